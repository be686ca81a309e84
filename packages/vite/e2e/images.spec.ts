import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { launchBrowser } from '@landing/tooling/browser'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FixtureSite, openFixture } from './fixture-site'

let site: FixtureSite
beforeAll(async () => {
  site = await openFixture()
  await site.edit('landing.config.js', 'docs:', 'images: { widths: [400, 800, 2000] }, docs:')
  await site.write(
    'content/docs/pictures.md',
    [
      '# Pictures',
      '![A wide one](./wide.png)',
      '![A small one](./wide.png){width=200}',
      '![Below the static folder](/photo.jpg)',
      '![A drawing](./drawing.svg)',
      '<img src="./wide.png" srcset="./drawing.svg 2x" alt="With sources of its own">',
    ].join('\n\n'),
  )
  await site.write('content/docs/drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const blue = { channels: 3, background: '#258' } as const
  await sharp({ create: { width: 1200, height: 600, ...blue } }).toFile(
    join(site.root, 'content/docs/wide.png'),
  )
  await sharp({ create: { width: 300, height: 200, ...blue } }).toFile(
    join(site.root, 'content/static/photo.jpg'),
  )
})
afterAll(() => site.dispose())

const assets = async () =>
  (await readdir(join(site.root, 'dist/assets'))).filter((name) => name.endsWith('.webp')).sort()

it('offers the images of documents as WebP in several widths, and converts each once', async () => {
  const { ok, output } = await site.build()
  expect(output).toMatch(/^✓ \d+ documents?.* in [^\n]*\n+$/)
  expect(ok).toBe(true)
  const html = (await site.read('dist/docs/pictures/index.html')).replace(
    /\.[\da-f]{8}(?=[.-])/g,
    '',
  )
  const wide =
    'srcset="/base/assets/wide-400.webp 400w, /base/assets/wide-800.webp 800w, /base/assets/wide-1200.webp 1200w"'
  expect(html.match(/<img [^>]*>/g)).toEqual([
    `<img src="/base/assets/wide.png" ${wide} sizes="(min-width: 62.3125em) 45rem, 100vw" width="1200" height="600" alt="A wide one" decoding="async">`,
    `<img src="/base/assets/wide.png" ${wide} sizes="200px" width="200" height="100" alt="A small one" loading="lazy" decoding="async">`,
    '<img src="/base/photo.jpg" srcset="/base/assets/photo-300.webp 300w" sizes="(min-width: 62.3125em) 45rem, 100vw" width="300" height="200" alt="Below the static folder" loading="lazy" decoding="async">',
    expect.stringMatching(/^<img src="\/base\/assets\/drawing\.svg" alt="A drawing"/),
    expect.stringContaining('srcset="/base/assets/drawing.svg 2x"'),
  ])
  const names = await assets()
  expect(names).toHaveLength(4)
  const [first = ''] = names.filter((name) => name.endsWith('-400.webp'))
  const image = await readFile(join(site.root, 'dist/assets', first))
  const { format, width, height } = await sharp(image).metadata()
  expect({ format, width, height }).toEqual({ format: 'webp', width: 400, height: 200 })

  expect((await site.build()).output).toContain(' 0 files written')
  await site.edit('landing.config.js', '2000]', '2000], quality: 50')
  await site.build()
  const better = await assets()
  expect(better).toHaveLength(4)
  expect(better.filter((name) => names.includes(name))).toEqual([])
})

it('loads the width that fits, and enlarges to the whole', async () => {
  const server = await site.serve('preview')
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 800 } })
    const isLoaded = (name: string) =>
      page.waitForFunction(
        (part) => [...document.images].some(({ currentSrc }) => currentSrc.includes(part)),
        name,
      )
    await page.goto(`${server.href}docs/pictures/`)
    await isLoaded('-400.webp')
    await page.getByRole('button', { name: 'Enlarge the image: A wide one' }).click()
    const enlarged = page.locator('dialog.landing-zoom-dialog img')
    expect(await enlarged.getAttribute('src')).toMatch(/wide\.[\da-f]{8}-1200\.webp$/)
  } finally {
    await browser.close()
    await server.close()
  }
})

it('shows images as they are in the dev server', async () => {
  const server = await site.serve('dev')
  try {
    const html = await (await fetch(`${server.href}docs/pictures/`)).text()
    expect(html).toMatch(/<img src="\/base\/assets\/wide\.[\da-f]{8}\.png" width="1200"/)
  } finally {
    await server.close()
  }
})
