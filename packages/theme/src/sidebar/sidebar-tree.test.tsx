// @vitest-environment happy-dom
import type { Sidebar } from '@landing/schema'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inTheme, testHost, toHtml } from '../fixtures/host'
import { find, mount, settle, unmountAll } from '../fixtures/mount'
import { testDoc, testSite } from '../fixtures/site'
import { LoadedSidebarTree, SidebarTree } from './sidebar-tree'

const page = testDoc()
const site = testSite()
const category = (label: string, items: Sidebar['items'], rest = {}): Sidebar['items'][number] => ({
  type: 'category',
  label,
  items,
  collapsible: true,
  collapsed: true,
  ...rest,
})
const link = (label: string): Sidebar['items'][number] => ({
  type: 'link',
  label,
  href: `/docs/${label.toLowerCase()}/`,
})
const whole: Sidebar = {
  id: 'guide',
  items: [
    category('Near', [link('Start')]),
    category('Small', [link('One')]),
    category('Far', [link('Late')]),
  ],
}
const sent: Sidebar = {
  id: 'guide',
  items: [
    ...whole.items.slice(0, 2),
    category('Far', [], { pruned: true, firstHref: '/docs/late/' }),
  ],
}

let root: ReturnType<typeof hydrateRoot> | undefined
const box = document.createElement('div')

beforeEach(() => document.body.append(box))
afterEach(async () => {
  await act(async () => root?.unmount())
  root = undefined
  box.remove()
  await unmountAll()
})

/** The tree as the server drew it, taken over without its data. */
async function hydrate(host = testHost(site, {}, whole)) {
  box.innerHTML = toHtml(site, <SidebarTree page={page} sidebar={sent} />)
  const errors = vi.fn()
  await act(async () => {
    root = hydrateRoot(box, inTheme(site, <SidebarTree page={page} />, { host }), {
      onRecoverableError: errors,
    })
  })
  expect(errors).not.toHaveBeenCalled()
  return (sidebar: Sidebar) =>
    act(async () =>
      root?.render(inTheme(site, <SidebarTree page={page} sidebar={sidebar} />, { host })),
    )
}

const branch = (label: string): HTMLDetailsElement => {
  const all = [...box.querySelectorAll('details')]
  const found = all.find((item) => item.querySelector('summary')?.textContent === label)
  if (!found) throw new Error(`There is no branch "${label}".`)
  return found
}
const toggle = (details: HTMLDetailsElement, open: boolean) =>
  act(async () => {
    details.open = open
    details.dispatchEvent(new Event('toggle'))
  })

it('leads into a branch that was left out by a plain link', () => {
  const html = toHtml(site, <SidebarTree page={page} sidebar={sent} />)
  expect(html).toContain('<a href="/site/docs/late/" class="nav-first">Show all</a>')
})

it('keeps the nodes of the server, and needs no data for it', async () => {
  await hydrate()
  expect(box.querySelectorAll('details')).toHaveLength(3)
  expect(find(box, '[aria-current="page"]').textContent).toBe('Start')
})

it('loads the tree when a branch is opened that was left out', async () => {
  await hydrate()
  await toggle(branch('Small'), true)
  await toggle(branch('Far'), true)
  await settle()
  expect(find(branch('Far'), 'ul a').textContent).toBe('Late')
  expect([branch('Near').open, branch('Small').open, branch('Far').open]).toEqual([
    true,
    true,
    true,
  ])
})

it('offers another try when the tree cannot be loaded, and keeps what is there', async () => {
  await hydrate(testHost(site))
  await toggle(branch('Far'), true)
  await settle()
  expect(find(box, '[role="alert"] p').textContent).toBe(
    'This part of the menu could not be loaded.',
  )
  expect(find(box, '[aria-current="page"]').textContent).toBe('Start')
})

it('takes over with the next page, with the branches open that a reader opened', async () => {
  const show = await hydrate()
  await toggle(branch('Small'), true)
  await show(sent)
  expect(branch('Small').open).toBe(true)
  expect(branch('Far').open).toBe(false)
})

it('draws a loaded tree where the server left nothing', async () => {
  const host = testHost(site, {}, whole)
  const { box: menu } = await mount(site, <LoadedSidebarTree page={page} />, { host })
  await settle()
  expect(find(menu, '[aria-current="page"]').textContent).toBe('Start')
  // Lists of closed branches wait until they are opened.
  expect(menu.textContent).not.toContain('Late')
})
