import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes, type Visit, visitSite, waitForScripts } from './site'

let visit: Visit
beforeAll(async () => {
  visit = await visitSite()
})
afterAll(() => visit.close())

describe('where the script of the page does not load', () => {
  const route = 'docs/landing-page-content/where_to_start/'
  const openWithout = (width: number) =>
    visit.open(route, { viewport: { width, height: 800 } }, (page) =>
      page.route('**/assets/main-*.js', (request) => request.abort()),
    )
  const place = (locator: Locator) => locator.evaluate((node) => node.getBoundingClientRect())

  it.each([820, 390])('shows the sidebar below the page at %d px', async (width) => {
    const page = await openWithout(width)
    const [main, sidebar] = [page.locator('main'), page.locator('#docs-sidebar')]
    expect((await place(sidebar)).top).toBeGreaterThanOrEqual((await place(main)).bottom)
    expect((await place(main)).width).toBe(width)
    await page.context().close()
  })

  it('shows the sidebar beside the page at 1440 px, as with it', async () => {
    const without = await openWithout(1440)
    const page = await visit.open(route, { viewport: { width: 1440, height: 800 } })
    await waitForScripts(page)
    for (const part of ['main', '#docs-sidebar', 'h1']) {
      const [is, was] = await Promise.all([without, page].map((each) => place(each.locator(part))))
      // Tabs show all their panels without it.
      expect([is?.x, is?.y, is?.width]).toEqual([was?.x, was?.y, was?.width])
    }
    await without.context().close()
    await page.context().close()
  })

  it('takes no other script for it, such as one that a blocker stops', async () => {
    const page = await visit.open(route, {}, (each) =>
      each.addInitScript(() => {
        document.addEventListener('readystatechange', () => {
          const script = document.createElement('script')
          script.src = '/stats.js'
          document.head.append(script)
        })
      }),
    )
    await waitForScripts(page)
    await page.waitForTimeout(300)
    expect(await page.locator('html').getAttribute('data-scripts')).toBe('ready')
    await page.context().close()
  })
})

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

  it('shows a configuration and what it creates on the home page, at once', async () => {
    const page = await visit.open('', { javaScriptEnabled: false })
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

it('starts in a browser that cannot tell what is in view', async () => {
  const page = await visit.open('docs/landing-page-content/where_to_start/', {}, (each) =>
    each.addInitScript('delete window.IntersectionObserver'),
  )
  await waitForScripts(page)
  await page.context().close()
})
