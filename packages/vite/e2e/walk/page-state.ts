import type { Page } from 'playwright-core'
import type { Arrival, TabHistory } from './tab-history'

/** Waits until the page is live and moves no more. */
export async function settle(page: Page): Promise<void> {
  await page.waitForSelector('html[data-scripts="ready"]')
  await page.evaluate(async () => {
    let last = ''
    for (let same = 0; same < 5; ) {
      await new Promise(requestAnimationFrame)
      const now = [scrollY, document.documentElement.scrollHeight, location.href].join()
      same = now === last ? same + 1 : 0
      last = now
    }
  })
}

/** What a page shows and where it is, when it has settled. */
async function stateOf(page: Page) {
  await settle(page)
  return page.evaluate(() => {
    const root = document.documentElement
    const all = (selector: string, scope: ParentNode = document) => [
      ...scope.querySelectorAll<HTMLElement>(selector),
    ]
    const hrefs = (selector: string) => all(selector).map((link) => link.getAttribute('href'))
    const main = document.querySelector('main')?.cloneNode(true) as HTMLElement | undefined
    const changing = '[aria-live], [role=status], .landing-toc-reading, [role=tablist]'
    for (const element of main ? all(changing, main) : []) element.remove()
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    const box = target?.getBoundingClientRect()
    const margin = target ? Number.parseFloat(getComputedStyle(target).scrollMarginTop) : 0
    const padding = Number.parseFloat(getComputedStyle(root).scrollPaddingTop)
    const navbar = document.querySelector('.landing-navbar')?.getBoundingClientRect()
    const focused = document.activeElement ?? document.body
    return {
      /** Does not depend on the way to the page. */
      page: {
        attributes: Object.fromEntries(
          [...root.attributes].map(({ name, value }) => [name, value]).sort(),
        ),
        title: document.title,
        head: all(
          'meta:not([http-equiv]), link:not([rel~=stylesheet], [rel*=preload], [rel~=prefetch])',
          document.head,
        )
          .map((element) => element.outerHTML)
          .sort(),
        text: main?.textContent?.replace(/\s+/g, ' ').trim(),
        sidebar: hrefs('.landing-sidebar-tree [aria-current=page]'),
        navbar: hrefs('.landing-navbar [aria-current]'),
        isLoading: all('.landing-progress').length > 0,
        isTooWide: root.scrollWidth > innerWidth,
        dialogs: all('dialog[open], :popover-open').length,
      },
      /** As the reader has left it. */
      open: [
        ...all('article details').map((details) => details.hasAttribute('open')),
        ...all('[role=tab]').map((tab) => `${tab.textContent} ${tab.ariaSelected}`),
      ],
      toc: hrefs('.landing-toc [aria-current]'),
      href: location.href,
      length: history.length,
      y: scrollY,
      height: root.scrollHeight,
      end: root.scrollHeight - innerHeight,
      /** Where a jump to the target of the hash ends. */
      targetY: box && scrollY + box.top - (margin + (padding || 0)),
      isTargetHidden:
        box && (box.height === 0 || box.bottom > innerHeight || box.top < (navbar?.bottom ?? 0)),
      isFocusHidden:
        !focused.checkVisibility({ visibilityProperty: true }) || !!focused.closest('[inert]'),
    }
  })
}

export type State = Awaited<ReturnType<typeof stateOf>>

/** What a tab shows that loads an address as if it had never been there, and scrolls to a position. */
export async function freshState(tab: Page, href: string, y: number): Promise<State> {
  // A tab in the background draws hardly a frame a second.
  await tab.bringToFront()
  await tab.goto('about:blank')
  await tab.goto(href)
  await settle(tab)
  await tab.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
  return stateOf(tab)
}

/** Where a tab is other than expected, in words. */
export async function arrivalFaults(
  page: Page,
  history: TabHistory,
  arrival: Arrival,
): Promise<string[]> {
  const now = await stateOf(page)
  if (now.href !== history.href) return [`address: ${now.href} instead of ${history.href}`]
  const faults = placeFaults(now, arrival)
  if (now.length !== history.length)
    faults.push(`entries: ${now.length} instead of ${history.length}`)
  const { focus } = arrival
  if (now.isFocusHidden) faults.push('The focus is in what is not shown.')
  else if (focus && !(await page.evaluate((it) => document.activeElement?.matches(it), focus))) {
    faults.push(`The focus is not at "${focus}".`)
  }
  return faults
}

/** What a tab shows other than a fresh one, in words. */
export async function pageFaults(page: Page, fresh: State, isFresh = false): Promise<string[]> {
  const now = await stateOf(page)
  const { y, height, end } = now
  // At the end of the page the mark in the table of contents depends on the last jump.
  const hasSameMark = height === fresh.height && y === fresh.y && y < end - 2
  const shown = {
    ...now.page,
    ...(isFresh && { open: now.open }),
    ...(hasSameMark && { toc: now.toc }),
  }
  return Object.entries(shown).flatMap(([name, value]) =>
    difference(name, JSON.stringify(value), JSON.stringify({ ...fresh, ...fresh.page }[name])),
  )
}

/** Where two texts begin to differ. */
function difference(name: string, shown: string, expected: string): string[] {
  if (shown === expected) return []
  const start = Math.max(
    0,
    [...shown].findIndex((character, at) => character !== expected[at]) - 30,
  )
  const part = (text: string) => text.slice(start, start + 150)
  return [`${name}: ${part(shown)} instead of ${part(expected)}`]
}

function placeFaults(now: State, { place, orTarget }: Arrival): string[] {
  // At the top, a tab that opens for the target leads to it: it cannot know that the reader has been there.
  const mayBeTarget = (orTarget || place === 0) && now.targetY !== undefined
  if (mayBeTarget && placeFaults(now, { place: 'target' }).length === 0) return []
  const wanted = place === 'target' ? now.targetY : place
  if (wanted === undefined) return ['The target of the hash is not on the page.']
  if (wanted === 'anywhere') return []
  const reached = Math.max(0, Math.min(wanted, now.end))
  if (Math.abs(now.y - reached) > 1.5) return [`position: ${now.y} instead of ${reached}`]
  return place === 'target' && now.isTargetHidden
    ? ['The target of the hash is not to be seen.']
    : []
}
