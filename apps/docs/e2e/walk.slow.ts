import { randomFrom } from '@landing/tooling/random'
import type { ElementHandle, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { leave, type Visit, visitSite } from './site'

/** A red run names its seed: `WALK_SEED=… pnpm --filter @landing/docs slow walk`. CI takes the same way for every change. */
const seed = Number(process.env.WALK_SEED ?? (process.env.CI ? 1 : Date.now() % 100_000))
const steps = 60

let visit: Visit
beforeAll(async () => {
  visit = await visitSite()
})
afterAll(() => visit?.close())

type Random = () => number
const oneOf = <T>(list: readonly T[], random: Random) => list[Math.floor(random() * list.length)]

/** What does not depend on how a reader came to a page. */
function stateOf(page: Page) {
  return page.evaluate(() => {
    const attributes = (selector: string, name: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name)).sort()
    const article = document.querySelector('main article')?.cloneNode(true)
    if (article instanceof Element) {
      for (const live of article.querySelectorAll('landing-island, [aria-live]')) live.remove()
    }
    const { lang, dir } = document.documentElement
    return {
      ...{ lang, dir, title: document.title },
      canonical: attributes('link[rel=canonical]', 'href'),
      alternates: attributes('link[rel=alternate]', 'href'),
      description: attributes('meta[name=description]', 'content'),
      // While the menu of narrow screens is open, the tree is there.
      sidebar: attributes('.landing-sidebar-tree [aria-current=page]', 'href'),
      text: article?.textContent?.replace(/\s+/g, ' ').trim(),
      isTooWide: document.documentElement.scrollWidth > innerWidth,
    }
  })
}

async function visibleOf(page: Page, selector: string): Promise<ElementHandle<HTMLElement>[]> {
  const elements = (await page.$$(selector)) as ElementHandle<HTMLElement>[]
  const isVisible = await Promise.all(elements.map((element) => element.isVisible()))
  return elements.filter((_, index) => isVisible[index])
}

/** Each returns what it did, for the message of a failure. */
const actions: readonly ((page: Page, random: Random) => Promise<string>)[] = [
  openLink,
  openLink,
  openLink,
  async (page, random) => {
    const button = oneOf(await visibleOf(page, 'button:enabled, summary'), random)
    const name = await button?.evaluate((element) => element.ariaLabel ?? element.textContent)
    // Something may lie above it, such as an open menu.
    await button?.click({ timeout: 1000 }).catch(() => {})
    return `press "${name}"`
  },
  async (page) => {
    // An open menu closes instead.
    await page.goBack({ timeout: 2000 }).catch(() => {})
    return 'back'
  },
  async (page) => {
    await page.goForward({ timeout: 2000 }).catch(() => {})
    return 'forward'
  },
  async (page) => {
    await page.keyboard.press('Escape')
    return 'Escape'
  },
  async (page, random) => {
    const query = oneOf(['code', 'tabs dark', 'zzz', '"open', '<b>x', 'sidebar'], random) ?? ''
    await page.keyboard.press('Control+k')
    await page.keyboard.type(query)
    await page.waitForTimeout(500)
    if (random() < 0.5) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    return `search ${query}`
  },
]

async function openLink(page: Page, random: Random): Promise<string> {
  const links: ElementHandle<HTMLElement>[] = []
  for (const link of await visibleOf(page, 'a[href]:not([target], [download])')) {
    const href = await link.evaluate((element) => (element as HTMLAnchorElement).href)
    // Pages end with a slash; everything else is a file.
    if (href.startsWith(visit.href) && /\/([?#].*)?$/.test(href)) links.push(link)
  }
  const link = oneOf(links, random)
  const href = await link?.getAttribute('href')
  await link?.click({ timeout: 1000 }).catch(() => {})
  return `open ${href}`
}

it.each([1440, 390])(
  'any way leads to the page that a fresh visit shows, at %d px',
  async (width) => {
    const viewport = { width, height: 844 }
    const random = randomFrom(seed)
    const page = await visit.open('docs/', { viewport })
    const fresh = await visit.open('docs/', { viewport })
    const known = new Map<string, Awaited<ReturnType<typeof stateOf>>>()
    const way: string[] = [`seed ${seed}`]
    for (let step = 0; step < steps; step++) {
      way.push((await oneOf(actions, random)?.(page, random)) ?? '')
      await page.waitForTimeout(400)
      // A way back out of the site ends at an empty page.
      if (!page.url().startsWith(visit.href)) await visit.go(page, 'docs/')
      const address = new URL(page.url())
      // The query of a search page and the words to mark change a page in place.
      if (address.search !== '') continue
      const path = address.pathname
      if (!known.has(path)) {
        await fresh.goto(address.origin + path)
        // Behaviours that load later, such as tabs, add text. A frame that a script writes, as in the
        // gallery, may never count as idle.
        await fresh.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => {})
        known.set(path, await stateOf(fresh))
      }
      const shown = expect.poll(() => stateOf(page), { message: way.join(' → '), timeout: 5000 })
      await shown.toEqual(known.get(path))
      expect(visit.problems, way.join(' → ')).toEqual([])
    }
    expect(known.size).toBeGreaterThan(5)
    await Promise.all([leave(page), leave(fresh)])
  },
  300_000,
)
