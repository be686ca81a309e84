import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { resolveConfig } from '@landing/schema/validate'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { imageWriter } from './images'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'landing-images-'))
})
afterAll(() => rm(folder, { recursive: true }))

const config = resolveConfig({ title: 'Site', url: 'https://example.org', images: {} })
const staged = (path: string) => join(folder, path.slice(1))
const output = { keeps: () => false, stage: staged }

function fakeStore(values = new Map<string, unknown>()) {
  return {
    get: <T>(key: string) => values.get(key) as T | undefined,
    put: (key: string, value: unknown) => void values.set(key, value),
  }
}

it('writes a photo upright, in the width asked for', async () => {
  const source = join(folder, 'photo.jpg')
  // Stored on its side, as cameras do.
  await sharp({ create: { width: 60, height: 90, channels: 3, background: '#258' } })
    .withMetadata({ orientation: 6 })
    .toFile(source)
  const write = imageWriter({ root: import.meta.dirname, config }, output, fakeStore())
  await write([{ source, href: '/photo-45.webp', width: 45 }])
  const { format, width, height } = await sharp(staged('/photo-45.webp')).metadata()
  expect({ format, width, height }).toEqual({ format: 'webp', width: 45, height: 30 })
})

it('takes a converted image from the cache', async () => {
  const store = fakeStore()
  store.put('image /kept-10.webp', Buffer.from('converted').toString('base64'))
  const write = imageWriter({ root: import.meta.dirname, config }, output, store)
  await write([{ source: join(folder, 'gone.png'), href: '/kept-10.webp', width: 10 }])
  expect(await readFile(staged('/kept-10.webp'), 'utf8')).toBe('converted')
})

it('names an image that is damaged', async () => {
  await writeFile(join(folder, 'broken.png'), 'no image')
  const own = resolveConfig({ ...config, contentDir: folder })
  const write = imageWriter({ root: import.meta.dirname, config: own }, output, fakeStore())
  await expect(
    write([{ source: join(folder, 'broken.png'), href: '/broken-10.webp', width: 10 }]),
  ).rejects.toMatchObject({
    code: 'build/images',
    message: 'broken.png cannot be converted to WebP.',
    help: 'The file is damaged, or not what its name says: save it again, or remove it from the page.',
  })
})

it('says what to install, before anything is written', async () => {
  const root = join(folder, 'without')
  await mkdir(join(root, 'node_modules/sharp'), { recursive: true })
  await writeFile(join(root, 'node_modules/sharp/index.js'), 'throw new Error("No binary.")')
  expect(() => imageWriter({ root, config }, output, fakeStore())).toThrow(
    expect.objectContaining({
      code: 'build/images',
      message: 'The option "images" needs the package "sharp".',
      help: 'Install it: "npm install --save-dev sharp". Or remove "images" from the configuration.',
    }),
  )
})
