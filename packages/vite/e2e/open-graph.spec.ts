import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { launchBrowser } from '@landing/tooling/browser'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { drawingScript } from '../src/plugin/build/open-graph/drawing-script'
import { type FixtureSite, openFixture } from './fixture-site'

let site: FixtureSite
beforeAll(async () => {
  site = await openFixture()
})
afterAll(() => site.dispose())
beforeEach(async () => {
  await site.restore()
  await site.edit('landing.config.js', 'docs:', "openGraph: { background: '#102030' }, docs:")
  await site.write('content/static/own.png', 'own')
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

Install Chromium or Chrome, set CHROME_PATH to its executable, or remove "openGraph" from the configuration.`,
  )
})

it('says that there is no browser, and takes the image of the site', async () => {
  await site.edit('landing.config.js', 'docs:', "socialImage: 'own.png', docs:")
  await site.edit('vite.config.js', 'import', "process.env.CHROME_PATH = ''\nimport")
  const { ok, output } = await site.build()
  expect(ok).toBe(true)
  expect(output).toContain(
    `openGraph  warning  build/open-graph
  No Open Graph images are rendered: there is no Chromium or Chrome.
  Install Chromium or Chrome, set CHROME_PATH to its executable, or remove "openGraph" from the configuration.`,
  )
  expect(await property('docs/start', 'og:image')).toBe('https://docs.example.org/base/own.png')
})

it('shows all of a title, in any script, inside of the image', async () => {
  const titles = [
    'Start',
    `A long title about ${'one_very_long_identifier_'.repeat(8)} with more words`,
    'word '.repeat(120).trim(),
    'x'.repeat(400),
    '部署到云平台：从配置到第一次发布的完整指南',
    'البدء مع المشروع وكتابة أول ملف إعداد',
  ]
  const images = titles.map((title) => ({
    title,
    description: 'What it is. '.repeat(40),
    label: 'A site with a name '.repeat(8).trim(),
    language: 'en',
    direction: 'ltr',
  }))
  const browser = await launchBrowser()
  const page = await browser.newPage()
  const values = { images, look: { background: '#fff', color: '#000', accent: '#00f' }, fonts: {} }
  const written = await page.evaluate(`(async () => {
    const written = []
    const { prototype } = CanvasRenderingContext2D
    const { fillText, fillRect } = prototype
    prototype.fillText = function (text, x, y) {
      written.at(-1).push({ text, y, width: this.measureText(text).width, font: this.font })
      return fillText.call(this, text, x, y)
    }
    prototype.fillRect = function (x, y, width, height) {
      if (height === 630) written.push([])
      return fillRect.call(this, x, y, width, height)
    }
    await (${drawingScript})(${JSON.stringify(values)})
    return written
  })()`)
  await browser.close()
  const lines = written as { text: string; y: number; width: number; font: string }[][]
  const plain = (text: string) => text.replace(/\s/g, '')
  for (const [index, title] of titles.entries()) {
    const shown = lines[index] ?? []
    expect(plain(shown.map(({ text }) => text).join(''))).toContain(plain(title))
    expect(Math.max(...shown.map(({ width }) => width))).toBeLessThanOrEqual(1040)
    expect(Math.max(...shown.map(({ y }) => y))).toBeLessThanOrEqual(570)
    // No line is written over another one.
    const steps = shown.slice(1).map(({ y }, at) => y - (shown[at]?.y ?? 0))
    expect(Math.min(...steps)).toBeGreaterThan(18)
  }
  expect(lines[0]?.[0]?.font).toContain('80px')
})
