import { findings } from '@landing/tooling/axe'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { isSameDocument, markDocument, type Visit, visitSite, waitForScripts } from './site'

let visit: Visit
beforeAll(async () => {
  visit = await visitSite()
})
afterAll(() => visit?.close())
afterEach(() => {
  expect(visit.problems.splice(0)).toEqual([])
})

it.each([
  ['', 390, 'dark'],
  ['docs/landing-page-content/where_to_start/', 1440, 'light'],
] as const)('shows /%s at %i px, %s, without a finding', async (path, width, colorScheme) => {
  const page = await visit.open(path, {
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: 'reduce',
  })
  await waitForScripts(page)
  expect(await findings(page)).toEqual([])
  await page.context().close()
})

it('leads from the home page to a document, and searches', async () => {
  const page = await visit.open('')
  await waitForScripts(page)
  await markDocument(page)
  await page.locator('.landing-search-input').first().fill('exporter')
  await page
    .locator('.landing-suggestion[aria-selected="true"]', { hasText: /exporter/i })
    .waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/exporter/**')
  await page.getByRole('heading', { level: 1, name: /exporter/i }).waitFor()
  expect(await isSameDocument(page)).toBe(true)
  await page.context().close()
})
