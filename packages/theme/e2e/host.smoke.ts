import { findings } from '@landing/tooling/axe'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { leave, type Visit, visitPreview } from './visit'

let visit: Visit
beforeAll(async () => {
  visit = await visitPreview()
})
afterAll(() => visit?.close())
afterEach(() => {
  expect(visit.problems.splice(0)).toEqual([])
})

it.each([
  [390, 'light'],
  [1440, 'dark'],
] as const)('a React host shows a document at %i px, %s', async (width, colorScheme) => {
  const page = await visit.open('doc', { viewport: { width, height: 900 }, colorScheme })
  expect(await findings(page)).toEqual([])
  const size = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(size).toBeLessThanOrEqual(width)
  await leave(page)
})

it('its parts behave in a React host', async () => {
  const page = await visit.open('doc', { viewport: { width: 390, height: 900 } })
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await leave(page)
})

it('is complete without scripts', async () => {
  const page = await visit.open('doc', { javaScriptEnabled: false })
  expect(await page.getByRole('article').locator('h2').count()).toBeGreaterThan(1)
  await leave(page)
})
