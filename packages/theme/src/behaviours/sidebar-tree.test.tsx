// @vitest-environment happy-dom
import type { Sidebar } from '@landing/schema'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { find } from '../fixtures/mount'
import { attach, detachAll, pause, toMarkup } from '../fixtures/shell'
import { testDoc, testSite } from '../fixtures/site'
import { SidebarItems } from '../sidebar/sidebar-items'
import { SidebarTree } from '../sidebar/sidebar-tree'
import { swapSidebar } from './swap-sidebar'
import { placeIn } from './tree-place'
import { showWholeSidebar } from './whole-sidebar'

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
    category('Far', [link('Late'), category('Deep', [link('Latest')])], { href: '/docs/far/' }),
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

let src = 0
let answer: () => Promise<Response>

/** The markup of a tree on a page; each test has a file of its own, as files are cached. */
function markup(sidebar: Sidebar, path = '/docs/start/'): string {
  const page = testDoc({ path, sidebar: { id: sidebar.id, href: `/sidebars/${src}.html` } })
  return toMarkup(site, <SidebarTree page={page} sidebar={sidebar} />)
}

beforeAll(() => import('./whole-sidebar'))
beforeEach(() => {
  src += 1
  answer = async () => new Response(toMarkup(site, <SidebarItems items={whole.items} path="" />))
  vi.stubGlobal(
    'fetch',
    vi.fn(() => answer()),
  )
})
afterEach(() => {
  detachAll()
  vi.unstubAllGlobals()
})

async function show(sidebar: Sidebar = sent): Promise<HTMLElement> {
  document.body.innerHTML = `<nav class="landing-sidebar-scroll">${markup(sidebar)}</nav>`
  await attach()
  return find<HTMLElement>(document.body, '.landing-sidebar-tree')
}

const branch = (label: string): HTMLDetailsElement => {
  const all = [...document.querySelectorAll('details')]
  const found = all.find(
    (item) =>
      item.querySelector('summary')?.textContent === label ||
      item.previousElementSibling?.textContent === label,
  )
  if (!found) throw new Error(`There is no branch "${label}".`)
  return found
}
function toggle(details: HTMLDetailsElement, open: boolean) {
  details.open = open
  details.dispatchEvent(new Event('toggle'))
}
async function click(selector: string, init: MouseEventInit = {}): Promise<boolean> {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  find(document.body, selector).dispatchEvent(event)
  await pause(5)
  return event.defaultPrevented
}
/** The tree of another document, as the router parses it. */
function parsed(sidebar: Sidebar, path: string): Element {
  const next = new DOMParser().parseFromString(markup(sidebar, path), 'text/html')
  return find(next, '.landing-sidebar-tree')
}

describe('a tree with branches left out', () => {
  it('opens one in place, with the focus on it', async () => {
    const tree = await show()
    toggle(branch('Small'), true)
    find(tree, '.landing-nav-branch').focus()
    expect(await click('.landing-nav-branch')).toBe(true)
    expect(find(branch('Far'), 'ul a').textContent).toBe('Late')
    expect(document.activeElement?.textContent).toBe('Far')
    const open = ['Near', 'Small', 'Far'].map((label) => branch(label).open)
    expect(open).toEqual([true, true, true])
    expect(find(tree, '[aria-current="page"]').textContent).toBe('Start')
    expect(branch('Near').querySelector('.landing-is-active-branch')).not.toBeNull()
  })

  it('opens one that was pressed just before the whole tree came', async () => {
    const tree = await show()
    const pressed = find(tree, '.landing-nav-branch')
    await showWholeSidebar(tree, undefined)
    await showWholeSidebar(tree, pressed)
    expect(branch('Far').open).toBe(true)
  })

  it('holds the lists of closed branches back until they are opened', async () => {
    await show()
    await click('.landing-nav-branch')
    expect(document.body.textContent).not.toContain('Latest')
    find(branch('Deep'), 'summary').click()
    expect(branch('Deep').textContent).toContain('Latest')
  })

  it('says that they can be expanded', async () => {
    document.body.innerHTML = `<div class="landing-sidebar"><nav class="landing-sidebar-scroll">${markup(sent)}</nav></div>`
    await attach()
    expect(find(document.body, '.landing-nav-branch').getAttribute('aria-expanded')).toBe('false')
  })

  it('leaves a click with a modifier to the browser', async () => {
    const tree = await show()
    expect(await click('.landing-nav-branch', { ctrlKey: true })).toBe(false)
    expect(tree.querySelector('.landing-nav-branch')).not.toBeNull()
  })

  it('shows the rest of a long list when it is asked for', async () => {
    const tree = await show()
    expect(tree.textContent).not.toContain('Last')
    await click('.landing-nav-more')
    expect(tree.textContent).toContain('Last')
    expect(branch('Far').open).toBe(false)
  })

  it('shows the rest of a long list when it is scrolled to', async () => {
    let report: IntersectionObserverCallback = () => {}
    const watched: Element[] = []
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: IntersectionObserverCallback) {
          report = callback
        }
        observe(element: Element) {
          watched.push(element)
        }
        disconnect() {}
      },
    )
    const tree = await show()
    expect(watched).toEqual([])
    tree.dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(watched.map(({ className }) => className)).toEqual(['landing-nav-more'])
    const entry = { isIntersecting: true, target: watched[0] } as IntersectionObserverEntry
    report([entry], {} as IntersectionObserver)
    await pause(5)
    expect(tree.textContent).toContain('Last')
  })

  it('fetches its file once, and when a pointer comes near a branch', async () => {
    await show()
    find(document.body, '.landing-nav-branch').dispatchEvent(
      new Event('pointerover', { bubbles: true }),
    )
    await pause(5)
    expect(fetch).toHaveBeenCalledWith(`/site/sidebars/${src}.html`)
    await click('.landing-nav-branch')
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('offers another try when the file does not load, and keeps what is there', async () => {
    const loads = answer
    answer = async () => new Response('', { status: 500 })
    const tree = await show()
    await click('.landing-nav-branch')
    expect(find(tree, '[role="alert"] p').textContent).toBe(
      'This part of the menu could not be loaded.',
    )
    expect(find(tree, '[aria-current="page"]').textContent).toBe('Start')
    answer = loads
    await click('[role="alert"] button')
    expect(tree.querySelector('[role="alert"]')).toBeNull()
    expect(branch('Far').open).toBe(true)
  })

  it('parses the file as it is told to', async () => {
    document.body.innerHTML = markup(sent)
    const parseHtml = vi.fn((html: string) => new DOMParser().parseFromString(html, 'text/html'))
    await attach({ parseHtml })
    await click('.landing-nav-branch')
    expect(parseHtml).toHaveBeenCalledTimes(1)
  })
})

const secret = { ...link('Secret'), unlisted: true } as Sidebar['items'][number]

it.each([
  ['beside listed pages', [link('Start'), secret], ['Near', 'Secret']],
  ['alone in its category', [], ['Hidden', 'Secret']],
])('an unlisted page %s keeps its row in the whole tree', async (_, items, labels) => {
  const near = items.length > 0 ? [category('Near', items)] : [category('Hidden', [secret])]
  document.body.innerHTML = markup(
    { id: 'guide', items: [...near, ...sent.items.slice(1)] },
    '/docs/secret/',
  )
  await attach()
  await click('.landing-nav-more')
  const tree = find<HTMLElement>(document.body, '.landing-sidebar-tree')
  expect(tree.textContent).toContain('Last')
  const row = find(tree, '[aria-current="page"]')
  expect(row.textContent).toBe('Secret')
  expect(branch(labels[0] ?? '').contains(row)).toBe(true)
  expect(branch(labels[0] ?? '').open).toBe(true)
  swapSidebar(tree, parsed(whole, '/docs/latest/'))
  expect(tree.textContent).not.toMatch(/Secret|Hidden/)
  expect(find(tree, '[aria-current="page"]').textContent).toBe('Latest')
})

it('says what the switch of a category with a page would do', async () => {
  await show({ ...sent, items: [category('Near', [link('Start')], { href: '/docs/near/' })] })
  const details = branch('Near')
  const name = () => find(details, 'summary').getAttribute('aria-label')
  expect(name()).toContain('Collapse sidebar category')
  find(details, 'summary').dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(details.style.getPropertyValue('--landing-collapse-duration')).toMatch(/^\d+ms$/)
  toggle(details, false)
  expect(name()).toBe("Expand sidebar category 'Near'")
  toggle(details, true)
  expect(name()).toBe("Collapse sidebar category 'Near'")
})

it('knows the row a reader is at: the one with the focus, or the first in view', async () => {
  const tree = await show()
  expect(placeIn(tree)).toEqual({ labels: ['Near'], top: 0, focused: false })
  find(tree, '[aria-current="page"]').focus()
  expect(placeIn(tree)).toEqual({ labels: ['Near', 'Start'], top: 0, focused: true })
  find(tree, '.landing-nav-more').focus()
  expect(placeIn(tree)).toEqual({ labels: ['Far'], top: 0, focused: true })
  // The focus fetches the rest of the tree.
  await pause()
})

describe('with the next page', () => {
  it('a whole tree stays, with its focus, and is marked anew', async () => {
    const tree = await show(whole)
    toggle(branch('Small'), true)
    const focused = find(branch('Small'), 'a')
    focused.focus()
    swapSidebar(tree, parsed(whole, '/docs/latest/'))
    expect(document.activeElement).toBe(focused)
    expect([...tree.querySelectorAll('[aria-current]')].map((row) => row.textContent)).toEqual([
      'Latest',
    ])
    const open = ['Near', 'Small', 'Far', 'Deep'].map((label) => branch(label).open)
    expect(open).toEqual([true, true, true, true])
    expect(tree.querySelectorAll('.landing-is-active-branch')).toHaveLength(2)
    expect(find(branch('Far'), 'summary').getAttribute('aria-label')).toBe(
      "Collapse sidebar category 'Far'",
    )
  })

  it('a category whose own page it is opens', async () => {
    const tree = await show(whole)
    swapSidebar(tree, parsed(whole, '/docs/far/'))
    expect(branch('Far').open).toBe(true)
    expect(find(tree, '[aria-current="page"]').textContent).toBe('Far')
  })

  it('a tree that was loaded stays whole, whatever the document holds', async () => {
    const tree = await show()
    await click('.landing-nav-more')
    swapSidebar(tree, parsed(sent, '/docs/latest/'))
    expect(tree.textContent).toContain('Last')
    const next = parsed({ id: 'guide', items: [whole.items[2] as never] }, '/docs/latest/')
    swapSidebar(tree, next)
    expect(find(tree, '[aria-current="page"]').textContent).toBe('Latest')
    expect(branch('Deep').open).toBe(true)
  })

  it('a partial tree is replaced, with the branches open that a reader opened', async () => {
    const tree = await show()
    toggle(branch('Small'), true)
    find(tree, '[aria-current="page"]').focus()
    const items = [...whole.items.slice(0, 3), sent.items[3] as never]
    const next = parsed({ id: 'guide', items }, '/docs/late/')
    const settle = swapSidebar(tree, next)
    expect(['Near', 'Small', 'Far'].map((label) => branch(label).open)).toEqual([true, true, true])
    expect(find(tree, '[aria-current="page"]').textContent).toBe('Late')
    expect(document.activeElement).toBe(document.body)
    settle?.()
    expect(document.activeElement?.textContent).toBe('Start')
  })

  it('another sidebar starts at its top, with its own branches', async () => {
    const tree = await show(whole)
    toggle(branch('Small'), true)
    find(document.body, '.landing-sidebar-scroll').scrollTop = 40
    swapSidebar(tree, parsed({ ...whole, id: 'other' }, '/docs/other/'))?.()
    expect(tree.dataset.sidebar).toBe('other')
    expect(branch('Small').open).toBe(false)
    expect(find(document.body, '.landing-sidebar-scroll').scrollTop).toBe(0)
  })

  it('an unlisted page that the tree does not have brings its own tree', async () => {
    const tree = await show(whole)
    swapSidebar(tree, parsed({ id: 'guide', items: [...whole.items, secret] }, '/docs/secret/'))
    expect(find(tree, '[aria-current="page"]').textContent).toBe('Secret')
    swapSidebar(tree, parsed(whole, '/docs/start/'))
    expect(tree.textContent).not.toContain('Secret')
  })
})
