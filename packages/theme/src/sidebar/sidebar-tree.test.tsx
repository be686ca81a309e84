// @vitest-environment happy-dom
import type { Sidebar } from '@landing/schema'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inTheme, testHost, toHtml } from '../fixtures/host'
import { find, mount, settle, unmountAll } from '../fixtures/mount'
import { testDoc, testSite } from '../fixtures/site'
import { placeIn } from './kept-tree'
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
    link('Last'),
  ],
}
const sent: Sidebar = {
  id: 'guide',
  items: [
    ...whole.items.slice(0, 2),
    { type: 'branch', label: 'Far', href: '/docs/late/', hasPage: false },
    { type: 'more', count: 1, href: '/docs/last/' },
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

const click = (selector: string, init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  return act(async () => {
    find(box, selector).dispatchEvent(event)
    return event.defaultPrevented
  })
}

it('keeps the nodes of the server, and needs no data for it', async () => {
  await hydrate()
  expect(box.querySelectorAll('details')).toHaveLength(2)
  expect(find(box, '[aria-current="page"]').textContent).toBe('Start')
  expect(find(box, '.nav-branch').getAttribute('aria-expanded')).toBe('false')
})

it('opens a branch that was left out, with the focus on it', async () => {
  await hydrate()
  await toggle(branch('Small'), true)
  find(box, '.nav-branch').focus()
  expect(await click('.nav-branch')).toBe(true)
  await settle()
  expect(find(branch('Far'), 'ul a').textContent).toBe('Late')
  expect(document.activeElement).toBe(find(branch('Far'), 'summary'))
  const open = ['Near', 'Small', 'Far'].map((label) => branch(label).open)
  expect(open).toEqual([true, true, true])
})

it('says what the switch of a category with a page would do, in the tree of the server too', async () => {
  const linked = { ...sent, items: [category('Near', [link('Start')], { href: '/docs/near/' })] }
  box.innerHTML = toHtml(site, <SidebarTree page={page} sidebar={linked} />)
  await act(async () => {
    root = hydrateRoot(box, inTheme(site, <SidebarTree page={page} />))
  })
  const details = find<HTMLDetailsElement>(box, 'details')
  const name = () => find(details, 'summary').getAttribute('aria-label')
  expect(name()).toContain('Collapse sidebar category')
  find(details, 'summary').dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(details.style.getPropertyValue('--collapse-duration')).toMatch(/^\d+ms$/)
  await toggle(details, false)
  expect(name()).toBe("Expand sidebar category 'Near'")
  await toggle(details, true)
  expect(name()).toBe("Collapse sidebar category 'Near'")
})

it('leaves a click with a modifier to the browser', async () => {
  await hydrate()
  expect(await click('.nav-branch', { ctrlKey: true })).toBe(false)
  await settle()
  expect(box.querySelector('.nav-branch')).not.toBeNull()
})

it('shows what was left out of a long list when it is asked for, or scrolled to', async () => {
  await hydrate()
  expect(box.textContent).not.toContain('Last')
  await click('.nav-more')
  await settle()
  expect(box.textContent).toContain('Last')
  expect(branch('Far').open).toBe(false)
})

it('knows the row a reader is at: the one with the focus, or the first in view', async () => {
  await hydrate()
  const tree = find(box, '.sidebar-tree')
  expect(placeIn(tree)).toEqual({ labels: ['Near'], top: 0, focused: false })
  find(box, '[aria-current="page"]').focus()
  expect(placeIn(tree)).toEqual({ labels: ['Near', 'Start'], top: 0, focused: true })
  find(box, '.nav-more').focus()
  expect(placeIn(tree)).toEqual({ labels: ['Far'], top: 0, focused: true })
})

it('keeps the focus where it is when the tree is replaced', async () => {
  const show = await hydrate()
  find(box, '[aria-current="page"]').focus()
  await show(whole)
  expect(box.contains(document.activeElement)).toBe(true)
  expect(document.activeElement?.textContent).toBe('Start')
})

it('offers another try when the tree cannot be loaded, and keeps what is there', async () => {
  await hydrate(testHost(site))
  await click('.nav-branch')
  await settle()
  expect(find(box, '[role="alert"] p').textContent).toBe(
    'This part of the menu could not be loaded.',
  )
  expect(find(box, '[aria-current="page"]').textContent).toBe('Start')
})

it('takes over with the next page, with the branches open that a reader opened', async () => {
  const show = await hydrate()
  await toggle(branch('Small'), true)
  await show(whole)
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
