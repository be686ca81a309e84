import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openOutput } from './output'
import { documentPath, outputPath } from './output-path'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'landing-output-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('openOutput', () => {
  it('puts the new files in the place of the old ones, whole', async () => {
    const target = join(folder, 'dist')
    await mkdir(target)
    await writeFile(join(target, 'old.html'), 'old')
    const output = openOutput(join(folder, 'stage'), target)
    await output.write('/docs/x/index.html', 'new')
    expect(await readdir(target)).toEqual(['old.html'])
    await output.commit()
    expect(await readdir(target)).toEqual(['docs'])
    expect(await readFile(join(target, 'docs/x/index.html'), 'utf8')).toBe('new')
    expect(output.written).toEqual({ files: 1, bytes: 3 })
  })

  it('leaves the old files alone when it is discarded', async () => {
    const target = join(folder, 'dist')
    await mkdir(target)
    await writeFile(join(target, 'old.html'), 'old')
    const output = openOutput(join(folder, 'stage'), target)
    await output.write('new.html', 'new')
    await output.discard()
    expect(await readdir(folder)).toEqual(['dist'])
    expect(await readdir(target)).toEqual(['old.html'])
  })
})

describe('outputPath', () => {
  it('stays inside the folder', () => {
    expect(outputPath('/out', '/docs/x.html')).toBe('/out/docs/x.html')
    expect(() => outputPath('/out', '/../etc/passwd')).toThrow(
      'The path "/../etc/passwd" leads outside the output folder.',
    )
  })
})

it.each([
  ['/', '/index.html'],
  ['/docs/x/', '/docs/x/index.html'],
  ['/docs/x', '/docs/x/index.html'],
])('the document of %s is %s', (path, file) => {
  expect(documentPath(path)).toBe(file)
})
