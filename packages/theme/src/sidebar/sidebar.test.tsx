// @vitest-environment happy-dom
import type { SidebarCategory, Sidebar as SidebarData, SidebarItem } from '@landing/schema'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { collapseDuration } from '../behaviours/branches'
import { toHtml } from '../fixtures/host'
import { fakeLayout } from '../fixtures/layout'
import { find, mount, unmountAll } from '../fixtures/mount'
import { attach, detachAll, showHtml } from '../fixtures/shell'
import { testDoc, testSite, themedSite } from '../fixtures/site'
import { isActiveItem, isVisibleItem } from './item-state'
import { Sidebar } from './sidebar'

const link = (label: string, rest = {}): SidebarItem => ({
  type: 'link',
  label,
  href: `/docs/${label.toLowerCase()}/`,
  ...rest,
})
const category = (label: string, items: readonly SidebarItem[], rest = {}): SidebarCategory => ({
  type: 'category',
  label,
  items,
  collapsible: true,
  collapsed: true,
  ...rest,
})
const tree = (...items: readonly SidebarItem[]): SidebarData => ({ id: 'guide', items })
const page = testDoc()

beforeEach(() => sessionStorage.clear())
afterEach(async () => {
  vi.unstubAllGlobals()
  detachAll()
  await unmountAll()
})

const html = (sidebar: SidebarData, site = testSite()) =>
  toHtml(site, <Sidebar page={page} sidebar={sidebar} />)

describe('the sidebar', () => {
  it('is a landmark of links, the current one marked', () => {
    const text = html(tree(link('Start'), link('Other'), { type: 'html', value: '<hr>' }))
    expect(text).toContain('<nav aria-label="Docs sidebar">')
    expect(text).toMatch(/<aside(?![^>]* aria-label=)/)
    expect(text).toContain('<a href="/site/docs/start/" aria-current="page">')
    expect(text).toContain('<a href="/site/docs/other/">Other</a>')
    expect(text).toContain('<div class="landing-nav-html"><hr></div>')
  })

  it('shows the badge of a link behind its name', () => {
    expect(html(tree(link('Other', { badge: 'New' })))).toContain(
      '<a href="/site/docs/other/">Other<span class="landing-status-badge landing-status-information">New</span></a>',
    )
  })

  it('says once what all names of a long list begin with', () => {
    const names = [...'abcdefgh'].map((name) => link(`cloud_${name}`))
    const text = html(tree(category('Resources', [...names, { type: 'html', value: '<hr>' }])))
    expect(text).toContain('<ul class="landing-nav-list" data-prefix="cloud_"><li>')
    expect(text).toContain('<a href="/site/docs/cloud_a/"><span><b>cloud_</b>a</span></a>')
    expect(text.match(/<b>/g)).toHaveLength(8)
    for (const others of [[link('other_a')], [link('Cloud')]]) {
      expect(html(tree(...names, ...others))).not.toContain('data-prefix')
    }
    expect(html(tree(...names.slice(1)))).not.toContain('data-prefix')
  })

  it('takes slash and case for what they are', () => {
    expect(html(tree(link('Start', { href: '/Docs/Start' })))).toContain('aria-current="page"')
  })

  it('has the links of closed categories in its HTML', () => {
    const text = html(tree(category('More', [link('Hidden')])))
    expect(text).toContain('<details class="landing-branch"><summary>')
    expect(text).toContain('>Hidden<')
  })

  it('opens the way to the current page', () => {
    const text = html(
      tree(category('A', [category('B', [link('Start')])]), category('C', [link('D')])),
    )
    expect(text.match(/<details class="landing-branch" open="">/g)).toHaveLength(2)
    expect(text.match(/is-active-branch/g)).toHaveLength(2)
  })

  it('names the switch of a category that has a page', () => {
    const item = category('Guide', [link('Deep')], { href: '/docs/guide/' })
    expect(html(tree(item))).toContain('aria-label="Expand sidebar category &#x27;Guide&#x27;"')
    const open = html(tree({ ...item, collapsed: false }))
    expect(open).toContain('aria-label="Collapse sidebar category &#x27;Guide&#x27;"')
    expect(open).toContain('<a href="/site/docs/guide/">')
  })

  it('draws a category that cannot be closed, or has nothing in it, without a switch', () => {
    expect(html(tree(category('A', [link('B')], { collapsible: false })))).toContain(
      '<p class="landing-nav-heading">A</p><ul class="landing-nav-list">',
    )
    expect(html(tree(category('A', [], { href: '/docs/a/' })))).not.toContain('<details')
  })

  it('does not close one category for another, unless the owner wants it', () => {
    const two = tree(category('A', [link('B')]), category('C', [link('D')]))
    expect(html(two)).not.toContain('name=')
    const exclusive = themedSite({ docs: { sidebar: { autoCollapseCategories: true } } })
    expect(html(two, exclusive).match(/name="sidebar-"/g)).toHaveLength(2)
  })
})

describe('a sidebar that may be put away', () => {
  const hideable = themedSite({ docs: { sidebar: { hideable: true } } })

  it('is one only where the owner wants it', () => {
    expect(html(tree(link('A')))).not.toContain('landing-sidebar-switch')
    expect(html(tree(link('A')), hideable)).toContain('aria-label="Collapse sidebar"')
  })

  const sidebar = <Sidebar page={page} sidebar={tree(link('A'))} />
  function goesAndComes(box: ParentNode) {
    const button = find(box, '.landing-sidebar-switch')
    button.click()
    expect(find(box, 'nav').hidden).toBe(true)
    expect(button.getAttribute('aria-label')).toBe('Expand sidebar')
    expect(button.getAttribute('aria-expanded')).toBe('false')
    button.click()
    expect(find(box, 'nav').hidden).toBe(false)
    expect(button.getAttribute('aria-label')).toBe('Collapse sidebar')
  }

  it('goes and comes back by its button', async () => {
    const box = showHtml(hideable, sidebar)
    await attach()
    goesAndComes(box)
  })

  it('does so in a React host', async () => {
    goesAndComes((await mount(hideable, sidebar)).box)
  })

  it('does so once, where both are attached', async () => {
    const { box } = await mount(hideable, sidebar)
    await attach()
    goesAndComes(box)
  })
})

describe('unlisted items', () => {
  const unlisted = link('Secret', { unlisted: true })

  it('are shown to those who have them open', () => {
    expect(isVisibleItem(unlisted, '/docs/start/')).toBe(false)
    expect(isVisibleItem(unlisted, '/docs/secret/')).toBe(true)
  })

  it('hide their category when there is nothing else in it', () => {
    expect(isVisibleItem(category('A', [unlisted]), '/')).toBe(false)
    expect(isVisibleItem(category('A', [unlisted], { href: '/a/' }), '/')).toBe(true)
    expect(isVisibleItem(category('A', [unlisted], { href: '/a/', linkUnlisted: true }), '/')).toBe(
      false,
    )
  })
})

it('a category is active by its own page and by any below it', () => {
  const item = category('A', [category('B', [link('Start')])], { href: '/docs/a/' })
  expect(isActiveItem(item, '/docs/a/')).toBe(true)
  expect(isActiveItem(item, '/docs/start/')).toBe(true)
  expect(isActiveItem(item, '/docs/b/')).toBe(false)
  expect(isActiveItem({ type: 'html', value: '' }, '/')).toBe(false)
})

it('leads to what was left out of the page', () => {
  const text = html(
    tree(
      { type: 'more', count: 1200, href: '/docs/before/' },
      { type: 'branch', label: 'More', href: '/docs/late/', hasPage: false, className: 'new' },
      { type: 'branch', label: 'Own', href: '/docs/own/', hasPage: true },
    ),
  )
  expect(text).toContain(
    '<li><a href="/site/docs/before/" class="landing-nav-more">Show 1200 more</a></li>',
  )
  expect(text).toContain(
    '<li class="new"><a href="/site/docs/late/" class="landing-nav-branch">More</a></li>',
  )
  expect(text).toContain(
    '<a href="/site/docs/own/" class="landing-nav-branch landing-has-page">Own</a>',
  )
})

it('takes as long to open as the box is high, a little less for each pixel', () => {
  expect([36, 360, 3600].map(collapseDuration)).toEqual([192, 327, 714])
})

it('finds its scroll position again in the same sidebar', async () => {
  fakeLayout()
  sessionStorage.setItem('landing.sidebar-scroll', JSON.stringify(['guide', 120]))
  const box = showHtml(testSite(), <Sidebar page={page} sidebar={tree(link('A'))} />)
  await attach()
  expect(find(box, '.landing-sidebar-scroll').scrollTop).toBe(120)
  find(box, '.landing-sidebar-scroll').scrollTop = 80
  window.dispatchEvent(new Event('pagehide'))
  expect(sessionStorage.getItem('landing.sidebar-scroll')).toBe('["guide",80]')
})

it('says where its whole tree is, and what its switches are called', () => {
  expect(html(tree(link('A')))).toContain(
    '<div class="landing-sidebar-tree" data-swap="sidebar" data-sidebar="guide" data-src="/site/sidebars/guide.json" ' +
      'data-expand="Expand sidebar category &#x27;{label}&#x27;" data-collapse="Collapse sidebar category &#x27;{label}&#x27;">',
  )
})

it('opens the way to the next page of a React host, and closes nothing', async () => {
  const items = tree(category('A', [link('B')]), category('C', [link('D')]))
  const at = (path: string) => <Sidebar page={testDoc({ path })} sidebar={items} />
  const { box, show } = await mount(testSite(), at('/docs/b/'))
  const open = () => [...box.querySelectorAll('details')].map((branch) => branch.open)
  expect(open()).toEqual([true, false])
  await show(at('/docs/d/'))
  expect(open()).toEqual([true, true])
})
