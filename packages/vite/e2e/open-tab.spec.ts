import { launchBrowser } from '@landing/tooling/browser'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { type FixtureSite, openFixture, openLive, type RunningServer } from './fixture-site'

let site: FixtureSite
let server: RunningServer
let browser: Browser
let page: Page

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
  page = await browser.newPage()
  await open()
})
afterEach(async () => {
  await page.close()
  if (await site.restore()) await server.restarted()
})

const open = () => openLive(page, `${server.href}docs/start/`)

const file = 'content/docs/start.md'
const styles = 'src/styles.css'

/** A style sheet of the site, which reloads the page when it is new. */
async function addStyles(text: string): Promise<void> {
  await Promise.all([
    page.waitForEvent('console', (line) => line.text() === '[vite] connected.'),
    site.write(styles, text),
  ])
  await page.waitForSelector('html[data-scripts="ready"]')
}
const shows = (text: string) =>
  page.waitForFunction((wanted) => document.body.textContent?.includes(wanted), text)

/** Requests of the page in a second, once its scripts are loaded. */
async function requests(): Promise<number> {
  await page.waitForSelector('html[data-scripts="ready"]')
  await page.waitForTimeout(1000)
  let count = 0
  page.on('request', () => {
    count += 1
  })
  await page.waitForTimeout(1000)
  return count
}

it('shows that the document was removed, and comes back, each time', async () => {
  const text = await site.read(file)
  for (let round = 0; round < 2; round += 1) {
    await site.remove(file)
    await shows('Page Not Found')
    expect(await requests()).toBe(0)
    await site.write(file, text)
    await shows('The first paragraph.')
  }
})

it('shows the last of several edits that come while the page is loaded', async () => {
  await page.route('**/docs/start/', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  for (const [from, to] of [
    ['first', 'second'],
    ['second', 'third'],
    ['third', 'last'],
  ] as const) {
    await site.edit(file, `The ${from} paragraph.`, `The ${to} paragraph.`)
    await page.waitForTimeout(100)
  }
  await shows('The last paragraph.')
  expect(await requests()).toBe(0)
})

it('asks for nothing after edits of other pages', async () => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const other = await browser.newPage()
  await other.goto(`${server.href}docs/guides/other/`)
  // The first paragraph describes the page in lists.
  for (const [from, to] of [
    ['Another paragraph.', 'Another paragraph.\n\nOne more.'],
    ['One more.', 'Yet another.'],
  ] as const) {
    await site.edit('content/docs/guides/other.md', from, to)
    const added = to.replace(/.*\n/gs, '')
    await other.waitForFunction((text) => document.body.textContent?.includes(text), added)
  }
  await other.close()
  expect(asked).toEqual([])
})

it('shows errors of the configuration and of style sheets until they are corrected', async () => {
  const overlay = page.locator('vite-error-overlay')
  const shown = () => overlay.evaluate((element) => element.shadowRoot?.textContent)
  await addStyles('.a {}\n')
  const edits: readonly (readonly [file: string, from: string, to: string, text: string])[] = [
    [styles, '.a {}', '.a {', 'styles/syntax'],
    ['landing.config.js', "baseUrl: '/base/'", "baseUrl: 'base'", 'config/invalid'],
  ]
  for (const [path, from, to, text] of edits) {
    await site.edit(path, from, to)
    await expect.poll(shown, { timeout: 5000 }).toContain(text)
    await page.waitForTimeout(500)
    await site.edit(file, 'first', 'edited')
    await shows('The edited paragraph.')
    await page.waitForTimeout(500)
    expect(await shown()).toContain(text)
    await site.edit(path, to, from)
    await overlay.waitFor({ state: 'detached' })
    await site.edit(file, 'edited', 'first')
  }
  await server.restarted()
})

it('shows the error of a style sheet that an editor empties before it writes it', async () => {
  await addStyles('.a {}\n')
  await site.write(styles, '')
  await page.waitForTimeout(20)
  await site.write(styles, '.a {')
  await page.locator('vite-error-overlay').waitFor({ state: 'attached' })
})

it('shows every edit of a style sheet, between edits of the page too', async () => {
  await addStyles('h1 { order: 1 }\n')
  for (const order of [2, 3, 4]) {
    await site.write(styles, `h1 { order: ${order} }\n`)
    await page.waitForFunction((wanted) => {
      const heading = document.querySelector('h1')
      return heading && getComputedStyle(heading).order === wanted
    }, `${order}`)
    await site.edit(file, 'paragraph', `paragraph ${order}`)
    await shows(`paragraph ${order}`)
  }
  // Vite's client removes the link of before the edit once the new one is loaded.
  await expect.poll(() => page.locator('link[href*="styles.css"]').count()).toBe(1)
})

it('applies a new style sheet, until it is removed', async () => {
  const order = (wanted: string) =>
    page.waitForFunction((value) => {
      const heading = document.querySelector('h1')
      return heading && getComputedStyle(heading).order === value
    }, wanted)
  await site.write(styles, 'h1 { order: 1 }\n')
  await order('1')
  await site.remove(styles)
  await order('0')
})

it('shows parts of a new theme module, until it is removed', async () => {
  await site.write(
    'src/theme.jsx',
    'export const components = { Footer: () => <footer>An own footer</footer> }\n',
  )
  await shows('An own footer')
  await site.remove('src/theme.jsx')
  await page.waitForFunction(() => !document.body.textContent?.includes('An own footer'))
})

it('shows a page of React that is saved twice within 50 milliseconds', async () => {
  // A new page reloads open tabs, which would end the visit.
  await page.goto('about:blank')
  await site.write('src/pages/twice.jsx', 'export default () => <h1>One</h1>\n')
  const sent = async () => (await fetch(`${server.href}twice/`)).text()
  await expect.poll(sent).toContain('One')
  await openLive(page, `${server.href}twice/`)
  await site.write('src/pages/twice.jsx', 'export default () => <h1>Two</h1>\n')
  await page.waitForTimeout(40)
  await site.write('src/pages/twice.jsx', 'export default () => <h1>Three</h1>\n')
  await shows('Three')
})

it('names the line in the component that fails', async () => {
  const text = await site.read(file)
  await site.write(
    'src/components/prices.jsx',
    'const rows = undefined\n\nexport default function Prices() {\n  return <p>{rows.length}</p>\n}\n',
  )
  await site.write(file, `${text}\n::prices\n`)
  const overlay = page.locator('vite-error-overlay')
  await expect
    .poll(() => overlay.evaluate((element) => element.shadowRoot?.textContent))
    .toContain(
      `The component "prices" failed: Cannot read properties of undefined (reading 'length') (src/components/prices.jsx:4:19)`,
    )
})

it('finds a word written since the search was used, in the box and on the search page', async () => {
  await site.edit('landing.config.js', 'items: []', "items: [{ type: 'search' }]")
  await server.restarted()
  await open()
  const field = page.locator('[data-search-box] input')
  const results = await browser.newPage()
  await results.goto(`${server.href}search/?q=zebra`)
  await results.getByText('No documents were found').waitFor()
  // Vite reloads the tab when it has bundled what the search needs.
  const answer = page.locator('[data-search-box]', { hasText: 'No results' })
  const isAnswered = async () => {
    await field.fill('zebra')
    return answer.waitFor({ timeout: 5000 }).then(
      () => true,
      () => false,
    )
  }
  await expect.poll(isAnswered, { timeout: 60_000 }).toBe(true)
  await field.fill('')
  await site.edit(file, 'The first paragraph.', 'The zebra paragraph.')
  await shows('The zebra paragraph.')
  await results.getByText('1 document found').waitFor()
  await results.close()
  await field.fill('zebra')
  await page.locator('[data-search-box] .landing-suggestion', { hasText: 'zebra' }).waitFor()
})
