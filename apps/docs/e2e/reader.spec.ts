import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { base, leave, output, type Visit, visitSite } from './site'

let visit: Visit
let tab: Page
beforeAll(async () => {
  visit = await visitSite()
  tab = await visit.open('')
})
afterAll(() => visit.close())

/** A menu of the navbar, by its text. */
const menu = (text: string) =>
  tab.locator('.landing-navbar-items summary', { hasText: text }).first()

const read = (path: string) => readFileSync(join(output, path), 'utf8')

it('shows diagrams as images, in light and dark colors', async () => {
  const colors: (string | undefined)[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await visit.open('docs/writing/diagrams/', { colorScheme })
    const image = page.getByRole('img', { name: 'From file to page' })
    const box = await image.boundingBox()
    expect(box?.width).toBeGreaterThan(300)
    colors.push(
      await image
        .locator('text')
        .first()
        .evaluate((text) => getComputedStyle(text).fill),
    )
    expect(await page.locator('pre.mermaid').count()).toBe(0)
    await leave(page)
  }
  expect(new Set(colors).size).toBe(2)
})

describe('marked words', () => {
  it('are found in other tabs, without remembering the tab', async () => {
    const page = await visit.open('docs/start/?_highlight=pnpm')
    const status = page.locator('.landing-match-bar [role="status"]')
    const [, count] = /^Matches: (\d+)$/.exec((await status.textContent()) ?? '') ?? []
    expect(Number(count)).toBeGreaterThan(1)
    for (let step = 0; step < Number(count); step += 1) {
      await page.getByRole('button', { name: 'Next match' }).click()
      expect(await status.textContent()).toMatch(new RegExp(`/${count}$`))
      const [text, top] = await page.evaluate(() => {
        const range = getSelection()?.getRangeAt(0)
        return [range?.toString(), range?.getClientRects()[0]?.top]
      })
      expect(text).toBe('pnpm')
      expect(top).toBeGreaterThan(60)
      expect(top).toBeLessThan(800)
    }
    const isFound = await page.evaluate(() => {
      getSelection()?.removeAllRanges()
      const closed = document.querySelector('.landing-tab[hidden] code')?.textContent ?? ''
      return 'find' in window && (window.find as (text: string) => boolean)(closed.slice(0, 12))
    })
    expect(isFound).toBe(true)
    const stored = await page.evaluate(() => Object.keys(localStorage).join())
    expect(stored).not.toContain('tab')
    await leave(page)
  })

  it('are counted in a bar that covers nothing the keyboard leads to', async () => {
    const page = await visit.open('docs/writing/code/?_highlight=code', {
      viewport: { width: 390, height: 700 },
    })
    await page.locator('.landing-match-bar').waitFor()
    const gaps = await page.evaluate(() => {
      const bar = document.querySelector('.landing-match-bar')?.getBoundingClientRect()
      return [...document.querySelectorAll<HTMLElement>('article .landing-code-copy')]
        .slice(0, 3)
        .map((button) => {
          scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 40)
          button.focus()
          return (bar?.top ?? 0) - button.getBoundingClientRect().bottom
        })
    })
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0)
    await leave(page)
  })
})

it('closes the display settings on a step back', async () => {
  const page = await visit.open('docs/writing/tabs/')
  await page.locator('.landing-pager a').first().click()
  await page.waitForURL(/admonitions/)
  await page.getByRole('button', { name: 'Display settings' }).click()
  await page.locator('ui5-dialog[open]').waitFor()
  await page.goBack()
  await page.waitForURL(/tabs/)
  await expect.poll(() => page.locator('ui5-dialog').count()).toBe(0)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await leave(page)
})

it('closes a menu that was opened before its script was there, when a link is followed', async () => {
  const page = await visit.open('docs/writing/tabs/', { viewport: { width: 390, height: 800 } })
  const menu = page.locator('.landing-mobile-menu').first()
  await menu.evaluate((popover: HTMLElement) => popover.showPopover())
  await menu.getByRole('link', { name: 'Gallery' }).first().click()
  await page.waitForURL(/parts/)
  await expect.poll(() => menu.isVisible()).toBe(false)
  await leave(page)
})

describe('versions and languages', () => {
  it('leads from a page to the same page of another version', async () => {
    await visit.go(tab, 'releases/formats/')
    const title = await tab.locator('h1').textContent()
    await menu('0.1').click()
    await tab.locator('.landing-dropdown-menu').getByText('0.2 (next)').click()
    await tab.waitForURL('**/releases/next/formats/')
    expect(await tab.getByText('unreleased documentation').isVisible()).toBe(true)
    expect(await tab.locator('h1').textContent()).toBe(title)
  })

  it('shows what is not translated in the default language', () => {
    expect(read('ar/docs/index.html')).toContain('نظرة عامة')
    expect(read('ar/docs/writing/code/index.html')).toContain(
      'Code blocks are highlighted when the site is built',
    )
  })

  it('titles admonitions in the language of the page', () => {
    expect(read('ar/docs/writing/admonitions/index.html')).toContain('>ملاحظة</p>')
    expect(read('docs/writing/admonitions/index.html')).toContain('>Note</p>')
  })

  it('keeps search string and hash on the way to another version', async () => {
    await visit.go(tab, 'releases/formats/?a=b#top')
    await menu('0.1').click()
    await tab.locator('.landing-dropdown-menu').getByText('0.2 (next)').click()
    await tab.waitForURL('**/releases/next/formats/**')
    expect(tab.url()).toBe(`${visit.href}releases/next/formats/?a=b#top`)
  })

  it('leads from a page to its counterpart in Arabic and back', async () => {
    await visit.go(tab, 'docs/writing/admonitions/')
    await menu('English').click()
    await tab.locator('.landing-dropdown-menu').getByText('العربية').click()
    await tab.waitForURL(`**${base}ar/docs/writing/admonitions/`)
    expect(await tab.evaluate(() => [document.dir, document.documentElement.lang])).toEqual([
      'rtl',
      'ar',
    ])
    await menu('العربية').click()
    await tab.locator('.landing-dropdown-menu').getByText('English').click()
    await tab.waitForURL(`**${base}docs/writing/admonitions/`)
  })
})

it('has a filter above the sidebar whose text begins where that of the rows does', async () => {
  await visit.go(tab, 'docs/writing/code/')
  const edges = await tab.evaluate(() =>
    ['.landing-sidebar-filter', '.landing-nav-list a'].map((selector) => {
      const element = document.querySelector(`.landing-sidebar ${selector}`)
      if (element === null) throw new Error(`There is no ${selector}.`)
      const { paddingInlineStart, borderInlineStartWidth } = getComputedStyle(element)
      const { left } = element.getBoundingClientRect()
      return (
        left + Number.parseFloat(paddingInlineStart) + Number.parseFloat(borderInlineStartWidth)
      )
    }),
  )
  expect(Math.abs((edges[0] ?? 0) - (edges[1] ?? 99))).toBeLessThan(3)
})

it('keeps a closed announcement closed', async () => {
  const page = await visit.open('docs/')
  const bar = page.locator('[data-announcement]')
  await page.locator('[data-dismiss]').click()
  await bar.waitFor({ state: 'hidden' })
  await visit.go(page, 'parts/')
  expect(await bar.isVisible()).toBe(false)
  await leave(page)
})

it('unmounts the islands of a page that is left', async () => {
  const page = await visit.open('docs/start/components/')
  await page.getByRole('button', { name: 'Clicked 3 times' }).click()
  const island = await page.locator('landing-island').first().elementHandle()
  const isMounted = () =>
    island?.evaluate((element) =>
      Object.entries(element).some(
        ([name, root]) => name.startsWith('__reactContainer$') && root !== null,
      ),
    )
  expect(await isMounted()).toBe(true)
  await page.locator('.landing-pager a').first().click()
  await expect.poll(isMounted).toBe(false)
  await leave(page)
})

describe('the gallery', () => {
  const stage = (title: string) => tab.getByRole('region', { name: title })

  /** The document of an example, which is filled when a reader sees it. */
  async function frame(title: string) {
    const box = tab.locator(`iframe[title^="Example: ${title}"]`)
    await box.scrollIntoViewIfNeeded()
    return box.contentFrame()
  }

  it('has navbars with menus in documents of their own', async () => {
    await visit.go(tab, 'parts/navbar/')
    const menus = await frame('Links and menus')
    await menus.getByRole('link', { name: 'Blog' }).waitFor()
  })

  it('has navbars for documents, narrow screens and mistakes', async () => {
    await visit.go(tab, 'parts/navbar/')
    const docs = await frame('Documents')
    await docs.getByRole('link', { name: 'Install' }).first().waitFor({ state: 'attached' })
    const narrow = await frame('On narrow screens')
    await narrow.getByRole('button', { name: 'Toggle navigation bar' }).click()
    await narrow.getByRole('button', { name: 'Back to main menu' }).click()
    await narrow.getByLabel('Expand the dropdown').click()
    await narrow.getByRole('link', { name: 'Talks' }).waitFor()
    await narrow.getByRole('button', { name: 'Close navigation bar' }).click()
    const mistake = stage('An invalid item')
    await mistake.getByRole('button', { name: 'Show the navbar' }).click()
    await mistake
      .getByRole('alert')
      .getByText('No NavbarItem component found for type "serach".')
      .waitFor()
  })

  it('has a search with a provider of its own, and one that asks the site', async () => {
    await visit.go(tab, 'parts/search/')
    await stage('The field with a provider of your own').getByRole('searchbox').fill('conf')
    await tab.getByRole('option', { name: 'Configuration' }).waitFor()
    await tab.getByLabel('Find a page').fill('admonitions')
    await stage('A search of your own')
      .getByRole('link', { name: /admonitions/i })
      .first()
      .waitFor()
  })

  it('has tabs, and an image that opens', async () => {
    await visit.go(tab, 'parts/article/')
    await tab.getByRole('tab', { name: 'pnpm' }).click()
    await tab.getByText('pnpm add', { exact: true }).waitFor()
    await tab.getByRole('button', { name: /Enlarge the image/ }).click()
    const dialog = tab.locator('dialog.landing-zoom-dialog')
    await dialog.waitFor()
    await tab.keyboard.press('Escape')
    await expect.poll(() => dialog.isVisible()).toBe(false)
  })

  it('has what crashes, and what fails to load', async () => {
    await visit.go(tab, 'parts/views/')
    await tab.getByRole('button', { name: 'Let it crash' }).click()
    await tab.getByRole('alert').getByText('The oven is at 400 °C.').waitFor()
    await tab.getByRole('button', { name: 'Let it fail' }).click()
    await tab.getByText('The file is not there.', { exact: true }).waitFor()
    await tab.getByRole('button', { name: 'Retry' }).click()
  })
})

it('writes feeds, redirects and files for machines, and no drafts', () => {
  for (const name of ['releases.atom', 'releases.rss', 'releases.json', 'llms.txt', '404.html']) {
    expect(existsSync(join(output, name)), name).toBe(true)
  }
  expect(read('manual/index.html')).toContain(`url=${base}docs/`)
  expect(existsSync(join(output, 'docs/writing/draft'))).toBe(false)
  const sitemap = read('sitemap.xml')
  expect(sitemap).toContain(`${base}docs/writing/code/`)
  expect(sitemap).not.toContain('unlisted')
})

it('has a table of every option and every export', () => {
  for (const option of ['onBrokenAnchors', 'trailingSlash', 'highlightOnTargetPage', 'rawHtml']) {
    expect(read('docs/configure/index.html')).toContain(`<code>${option}</code>`)
  }
  for (const name of ['schema', 'content', 'search', 'router', 'theme', 'vite']) {
    expect(read(`reference/${name}/index.html`).match(/<tr>/g)?.length).toBeGreaterThan(3)
  }
})
