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

/** Options of the host. */
interface HostOptions {
  /** Paths that answer with 404. */
  readonly fail?: (path: string) => boolean
  /** Headers of all answers. */
  readonly headers?: Readonly<Record<string, string>>
}

/** Starts host and browser. */
export async function visitSite(options: HostOptions = {}): Promise<Visit> {
  const server = await serveStatic({ folder: output, base, ...options })
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

/** Follows a link to a route as a click does, whether the page shows one or not. */
export async function follow(page: Page, route: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    document.querySelector('main')?.append(link)
    link.click()
  }, base + route)
}

/** Marks the document, so that a whole load can be told from a navigation. */
export const markDocument = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign(window, { isSameDocument: true }))

/** Whether the marked document is still there. */
export const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'isSameDocument' in window)

/** Keeps the browser from fetching ahead what may be wanted next. */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })

/** Waits until the behaviours of the page are attached. */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForSelector('html[data-scripts="ready"]')
}
