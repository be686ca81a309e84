import { fileURLToPath } from 'node:url'
import { launchBrowser } from '@landing/tooling/browser'
import { serveStatic } from '@landing/tooling/static-server'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

/** Path the site is published under. */
export const base = '/landing/'

export const output = fileURLToPath(new URL('../dist/', import.meta.url))

/** The built site on a static host, and a browser to visit it with. */
export interface Visit {
  readonly href: string
  /** What browsers complained about since the visit began. */
  readonly problems: string[]
  /** Opens a page in a browser that has never been here, and waits until it is live. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>
  /** Opens another page in the same tab. */
  go(page: Page, path: string): Promise<void>
  close(): Promise<void>
}

/** Starts host and browser. */
export async function visitSite(): Promise<Visit> {
  const server = await serveStatic({ folder: output, base })
  const browser: Browser = await launchBrowser()
  const problems: string[] = []
  const visit: Visit = {
    href: server.href,
    problems,
    async open(path, options) {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
        ...options,
      })
      const page = await context.newPage()
      page.on('console', (message) => {
        // A missing page is asked for on purpose.
        if (message.location().url.includes('/no/such/')) return
        if (/error|warning/.test(message.type())) problems.push(message.text())
      })
      page.on('pageerror', (error) => problems.push(error.message))
      page.on('request', (request) => {
        const { origin } = new URL(request.url())
        if (origin !== 'null' && !server.href.startsWith(origin)) {
          problems.push(`third-party request: ${request.url()}`)
        }
      })
      await visit.go(page, path)
      return page
    },
    async go(page, path) {
      await page.goto(server.href + path)
      await page.waitForSelector('html[data-scripts="ready"]')
    },
    async close() {
      await browser.close()
      await server.close()
    },
  }
  return visit
}

/** Closes a page with its context. */
export async function leave(page: Page): Promise<void> {
  // Answers that are still on their way have no page then.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().close()
}
