import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { leave, type Visit, visitSite } from './site'

let visit: Visit
beforeAll(async () => {
  visit = await visitSite()
})
afterAll(() => visit.close())

/** UI5's control of a filter, by its name. */
const control = (page: Page, name: string) =>
  page.getByRole('combobox', { name }).and(page.locator('ui5-select *'))

const titles = (page: Page) => page.locator('.landing-search-hit h2').allTextContents()

it('loads the controls of the filters after the results, and moves nothing for them', async () => {
  const page = await visit.open('search/')
  await page.locator('main').getByRole('searchbox').waitFor()
  const asked: string[] = []
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route(/ui5-filter-/, async (route) => {
    asked.push(route.request().url())
    await held
    await route.continue()
  })
  await visit.go(page, 'search/?q=tabs')
  await page.locator('.landing-search-hit').first().waitFor()
  await expect.poll(() => asked.length).toBe(1)
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.landing-search-filter > *, .landing-search-hit')].map(
        (element) => JSON.stringify(element.getBoundingClientRect()),
      ),
    )
  // The browser's own controls work.
  await page.locator('select').last().selectOption('Title')
  await page.waitForURL('**/search/?q=tabs&sort=title')
  const before = await places()
  await page.locator('main').getByRole('searchbox').focus()
  release()
  await control(page, 'Sort by').waitFor()
  expect(await places()).toEqual(before)
  expect(await page.locator('main select').count()).toBe(0)
  expect(await control(page, 'Sort by').textContent()).toBe('Title')
  await leave(page)
})

it('filters and sorts by the keyboard, and keeps both in the address', async () => {
  const page = await visit.open('search/?q=tabs')
  await control(page, 'Search in').waitFor()
  const found = await titles(page)
  await control(page, 'Sort by').focus()
  await page.keyboard.press('ArrowDown')
  await page.waitForURL('**/search/?q=tabs&sort=title')
  const { compare } = new Intl.Collator('en', { numeric: true })
  await expect.poll(() => titles(page)).not.toEqual(found)
  const sorted = await titles(page)
  expect(sorted.length).toBe(found.length)
  expect(sorted).toEqual(sorted.toSorted(compare))
  await control(page, 'Search in').focus()
  await page.keyboard.press('Space')
  await page.getByRole('option', { name: 'Manual' }).click()
  await page.waitForURL(/\?q=tabs&ctx=[\w-]+&sort=title$/)
  await control(page, 'Sort by').focus()
  await page.keyboard.press('ArrowUp')
  await page.waitForURL(/\?q=tabs&ctx=[\w-]+$/)
  expect(visit.problems).toEqual([])
  await leave(page)
})

it('is where the search field of the gallery leads, too', async () => {
  const page = await visit.open('parts/search/')
  const field = page.locator('.example-stage .landing-search-input')
  await field.fill('sidebar')
  await field.press('Enter')
  await page.waitForURL('**/search/?q=sidebar')
  await page.locator('.landing-search-hit').first().waitFor()
  await leave(page)
})
