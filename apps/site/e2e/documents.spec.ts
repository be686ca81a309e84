import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  follow,
  isSameDocument,
  markDocument,
  routes,
  saveData,
  type Visit,
  visitSite,
  waitForScripts,
} from './site'

let visit: Visit
beforeAll(async () => {
  visit = await visitSite()
})
afterAll(() => visit.close())
afterEach(() => {
  visit.problems.length = 0
})

const start = 'docs/landing-page-content/where_to_start/'
const samples = 'docs/landing-page-content/samples/'

async function open(options = {}, before?: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await visit.open(start, options, async (fresh) => {
    await saveData(fresh)
    await before?.(fresh)
  })
  await waitForScripts(page)
  await markDocument(page)
  return page
}

const heading = (page: Page) => page.locator('h1').textContent()

describe('a document that is not of this site', () => {
  it.each([
    ['is of another build', { build: 'other' }],
    ['has no build', { build: '' }],
    ['is not HTML', { contentType: 'text/plain' }],
    ['is a redirect', { status: 302, headers: { location: 'https://example.org/' } }],
    ['is an error', { status: 500 }],
  ])('that %s is loaded as a whole page', async (_, { build, ...answer }: Answer) => {
    const page = await open({}, (fresh) =>
      fresh.route(`**/${samples}`, async (route) => {
        if (route.request().resourceType() !== 'fetch') return route.continue()
        const html = await (await route.fetch()).text()
        const id = html.match(/data-build="([^"]*)"/)?.[1] ?? ''
        const body = html
          .replace(`data-build="${id}"`, `data-build="${build ?? id}"`)
          .replace('<h1', '<h1 data-foreign')
        return route.fulfill({ contentType: 'text/html', body, ...answer })
      }),
    )
    await follow(page, samples)
    await page.waitForURL(`**/${samples}`)
    await waitForScripts(page)
    expect(await isSameDocument(page)).toBe(false)
    expect(await heading(page)).toMatch(/sample/i)
    expect(await page.locator('[data-foreign]').count()).toBe(0)
    await page.context().close()
  })
})

interface Answer {
  readonly build?: string
  readonly contentType?: string
  readonly status?: number
  readonly headers?: Record<string, string>
}

it('keeps the page when the network is lost, says so, and tries again', async () => {
  const page = await open()
  const before = await heading(page)
  await page.context().setOffline(true)
  await follow(page, samples)
  const alert = page.getByRole('alert')
  await alert.getByText('The page could not be loaded. You are offline.').waitFor()
  const { height = 0 } = (await alert.getByRole('button').boundingBox()) ?? {}
  expect(height).toBeLessThan(40)
  expect(await heading(page)).toBe(before)
  expect(page.url()).toContain(start)
  await page.context().setOffline(false)
  await alert.getByRole('button', { name: 'Retry' }).click()
  await page.waitForURL(`**/${samples}`)
  await alert.waitFor({ state: 'hidden' })
  expect(await isSameDocument(page)).toBe(true)
  await page.context().close()
})

it('keeps navbar, text and focus of the search box, and the place in the sidebar', async () => {
  const page = await open({ viewport: { width: 1280, height: 300 } })
  await follow(page, samples)
  await page.waitForURL(`**/${samples}`)
  await page.evaluate(() => {
    const sidebar = document.querySelector('.landing-sidebar-scroll')
    if (sidebar) sidebar.scrollTop = 60
    const kept = [
      '.landing-navbar',
      '.search-box',
      '.landing-search-input',
      '.landing-sidebar',
      '.landing-nav-list',
    ].map((selector) => document.querySelector(selector))
    Object.assign(window, { kept })
  })
  const field = page.locator('header .landing-search-input')
  await field.fill('exporter')
  await page.locator('a[role="option"]').first().waitFor()
  await page.goBack()
  await page.waitForURL(`**/${start}`)
  await page.waitForFunction(() => /start/i.test(document.querySelector('h1')?.textContent ?? ''))
  const state = await page.evaluate(() => ({
    areKept: (window as unknown as { kept: (Element | null)[] }).kept.map(
      (element) => element?.isConnected ?? null,
    ),
    scrollTop: document.querySelector('.landing-sidebar-scroll')?.scrollTop,
    focused: document.activeElement?.className,
  }))
  expect(state.areKept).not.toContain(false)
  expect(state.scrollTop).toBe(60)
  expect(state.focused).toContain('landing-search-input')
  expect(await field.inputValue()).toBe('exporter')
  await page.context().close()
})

it('announces the title of the page, and marks its links', async () => {
  const page = await open()
  await follow(page, samples)
  await page.waitForURL(`**/${samples}`)
  const announcer = page.locator('.landing-announcer')
  expect(await announcer.getAttribute('role')).toBe('status')
  expect(await announcer.textContent()).toBe(await page.title())
  expect(await announcer.textContent()).toMatch(/^Sample/)
  const current = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-current]')
  expect(await current.allTextContents()).toEqual(['Samples'])
  await page.context().close()
})

it.each([
  ['forced colors', { forcedColors: 'active' }],
  ['reduced motion', { reducedMotion: 'reduce' }],
])('shows the next page with %s, at once', async (_, options) => {
  const page = await open(options)
  await follow(page, samples)
  await page.waitForFunction(() => /sample/i.test(document.querySelector('h1')?.textContent ?? ''))
  // What follows a scroll position has no duration: only what follows the clock moves by itself.
  const durations = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .map(({ effect }) => Number(effect?.getTiming().duration)),
  )
  expect(Math.max(0, ...durations)).toBeLessThanOrEqual(1)
  expect(await page.locator('h1').isVisible()).toBe(true)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await page.context().close()
})

describe('React', () => {
  const isReact = /Minified React error|react\.transitional\.element/

  /** Scripts with React in them that were requested so far. */
  async function reactFiles(): Promise<string[]> {
    const { origin } = new URL(visit.href)
    const scripts = [...new Set(visit.requests)].filter((path) => path.endsWith('.js'))
    const texts = await Promise.all(
      scripts.map(async (path) => (await fetch(origin + path)).text()),
    )
    return scripts.filter((_, index) => isReact.test(texts[index] ?? ''))
  }

  it.each([...routes, 'search/?q=exporter'])('is not loaded by /%s', async (route) => {
    visit.requests.length = 0
    const page = await visit.open(route)
    await waitForScripts(page)
    await page.waitForLoadState('networkidle')
    expect(visit.requests.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0)
    expect(await reactFiles()).toEqual([])
    await page.context().close()
  })

  it('is not loaded by suggestions', async () => {
    const page = await visit.open('docs/')
    await waitForScripts(page)
    visit.requests.length = 0
    await page.keyboard.press('Control+K')
    await page.keyboard.type('exporter')
    await page.locator('a[role="option"] mark').first().waitFor()
    expect(visit.requests.some((path) => path.endsWith('.idx'))).toBe(true)
    expect(await reactFiles()).toEqual([])
    await page.context().close()
  })

  it('comes with the display settings', async () => {
    const page = await visit.open('docs/')
    await waitForScripts(page)
    visit.requests.length = 0
    await page.locator('[data-display-settings]').click()
    await page.getByRole('dialog').waitFor()
    expect(await reactFiles()).not.toEqual([])
    await page.context().close()
  })
})
