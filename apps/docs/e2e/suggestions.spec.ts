import { afterAll, beforeAll, expect, it } from 'vitest'
import { leave, type Visit, visitSite } from './site'

let visit: Visit
beforeAll(async () => {
  visit = await visitSite()
})
afterAll(() => visit.close())

it('fetches the index of the context of the page, and what answers, before the code that shows it', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const files: string[] = []
  const page = await visit.open('docs/start/')
  page.on('request', (request) => {
    const [, name] = /\/search\/([^/]+\.idx)$/.exec(request.url()) ?? []
    if (name) files.push(name)
  })
  await page.route('**/suggestions-*.js', async (route) => {
    await held
    await route.continue()
  })
  const field = page.locator('.landing-search-input').first()
  await field.focus()
  await field.fill('sidebar')
  // Texts of the pages that were found.
  await expect.poll(() => files.some((name) => /^manual-en\.t/.test(name))).toBe(true)
  expect(files[0]).toBe('manual-en.idx')
  expect(files.filter((name) => !name.startsWith('manual-en.'))).toEqual([])
  expect(await page.locator('a[role="option"]').count()).toBe(0)
  release()
  await page.locator('a[role="option"]').first().waitFor()
  expect(new Set(files).size).toBe(files.length)
  expect(visit.problems).toEqual([])
  await leave(page)
})
