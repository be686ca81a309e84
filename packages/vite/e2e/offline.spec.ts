import { launchBrowser } from '@landing/tooling/browser'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FixtureSite, openFixture, type RunningServer } from './fixture-site'

let site: FixtureSite
let browser: Browser
let context: BrowserContext
let page: Page
/** Serves the site always at the same address, as a host does. */
let server: RunningServer | undefined
let port = 0

beforeAll(async () => {
  site = await openFixture()
  browser = await launchBrowser()
  context = await browser.newContext()
  page = await context.newPage()
})
afterAll(async () => {
  await browser.close()
  await server?.close()
  await site.dispose()
})

async function deploy(): Promise<void> {
  await goOffline()
  await site.buildOrThrow()
  await goOnline()
}

async function goOnline(): Promise<void> {
  server = await site.serve('preview', port)
  port = Number(new URL(server.href).port)
}

async function goOffline(): Promise<void> {
  await server?.close()
  server = undefined
}

const href = (path: string) => `http://127.0.0.1:${port}/base/${path}`
/** Names of the caches once there is one of a worker that controls the page. */
const cacheNames = () => page.evaluate(() => caches.keys())
const workers = () =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

it('keeps visited pages and the search for reading offline', async () => {
  await site.edit(
    'landing.config.js',
    'export default {',
    "export default {\n  plugins: ['@landing/plugin-offline'],",
  )
  await deploy()
  await page.goto(href('docs/start/'))
  await page.waitForSelector('html[data-scripts="ready"]')
  await page.waitForLoadState('networkidle')
  expect(await workers(), 'a first visit stays light').toBe(0)
  await page.locator('main').getByRole('link', { name: 'the other page' }).click()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  // Pages that were visited before there was a worker, too.
  const kept = () => page.evaluate(async () => (await caches.match('/base/docs/start/'))?.ok)
  await expect.poll(kept, { timeout: 60_000 }).toBe(true)
  await goOffline()

  await page.goto(href('docs/start/'))
  expect(await page.locator('main').textContent()).toContain('The first paragraph.')
  await page.waitForSelector('html[data-scripts="ready"]')
  await page.getByRole('searchbox').first().fill('first')
  await page.locator('a[role="option"]').first().waitFor()
  expect(await page.locator('a[role="option"]').first().textContent()).toContain('Start')
})

it('keeps the page that is read, and says so, where the next one is not there', async () => {
  await page.goto(href('docs/start/'))
  await page.waitForSelector('html[data-scripts="ready"]')
  // It has been prefetched.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      await (await caches.open(name)).delete('/base/docs/guides/other/')
    }
  })
  await page.locator('main').getByRole('link', { name: 'the other page' }).click()
  await page.locator('[data-load-failure]').getByRole('button').waitFor()
  expect(await page.locator('main').textContent()).toContain('The first paragraph.')
})

it('shows a deployment at once, and forgets what was kept before', async () => {
  const before = await cacheNames()
  await site.edit('content/docs/start.md', 'The first paragraph.', 'A new paragraph.')
  await deploy()
  await page.goto(href('docs/start/'))
  expect(await page.locator('main').textContent()).toContain('A new paragraph.')
  await expect.poll(cacheNames, { timeout: 60_000 }).not.toContain(before[0])
  await page.goto(href('docs/start/'))
  await goOffline()
  await page.goto(href('docs/start/'))
  expect(await page.locator('main').textContent()).toContain('A new paragraph.')
})

it('gets each version of a static file that lies among files with a hash', async () => {
  const before = await cacheNames()
  await site.write('content/static/assets/own.js', 'first')
  await deploy()
  await page.goto(href('docs/start/'))
  await expect.poll(cacheNames, { timeout: 60_000 }).not.toContain(before[0])
  const read = () => page.evaluate(async () => (await fetch('/base/assets/own.js')).text())
  expect(await read()).toBe('first')
  await site.write('dist/assets/own.js', 'second')
  expect(await read()).toBe('second')
})

it('is switched off by a deployment that does not ask for it, without code for it', async () => {
  await site.edit('landing.config.js', "  plugins: ['@landing/plugin-offline'],", '')
  await deploy()
  await page.goto(href('docs/start/'))
  await expect.poll(workers, { timeout: 60_000 }).toBe(0)
  expect(await cacheNames()).toEqual([])
  const script = await page.locator('script[type="module"]').getAttribute('src')
  const code = await (await fetch(new URL(script ?? '', href('')))).text()
  expect(code).not.toContain('erviceWorker')
})
