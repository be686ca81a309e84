import { launchBrowser } from '@landing/tooling/browser'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { type FixtureSite, openFixture, openLive, type RunningServer } from './fixture-site'

/** A dev server over a copy of the fixture, and a page of a browser. */
export interface DevPage {
  site: FixtureSite
  server: RunningServer
  browser: Browser
  page: Page
  /** Errors and warnings of the page. */
  problems: string[]
  /** Opens a page, and waits until it is live and has its fonts. */
  open(path: string): Promise<void>
  /** Waits until the page shows a text. */
  shows(text: string): Promise<unknown>
}

/** One server for the tests of a file. Each test gets a new page, and the sources as they were. */
export function openDevPage(): DevPage {
  const dev = {
    async open(path) {
      await openLive(dev.page, dev.server.href + path)
      // The text moves once more when the web font replaces the fallback.
      await dev.page.evaluate(() => document.fonts.ready.then(() => undefined))
    },
    shows: (text) =>
      dev.page.waitForFunction((wanted) => document.body.textContent?.includes(wanted), text),
  } as DevPage
  beforeAll(async () => {
    dev.site = await openFixture()
    dev.server = await dev.site.serve('dev')
    dev.browser = await launchBrowser()
  })
  afterAll(async () => {
    await dev.browser.close()
    await dev.server.close()
    await dev.site.dispose()
  })
  beforeEach(async () => {
    dev.page = await dev.browser.newPage({ viewport: { width: 1280, height: 400 } })
    dev.problems = []
    dev.page.on('pageerror', (error) => dev.problems.push(error.message))
    dev.page.on('console', (message) => {
      const isProblem = message.type() === 'error' || message.type() === 'warning'
      if (isProblem) dev.problems.push(message.text())
    })
  })
  afterEach(async () => {
    await dev.page.close()
    if (await dev.site.restore()) await dev.server.restarted()
  })
  return dev
}
