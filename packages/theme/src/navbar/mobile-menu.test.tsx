// @vitest-environment happy-dom
import type { NavbarItem, Sidebar } from '@landing/schema'
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { attachPage } from '../behaviours/attach-page'
import { DESKTOP } from '../behaviours/events'
import { testHost, toHtml } from '../fixtures/host'
import { fakeMedia, find, mount, unmountAll } from '../fixtures/mount'
import { attach, detachAll, pause, showHtml } from '../fixtures/shell'
import { homePage, siteWithItems, testDoc, testLocale } from '../fixtures/site'
import { Sidebar as SidebarView } from '../sidebar/sidebar'
import { Navbar } from './navbar'

const sidebar: Sidebar = {
  id: 'guide',
  items: [{ type: 'link', label: 'Start', href: '/docs/start/' }],
}
const items: readonly NavbarItem[] = [
  { label: 'Plain', to: '/plain/' },
  { label: 'More', items: [{ label: 'Inside', to: '/inside/' }] },
  { type: 'localeDropdown' },
]
const en = testLocale('en', 'English', '/site/')
const site = siteWithItems(items, { locales: [en, testLocale('de', 'Deutsch', '/site/de/')] })
const page = testDoc()

// What loads late is there at once, so that tests need not wait for it.
beforeAll(() =>
  Promise.all([import('../behaviours/mobile-menu'), import('../behaviours/whole-sidebar')]),
)
beforeEach(() => {
  fakeMedia({})
  const matches = Element.prototype.matches
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':popover-open' ? false : matches.call(this, selector)
  })
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
})
afterEach(async () => {
  detachAll()
  await unmountAll()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const withSidebar = (
  <>
    <Navbar page={page} sidebar={sidebar} />
    <SidebarView page={page} sidebar={sidebar} />
  </>
)

function partsOf(box: HTMLElement) {
  const dialog = find<HTMLDialogElement>(box, 'dialog')
  const panels = () => [...dialog.querySelectorAll<HTMLElement>('.landing-mobile-menu-panel')]
  return {
    box,
    button: find(box, '.landing-menu-button'),
    dialog,
    panels,
    inert: () => panels().map((panel) => panel.hasAttribute('inert')),
  }
}

/** The menu, open. */
async function menu(content = withSidebar, shown = site) {
  const parts = partsOf(showHtml(shown, content))
  await attach()
  parts.button.click()
  return parts
}

describe('the menu of narrow screens', () => {
  it('is a popover with all links, for readers without script', () => {
    const html = toHtml(site, <Navbar page={page} sidebar={sidebar} />)
    const dialog = html.slice(html.indexOf('<dialog'), html.indexOf('</dialog>'))
    expect(dialog).toContain('popover="auto"')
    expect(dialog).toContain('href="/site/plain/"')
    expect(dialog).toContain('href="?menu#docs-sidebar"')
    expect(dialog).toContain('aria-label="Menu"')
    expect(html).toMatch(
      /aria-label="Toggle navigation bar" aria-expanded="false" aria-controls="([^"]+)" popoverTarget="\1"/,
    )
  })

  it('has an id of its own in each bar of a document', () => {
    const bar = <Navbar page={page} sidebar={sidebar} />
    const html = toHtml(
      site,
      <>
        {bar}
        {bar}
      </>,
    )
    const ids = [...html.matchAll(/<dialog id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(2)
  })

  it('is a modal dialog, which opens with the sidebar and says that it is open', async () => {
    const { button, dialog, panels, inert } = await menu()
    expect(dialog.open).toBe(true)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(inert()).toEqual([true, false])
    expect(panels()[1]?.getAttribute('aria-label')).toBe('Docs sidebar')
  })

  it('borrows the tree of the sidebar while it is open', async () => {
    const { box, dialog } = await menu()
    const tree = find(box, '.landing-sidebar-tree')
    expect(dialog.contains(tree)).toBe(true)
    expect(find(tree, '[aria-current="page"]').textContent).toBe('Start')
    dialog.close()
    await pause()
    expect(find(box, '.landing-sidebar nav').firstElementChild).toBe(tree)
    expect(box.querySelectorAll('.landing-sidebar-tree')).toHaveLength(1)
  })

  it('has given the tree back before another page is shown', async () => {
    const box = showHtml(site, withSidebar)
    await attach()
    const leave = attachPage()
    find(box, '.landing-menu-button').click()
    leave()
    expect(find<HTMLDialogElement>(box, 'dialog').open).toBe(false)
    expect(find(box, '.landing-sidebar nav > .landing-sidebar-tree').textContent).toBe('Start')
  })

  it('leads back to the main menu, and from there to the sidebar', async () => {
    const { panels, inert } = await menu()
    const back = find(panels()[1] as HTMLElement, 'button.landing-menu-switch')
    expect(back.textContent).toBe('Back to main menu')
    back.click()
    expect(inert()).toEqual([false, true])
    const forth = find(panels()[0] as HTMLElement, 'button.landing-menu-switch')
    expect(document.activeElement).toBe(forth)
    forth.click()
    expect(inert()).toEqual([true, false])
    expect(document.activeElement).toBe(back)
  })

  it('shows the main menu alone on pages without a sidebar', async () => {
    const { panels, inert } = await menu(<Navbar page={homePage} />)
    expect(inert()).toEqual([false])
    expect(panels()[0]?.querySelector('.landing-menu-switch')).toBeNull()
  })

  it('opens menus in place, under their narrow labels, those with the current page at once', async () => {
    const active = siteWithItems([{ label: 'More', items: [{ label: 'Inside', to: '/docs/' }] }])
    const { panels } = await menu(<Navbar page={homePage} />)
    const labels = [...(panels()[0]?.querySelectorAll('summary') ?? [])].map(
      ({ textContent }) => textContent,
    )
    expect(labels).toEqual(['More', 'Languages'])
    expect(panels()[0]?.querySelectorAll('details[open]')).toHaveLength(0)
    detachAll()
    const { dialog } = await menu(<Navbar page={page} />, active)
    expect(dialog.querySelectorAll('details[open]')).toHaveLength(1)
  })

  it('works in a React host', async () => {
    const { box } = await mount(site, withSidebar)
    const { button, dialog } = partsOf(box)
    await act(async () => button.click())
    expect(dialog.open).toBe(true)
    expect(dialog.contains(find(box, '.landing-sidebar-tree'))).toBe(true)
  })

  it('has a tree of its own in a React host without a sidebar', async () => {
    const { box } = await mount(site, <Navbar page={page} sidebar={sidebar} />)
    const { button, panels, inert } = partsOf(box)
    await act(async () => button.click())
    expect(inert()).toEqual([true, false])
    expect(find(panels()[1] as HTMLElement, '[aria-current="page"]').textContent).toBe('Start')
  })

  it('shows the main menu alone where the sidebar of the site has no tree', async () => {
    const { inert, panels } = await menu(<Navbar page={page} sidebar={sidebar} />)
    expect(inert()).toEqual([false, true])
    expect(find(panels()[0] as HTMLElement, 'button.landing-menu-switch').hidden).toBe(true)
  })

  it('is not loaded on wide screens, until they become narrow', async () => {
    const change = fakeMedia({ [DESKTOP]: true })
    const { button, dialog } = await menu()
    expect(dialog.open).toBe(false)
    change(DESKTOP, false)
    await pause()
    button.click()
    expect(dialog.open).toBe(true)
  })
})

it('a menu that leads somewhere itself is a link with a switch beside it', async () => {
  const items = [
    { label: 'More', to: '/more/', items: [{ label: 'Inside', to: '/inside/' }] },
    { type: 'search' },
    { type: 'doc', docId: 'unfinished' },
  ] as const
  const { box } = await menu(<Navbar page={page} />, siteWithItems(items))
  const [row, ...others] = box.querySelectorAll(
    '.landing-mobile-menu-panel > .landing-nav-list > li',
  )
  expect(others).toEqual([])
  const link = row?.querySelector(':scope > a')
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['More', '/site/more/'])
  const details = find<HTMLDetailsElement>(row as Element, ':scope > details')
  expect(find(details, 'summary').getAttribute('aria-label')).toBe('Expand the dropdown')
  details.open = true
  details.dispatchEvent(new Event('toggle'))
  expect(find(details, 'summary').getAttribute('aria-label')).toBe('Collapse the dropdown')
  expect([...details.querySelectorAll('a')].map((a) => a.textContent)).toEqual(['Inside'])
})

describe('the menu closes', () => {
  it('by its button, which is named so', async () => {
    const { dialog, button } = await menu()
    find(dialog, '[aria-label="Close navigation bar"]').click()
    expect(dialog.open).toBe(false)
    expect(button.getAttribute('aria-expanded')).toBe('false')
  })

  it('by a click beside it and by following a link', async () => {
    const { dialog, button } = await menu()
    dialog.click()
    expect(dialog.open).toBe(false)
    button.click()
    const link = find(dialog, 'a.landing-nav-entry')
    link.addEventListener('click', (event) => event.preventDefault())
    link.click()
    expect(dialog.open).toBe(false)
  })

  it('not by a link that opens a branch in place', async () => {
    const partial: Sidebar = {
      id: 'guide',
      items: [{ type: 'branch', label: 'Far', href: '/docs/far/', hasPage: false }],
    }
    const { dialog } = await menu(
      <>
        <Navbar page={page} sidebar={partial} />
        <SidebarView page={page} sidebar={partial} />
      </>,
    )
    find(dialog, '.landing-nav-branch').click()
    await pause(5)
    expect(dialog.open).toBe(true)
  })

  it('when the window becomes wide', async () => {
    const change = fakeMedia({ [DESKTOP]: false })
    const { dialog } = await menu()
    change(DESKTOP, true)
    expect(dialog.open).toBe(false)
  })

  it('when the reader goes back', async () => {
    const { dialog } = await menu()
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(dialog.open).toBe(false)
  })

  it('and keeps the page, when a step back can be cancelled', async () => {
    const navigation = new EventTarget()
    vi.stubGlobal('navigation', navigation)
    const step = (navigationType: string, cancelable = true) => {
      const event = Object.assign(new Event('navigate', { cancelable }), { navigationType })
      navigation.dispatchEvent(event)
      return event.defaultPrevented
    }
    const { dialog, button } = await menu()
    expect(step('push')).toBe(false)
    expect(dialog.open).toBe(true)
    expect(step('traverse')).toBe(true)
    expect(dialog.open).toBe(false)
    expect(step('traverse')).toBe(false)
    button.click()
    expect(step('traverse', false)).toBe(false)
    expect(dialog.open).toBe(true)
  })

  it('when a React host shows another page', async () => {
    const { box, show } = await mount(site, withSidebar)
    const { button, dialog } = partsOf(box)
    await act(async () => button.click())
    await show(withSidebar, { host: testHost(site, { path: '/other/' }) })
    expect(dialog.open).toBe(false)
  })
})

it('shows the first sidebar of the documentation on a page without one', async () => {
  const tree =
    '<div class="landing-sidebar-tree"><ul><li><a href="/site/docs/start/" aria-current="page">Start</a></li></ul></div>'
  const fetched = vi.fn(async () => new Response(`<nav>${tree}</nav>`))
  vi.stubGlobal('fetch', fetched)
  const box = showHtml(site, <Navbar page={homePage} />)
  await attach()
  expect(fetched).not.toHaveBeenCalled()
  for (const _ of [1, 2]) {
    find(box, '.landing-menu-button').click()
    await pause()
    const links = [...box.querySelectorAll('.landing-mobile-menu-site a')]
    expect(links.map((link) => link.outerHTML)).toEqual(['<a href="/site/docs/start/">Start</a>'])
    find<HTMLDialogElement>(box, 'dialog').close()
  }
  expect(fetched.mock.calls).toEqual([['/site/docs/start/']])
})
