import type { ElementHandle, Page } from 'playwright-core'
import { settle } from './page-state'
import { type Arrival, follow, type TabHistory } from './tab-history'
import type { WalkSite } from './walk-site'

export interface Walk {
  readonly page: Page
  readonly site: WalkSite
  readonly history: TabHistory
  /** A number from 0 to 1, the same for the same seed. */
  readonly random: () => number
}

/** What was done, and what is to be seen then. */
export interface Done extends Arrival {
  readonly name: string
}

export type Action = (walk: Walk) => Promise<Done | undefined>
type Link = ElementHandle<HTMLAnchorElement>

/** Links to the search page open the search. */
export const pageLink = 'a[href]:not([target], [download], [href*="/search/"])'
const hashLink = `main ${pageLink}[href^="#"]`
const anywhere: Arrival = { place: 'anywhere' }

export const oneOf = <T>(list: readonly T[], { random }: Pick<Walk, 'random'>): T | undefined =>
  list[Math.floor(random() * list.length)]

async function visible<E extends HTMLElement>({ page }: Walk, selector: string) {
  const elements = (await page.$$(selector)) as ElementHandle<E>[]
  const areVisible = await Promise.all(elements.map((element) => element.isVisible()))
  return elements.filter((_, index) => areVisible[index])
}

export const hrefOf = (link: Link) => link.evaluate(({ href }) => href)

/** A link to a page of the site. */
export async function anyLink(walk: Walk, selector: string): Promise<Link | undefined> {
  const links: Link[] = []
  for (const link of await visible<HTMLAnchorElement>(walk, selector)) {
    const href = await hrefOf(link)
    if (href.startsWith(walk.site.href) && /\/([?#].*)?$/.test(href)) links.push(link)
  }
  return oneOf(links, walk)
}

/** Runs what leaves a page. Returns the position where it was left: a click may scroll to its link first. */
export async function leaving(
  { page }: Walk,
  link: Link,
  work: () => Promise<unknown>,
): Promise<number> {
  await link.scrollIntoViewIfNeeded()
  await settle(page)
  const y = await page.evaluate(() => {
    sessionStorage.removeItem('left')
    const save = () => sessionStorage.setItem('left', `${scrollY}`)
    addEventListener('click', save, { capture: true, once: true })
    return scrollY
  })
  await work()
  return Number((await page.evaluate(() => sessionStorage.getItem('left'))) ?? y)
}

const click =
  (selector: string, name: string): Action =>
  async (walk) => {
    const link = await anyLink(walk, selector)
    if (!link) return
    const href = await hrefOf(link)
    const y = await leaving(walk, link, () => link.click())
    return { name: `${name} ${href}`, ...follow(walk.history, href, y) }
  }

const keyLink: Action = async (walk) => {
  const link = await anyLink(walk, `main ${pageLink}`)
  if (!link) return
  const href = await hrefOf(link)
  await link.focus()
  const y = await leaving(walk, link, () => walk.page.keyboard.press('Enter'))
  return { name: `key ${href}`, ...follow(walk.history, href, y) }
}

const toc: Action = async (walk) => {
  const box = (await visible(walk, '.landing-toc details:not([open]) > summary'))[0]
  await box?.click()
  return click(`.landing-toc ${pageLink}`, 'table of contents')(walk)
}

const menu: Action = async (walk) => {
  const button = (await visible(walk, '.landing-menu-button'))[0]
  if (!button) return
  await button.click()
  await walk.page.waitForSelector('.landing-mobile-menu[open]')
  if (walk.random() < 0.3) {
    await walk.page.keyboard.press('Escape')
    return { name: 'menu, Escape', ...anywhere, focus: '.landing-menu-button' }
  }
  return click(`.landing-mobile-menu ${pageLink}`, 'menu')(walk)
}

const dropdown: Action = async (walk) => {
  const button = (await visible(walk, '.landing-navbar .landing-dropdown > :first-child'))[0]
  if (!button) return
  await button.click()
  return click(`.landing-navbar .landing-dropdown ${pageLink}`, 'dropdown')(walk)
}

const search: Action = async (walk) => {
  const { page } = walk
  const query = oneOf(['zebra', 'beta', 'yak', 'omega', 'gamma', 'inner', 'mac'], walk) ?? ''
  await page.keyboard.press('Control+k')
  const input = page.locator('.landing-search-input:visible').first()
  await input.fill(query)
  await page.waitForSelector(`[role=option][href*="=${query}" i]`)
  const option = oneOf(
    (await visible<HTMLAnchorElement>(walk, '[role=option][href]')).slice(0, 4),
    walk,
  )
  if (!option) return
  const href = await hrefOf(option)
  const y = await leaving(walk, option, () => option.click())
  const arrival = follow(walk.history, href, y)
  // Another hit in the section that the address names is shown, too.
  return {
    name: `search ${query}, ${href}`,
    ...arrival,
    ...(href.includes('#') && { place: 'target' }),
  }
}

/** False for the file at which the site is left. */
export const isPage = (href: string | undefined): href is string =>
  href !== undefined && !href.endsWith('.txt')

/** Later, as the document may go away with it. */
export const go = (page: Page, steps: number) =>
  page.evaluate((by) => setTimeout(() => window.history.go(by)), steps)

export const traverse =
  (steps: number, release = () => {}): Action =>
  async (walk) => {
    const { page, history } = walk
    if (!isPage(history.hrefAt(steps))) return
    const from = new URL(history.href)
    history.leave(await page.evaluate(() => scrollY))
    history.go(steps)
    await go(page, steps)
    release()
    await page.waitForURL(history.href)
    const orTarget = new URL(history.href).pathname === from.pathname
    return { name: `go ${steps}`, place: history.y, orTarget }
  }

const reload: Action = async ({ page }) => {
  const place = await page.evaluate(() => scrollY)
  await page.reload()
  return { name: 'reload', place, focus: 'body', isFresh: true }
}

const leaveAndReturn: Action = async (walk) => {
  const { page, history, site } = walk
  const place = await page.evaluate(() => scrollY)
  history.leave(place)
  history.open(`${site.href}hello.txt`)
  history.go(-1)
  await page.goto(`${site.href}hello.txt`)
  await page.goBack()
  return { name: 'leave the site and return', place }
}

const scroll: Action = async ({ page, random }) => {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await page.mouse.move(width / 2, height / 2)
  const by = Math.round((random() - 0.4) * 4000)
  const place = await page.evaluate((dy) => scrollY + dy, by)
  await page.mouse.wheel(0, by)
  return { name: `scroll ${by}`, place }
}

const tab: Action = async (walk) => {
  const button = oneOf(await visible(walk, '[role=tab]'), walk)
  if (!button) return
  await button.click()
  const label = await button.evaluate(({ textContent }) => textContent ?? '')
  const query = await button.evaluate(
    (it) => it.closest<HTMLElement>('[data-query]')?.dataset.query,
  )
  const address = new URL(walk.history.href)
  if (query) address.searchParams.set(query, label)
  walk.history.replace(address.href)
  return { name: `tab ${label}`, ...anywhere, focus: '[role=tab][aria-selected=true]' }
}

const details: Action = async (walk) => {
  const summary = oneOf(await visible(walk, 'main article summary'), walk)
  if (!summary) return
  await summary.click()
  return { name: `details ${await summary.textContent()}`, ...anywhere, focus: 'summary' }
}

const colorMode: Action = async (walk) => {
  const button = (await visible(walk, '.landing-color-mode-toggle'))[0]
  await button?.click()
  return button && { name: 'color mode', ...anywhere }
}

const resize: Action = async ({ page }) => {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const next = width < 1000 ? 1440 : 390
  await page.setViewportSize({ width: next, height })
  return { name: `resize to ${next} px`, ...anywhere }
}

const newTab: Action = async (walk) => {
  const link = await anyLink(walk, `main ${pageLink}`)
  if (!link) return
  const opened = walk.page.context().waitForEvent('page')
  await link.click({ modifiers: ['Control'] })
  await (await opened).close()
  await walk.page.bringToFront()
  return { name: `open a tab with ${await hrefOf(link)}`, ...anywhere }
}

/** The likeliest come several times. */
export const actions: readonly Action[] = [
  ...[click(`main ${pageLink}`, 'article'), click(`main ${pageLink}`, 'article')],
  ...[click(hashLink, 'jump'), click(hashLink, 'jump'), toc, toc, keyLink],
  ...[click(`.landing-sidebar ${pageLink}`, 'sidebar'), menu, menu],
  ...[click(`.landing-pager ${pageLink}`, 'pager'), dropdown],
  click(`.landing-navbar ${pageLink}`, 'navbar'),
  ...[traverse(-1), traverse(-1), traverse(-1), traverse(1), traverse(1), traverse(-2)],
  ...[reload, leaveAndReturn, scroll, scroll, scroll, tab, tab, details, details],
  ...[search, search, colorMode, resize, newTab],
]
