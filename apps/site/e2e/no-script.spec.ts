import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes, type Visit, visitSite } from './site'

let visit: Visit
beforeAll(async () => {
  visit = await visitSite()
})
afterAll(() => visit.close())

describe('without JavaScript', () => {
  it.each(routes)('/%s can be read', async (route) => {
    const page = await visit.open(route, { javaScriptEnabled: false })
    expect(await page.locator('h1').isVisible()).toBe(true)
    expect(((await page.locator('main').textContent()) ?? '').length).toBeGreaterThan(40)
    await page.context().close()
  })

  it('says on the home page what the site is', async () => {
    const page = await visit.open('', { javaScriptEnabled: false })
    const tagline = 'The central landing page for all things Terraform on SAP BTP'
    expect(await page.locator('.hero-tagline').textContent()).toContain(tagline)
    const description = page.locator('meta[name="description"]')
    expect(await description.getAttribute('content')).toContain(tagline)
    await page.context().close()
  })

  it('shows a configuration and what it creates on the home page, at once with reduced motion', async () => {
    const page = await visit.open('', { javaScriptEnabled: false, reducedMotion: 'reduce' })
    const example = page.locator('.hero-example')
    expect(
      await example.locator('.landing-tk-function, .landing-tk-keyword').count(),
    ).toBeGreaterThan(1)
    for (const address of await example.locator('.hero-created').allTextContents()) {
      const [type, name] = address.split('.')
      expect(await example.locator('code').textContent()).toContain(`resource "${type}" "${name}"`)
    }
    const last = example.locator('.hero-done')
    expect(await last.evaluate((line) => getComputedStyle(line).animationName)).toBe('none')
    expect(await last.isVisible()).toBe(true)
    await page.context().close()
  })

  it('leads from page to page by plain links', async () => {
    const page = await visit.open('docs/landing-page-content/where_to_start/', {
      javaScriptEnabled: false,
    })
    await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link', { name: /samples/i })
      .click()
    expect(await page.locator('h1').textContent()).toMatch(/sample/i)
  })

  it('lists the first pages on the search page side by side, as with it: nothing moves when the script comes', async () => {
    const tops = async (javaScriptEnabled: boolean) => {
      const page = await visit.open('search/', { javaScriptEnabled })
      const items = page.locator('.landing-suggestions-entries li')
      const found = await items.evaluateAll((all) => all.map((li) => li.getBoundingClientRect().y))
      await page.context().close()
      return found
    }
    const without = await tops(false)
    expect(without.length).toBeGreaterThan(1)
    expect(without).toEqual(await tops(true))
  })

  it('says that searching needs it', async () => {
    const page = await visit.open('docs/', { javaScriptEnabled: false })
    await page.locator('header input[name="q"]').fill('exporter')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search/?q=exporter')
    expect(await page.getByText('Searching needs JavaScript.').isVisible()).toBe(true)
    await page.context().close()
  })

  it('opens the menu on a narrow screen', async () => {
    const page = await visit.open('docs/landing-page-content/where_to_start/', {
      javaScriptEnabled: false,
      viewport: { width: 390, height: 800 },
    })
    await page.locator('[aria-label="Toggle navigation bar"]').click()
    const menu = page.locator('dialog')
    expect(await menu.getByRole('link', { name: 'Landing page' }).isVisible()).toBe(true)
    await menu.getByRole('link', { name: 'Documentation' }).click()
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
    expect(await sidebar.evaluate((box) => box.getBoundingClientRect().top < 800)).toBe(true)
    await sidebar.getByRole('link', { name: /samples/i }).click()
    expect(await page.locator('h1').textContent()).toMatch(/sample/i)
  })

  it('follows the system into dark mode', async () => {
    const page = await visit.open('docs/', { javaScriptEnabled: false, colorScheme: 'dark' })
    const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const channels = dark.match(/\d+(\.\d+)?/g)?.map(Number) ?? []
    expect(Math.max(...channels.slice(0, 3))).toBeLessThan(90)
  })
})
