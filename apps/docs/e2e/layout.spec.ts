import { launchBrowser } from '@landing/tooling/browser'
import { serveStatic } from '@landing/tooling/static-server'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { base, output } from './site.ts'

let server: Awaited<ReturnType<typeof serveStatic>>
let browser: Browser
beforeAll(async () => {
  server = await serveStatic({ folder: output, base })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await server.close()
})

interface State {
  readonly options?: BrowserContextOptions
  /** Stops the request of the page's script. */
  readonly isBlocked?: boolean
}
const states: Readonly<Record<string, State>> = {
  'with scripts': {},
  'without scripts': { options: { javaScriptEnabled: false } },
  'whose script is blocked': { isBlocked: true },
  'in forced colors': { options: { forcedColors: 'active' } },
}
const routes = ['docs/start/', 'docs/writing/tables/', 'ar/docs/start/', 'blog/']

/** What is wrong with the places of a page's parts; the page is at its top. */
function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const box = (selector: string) => {
      const element = document.querySelector(selector)
      return element?.checkVisibility() ? element.getBoundingClientRect() : undefined
    }
    const [bar, sidebar, main, title, toc] = [
      'header',
      '#docs-sidebar',
      'main',
      'h1',
      '.landing-toc',
    ].map(box)
    const meet = (a?: DOMRect, b?: DOMRect) =>
      a !== undefined &&
      b !== undefined &&
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
    const faults = {
      'wider than the window': document.documentElement.scrollWidth > innerWidth,
      'no title in view': !title || title.top > innerHeight || title.right > innerWidth + 1,
      'narrow text': !main || main.width < Math.min(600, innerWidth),
      'bar over title': meet(bar, title),
      'sidebar over text': meet(sidebar, main),
      'contents over title': meet(toc, title),
    }
    return Object.entries(faults).flatMap(([name, isFault]) => (isFault ? [name] : []))
  })
}

describe.each(Object.entries(states))('a page %s', (_, { options, isBlocked }) => {
  it.each([320, 820, 997, 1440])('has its parts side by side at %d px', async (width) => {
    const context = await browser.newContext({ viewport: { width, height: 800 }, ...options })
    if (isBlocked) await context.route('**/assets/main-*.js', (route) => route.abort())
    const page = await context.newPage()
    const found: Record<string, string[]> = {}
    for (const route of routes) {
      await page.goto(server.href + route, { waitUntil: 'load' })
      found[route] = await faultsOf(page)
    }
    await context.close()
    expect(found).toEqual(Object.fromEntries(routes.map((route) => [route, []])))
  })
})
