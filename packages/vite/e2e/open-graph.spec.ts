import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type FixtureSite, openFixture } from './fixture-site'

/** An image of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

let site: FixtureSite
beforeAll(async () => {
  site = await openFixture()
})
afterAll(() => site.dispose())
beforeEach(async () => {
  await site.restore()
  await site.edit(
    'landing.config.js',
    'docs:',
    "plugins: [{ module: '@landing/plugin-og-images', options: { background: '#102030' } }], docs:",
  )
  await writeFile(join(site.root, 'content/static/own.png'), pixel)
  await site.write('content/docs/own.md', '---\nimage: own.png\n---\n\n# Own image\n')
})

/** Content of an Open Graph property of a page. */
async function property(path: string, name: string): Promise<string | undefined> {
  const html = await site.read(`dist/${path}/index.html`)
  return new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1]
}

it('draws an image for each page without one, once', async () => {
  const first = await site.build()
  expect(first.output).toMatch(/^✓ \d+ documents?.* in [^\n]*\n+$/)
  const image = (await property('docs/start', 'og:image')) ?? ''
  expect(image).toMatch(/^https:\/\/docs\.example\.org\/base\/open-graph\/[\w-]{16}\.png$/)
  const size = [
    await property('docs/start', 'og:image:width'),
    await property('docs/start', 'og:image:height'),
  ]
  expect(size).toEqual(['1200', '630'])
  const file = join(site.root, 'dist', new URL(image).pathname.replace('/base/', ''))
  const bytes = await readFile(file)
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  expect(await property('docs/own', 'og:image')).toBe('https://docs.example.org/base/own.png')

  // Without a browser nothing could be drawn.
  expect((await site.build()).output).toContain(' 0 files written')
  await site.remove('dist')
  await site.edit('vite.config.js', 'import', 'process.env.CHROME_PATH = process.execPath\nimport')
  expect((await site.build()).ok).toBe(true)
  expect(await readFile(file)).toEqual(bytes)

  await site.edit('content/docs/start.md', 'title: Start', 'title: New')
  expect((await site.build()).output).toContain(
    `build/open-graph: The browser ${process.execPath} does not draw Open Graph images.

Install Chromium or Chrome, set CHROME_PATH to its executable, or remove "ogImages" from the plugins.`,
  )
})

it('says that there is no browser, and takes the image of the site', async () => {
  await site.edit('landing.config.js', 'docs:', "socialImage: 'own.png', docs:")
  await site.edit('vite.config.js', 'import', "process.env.CHROME_PATH = ''\nimport")
  const { ok, output } = await site.build()
  expect(ok).toBe(true)
  expect(output).toContain(
    `plugins  warning  build/open-graph
  No Open Graph images are rendered: there is no Chromium or Chrome.
  Install Chromium or Chrome, set CHROME_PATH to its executable, or remove "ogImages" from the plugins.`,
  )
  expect(await property('docs/start', 'og:image')).toBe('https://docs.example.org/base/own.png')
})
