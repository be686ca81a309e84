import { fileURLToPath } from 'node:url'
import { serveStatic } from '@landing/tooling/static-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { base, routes } from '../e2e/site'
import { firefox } from './firefox'
import type { Tab } from './tab'
import { until } from './tab'
import { webkit } from './webkit'

declare global {
  interface Window {
    /** What the document reported since it was marked. */
    problems?: string[]
  }
}

const folder = fileURLToPath(new URL('../dist', import.meta.url))
const exporter = 'docs/landing-page-content/exporter/'

/** Marks a document, so that a load of the next can be told from a swap, and notes what it reports. */
function mark() {
  const problems: string[] = []
  window.problems = problems
  addEventListener('error', ({ message }) => problems.push(message))
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    problems.push(`${violatedDirective}: ${blockedURI}`),
  )
}

const problemsOf = (tab: Tab) => tab.run(() => window.problems)
const heading = () => document.querySelector('h1')?.textContent
const mode = () => document.documentElement.dataset.themeChoice
const isReady = () => document.documentElement.dataset.scripts === 'ready'

for (const { name, missing } of [firefox, webkit]) {
  if (missing !== undefined) console.log(`${name} is left out: ${missing}.`)
}

describe.each([firefox, webkit].filter(({ missing }) => missing === undefined))(
  '$name',
  (engine) => {
    let tab: Tab
    let server: Awaited<ReturnType<typeof serveStatic>>
    async function open(path: string, width = 1440): Promise<void> {
      await tab.resize(width, 900)
      await tab.open(server.href + path)
      await until(tab, isReady)
      await tab.run(mark)
    }
    beforeAll(async () => {
      server = await serveStatic({ folder, base })
      tab = await engine.openTab()
    })
    afterAll(async () => {
      await tab?.close()
      await server?.close()
    })

    it.each([390, 820, 1440])(
      'shows every page %i px wide, none wider than that',
      async (width) => {
        for (const route of routes) {
          await open(route, width)
          const wider = await tab.run(() => document.documentElement.scrollWidth - innerWidth)
          expect([route, Math.max(0, wider)]).toEqual([route, 0])
          expect(await tab.run(heading)).toMatch(/\S/)
          expect(await problemsOf(tab)).toEqual([])
        }
        expect(tab.reported).toEqual([])
      },
    )

    it('swaps in the document of a link, and goes back', async () => {
      await open('')
      const home = await tab.run(heading)
      await tab.click(`a[href$="/${exporter}"]`)
      await until(tab, (path) => location.pathname.endsWith(path), exporter)
      await until(tab, (before) => document.querySelector('h1')?.textContent !== before, home)
      await tab.run(() => history.back())
      await until(tab, (before) => document.querySelector('h1')?.textContent === before, home)
      // Still there: it has been the same document all the time.
      expect(await problemsOf(tab)).toEqual([])
    })

    it('finds a page by the keyboard, and marks the words in it', async () => {
      await open('docs/')
      await tab.press('Control+k')
      await until(tab, () => document.activeElement?.tagName === 'INPUT')
      await tab.press(...'exporter')
      await until(
        tab,
        () =>
          document.querySelector('a[role="option"] mark')?.textContent?.toLowerCase() ===
          'exporter',
      )
      await tab.press('Enter')
      await until(tab, (path) => location.pathname.endsWith(path), exporter)
      await until(
        tab,
        () => document.querySelector('main mark') !== null || CSS.highlights?.size > 0,
      )
      expect(await problemsOf(tab)).toEqual([])
    })

    it('jumps to headings below the navbar, and stays there while the keyboard is in it', async () => {
      await open(exporter)
      const id = await tab.run(() => [...document.querySelectorAll('main h2')].at(-2)?.id)
      const top = () =>
        tab.run((id) => document.getElementById(`${id}`)?.getBoundingClientRect().top ?? 0, id)
      await tab.run((id) => {
        document.documentElement.style.scrollBehavior = 'auto'
        location.hash = `${id}`
      }, id)
      await until(tab, () => scrollY > 0)
      const bar = await tab.run(() => document.querySelector('header')?.offsetHeight ?? 0)
      const place = await top()
      expect(place).toBeGreaterThan(bar)
      expect(place).toBeLessThan(2 * bar)
      await tab.run(() =>
        document
          .querySelector<HTMLElement>('.landing-navbar-row > a')
          ?.focus({ preventScroll: true }),
      )
      for (const key of ['Tab', 'a', 'Tab']) {
        await tab.press(key)
        expect([key, await top()]).toEqual([key, place])
      }
      expect(await tab.run(() => document.activeElement?.closest('header') !== null)).toBe(true)
    })

    it('opens the menu of a narrow page, and follows a link in it', async () => {
      await open('docs/', 390)
      await tab.click('.landing-menu-button')
      await until(tab, () => document.querySelector('dialog[open]') !== null)
      const path = 'docs/create_req/'
      const link = `dialog[open] a[href$="/${path}"]`
      // The menu slides in.
      await until(
        tab,
        (link) => Number(document.querySelector(link)?.getBoundingClientRect().x) > 0,
        link,
      )
      await tab.click(link)
      await until(tab, (path) => location.pathname.endsWith(path), path)
      await until(tab, () => document.querySelector('dialog[open]') === null)
      expect(await problemsOf(tab)).toEqual([])
    })

    it('keeps the color mode that a reader chose', async () => {
      await open('docs/')
      const before = await tab.run(mode)
      await tab.click('.landing-color-mode-toggle')
      const chosen = await tab.run(mode)
      expect(chosen).not.toBe(before)
      await open('docs/create_req/')
      expect(await tab.run(mode)).toBe(chosen)
      await tab.run(() => localStorage.clear())
    })
  },
)
