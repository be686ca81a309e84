import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import {
  base,
  follow,
  isSameDocument,
  markDocument,
  routes,
  type Visit,
  visitSite,
  waitForScripts,
} from './site'

let visit: Visit
beforeAll(async () => {
  visit = await visitSite({
    headers: {
      'Content-Security-Policy': "require-trusted-types-for 'script'; trusted-types landing",
    },
  })
})
afterAll(() => visit.close())
afterEach(() => {
  // Violations are errors on the console.
  expect(visit.problems.splice(0)).toEqual([])
})

async function open(path: string, options = {}, before?: (page: Page) => Promise<unknown>) {
  const page = await visit.open(path, options, before)
  await waitForScripts(page)
  return page
}

it('is enforced', async () => {
  const page = await open('')
  const refused = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<p>text</p>'
    } catch (error) {
      return error instanceof TypeError
    }
  })
  expect(refused).toBe(true)
  expect(visit.problems.splice(0)).toHaveLength(1)
})

it('lets all pages be opened, and shown in place of each other', async () => {
  const page = await open('')
  await markDocument(page)
  for (const route of [...routes.slice(1), '']) {
    await follow(page, route)
    await page.waitForURL((url) => url.pathname === base + route)
    await page.locator('h1').waitFor()
  }
  expect(await isSameDocument(page)).toBe(true)
  for (const route of routes) {
    await page.goto(visit.href + route)
    await waitForScripts(page)
  }
})

it('lets the search be used: box, page and worker', async () => {
  const page = await open('docs/')
  await page.keyboard.press('Control+K')
  await page.keyboard.type('exporter')
  await page.locator('a[role="option"]').first().waitFor()
  expect(page.workers()).toHaveLength(1)
  await page.goto(`${visit.href}search/?q=exporter`)
  await page.locator('.landing-search-hit').first().waitFor()
})

it('lets display settings and menu be opened', async () => {
  const page = await open('docs/')
  await page.click('[data-display-settings]')
  await page.locator('ui5-dialog[open]').waitFor()
  expect(await page.locator('ui5-dialog').textContent()).toMatch(/contrast/i)
  const narrow = await open('docs/', { viewport: { width: 390, height: 800 } })
  await narrow.getByRole('button', { name: 'Toggle navigation bar' }).click()
  await narrow.getByRole('button', { name: 'Close navigation bar' }).waitFor()
  expect(await narrow.locator('.landing-mobile-menu').isVisible()).toBe(true)
})
