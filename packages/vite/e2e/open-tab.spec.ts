import { beforeEach, expect, it } from 'vitest'
import { openDevPage } from './dev-page'
import { openLive } from './fixture-site'

const dev = openDevPage()
beforeEach(() => open())

const open = () => openLive(dev.page, `${dev.server.href}docs/start/`)

const file = 'content/docs/start.md'
const styles = 'src/styles.css'

/** A style sheet of the site, which reloads the page when it is new. */
async function addStyles(text: string): Promise<void> {
  await Promise.all([
    dev.page.waitForEvent('console', (line) => line.text() === '[vite] connected.'),
    dev.site.write(styles, text),
  ])
  await dev.page.waitForSelector('html[data-scripts="ready"]')
}
/** Requests of the page in a second, once its scripts are loaded. */
async function requests(): Promise<number> {
  await dev.page.waitForSelector('html[data-scripts="ready"]')
  await dev.page.waitForTimeout(1000)
  let count = 0
  dev.page.on('request', () => {
    count += 1
  })
  await dev.page.waitForTimeout(1000)
  return count
}

it('shows that the document was removed, and comes back, each time', async () => {
  const text = await dev.site.read(file)
  for (let round = 0; round < 2; round += 1) {
    await dev.site.remove(file)
    await dev.shows('Page Not Found')
    expect(await requests()).toBe(0)
    await dev.site.write(file, text)
    await dev.shows('The first paragraph.')
  }
})

it('shows the last of several edits that come while the page is loaded', async () => {
  await dev.page.route('**/docs/start/', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  for (const [from, to] of [
    ['first', 'second'],
    ['second', 'third'],
    ['third', 'last'],
  ] as const) {
    await dev.site.edit(file, `The ${from} paragraph.`, `The ${to} paragraph.`)
    await dev.page.waitForTimeout(100)
  }
  await dev.shows('The last paragraph.')
  expect(await requests()).toBe(0)
})

it('asks for nothing after edits of other pages', async () => {
  const asked: string[] = []
  dev.page.on('request', (request) => asked.push(request.url()))
  const other = await dev.browser.newPage()
  await other.goto(`${dev.server.href}docs/guides/other/`)
  // The first paragraph describes the page in lists.
  for (const [from, to] of [
    ['Another paragraph.', 'Another paragraph.\n\nOne more.'],
    ['One more.', 'Yet another.'],
  ] as const) {
    await dev.site.edit('content/docs/guides/other.md', from, to)
    const added = to.replace(/.*\n/gs, '')
    await other.waitForFunction((text) => document.body.textContent?.includes(text), added)
  }
  await other.close()
  expect(asked).toEqual([])
})

it('shows errors of the configuration and of style sheets until they are corrected', async () => {
  const overlay = dev.page.locator('vite-error-overlay')
  const shown = () => overlay.evaluate((element) => element.shadowRoot?.textContent)
  await addStyles('.a {}\n')
  const edits: readonly (readonly [file: string, from: string, to: string, text: string])[] = [
    [styles, '.a {}', '.a {', 'styles/syntax'],
    ['landing.config.js', "baseUrl: '/base/'", "baseUrl: 'base'", 'config/invalid'],
  ]
  for (const [path, from, to, text] of edits) {
    await dev.site.edit(path, from, to)
    await expect.poll(shown, { timeout: 5000 }).toContain(text)
    await dev.page.waitForTimeout(500)
    await dev.site.edit(file, 'first', 'edited')
    await dev.shows('The edited paragraph.')
    await dev.page.waitForTimeout(500)
    expect(await shown()).toContain(text)
    await dev.site.edit(path, to, from)
    await overlay.waitFor({ state: 'detached' })
    await dev.site.edit(file, 'edited', 'first')
  }
  await dev.server.restarted()
})

it('shows the error of a style sheet that an editor empties before it writes it', async () => {
  await addStyles('.a {}\n')
  await dev.site.write(styles, '')
  await dev.page.waitForTimeout(20)
  await dev.site.write(styles, '.a {')
  await dev.page.locator('vite-error-overlay').waitFor({ state: 'attached' })
})

it('shows every edit of a style sheet, between edits of the page too', async () => {
  await addStyles('h1 { order: 1 }\n')
  for (const order of [2, 3, 4]) {
    await dev.site.write(styles, `h1 { order: ${order} }\n`)
    await dev.page.waitForFunction((wanted) => {
      const heading = document.querySelector('h1')
      return heading && getComputedStyle(heading).order === wanted
    }, `${order}`)
    await dev.site.edit(file, 'paragraph', `paragraph ${order}`)
    await dev.shows(`paragraph ${order}`)
  }
  // Vite's client removes the link of before the edit once the new one is loaded.
  await expect.poll(() => dev.page.locator('link[href*="styles.css"]').count()).toBe(1)
})

it('applies a new style sheet, until it is removed', async () => {
  const order = (wanted: string) =>
    dev.page.waitForFunction((value) => {
      const heading = document.querySelector('h1')
      return heading && getComputedStyle(heading).order === value
    }, wanted)
  await dev.site.write(styles, 'h1 { order: 1 }\n')
  await order('1')
  await dev.site.remove(styles)
  await order('0')
})

it('shows parts of a new theme module, until it is removed', async () => {
  await dev.site.write(
    'src/theme.jsx',
    'export const components = { Footer: () => <footer>An own footer</footer> }\n',
  )
  await dev.shows('An own footer')
  await dev.site.remove('src/theme.jsx')
  await dev.page.waitForFunction(() => !document.body.textContent?.includes('An own footer'))
})

it('shows a page of React that is saved twice within 50 milliseconds', async () => {
  // A new page reloads open tabs, which would end the visit.
  await dev.page.goto('about:blank')
  await dev.site.write('src/pages/twice.jsx', 'export default () => <h1>One</h1>\n')
  const sent = async () => (await fetch(`${dev.server.href}twice/`)).text()
  await expect.poll(sent).toContain('One')
  await openLive(dev.page, `${dev.server.href}twice/`)
  await dev.site.write('src/pages/twice.jsx', 'export default () => <h1>Two</h1>\n')
  await dev.page.waitForTimeout(40)
  await dev.site.write('src/pages/twice.jsx', 'export default () => <h1>Three</h1>\n')
  await dev.shows('Three')
})

it('names the line in the component that fails', async () => {
  const text = await dev.site.read(file)
  await dev.site.write(
    'src/components/prices.jsx',
    'const rows = undefined\n\nexport default function Prices() {\n  return <p>{rows.length}</p>\n}\n',
  )
  await dev.site.write(file, `${text}\n::prices\n`)
  const overlay = dev.page.locator('vite-error-overlay')
  await expect
    .poll(() => overlay.evaluate((element) => element.shadowRoot?.textContent))
    .toContain(
      `The component "prices" failed: Cannot read properties of undefined (reading 'length') (src/components/prices.jsx:4:19)`,
    )
})

it('finds a word written since the search was used, in the box and on the search page', async () => {
  await dev.site.edit('landing.config.js', 'items: []', "items: [{ type: 'search' }]")
  await dev.server.restarted()
  await open()
  const field = dev.page.locator('[data-search-box] input')
  const results = await dev.browser.newPage()
  await results.goto(`${dev.server.href}search/?q=zebra`)
  await results.getByText('No documents were found').waitFor()
  // Vite reloads the tab when it has bundled what the search needs.
  const answer = dev.page.locator('[data-search-box]', { hasText: 'No results' })
  const isAnswered = async () => {
    await field.fill('zebra')
    return answer.waitFor({ timeout: 5000 }).then(
      () => true,
      () => false,
    )
  }
  await expect.poll(isAnswered, { timeout: 60_000 }).toBe(true)
  await field.fill('')
  await dev.site.edit(file, 'The first paragraph.', 'The zebra paragraph.')
  await dev.shows('The zebra paragraph.')
  await results.getByText('1 document found').waitFor()
  await results.close()
  await field.fill('zebra')
  await dev.page.locator('[data-search-box] .landing-suggestion', { hasText: 'zebra' }).waitFor()
})
