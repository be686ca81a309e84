import { describe, expect, it } from 'vitest'
import { openDevPage } from './dev-page'

const dev = openDevPage()

it("shows an author's mistake over the page, and takes it away with the correction", async () => {
  await dev.open('docs/start/')
  await dev.site.edit('content/docs/start.md', './guides/other.md', './guides/othr.md')
  const overlay = dev.page.locator('vite-error-overlay')
  await overlay.waitFor({ state: 'attached' })
  const text = await overlay.evaluate((element) => element.shadowRoot?.textContent)
  expect(text).toContain('docs/start.md:10:6')
  expect(text).toContain('Did you mean "./guides/other.md"?')
  await dev.site.edit('content/docs/start.md', './guides/othr.md', './guides/other.md')
  await overlay.waitFor({ state: 'detached' })
})

it('shows a mistake of a page over that page alone', async () => {
  await dev.site.edit('content/docs/start.md', './guides/other.md', './guides/othr.md')
  await dev.open('docs/guides/other/')
  const another = await dev.browser.newPage()
  await another.goto(`${dev.server.href}docs/start/`)
  await another.locator('vite-error-overlay').waitFor({ state: 'attached' })
  // Its document is loaded ahead.
  await dev.page.hover('a[href$="/docs/start/"]')
  await dev.page.waitForTimeout(500)
  expect(await dev.page.locator('vite-error-overlay').count()).toBe(0)
  await dev.page.click('a[href$="/docs/start/"]')
  await dev.page.locator('vite-error-overlay').waitFor({ state: 'attached' })
  await dev.page.goBack()
  await dev.page.locator('vite-error-overlay').waitFor({ state: 'detached' })
  await another.close()
})

it('shows a mistake of the configuration over the page, and takes it away with the correction', async () => {
  await dev.open('docs/start/')
  await dev.site.edit('landing.config.js', "baseUrl: '/base/'", "baseUrl: 'base'")
  const overlay = dev.page.locator('vite-error-overlay')
  await overlay.waitFor({ state: 'attached' })
  const text = await overlay.evaluate((element) => element.shadowRoot?.textContent)
  expect(text).toContain('config/invalid')
  expect(text).toContain('a path that starts and ends with a slash')
  await dev.site.edit('landing.config.js', "baseUrl: 'base'", "baseUrl: '/base/'")
  await overlay.waitFor({ state: 'detached' })
  await dev.server.restarted()
  dev.problems.length = 0
})

it('shows a syntax error of the configuration over the page, and takes it away with the correction', async () => {
  await dev.open('docs/start/')
  await dev.site.edit('landing.config.js', "baseUrl: '/base/'", "!baseUrl: '/base/'")
  const overlay = dev.page.locator('vite-error-overlay')
  await overlay.waitFor({ state: 'attached' })
  const text = await overlay.evaluate((element) => element.shadowRoot?.textContent)
  expect(text).toContain('[PARSE_ERROR] Unexpected token')
  expect(text).toContain('landing.config.js:4:3')
  await dev.site.edit('landing.config.js', "!baseUrl: '/base/'", "baseUrl: '/base/'")
  await overlay.waitFor({ state: 'detached' })
  await dev.server.restarted()
  dev.problems.length = 0
})

it('sees edits of the configuration that come while it restarts', async () => {
  const sent = async () => (await fetch(`${dev.server.href}docs/start/`)).text()
  for (const [before, after] of [
    ['Fixture', 'First'],
    ['First', 'Second'],
    ['Second', 'Third'],
  ] as const) {
    await dev.site.edit('landing.config.js', `title: '${before}'`, `title: '${after}'`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await expect.poll(sent, { timeout: 20_000 }).toContain('Third</title>')
})

it('shows a page again whose syntax error is corrected', async () => {
  await dev.open('')
  await dev.site.edit('src/pages/index.jsx', '<main>', '<main')
  const overlay = dev.page.locator('vite-error-overlay')
  await overlay.waitFor({ state: 'attached' })
  // The tab may reload itself meanwhile, which ends the visit.
  const visit = () => dev.page.goto(dev.server.href).then(Boolean, () => false)
  await expect.poll(visit).toBe(true)
  await overlay.waitFor({ state: 'attached' })
  expect(await overlay.evaluate((element) => element.shadowRoot?.textContent)).toContain(
    'src/pages/index.jsx:10:7',
  )
  await dev.site.edit('src/pages/index.jsx', '<main\n', '<main>\n')
  await dev.shows('Pressed 0 times')
  dev.problems.length = 0
})

it('shows a mistake in the style sheets over the page', async () => {
  await dev.open('docs/start/')
  await dev.site.write('src/styles.css', '.a {\n')
  const overlay = dev.page.locator('vite-error-overlay')
  await overlay.waitFor({ state: 'attached' })
  const text = await overlay.evaluate((element) => element.shadowRoot?.textContent)
  expect(text).toContain('src/styles.css:1:4  error  styles/syntax')
})

it('names a hook outside of a client module over the page', async () => {
  await dev.site.edit('src/components/counter.jsx', "'use client'\n", '')
  await dev.open('')
  const overlay = dev.page.locator('vite-error-overlay')
  await overlay.waitFor({ state: 'attached' })
  const text = await overlay.evaluate((element) => element.shadowRoot?.textContent)
  expect(text).toContain('counter.jsx:8:29')
  expect(text).toContain("Add 'use client' as the first line of this module")
  dev.problems.length = 0
})

describe('while a document has an error', () => {
  const overlay = () => dev.page.locator('vite-error-overlay')
  const errorText = () => overlay().locator('.message-body').textContent()

  it('shows it over its own page, until the correction', async () => {
    await dev.open('docs/start/')
    await dev.site.edit('content/docs/start.md', '---\n', '---\ntags: [\n')
    await overlay().waitFor({ state: 'attached' })
    expect(await errorText()).toContain('front-matter/syntax')
    await dev.open('docs/start/')
    await overlay().waitFor({ state: 'attached' })
    await dev.site.edit('content/docs/start.md', 'The first paragraph.', 'Edited.')
    await dev.shows('Edited.')
    await overlay().waitFor({ state: 'attached' })
    await dev.site.edit('content/docs/start.md', '---\ntags: [\n', '---\n')
    await overlay().waitFor({ state: 'detached' })
  })

  it('shows edits of others, and new documents and pages', async () => {
    await dev.open('docs/guides/other/')
    await dev.site.edit('content/docs/start.md', '---\n', '---\ntags: [\n')
    await overlay().waitFor({ state: 'attached' })
    await dev.site.edit('content/docs/guides/other.md', 'Other', 'Another')
    await dev.shows('Another')
    await overlay().waitFor({ state: 'detached' })
    await dev.site.write('content/docs/guides/meanwhile.md', '# Written meanwhile\n')
    await dev.site.write('src/pages/added.jsx', 'export default () => <h1>Added meanwhile</h1>\n')
    const text = async (path: string) => (await fetch(dev.server.href + path)).text()
    for (const [path, title] of [
      ['docs/guides/meanwhile/', 'Written meanwhile'],
      ['added/', 'Added meanwhile'],
    ] as const) {
      await expect.poll(() => text(path), { timeout: 5000 }).toContain(title)
    }
    await dev.site.remove('content/docs/guides/meanwhile.md')
  })

  it('starts, and shows it over the first page', async () => {
    // A tab that connects again after the restart would be the first.
    await dev.page.goto('about:blank')
    await dev.site.edit('content/docs/start.md', '---\n', '---\ntags: [\n')
    const before = dev.server.output().length
    await dev.site.edit(
      'landing.config.js',
      "baseUrl: '/base/'",
      "title: 'Restarted', baseUrl: '/base/'",
    )
    await dev.server.restarted()
    expect(dev.server.output().slice(before)).toContain('front-matter/syntax')
    await dev.open('docs/guides/other/')
    await overlay().waitFor({ state: 'attached' })
    expect(await errorText()).toContain('docs/start.md:3:1')
    expect(await dev.page.title()).toContain('Restarted')
    await dev.site.restore()
    await dev.server.restarted()
  })
})

it('names two pages with one address, and goes on', async () => {
  await dev.site.write('src/pages/two.jsx', 'export default () => <h1>First</h1>\n')
  await dev.site.write('src/pages/two/index.jsx', 'export default () => <h1>Second</h1>\n')
  const message = 'src/pages/two.jsx and src/pages/two/index.jsx have the same address /two/.'
  await expect.poll(() => dev.server.output(), { timeout: 5000 }).toContain(message)
  expect((await fetch(`${dev.server.href}docs/start/`)).status).toBe(200)
})
