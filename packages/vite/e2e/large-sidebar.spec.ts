import { launchBrowser } from '@landing/tooling/browser'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type FixtureSite, openFixture, type RunningServer } from './fixture-site'

let site: FixtureSite
let server: RunningServer
let browser: Browser
let context: BrowserContext

beforeAll(async () => {
  site = await openFixture()
  for (let folder = 0; folder < 40; folder++) {
    for (let page = 0; page < (folder === 20 ? 60 : 2); page++) {
      const text = `---\nsidebar_position: ${page}\n---\n\n# Page ${folder}-${page}\n\nText.\n`
      await site.write(`content/docs/part-${folder}/page-${page}.md`, text)
    }
  }
  for (let folder = 0; folder < 40; folder++) {
    const category = { label: `Part ${folder}`, position: folder }
    await site.write(`content/docs/part-${folder}/_category_.json`, JSON.stringify(category))
  }
  await site.buildOrThrow()
  server = await site.serve('preview')
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await server.close()
  await site.dispose()
})
afterEach(() => context.close())

const sidebarFile = /\/sidebars\//

async function open(javaScriptEnabled = true): Promise<{ page: Page; loaded: () => number }> {
  context = await browser.newContext({ viewport: { width: 1280, height: 700 }, javaScriptEnabled })
  const page = await context.newPage()
  let count = 0
  page.on('request', (request) => {
    if (sidebarFile.test(request.url())) count += 1
  })
  await page.goto(`${server.href}docs/part-20/page-30/`)
  if (javaScriptEnabled) await page.waitForSelector('html[data-scripts="ready"]')
  return { page, loaded: () => count }
}

const sidebar = '.landing-sidebar .landing-nav-list'

it('is in a file that loads nothing when it is opened as a page', async () => {
  const { page } = await open()
  const src = await page.locator('[data-swap="sidebar"]').getAttribute('data-src')
  const problems: string[] = []
  page.on('console', (message) => problems.push(message.text()))
  await page.goto(new URL(src ?? '', server.href).href)
  expect(await page.locator('a').count()).toBeGreaterThan(100)
  expect(await page.locator('meta[http-equiv]').getAttribute('content')).toContain(
    "default-src 'none'",
  )
  expect(problems).toEqual([])
})

it('has what is near the page, and the current page in view', async () => {
  const { page, loaded } = await open()
  expect(await page.locator(`${sidebar} a`).count()).toBeLessThan(60)
  expect(await page.locator('.landing-sidebar [aria-current="page"]').textContent()).toBe(
    'Page 20-30',
  )
  const box = await page.locator('.landing-sidebar [aria-current="page"]').boundingBox()
  expect(box?.y).toBeGreaterThan(60)
  expect(box?.y).toBeLessThan(700)
  expect(loaded()).toBe(0)
})

it('opens a branch in place, with the focus on it', async () => {
  const { page } = await open()
  const branch = page.locator('.landing-sidebar a', { hasText: 'Part 21' })
  expect(await branch.getAttribute('aria-expanded')).toBe('false')
  await branch.press('Enter')
  await page.waitForSelector('.landing-sidebar details[open] >> text=Page 21-1')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Part 21')
  expect(new URL(page.url()).pathname).toBe('/base/docs/part-20/page-30/')
})

it('brings the rest of a list to a reader who is at its end, and holds the rows in place', async () => {
  const { page, loaded } = await open()
  const more = page
    .locator('.landing-sidebar .landing-nav-list .landing-nav-list .landing-nav-more')
    .first()
  await more.evaluate((row) => row.scrollIntoView())
  expect(loaded()).toBe(0)
  await page.hover('.landing-sidebar')
  await page.waitForSelector('.landing-sidebar a >> text="Page 20-0"')
  expect(loaded()).toBe(1)
  expect(await page.locator('.landing-sidebar .landing-nav-more').count()).toBe(0)
  // The first row that was there is still in view, although 23 have come above it.
  const box = await page.locator('.landing-sidebar a', { hasText: 'Page 20-23' }).boundingBox()
  expect(box?.y).toBeGreaterThan(60)
  expect(box?.y).toBeLessThan(700)
})

it('keeps open branches and the place of a reader with the next page', async () => {
  const { page, loaded } = await open()
  await page.locator('.landing-sidebar a', { hasText: 'Part 21' }).press('Enter')
  await page.waitForSelector('.landing-sidebar details[open] >> text=Page 21-1')
  await page.evaluate(() => {
    Object.assign(window, { list: document.querySelector('.landing-sidebar .landing-nav-list') })
  })
  const box = page.locator('.landing-sidebar-scroll')
  const link = page.locator('.landing-sidebar a', { hasText: 'Page 20-33' })
  await link.scrollIntoViewIfNeeded()
  const top = await box.evaluate((element) => element.scrollTop)
  expect(top).toBeGreaterThan(0)
  await link.click()
  await page.waitForSelector('h1 >> text=Page 20-33')
  expect(await page.locator('.landing-sidebar [aria-current="page"]').textContent()).toBe(
    'Page 20-33',
  )
  expect(await page.locator('.landing-sidebar details[open] >> text=Page 21-1').isVisible()).toBe(
    true,
  )
  expect(await box.evaluate((element) => element.scrollTop)).toBe(top)
  expect(await page.evaluate(() => (window as { list?: Element }).list?.isConnected)).toBe(true)
  expect(loaded()).toBe(1)
})

it('leads everywhere without a script', async () => {
  const { page } = await open(false)
  await page.click('.landing-sidebar a >> text="Part 21"')
  expect(new URL(page.url()).pathname).toBe('/base/docs/part-21/page-0/')
  expect(await page.locator('.landing-sidebar details[open] a').allTextContents()).toEqual([
    'Page 21-0',
    'Page 21-1',
  ])
  await page.locator('.landing-sidebar .landing-nav-more').last().click()
  expect(new URL(page.url()).pathname).toMatch(/^\/base\/docs\/part-25\/page-0\/$/)
})
