import { findings } from '@landing/tooling/axe'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leave, type Visit } from './visit'

const widths = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } }

const names = 'doc index tags tag search not-found component full rtl rtl-search fiori'.split(' ')

/** States of a page that only a reader's action brings about. */
const states: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the menu open': async (page) => {
    await page.click('.landing-menu-button')
    await page.waitForSelector('.landing-mobile-menu-docs .landing-nav-list a')
    await page.waitForTimeout(300)
  },
  'the main menu open': async (page) => {
    await page.click('.landing-menu-button')
    await page.click('.landing-mobile-menu-docs .landing-menu-switch')
    await page.waitForTimeout(300)
  },
}

type Looks = Readonly<Record<string, BrowserContextOptions>>

/** Tests every page of the preview in each look, at each width. */
export function testPages(
  looks: Looks,
  sizes: readonly (keyof typeof widths)[],
  visit: () => Visit,
): void {
  describe.each(Object.entries(looks))('axe finds nothing: %s', (_, look) => {
    let tab: Page
    beforeAll(async () => {
      tab = await visit().open('doc', look)
    })
    afterAll(() => leave(tab))

    it.each(names)('%s', async (name) => {
      await visit().go(tab, name)
      for (const size of sizes) {
        await tab.setViewportSize(widths[size])
        expect(await findings(tab), size).toEqual([])
      }
    })
  })
}

/** Tests what a reader opens on the pages, in each look. */
export function testStates(looks: Looks, visit: () => Visit): void {
  describe.each(Object.entries(looks))('axe finds nothing: %s', (_, look) => {
    it.each(Object.entries(states))('with %s', async (_, reach) => {
      const page = await visit().open('full', { ...look, viewport: widths.narrow })
      await reach(page)
      expect(await findings(page)).toEqual([])
      await leave(page)
    })

    it('with results on the search page', async () => {
      const page = await visit().open('search', look)
      await page.fill('.landing-search-page input', 'provider')
      await page.waitForSelector('.landing-search-hits a')
      await page.getByRole('combobox', { name: 'Sort by' }).waitFor()
      expect(await findings(page)).toEqual([])
      await leave(page)
    })

    it('with suggestions, one of them chosen, and with none', async () => {
      const page = await visit().open('index', look)
      await page.fill('.landing-search-form input', 'provider')
      await page.waitForSelector('a[role="option"]')
      await page.keyboard.press('ArrowDown')
      expect(await findings(page)).toEqual([])
      await page.fill('.landing-search-form input', 'zzz')
      await page.waitForSelector('.landing-suggestions-empty')
      expect(await findings(page)).toEqual([])
      await leave(page)
    })

    it('with the display settings of a site without UI5', async () => {
      const page = await visit().open('doc/?native', { ...look })
      await page.click('[data-display-settings]')
      await page.waitForSelector('dialog.landing-settings-dialog[open]')
      expect(await findings(page)).toEqual([])
      await leave(page)
    })

    it('with the search dialog of narrow screens', async () => {
      const page = await visit().open('doc', { ...look, viewport: widths.narrow })
      await page.click('.landing-search-open')
      await page.fill('dialog.landing-search-dialog input', 'provider')
      await page.waitForSelector('a[role="option"]')
      expect(await findings(page)).toEqual([])
      await leave(page)
    })

    it('with a menu of the bar and the display settings open', async () => {
      const page = await visit().open('full', { ...look })
      await page.click('.landing-dropdown summary')
      expect(await findings(page)).toEqual([])
      await page.click('[data-display-settings]')
      await page.waitForSelector('ui5-dialog[open]')
      await page.waitForTimeout(600)
      expect(await findings(page)).toEqual([])
      await leave(page)
    })
  })
}
