import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import {
  base,
  follow,
  isSameDocument,
  markDocument,
  type Visit,
  visitSite,
  waitForScripts,
} from './site'

let visit: Visit
beforeAll(async () => {
  visit = await visitSite()
})
afterAll(() => visit.close())
afterEach(() => {
  expect(visit.problems.splice(0)).toEqual([])
})

const start = 'docs/landing-page-content/where_to_start/'

const samplesLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: /samples/i })

it('shows the article as it was sent, without complaints', async () => {
  const page = await visit.open(start)
  await waitForScripts(page)
  expect(await page.locator('article h2').count()).toBeGreaterThan(1)
})

it('changes the page without loading a document', async () => {
  const page = await visit.open(start)
  await waitForScripts(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: /exporter/i })
    .click()
  await page.waitForURL('**/exporter/')
  await page.waitForFunction(() =>
    /exporter/i.test(document.querySelector('h1')?.textContent ?? ''),
  )
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(await page.title()).toMatch(/xporter.*Terraform on SAP BTP/)
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  expect(await page.locator('article h2').count()).toBeGreaterThan(1)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

it('closes the menu of narrow screens with a step back, and stays', async () => {
  const page = await visit.open('', { viewport: { width: 390, height: 800 } })
  await waitForScripts(page)
  const menu = page.getByRole('dialog')
  const openMenu = () => page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  await openMenu()
  await menu.getByRole('link', { name: 'Exporter', exact: true }).click()
  await page.waitForURL('**/exporter/')
  await openMenu()
  await menu.waitFor()
  await menu.getByRole('button', { name: 'Back to main menu' }).click()
  await menu.getByRole('button', { name: 'Documentation' }).waitFor()
  // It is there for readers without scripts.
  expect(await menu.getByRole('link', { name: 'Documentation', exact: true }).count()).toBe(0)
  await page.evaluate(() => history.back())
  await menu.waitFor({ state: 'hidden' })
  expect(page.url()).toContain('/exporter/')
  await page.evaluate(() => history.back())
  await page.waitForURL(visit.href)
})

it('names the link to the repository by its label', async () => {
  const page = await visit.open('')
  const name = 'Visit GitHub Repository'
  expect(await page.getByRole('link', { name, exact: true }).getAttribute('title')).toBe(
    `${name} (opens in new tab)`,
  )
})

it('goes back to the page and the place it came from', async () => {
  const page = await visit.open(start)
  await waitForScripts(page)
  await page.evaluate(() => window.scrollTo(0, 700))
  await page.waitForTimeout(200)
  const article = page.locator('article a[href*="terraform-landingpage"]').first()
  await article.evaluate((link: HTMLElement) => link.click())
  await page.waitForFunction((path) => !location.pathname.endsWith(path), start)
  await page.waitForTimeout(200)
  await page.goBack()
  await page.waitForURL(`**/${start}`)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700)
})

it('follows a hash and leaves the scroll position alone when only the search string changes', async () => {
  const page = await visit.open(start)
  await waitForScripts(page)
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(2)
  const hash = (await link.getAttribute('href')) ?? ''
  await link.click()
  const target = page.locator(hash.slice(hash.indexOf('#')))
  const top = () => target.evaluate((heading) => heading.getBoundingClientRect().top)
  // Below the navbar, in the first quarter of the window.
  await expect.poll(top).toBeLessThan(225)
  expect(await top()).toBeGreaterThan(60)
  expect(new URL(page.url()).hash).toBe(hash.slice(hash.indexOf('#')))
  const scrolled = await page.evaluate(() => window.scrollY)
  expect(scrolled).toBeGreaterThan(100)
  await markDocument(page)
  await follow(page, `${start}?only=this${new URL(page.url()).hash}`)
  await page.waitForURL('**?only=this#*')
  expect(await isSameDocument(page)).toBe(true)
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
})

it('shows that a page is on its way when it takes long', async () => {
  const page = await visit.open(start, {}, (fresh) =>
    fresh.route('**/samples/', async (route) => {
      await new Promise((done) => setTimeout(done, 1500))
      await route.continue()
    }),
  )
  await waitForScripts(page)
  await samplesLink(page).click()
  const bar = page.locator('.landing-progress')
  await bar.waitFor({ state: 'visible' })
  expect(await bar.evaluate((box: HTMLElement) => box.offsetHeight)).toBe(2)
  const status = page.locator('[role="status"][data-loading]')
  expect(await status.textContent()).toBe('Loading')
  await page.waitForURL('**/samples/')
  await bar.waitFor({ state: 'detached' })
  expect(await status.textContent()).toBe('')
})

it('loads the whole page when its document cannot be fetched', async () => {
  const page = await visit.open(start, {}, (fresh) =>
    fresh.route('**/samples/', (route) =>
      route.request().resourceType() === 'fetch'
        ? route.fulfill({ status: 404 })
        : route.continue(),
    ),
  )
  await waitForScripts(page)
  await markDocument(page)
  await samplesLink(page).click()
  await page.waitForURL('**/samples/')
  expect(await page.locator('h1').textContent()).toMatch(/sample/i)
  expect(await isSameDocument(page)).toBe(false)
  visit.problems.splice(0)
})

it('loads the whole page when its document arrives cut off', async () => {
  const page = await visit.open(start, {}, (fresh) =>
    fresh.route('**/samples/', async (route) => {
      if (route.request().resourceType() !== 'fetch') return route.continue()
      const response = await route.fetch()
      const text = await response.text()
      return route.fulfill({ response, body: text.slice(0, text.indexOf('<h1')) })
    }),
  )
  await waitForScripts(page)
  await markDocument(page)
  await samplesLink(page).click()
  await page.waitForURL('**/samples/')
  await page.getByRole('heading', { level: 1, name: /sample/i }).waitFor()
  expect(await isSameDocument(page)).toBe(false)
  visit.problems.splice(0)
})

it.each([
  ['Retry', (page: Page) => page.getByRole('button', { name: 'Retry' }).click()],
  ['a second click', (page: Page) => samplesLink(page).click()],
])('loads the whole page by %s where scripts reach nothing', async (_, repeat) => {
  const page = await visit.open(start, {}, (fresh) =>
    fresh.route('**/samples/', (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    ),
  )
  await waitForScripts(page)
  await samplesLink(page).click()
  await page.getByRole('alert').getByText('The page could not be loaded.').waitFor()
  await repeat(page)
  await page.waitForURL('**/samples/')
  await page.getByRole('heading', { level: 1, name: /sample/i }).waitFor()
  visit.problems.splice(0)
})

it('says that a page cannot be loaded when loading it whole did not help, and tries again', async () => {
  let broken = true
  const faulty = await visitSite({ fail: (path) => broken && path.endsWith('/samples/') })
  const page = await faulty.open(start)
  const samples = samplesLink(page)
  await waitForScripts(page)
  await samples.click()
  await page.waitForURL('**/samples/')
  await page.goBack()
  await page.waitForURL(`**/${start}`)
  await waitForScripts(page)
  await samples.click()
  const alert = page.getByRole('alert')
  await alert.getByText('The page could not be loaded.').waitFor()
  expect(page.url()).toContain(start)
  // Longer than the alert stays while a page is loaded, and it fails again.
  await page.route('**/samples/', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  const retry = alert.getByRole('button', { name: 'Retry' })
  await retry.press('Enter')
  await alert.waitFor({ state: 'hidden' })
  await alert.waitFor({ state: 'visible' })
  await expect.poll(() => retry.evaluate((it) => it === document.activeElement)).toBe(true)
  broken = false
  await retry.press('Enter')
  await page.waitForURL('**/samples/')
  await alert.waitFor({ state: 'detached' })
  await faulty.close()
})

it('opens the page of an address that ends in .html', async () => {
  const page = await visit.open('docs/create_req.html?a=1#top')
  await page.waitForURL('**/docs/create_req/?a=1#top')
  await page.getByRole('heading', { level: 1, name: 'Ask for something' }).waitFor()
  // The host says 404 at first.
  expect(visit.problems.splice(0)).toHaveLength(1)
})

it('answers an unknown address with links and a search', async () => {
  const page = await visit.open('docs/terraform_exporter/')
  await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor()
  expect(await page.locator(`main a[href^="${base}docs/"]`).count()).toBeGreaterThan(0)
  visit.problems.splice(0)
})
