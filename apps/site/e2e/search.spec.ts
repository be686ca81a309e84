import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hydrated, type Visit, visitSite } from './site'

let visit: Visit
beforeAll(async () => {
  visit = await visitSite()
})
afterAll(() => visit.close())

const wanted: readonly [query: string, path: string][] = [
  ['getting started', 'where_to_start'],
  ['exporter terraform', 'exporter'],
  ['opentofu', 'where_to_start'],
  ['authenticaton', 'where_to_start'],
  ['terafrom', 'landing-page-content/'],
  ['brown field', 'exporter'],
]

describe('the search box', () => {
  it('loads nothing before it is used', async () => {
    const page = await visit.open('docs/')
    await hydrated(page)
    await page.waitForTimeout(500)
    expect(visit.requests.filter((path) => path.includes('/search/'))).toEqual([])
    await page.context().close()
  })

  it.each(wanted)('finds the page for "%s"', async (query, path) => {
    const page = await visit.open('docs/')
    await hydrated(page)
    await page.keyboard.press('Control+K')
    await page.keyboard.type(query)
    const options = page.getByRole('option')
    await options.first().waitFor()
    expect(await options.count()).toBeLessThanOrEqual(8)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname.includes(path))
    expect(new URL(page.url()).searchParams.getAll('_highlight').length).toBeGreaterThan(0)
    await page.context().close()
  })

  it('says so when nothing is found', async () => {
    const page = await visit.open('docs/')
    await hydrated(page)
    await page.getByRole('combobox').or(page.getByRole('searchbox')).first().fill('qqqqzzzz')
    await page.getByText('No results').first().waitFor()
  })
})

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
    await field.fill('webinar')
    await page.waitForURL('**/search/?q=webinar')
    await page.goBack()
    expect(page.url()).not.toContain('q=exporter')
  })
})
