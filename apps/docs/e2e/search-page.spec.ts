import { findings } from '@landing/tooling/axe'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { leave, type Visit, visitSite } from './site'

let visit: Visit
beforeAll(async () => {
  visit = await visitSite()
})
afterAll(() => visit.close())

const titles = (page: Page) => page.locator('.landing-search-hit h2').allTextContents()

it('needs no React and no UI5 before and after a choice', async () => {
  const page = await visit.open('search/?q=tabs')
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url())
  })
  await page.locator('.landing-search-hit').first().waitFor()
  await page.getByLabel('Sort by').selectOption('Title')
  await page.waitForURL('**/search/?q=tabs&sort=title')
  expect(scripts).toEqual([])
  expect(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  ).not.toContainEqual(expect.stringMatching(/react|ui5|islands/i))
  await leave(page)
})

it('filters and sorts by the keyboard, and keeps both in the address', async () => {
  const page = await visit.open('search/?q=tabs')
  await page.locator('.landing-search-hit').first().waitFor()
  const found = await titles(page)
  const [context, order] = [page.getByLabel('Search in'), page.getByLabel('Sort by')]
  await order.focus()
  await page.keyboard.press('t')
  await page.waitForURL('**/search/?q=tabs&sort=title')
  const { compare } = new Intl.Collator('en', { numeric: true })
  await expect.poll(() => titles(page)).not.toEqual(found)
  const sorted = await titles(page)
  expect(sorted.length).toBe(found.length)
  expect(sorted).toEqual(sorted.toSorted(compare))
  await context.selectOption('Manual')
  await page.waitForURL(/\?q=tabs&ctx=[\w-]+&sort=title$/)
  await order.selectOption('Relevance')
  await page.waitForURL(/\?q=tabs&ctx=[\w-]+$/)
  expect(visit.problems).toEqual([])
  await leave(page)
})

it('says in the field what it searches, and leaves that by the chip and by Backspace', async () => {
  const page = await visit.open('search/?q=tabs&ctx=manual')
  await page.locator('.landing-search-hit').first().waitFor()
  const field = page.locator('main').getByRole('searchbox')
  const chip = page.getByRole('button', { name: 'Search everywhere, not only in Manual' })
  // Inside of the field, in front of its text.
  const isInside = await chip.evaluate((inner) => {
    const input = inner.nextElementSibling as HTMLElement
    const [box, around] = [inner.getBoundingClientRect(), input.getBoundingClientRect()]
    const text = around.left + Number.parseFloat(getComputedStyle(input).paddingLeft)
    return (
      box.left > around.left &&
      box.top > around.top &&
      box.bottom < around.bottom &&
      box.right <= text
    )
  })
  expect(isInside).toBe(true)
  expect(await findings(page)).toEqual([])
  await chip.click()
  await page.waitForURL(/\?q=tabs$/)
  expect(await chip.count()).toBe(0)
  await page.getByLabel('Search in').selectOption('Manual')
  await chip.waitFor()
  await field.fill('')
  await field.press('Backspace')
  await page.waitForURL('**/search/')
  expect(await chip.count()).toBe(0)
  await leave(page)
})

it('is no dead end: finds a page elsewhere by its title, from the field and on the page', async () => {
  const page = await visit.open('docs/')
  const field = page.locator('.landing-search-form > input')
  await field.click()
  await page.getByRole('button', { name: 'Search everywhere, not only in Manual' }).waitFor()
  // Pages of the manual mention it.
  await field.fill('attachSuggestions')
  const first = page.locator('[role="option"][aria-selected="true"]')
  await expect.poll(() => first.getAttribute('href')).toContain('/reference/')
  await page.locator('.landing-suggestions-note', { hasText: 'outside "Manual"' }).waitFor()
  expect(await field.getAttribute('aria-activedescendant')).toBe(await first.getAttribute('id'))
  await visit.go(page, 'search/?q=createPackStore&ctx=manual')
  await page.locator('.landing-search-hit a[href*="/reference/"]').first().waitFor()
  await page.getByText('Nothing in "Manual".').waitFor()
  await leave(page)
})

it('dims its hits only while the next ones take long', async () => {
  const page = await visit.open('search/?q=tabs')
  await page.locator('.landing-search-hit').first().waitFor()
  const opacities = await page.locator('.landing-search-hits').evaluate((list) => {
    const style = getComputedStyle(list)
    const at = (change: () => void) => {
      change()
      return style.opacity
    }
    const dimming = () => list.getAnimations()[0]
    return [
      at(() => list.setAttribute('aria-busy', 'true')),
      at(() => Object.assign(dimming() ?? {}, { currentTime: 150 })),
      at(() => dimming()?.finish()),
      at(() => {
        list.setAttribute('aria-busy', 'false')
        // With less motion, every transition takes a millisecond.
        dimming()?.finish()
      }),
    ]
  })
  expect(opacities).toEqual(['1', '1', '0.6', '1'])
  await leave(page)
})

it('is where the search field of the gallery leads, too', async () => {
  const page = await visit.open('parts/search/')
  const field = page.locator('.example-stage .landing-search-input')
  // The island that loads meanwhile closes the list; the next key opens its own, in a container of React's.
  const own = page.locator('.landing-search-popup .landing-search-popup .landing-suggestions')
  await expect
    .poll(async () => {
      await field.fill('sidebar')
      return own.count()
    })
    .toBe(1)
  // What was typed while the island took over may be there twice.
  await field.fill('sidebar')
  await field.press('Shift+Enter')
  await page.waitForURL('**/search/?q=sidebar')
  await page.locator('.landing-search-hit').first().waitFor()
  await leave(page)
})
