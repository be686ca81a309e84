import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Visit, visitSite } from './site'

let visit: Visit
beforeAll(async () => {
  visit = await visitSite()
})
afterAll(() => visit.close())

describe('the search page', () => {
  it('answers the query in its address and keeps it there', async () => {
    const page = await visit.open('search/?q=exporter')
    await page
      .locator('main')
      .getByRole('link', { name: /exporter/i })
      .first()
      .waitFor()
    await page
      .getByText(/documents? found/)
      .first()
      .waitFor()
    const field = page.locator('main').getByRole('searchbox').first()
    expect(await field.inputValue()).toBe('exporter')
    await field.fill('webinar')
    await page.waitForURL('**/search/?q=webinar')
    await page.goBack()
    expect(page.url()).not.toContain('q=exporter')
  })

  it('shares its worker with the search box of the next page', async () => {
    const page = await visit.open('search/?q=exporter')
    const hit = page.locator('main').getByRole('link', { name: /exporter/i })
    await hit.first().click()
    await page.waitForURL('**/docs/**')
    await page.locator('[data-search-box] input').fill('webinar')
    await page.locator('a[role="option"]').first().waitFor()
    expect(page.workers()).toHaveLength(1)
    await page.context().close()
  })

  it('is where the reader was after a step back from a hit', async () => {
    const page = await visit.open('search/?q=terraform', { viewport: { width: 1440, height: 500 } })
    await page.locator('.landing-search-hits a').nth(3).waitFor()
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
    await page
      .locator('.landing-search-hits a')
      .nth(3)
      .evaluate((hit: HTMLElement) => hit.click())
    await page.waitForURL((url) => !url.pathname.includes('/search/'))
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
    await page.context().close()
  })

  it('names the query in the title, and leaves the next page its own', async () => {
    const page = await visit.open('search/?q=exporter')
    await expect.poll(() => page.title()).toContain('"exporter"')
    expect(await page.locator('title').count()).toBe(1)
    await page.locator('.landing-search-hit h2 a').first().click()
    const heading = await page.locator('article h1').textContent()
    await expect.poll(() => page.title()).toContain(heading)
    await page.goBack()
    await expect.poll(() => page.title()).toContain('"exporter"')
    await page.context().close()
  })

  it('takes no entry in the history for each key, and says what cannot be read', async () => {
    const page = await visit.open('search/?q=exporter')
    await page.getByText(/documents? found/).waitFor()
    const before = await page.evaluate(() => history.length)
    const field = page.locator('main').getByRole('searchbox').first()
    await field.fill('')
    await field.pressSequentially('titel:exporter')
    await page.getByText('There is no field "titel".').waitFor()
    await page.locator('.landing-search-hit').first().waitFor()
    expect(await page.evaluate(() => history.length)).toBe(before)
    await page.context().close()
  })
})
