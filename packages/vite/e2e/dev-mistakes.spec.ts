import { launchBrowser } from '@landing/tooling/browser'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FixtureSite, openFixture, openLive, type RunningServer } from './fixture-site'

let site: FixtureSite
let server: RunningServer
let browser: Browser
let page: Page
let problems: string[]

beforeAll(async () => {
  site = await openFixture()
  server = await site.serve('dev')
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await server.close()
  await site.dispose()
})
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 400 } })
  problems = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
  })
})
afterEach(async () => {
  await page.close()
  if (await site.restore()) await server.restarted()
})

/** Opens a page, and waits until it is live and has its fonts. */
async function open(path: string): Promise<void> {
  await openLive(page, server.href + path)
  // The text moves once more when the web font replaces the fallback.
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

const shows = (text: string) =>
  page.waitForFunction((wanted) => document.body.textContent?.includes(wanted), text)

it("shows an author's mistake over the page, and takes it away with the correction", async () => {
  await open('docs/start/')
  await site.edit('content/docs/start.md', './guides/other.md', './guides/othr.md')
  const overlay = page.locator('vite-error-overlay')
  await overlay.waitFor({ state: 'attached' })
  const text = await overlay.evaluate((element) => element.shadowRoot?.textContent)
  expect(text).toContain('docs/start.md:10:6')
  expect(text).toContain('Did you mean "./guides/other.md"?')
  await site.edit('content/docs/start.md', './guides/othr.md', './guides/other.md')
  await overlay.waitFor({ state: 'detached' })
})

it('shows a mistake of a page over that page alone', async () => {
  await site.edit('content/docs/start.md', './guides/other.md', './guides/othr.md')
  await open('docs/guides/other/')
  const another = await browser.newPage()
  await another.goto(`${server.href}docs/start/`)
  await another.locator('vite-error-overlay').waitFor({ state: 'attached' })
  // Its document is loaded ahead.
  await page.hover('a[href$="/docs/start/"]')
  await page.waitForTimeout(500)
  expect(await page.locator('vite-error-overlay').count()).toBe(0)
  await page.click('a[href$="/docs/start/"]')
  await page.locator('vite-error-overlay').waitFor({ state: 'attached' })
  await page.goBack()
  await page.locator('vite-error-overlay').waitFor({ state: 'detached' })
  await another.close()
})

it('shows a mistake of the configuration over the page, and takes it away with the correction', async () => {
  await open('docs/start/')
  await site.edit('landing.config.js', "baseUrl: '/base/'", "baseUrl: 'base'")
  const overlay = page.locator('vite-error-overlay')
  await overlay.waitFor({ state: 'attached' })
  const text = await overlay.evaluate((element) => element.shadowRoot?.textContent)
  expect(text).toContain('config/invalid')
  expect(text).toContain('a path that starts and ends with a slash')
  await site.edit('landing.config.js', "baseUrl: 'base'", "baseUrl: '/base/'")
  await overlay.waitFor({ state: 'detached' })
  await server.restarted()
  problems.length = 0
})

it('shows a syntax error of the configuration over the page, and takes it away with the correction', async () => {
  await open('docs/start/')
  await site.edit('landing.config.js', "baseUrl: '/base/'", "!baseUrl: '/base/'")
  const overlay = page.locator('vite-error-overlay')
  await overlay.waitFor({ state: 'attached' })
  const text = await overlay.evaluate((element) => element.shadowRoot?.textContent)
  expect(text).toContain('[PARSE_ERROR] Unexpected token')
  expect(text).toContain('landing.config.js:4:3')
  await site.edit('landing.config.js', "!baseUrl: '/base/'", "baseUrl: '/base/'")
  await overlay.waitFor({ state: 'detached' })
  await server.restarted()
  problems.length = 0
})

it('sees edits of the configuration that come while it restarts', async () => {
  const sent = async () => (await fetch(`${server.href}docs/start/`)).text()
  for (const [before, after] of [
    ['Fixture', 'First'],
    ['First', 'Second'],
    ['Second', 'Third'],
  ] as const) {
    await site.edit('landing.config.js', `title: '${before}'`, `title: '${after}'`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await expect.poll(sent, { timeout: 20_000 }).toContain('Third</title>')
})

it('shows a page again whose syntax error is corrected', async () => {
  await open('')
  await site.edit('src/pages/index.jsx', '<main>', '<main')
  const overlay = page.locator('vite-error-overlay')
  await overlay.waitFor({ state: 'attached' })
  // The tab may reload itself meanwhile, which ends the visit.
  const visit = () => page.goto(server.href).then(Boolean, () => false)
  await expect.poll(visit).toBe(true)
  await overlay.waitFor({ state: 'attached' })
  expect(await overlay.evaluate((element) => element.shadowRoot?.textContent)).toContain(
    'src/pages/index.jsx:10:7',
  )
  await site.edit('src/pages/index.jsx', '<main\n', '<main>\n')
  await shows('Pressed 0 times')
  problems.length = 0
})

it('shows a mistake in the style sheets over the page', async () => {
  await open('docs/start/')
  await site.write('src/styles.css', '.a {\n')
  const overlay = page.locator('vite-error-overlay')
  await overlay.waitFor({ state: 'attached' })
  const text = await overlay.evaluate((element) => element.shadowRoot?.textContent)
  expect(text).toContain('src/styles.css:1:4  error  styles/syntax')
})

it('names a hook outside of a client module over the page', async () => {
  await site.edit('src/components/counter.jsx', "'use client'\n", '')
  await open('')
  const overlay = page.locator('vite-error-overlay')
  await overlay.waitFor({ state: 'attached' })
  const text = await overlay.evaluate((element) => element.shadowRoot?.textContent)
  expect(text).toContain('counter.jsx:8:29')
  expect(text).toContain("Add 'use client' as the first line of this module")
  problems.length = 0
})

describe('while a document has an error', () => {
  const overlay = () => page.locator('vite-error-overlay')
  const errorText = () => overlay().locator('.message-body').textContent()

  it('shows it over its own page, until the correction', async () => {
    await open('docs/start/')
    await site.edit('content/docs/start.md', '---\n', '---\ntags: [\n')
    await overlay().waitFor({ state: 'attached' })
    expect(await errorText()).toContain('front-matter/syntax')
    await open('docs/start/')
    await overlay().waitFor({ state: 'attached' })
    await site.edit('content/docs/start.md', 'The first paragraph.', 'Edited.')
    await shows('Edited.')
    await overlay().waitFor({ state: 'attached' })
    await site.edit('content/docs/start.md', '---\ntags: [\n', '---\n')
    await overlay().waitFor({ state: 'detached' })
  })

  it('shows edits of others, and new documents and pages', async () => {
    await open('docs/guides/other/')
    await site.edit('content/docs/start.md', '---\n', '---\ntags: [\n')
    await overlay().waitFor({ state: 'attached' })
    await site.edit('content/docs/guides/other.md', 'Other', 'Another')
    await shows('Another')
    await overlay().waitFor({ state: 'detached' })
    await site.write('content/docs/guides/meanwhile.md', '# Written meanwhile\n')
    await site.write('src/pages/added.jsx', 'export default () => <h1>Added meanwhile</h1>\n')
    const text = async (path: string) => (await fetch(server.href + path)).text()
    for (const [path, title] of [
      ['docs/guides/meanwhile/', 'Written meanwhile'],
      ['added/', 'Added meanwhile'],
    ] as const) {
      await expect.poll(() => text(path), { timeout: 5000 }).toContain(title)
    }
    await site.remove('content/docs/guides/meanwhile.md')
  })

  it('starts, and shows it over the first page', async () => {
    // A tab that connects again after the restart would be the first.
    await page.goto('about:blank')
    await site.edit('content/docs/start.md', '---\n', '---\ntags: [\n')
    const before = server.output().length
    await site.edit(
      'landing.config.js',
      "baseUrl: '/base/'",
      "title: 'Restarted', baseUrl: '/base/'",
    )
    await server.restarted()
    expect(server.output().slice(before)).toContain('front-matter/syntax')
    await open('docs/guides/other/')
    await overlay().waitFor({ state: 'attached' })
    expect(await errorText()).toContain('docs/start.md:3:1')
    expect(await page.title()).toContain('Restarted')
    await site.restore()
    await server.restarted()
  })
})

it('names two pages with one address, and goes on', async () => {
  await site.write('src/pages/two.jsx', 'export default () => <h1>First</h1>\n')
  await site.write('src/pages/two/index.jsx', 'export default () => <h1>Second</h1>\n')
  const message = 'src/pages/two.jsx and src/pages/two/index.jsx have the same address /two/.'
  await expect.poll(() => server.output(), { timeout: 5000 }).toContain(message)
  expect((await fetch(`${server.href}docs/start/`)).status).toBe(200)
})
