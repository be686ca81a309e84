// @vitest-environment happy-dom
import type { NavbarItem, Sidebar } from '@landing/schema'
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { testHost, toHtml } from '../fixtures/host'
import { fakeMedia, find, mount, settle, unmountAll } from '../fixtures/mount'
import { homePage, siteWithItems, testDoc, testLocale } from '../fixtures/site'
import { Navbar } from '../navbar/navbar'
import { DESKTOP } from './breakpoint'

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

beforeAll(() => import('./menu-panels'))
beforeEach(() => {
  fakeMedia({})
  const matches = Element.prototype.matches
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':popover-open' ? false : matches.call(this, selector)
  })
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})
afterEach(async () => {
  await unmountAll()
  vi.restoreAllMocks()
})

async function menu(withSidebar = true, around = {}) {
  const bar = withSidebar ? <Navbar page={page} sidebar={sidebar} /> : <Navbar page={homePage} />
  const { box, show } = await mount(site, bar, around)
  const button = find(box, '.menu-button')
  const dialog = find<HTMLDialogElement>(box, 'dialog')
  await act(async () => button.click())
  await settle(5)
  return {
    box,
    show,
    bar,
    button,
    dialog,
    panels: () => [...dialog.querySelectorAll<HTMLElement>('.mobile-menu-panel')],
  }
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
    const { button, dialog, panels } = await menu()
    expect(dialog.open).toBe(true)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(panels().map((panel) => panel.inert)).toEqual([true, false])
    expect(panels()[1]?.getAttribute('aria-label')).toBe('Docs sidebar')
  })

  it('leads back to the main menu, and from there to the sidebar', async () => {
    const { panels } = await menu()
    const back = find(panels()[1] as HTMLElement, '.menu-switch')
    expect(back.textContent).toBe('← Back to main menu')
    await act(async () => back.click())
    expect(panels().map((panel) => panel.inert)).toEqual([false, true])
    const forth = find(panels()[0] as HTMLElement, '.menu-switch')
    expect(document.activeElement).toBe(forth)
    await act(async () => forth.click())
    expect(panels().map((panel) => panel.inert)).toEqual([true, false])
    expect(document.activeElement).toBe(back)
  })

  it('shows the main menu alone on pages without a sidebar', async () => {
    const { panels } = await menu(false)
    expect(panels().map((panel) => panel.inert)).toEqual([false])
    expect(panels()[0]?.querySelector('.menu-switch')).toBeNull()
  })

  it('opens menus in place, under their narrow labels, those with the current page at once', async () => {
    const active = siteWithItems([{ label: 'More', items: [{ label: 'Inside', to: '/docs/' }] }])
    const { panels } = await menu(false)
    const labels = [...(panels()[0]?.querySelectorAll('summary') ?? [])].map(
      ({ textContent }) => textContent,
    )
    expect(labels).toEqual(['More', 'Languages'])
    expect(panels()[0]?.querySelectorAll('details[open]')).toHaveLength(0)
    await unmountAll()
    const { box } = await mount(active, <Navbar page={page} />)
    await act(async () => find(box, '.menu-button').click())
    await settle(5)
    expect(box.querySelectorAll('dialog details[open]')).toHaveLength(1)
  })
})

it('a menu that leads somewhere itself is a link with a switch beside it', async () => {
  const items = [
    { label: 'More', to: '/more/', items: [{ label: 'Inside', to: '/inside/' }] },
    { type: 'search' },
    { type: 'doc', docId: 'unfinished' },
  ] as const
  const { box } = await mount(siteWithItems(items), <Navbar page={page} />)
  await act(async () => find(box, '.menu-button').click())
  await settle(5)
  const [row, ...others] = box.querySelectorAll('.mobile-menu-panel > .nav-list > li')
  expect(others).toEqual([])
  const link = row?.querySelector(':scope > a')
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['More', '/site/more/'])
  const details = find<HTMLDetailsElement>(row as Element, ':scope > details')
  expect(find(details, 'summary').getAttribute('aria-label')).toBe('Expand the dropdown')
  await act(async () => {
    details.open = true
    details.dispatchEvent(new Event('toggle'))
  })
  expect(find(details, 'summary').getAttribute('aria-label')).toBe('Collapse the dropdown')
  expect([...details.querySelectorAll('a')].map((a) => a.textContent)).toEqual(['Inside'])
})

describe('the menu closes', () => {
  it('by its button, which is named so', async () => {
    const { dialog, button } = await menu()
    const close = find(dialog, '[aria-label="Close navigation bar"]')
    await act(async () => close.click())
    expect(dialog.open).toBe(false)
    expect(button.getAttribute('aria-expanded')).toBe('false')
  })

  it('by a click beside it and by following a link', async () => {
    const { dialog, button } = await menu()
    await act(async () => dialog.click())
    expect(dialog.open).toBe(false)
    await act(async () => button.click())
    await settle()
    const link = find(dialog, 'a.nav-entry')
    link.addEventListener('click', (event) => event.preventDefault())
    await act(async () => link.click())
    expect(dialog.open).toBe(false)
  })

  it('when the window becomes wide', async () => {
    const change = fakeMedia({ [DESKTOP]: false })
    const { dialog } = await menu()
    await act(async () => change(DESKTOP, true))
    expect(dialog.open).toBe(false)
  })

  it('when the reader goes back', async () => {
    const { dialog } = await menu()
    await act(async () => window.dispatchEvent(new PopStateEvent('popstate')))
    expect(dialog.open).toBe(false)
  })

  it('when another page is shown', async () => {
    const { dialog, show, bar } = await menu()
    await show(bar, { host: testHost(site, { path: '/other/' }) })
    expect(dialog.open).toBe(false)
  })
})
