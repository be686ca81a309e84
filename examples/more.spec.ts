import { join } from 'node:path'
import { findings } from '@landing/tooling/axe'
import { launchBrowser } from '@landing/tooling/browser'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it, type TestContext } from 'vitest'
import { NotFetchedError, openWorkshop, type Workshop } from './e2e/install-example'
import { visitExample } from './e2e/visit-example'

let workshop: Workshop
let browser: Browser
beforeAll(async () => {
  workshop = openWorkshop()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  workshop?.dispose()
})

/** Builds an example. Returns a function that opens it and expects no error of the browser. */
function made(test: TestContext, example: string, output: string) {
  try {
    const folder = join(workshop.make(example), output)
    return async (
      check: (page: Page, href: string) => Promise<void>,
      options?: BrowserContextOptions,
    ) => expect(await visitExample(browser, folder, check, options)).toEqual([])
  } catch (error) {
    if (error instanceof NotFetchedError) test.skip('Its packages cannot be fetched here.')
    throw error
  }
}

const blue = 'rgb(0, 112, 242)'
const colorOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor)
const untilLive = (page: Page) =>
  page.waitForSelector('.landing-navbar-row > .landing-color-mode-toggle:not([disabled])')

/** The theme's toggle and that of its host show and change the same mode, whichever is used. */
async function expectOneMode(page: Page, hostToggle: string): Promise<void> {
  const own = '.landing-color-mode-toggle:visible'
  const seen: string[] = []
  for (const toggle of [own, hostToggle, own, hostToggle, own]) {
    const before = await page.getAttribute(own, 'title')
    await page.click(toggle)
    await page.locator(`.landing-color-mode-toggle:visible:not([title="${before}"])`).waitFor()
    const title = await page.getAttribute(own, 'title')
    const mode = await page.getAttribute('html', 'data-theme')
    seen.push(mode ?? '')
    expect([`${mode} mode`, 'system mode']).toContain(title)
    const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
    expect(scheme).toBe(mode)
  }
  expect(new Set(seen)).toEqual(new Set(['light', 'dark']))
}

it('works in Next, with pages that are server components', async (test) => {
  const visit = made(test, 'next', 'out')
  await visit(async (page, href) => {
    await page.goto(href)
    expect(await page.textContent('h1')).toBe('Example')
    expect(await colorOf(page, '.landing-button-emphasized')).toBe(blue)
    await untilLive(page)
    expect(await findings(page)).toEqual([])
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.click('.landing-button-emphasized')
    await page.waitForSelector('.landing-article-body h2')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    await page.goto(`${href}docs/`)
    expect(await page.textContent('.landing-article-body p')).toBe('Read on a server.')
    await untilLive(page)
    await page.click('.landing-navbar-row > .landing-color-mode-toggle')
    expect(await page.getAttribute('html', 'data-theme')).toBe('light')
    expect(await page.textContent('.landing-article-body p')).toBe('Read on a server.')
    await page.goto(href)
    await untilLive(page)
    await expectOneMode(page, '#own-toggle')
    await page.goto(`${href}parts/`)
    expect(await colorOf(page, '.landing-button-emphasized')).toBe(blue)
    await page.click('[role="tab"]:last-child')
    expect(await page.textContent('.landing-tab:not([hidden]) code')).toBe('pnpm start')
    expect(await page.locator('.landing-code-copy').count()).toBe(2)
    expect(await findings(page)).toEqual([])
  })
})

it('works in a page of a Docusaurus site', async (test) => {
  const visit = made(test, 'docusaurus', 'build')
  await visit(async (page, href) => {
    await page.goto(href)
    expect(await page.textContent('main h1')).toBe('Example')
    expect(await colorOf(page, '.landing-button-emphasized')).toBe(blue)
    await page.waitForSelector('html[data-has-hydrated="true"]')
    await expectOneMode(page, '.navbar__items--right button[class*="toggleButton"]')
    await page.click('.landing-button-emphasized')
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Start')
  })
})

it('works in React Router, prerendered and hydrated', async (test) => {
  const visit = made(test, 'react-router', 'build/client')
  await visit(
    async (page, href) => {
      await page.goto(`${href}docs/install/`)
      expect(await page.textContent('.landing-article-body p')).toBe('In one command.')
    },
    { javaScriptEnabled: false },
  )
  await visit(async (page, href) => {
    await page.goto(href)
    expect(await colorOf(page, '.landing-button-emphasized')).toBe(blue)
    await page.waitForSelector('.landing-color-mode-toggle:visible:not([disabled])')
    expect(await findings(page)).toEqual([])
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.click('.landing-button-emphasized')
    await page.waitForSelector('.landing-article-body h2')
    expect(await page.title()).toBe('Start | Example')
    await page.click('.landing-article-body a[href="/docs/install/"]')
    await page.waitForFunction(() => document.title === 'Install | Example')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    await page.click('.landing-navbar-row > .landing-color-mode-toggle')
    expect(await page.getAttribute('html', 'data-theme')).toBe('light')
    await page.reload()
    expect(await page.getAttribute('html', 'data-theme')).toBe('light')
  })
})

// Astro refuses older versions of Node.
const isNode22 = Number.parseInt(process.versions.node, 10) >= 22

it.runIf(isNode22)('works in Astro: a shell without React, and an island', async (test) => {
  const visit = made(test, 'astro', 'dist')
  await visit(async (page, href) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto(`${href}docs/start/`)
    await page.waitForSelector('html[data-scripts="ready"]')
    // The behaviours; no React.
    expect(scripts.filter((url) => /client|react|shell/i.test(url))).toEqual([])
    await page.click('.landing-navbar-row > .landing-color-mode-toggle')
    expect(await page.getAttribute('html', 'data-theme')).toBe('light')
    await page.goto(href)
    expect(await colorOf(page, '.landing-button-emphasized')).toBe(blue)
    expect(await findings(page)).toEqual([])
    await page.waitForSelector('astro-island:not([ssr])')
    await page.click('[role="tab"]:last-child')
    expect(await page.textContent('.landing-tab:not([hidden]) code')).toBe('pnpm install')
    expect(await page.locator('.landing-code-copy').count()).toBe(2)
  })
})

it('parts keep their look beside Tailwind 4 in Next, and Tailwind has their tokens', async (test) => {
  const visit = made(test, 'next-tailwind', 'out')
  await visit(async (page, href) => {
    await page.goto(href)
    const style = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { backgroundColor, color, fontSize, padding, borderRadius } =
          getComputedStyle(element)
        return { backgroundColor, color, fontSize, padding, borderRadius }
      })
    expect(await style('.landing-button-emphasized')).toMatchObject({
      backgroundColor: 'rgb(0, 112, 242)',
      color: 'rgb(255, 255, 255)',
      padding: '8px 16px',
    })
    expect(await style('main > button')).toMatchObject({
      padding: '12px 24px',
      borderRadius: '8px',
    })
    const size = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('p'))
      probe.style.fontSize = 'var(--landing-text-h1)'
      return getComputedStyle(probe).fontSize
    })
    expect((await style('h1')).fontSize).toBe(size)
    expect(await findings(page)).toEqual([])
  })
})

it('works in Storybook, whose toolbar chooses the mode', async (test) => {
  const visit = made(test, 'storybook', 'dist')
  await visit(async (page, href) => {
    const open = async (story: string, mode: string) => {
      await page.goto(`${href}iframe.html?id=${story}&viewMode=story&globals=mode:${mode}`)
      await page.waitForSelector('#storybook-root > *')
    }
    await open('parts-linkbutton--emphasized', 'light')
    expect(await colorOf(page, '.landing-button-emphasized')).toBe(blue)
    await open('parts-linkbutton--in-cards', 'dark')
    expect(await page.textContent('.landing-card h2')).toBe('Start')
    const dark = await colorOf(page, 'html')
    await open('pages-shell--whole', 'light')
    expect(await colorOf(page, 'html')).not.toBe(dark)
    await page.waitForSelector('.landing-color-mode-toggle:visible:not([disabled])')
    expect(await page.textContent('#storybook-root h1')).toBe('Example')
  })
})

it('searches pages of any generator, without React', async (test) => {
  const visit = made(test, 'static-search', 'dist')
  await visit(async (page, href) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
    })
    await page.goto(href)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('binary')
    await page.locator('a[role="option"] mark', { hasText: 'binary' }).first().waitFor()
    expect(await findings(page)).toEqual([])
    expect(scripts.filter((path) => path === '/results.js')).toEqual([])
    const sizes = await Promise.all(
      [...new Set(scripts)].map(async (path) => (await page.request.get(href + path)).body()),
    )
    // React alone has 190 KB.
    expect(sizes.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(140_000)
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === '/install' && url.hash === '#upgrade')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('archive')
    await page.keyboard.press('Shift+Enter')
    await page.waitForURL((url) => url.pathname === '/search')
    await page.locator('.landing-search-hit', { hasText: 'Install' }).waitFor()
  })
})
