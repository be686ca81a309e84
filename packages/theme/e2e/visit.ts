import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { launchBrowser } from '@landing/tooling/browser'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { openPreview, out } from '../scripts/preview-site.mjs'

/** The preview in a browser. */
export interface Visit {
  /** Names of the preview's documents. */
  readonly names: readonly string[]
  /** What the browser complained about, since the visit began. */
  readonly problems: string[]
  /** Opens a document and waits until it is live. */
  open(name: string, options?: BrowserContextOptions): Promise<Page>
  /** Opens another document in the same tab. */
  go(page: Page, name: string): Promise<void>
  close(): Promise<void>
}

/** Builds and serves the preview, and starts a browser. `hold` returns what files wait for, by path. */
export async function visitPreview(
  hold?: (path: string) => Promise<void> | undefined,
): Promise<Visit> {
  // Test files run beside each other, each with a folder of its own.
  const folder = join(out, `test-${process.pid}`)
  const preview = await openPreview({ folder, ...(hold && { hold }) })
  const browser: Browser = await launchBrowser()
  const problems: string[] = []
  const addressOf = (name: string) => `${preview.origin}/${name}/`
  return {
    names: preview.names,
    problems,
    async open(name, options) {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        bypassCSP: false,
        ...options,
      })
      const page = await context.newPage()
      page.on('console', (message) => {
        const { url } = message.location()
        // Chromium asks for it at times, and no page names one.
        if (url.endsWith('/favicon.ico') || !/error|warning/.test(message.type())) return
        problems.push(`${name}: ${message.text()} ${url}`)
      })
      page.on('pageerror', (error) => problems.push(`${name}: ${error.message}`))
      await page.goto(addressOf(name))
      if (options?.javaScriptEnabled !== false) await page.waitForSelector('html[data-ready]')
      return page
    },
    async go(page, name) {
      await page.goto(addressOf(name))
      await page.waitForSelector('html[data-ready]')
    },
    async close() {
      await browser.close()
      await preview.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Closes a page with its context. */
export const leave = (page: Page): Promise<void> => page.context().close()
