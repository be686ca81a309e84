import { fileURLToPath } from 'node:url'
import { launchBrowser } from '@landing/tooling/browser'
import { serveStatic } from '@landing/tooling/static-server'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

/** Path the site is published under. */
export const base = '/terraform-landingpage-for-btp/'

/** Route paths of every screen of the site. */
export const routes = [
  '',
  'search/',
  'docs/',
  'docs/create_req/',
  'docs/landing-page-content/bigger_context/',
  'docs/landing-page-content/exporter/',
  'docs/landing-page-content/latest/',
  'docs/landing-page-content/samples/',
  'docs/landing-page-content/terraform_modules/',
  'docs/landing-page-content/terraform_providers/',
  'docs/landing-page-content/webinars/',
  'docs/landing-page-content/where_to_start/',
  'docs/tags/',
  'docs/tags/exporter/',
] as const

/** The built site on a static host, and a browser to visit it with. */
export interface Visit {
  readonly href: string
  readonly requests: string[]
  /** Opens a page; console errors and failed requests are collected in `problems`. */
  open(
    path: string,
    options?: BrowserContextOptions,
    before?: (page: Page) => Promise<unknown>,
  ): Promise<Page>
  readonly problems: string[]
  close(): Promise<void>
}

const output = fileURLToPath(new URL('../dist', import.meta.url))

/** Starts host and browser. `fail` names paths that answer with 404. */
export async function visitSite(fail?: (path: string) => boolean): Promise<Visit> {
  const server = await serveStatic({ folder: output, base, ...(fail && { fail }) })
  const browser: Browser = await launchBrowser()
  const problems: string[] = []
  return {
    href: server.href,
    requests: server.requests,
    problems,
    async open(path, options, before) {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 900 },
        ...options,
      })
      const page = await context.newPage()
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          problems.push(message.text())
      })
      page.on('pageerror', (error) => problems.push(error.message))
      page.on('request', (request) => {
        if (!request.url().startsWith(server.origin) && !request.url().startsWith('data:')) {
          problems.push(`third-party request: ${request.url()}`)
        }
      })
      await before?.(page)
      await page.goto(server.href + path)
      return page
    },
    async close() {
      await browser.close()
      await server.close()
    },
  }
}

/** Waits until the behaviours of the page are attached. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-scripts="ready"]')
}
