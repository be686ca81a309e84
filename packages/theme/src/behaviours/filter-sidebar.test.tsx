// @vitest-environment happy-dom
import type { SidebarItem } from '@landing/schema'
import { act } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { find, mount, settle, type, unmountAll } from '../fixtures/mount'
import { attach, detachAll, pause, showHtml, toMarkup } from '../fixtures/shell'
import { testDoc, testSite } from '../fixtures/site'
import { Sidebar } from '../sidebar/sidebar'
import { SidebarItems } from '../sidebar/sidebar-items'
import { commonPrefix } from './filter-sidebar'

const site = testSite()
const whole = Array.from(
  { length: 1100 },
  (_, index): SidebarItem => ({
    type: 'link',
    label: `azurerm_${index % 2 ? 'subnet' : 'storage'}_${index}`,
    href: `/docs/${index}/`,
  }),
)

beforeAll(() => import('./filter-sidebar'))
afterEach(() => {
  detachAll()
  vi.unstubAllGlobals()
})

async function filtered(items: readonly SidebarItem[], href = '/sidebars/a.html') {
  const page = testDoc({ path: '/docs/1/', sidebar: { id: 'guide', href } })
  const box = showHtml(site, <Sidebar page={page} sidebar={{ id: 'guide', items }} />)
  await attach()
  const field = find<HTMLInputElement>(box, '.landing-sidebar-filter')
  const write = async (text: string) => {
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await pause()
  }
  field.focus()
  await pause()
  return {
    field,
    write,
    tree: find(box, '.landing-sidebar-tree'),
    status: () => find(box, 'nav > [role="status"]').textContent,
    rows: () => [...box.querySelectorAll<HTMLElement>('.landing-sidebar-tree + ul a')],
  }
}

it('is there for lists of more than 40 rows only', () => {
  const html = (items: readonly SidebarItem[]) =>
    toMarkup(site, <Sidebar page={testDoc()} sidebar={{ id: 'guide', items }} />)
  expect(html(whole.slice(0, 41))).toContain('aria-label="Filter by name"')
  expect(html(whole.slice(0, 40))).not.toContain('landing-sidebar-filter')
})

it('finds names of a sidebar of 1,100 pages, of which the document has a part', async () => {
  const answer = new Response(toMarkup(site, <SidebarItems items={whole} path="" />))
  const fetched = vi.fn(async () => answer)
  vi.stubGlobal('fetch', fetched)
  const part = [...whole.slice(0, 20), { type: 'more', count: 1080, href: '/docs/20/' } as const]
  const { write, status, rows, tree } = await filtered(part)
  expect(fetched).not.toHaveBeenCalled()
  await write('SUBNET 109')
  await pause(50)
  expect(status()).toBe('Matches: 6')
  expect(rows()[5]?.outerHTML).toBe(
    '<a href="/site/docs/1099/"><span><span class="landing-nav-prefix">azurerm_subnet_</span>1099</span></a>',
  )
  expect(tree.hidden).toBe(true)
  await write('azurerm')
  expect([status(), rows().length]).toEqual(['Matches: 1100', 200])
  expect(tree.nextElementSibling?.textContent).not.toContain('Matches')
  await write('nothing')
  expect([status(), tree.nextElementSibling?.textContent]).toEqual(['Matches: 0', 'Matches: 0'])
  await write('')
  expect([status(), rows().length, tree.hidden]).toEqual(['', 0, false])
  expect(fetched).toHaveBeenCalledTimes(1)
})

it('tells pages of one name apart by their category', async () => {
  const category = (label: string): SidebarItem => ({
    type: 'category',
    label,
    collapsible: true,
    collapsed: false,
    items: [{ type: 'link', label: 'azurerm_subnet', href: `/docs/${label}/` }],
  })
  const { write, rows } = await filtered([
    ...whole.slice(0, 41),
    category('Resources'),
    category('Data Sources'),
  ])
  await write('azurerm_subnet')
  const texts = rows().map(({ textContent }) => textContent)
  expect(texts.slice(-2)).toEqual(['azurerm_subnet Resources', 'azurerm_subnet Data Sources'])
})

it('is left with the keyboard: arrows, Escape', async () => {
  const { field, write, rows, tree } = await filtered(whole.slice(0, 50))
  await write('_1')
  const key = (name: string) =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
    )
  key('ArrowDown')
  expect(document.activeElement).toBe(rows()[0])
  expect(rows()[0]?.getAttribute('aria-current')).toBe('page')
  key('ArrowDown')
  expect(document.activeElement).toBe(rows()[1])
  key('Escape')
  await pause()
  expect([document.activeElement === field, field.value, tree.hidden]).toEqual([true, '', false])
})

it('opens the first page with Enter, and goes back to the field with ArrowUp', async () => {
  const { field, write, rows } = await filtered(whole.slice(0, 50))
  await write('_1')
  const opened: string[] = []
  for (const row of rows()) row.onclick = () => void opened.push(row.textContent ?? '')
  const key = (name: string, rest: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', {
      key: name,
      bubbles: true,
      cancelable: true,
      ...rest,
    })
    document.activeElement?.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect([key('a'), key('ArrowDown', { isComposing: true })]).toEqual([false, false])
  expect(key('Enter', { keyCode: 229 })).toBe(false)
  expect(document.activeElement).toBe(field)
  expect(key('Enter')).toBe(true)
  expect(opened).toEqual(['azurerm_subnet_1'])
  expect(key('ArrowDown')).toBe(true)
  // A link handles this key itself.
  expect(key('Enter')).toBe(false)
  expect(opened).toHaveLength(1)
  expect(key('ArrowUp')).toBe(true)
  expect(document.activeElement).toBe(field)
})

it('lists the pages from the top, and leaves the tree where it was', async () => {
  const { field, write, tree } = await filtered(whole.slice(0, 50))
  const box = tree.closest('.landing-sidebar-scroll') as HTMLElement
  box.scrollTop = 400
  await write('_1')
  expect(box.scrollTop).toBe(0)
  box.scrollTop = 30
  await write('_12')
  expect(box.scrollTop).toBe(30)
  document.dispatchEvent(new Event('landing:leave'))
  await pause()
  expect([field.value, tree.hidden, box.scrollTop]).toEqual(['', false, 400])
})

it('filters the tree that React has put in place of a partial one', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  const items = [...whole.slice(0, 50), { type: 'more', count: 9, href: '/docs/50/' } as const]
  const sidebarAt = (path: string) => {
    const page = testDoc({ path, sidebar: { id: 'guide', href: '/sidebars/none.html' } })
    return <Sidebar page={page} sidebar={{ id: 'guide', items }} />
  }
  const { box, show } = await mount(site, sidebarAt('/docs/1/'))
  const field = find<HTMLInputElement>(box, '.landing-sidebar-filter')
  act(() => field.focus())
  await settle(20)
  const first = find(box, '.landing-sidebar-tree')
  await show(sidebarAt('/docs/2/'))
  const tree = find(box, '.landing-sidebar-tree')
  expect(tree).not.toBe(first)
  type(field, '_12')
  await vi.waitFor(() => expect(tree.hidden).toBe(true))
  expect(box.querySelectorAll('nav > ul a')).toHaveLength(1)
  await unmountAll()
})

it('forgets a field that has left the document', async () => {
  const { field, tree } = await filtered(whole.slice(0, 50))
  field.value = '_12'
  field.remove()
  document.dispatchEvent(new Event('landing:leave'))
  tree.parentElement?.prepend(field)
  document.dispatchEvent(new Event('landing:leave'))
  expect(field.value).toBe('_12')
})

it.each([
  [['azurerm_subnet_a', 'azurerm_subnet_b'], 'azurerm_subnet_'],
  [['azurerm_sub', 'azurerm_store'], 'azurerm_'],
  [['one'], ''],
  [['abc', 'abd'], ''],
])('%j begin with "%s"', (names, prefix) => expect(commonPrefix(names)).toBe(prefix))
