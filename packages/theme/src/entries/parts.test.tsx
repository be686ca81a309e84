// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageData, Sidebar } from '@landing/schema'
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DESKTOP } from '../behaviours/events'
import type { PartName, ThemeComponents } from '../context/parts'
import { noSearch, toHtml } from '../fixtures/host'
import { fakeMedia, find, mount, settle, unmountAll } from '../fixtures/mount'
import { homePage, siteWithItems, testDoc, testVersion } from '../fixtures/site'
import { Page } from '../page/page'
import * as main from './index'
import * as pages from './pages'
import * as search from './search'

const versions = [testVersion('1.0', { banner: 'unmaintained', isLast: false }), testVersion('2.0')]
const site = siteWithItems(
  [
    { label: 'Link', to: '/a/' },
    { label: 'More', items: [{ label: 'B', to: '/b/' }] },
  ],
  { docs: [{ id: 'default', versions }] },
)
const doc = testDoc({
  version: '1.0',
  toc: [{ text: 'One', id: 'one', level: 2 }],
  tags: [{ label: 'a', path: '/docs/tags/a/' }],
  next: { label: 'Next', path: '/docs/next/' },
  breadcrumbs: [{ label: 'Start' }],
})
const place = { docsSet: 'default', version: '1.0', breadcrumbs: [] }
const card = { label: 'Card', path: '/docs/card/' }
const index: PageData = {
  kind: 'index',
  path: '/docs/',
  head: { title: 'Docs' },
  title: 'Docs',
  groups: [{ cards: [card] }],
  ...place,
}
const tags: PageData = { kind: 'tags', path: '/t/', head: { title: 'T' }, groups: [], ...place }
const tag: PageData = {
  kind: 'tag',
  path: '/t/a/',
  head: { title: 'A' },
  tag: { label: 'A', path: '/t/a/' },
  allTagsPath: '/t/',
  others: [],
  docs: [],
  ...place,
}
const searchPage: PageData = { kind: 'search', path: '/search/', head: { title: 'Search' } }
const missing: PageData = { kind: 'not-found', path: '/404/', head: { title: 'Page Not Found' } }
const sidebar: Sidebar = {
  id: 'guide',
  items: [
    {
      type: 'category',
      label: 'More',
      collapsible: true,
      collapsed: true,
      items: [{ type: 'link', label: 'Start', href: '/docs/start/' }],
    },
  ],
}

const pageOf = [homePage, doc, index, tags, tag, searchPage, missing]

/** Parts that only a browser renders. */
const late: readonly PartName[] = [
  'Suggestions',
  'SearchDialog',
  'DisplaySettings',
  'Loading',
  'Crash',
]

const src = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(src, path), 'utf8')

/** Names in the registry. */
const names = [...read('context/parts.ts').matchAll(/^ {2}([A-Z]\w+):/gm)].map(
  ([, name]) => name as PartName,
)

const own = (name: PartName): Partial<ThemeComponents> => ({
  [name]: () => <b data-own={name} />,
})

describe('the registry of parts', () => {
  it('has one declaration of the theme for each part', () => {
    const sources = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!\.test)\.tsx$/.test(file),
    )
    const declared = sources.flatMap((file) =>
      [...read(file).matchAll(/\b(?:part|usePart)\(\s*'(\w+)'/g)].map(([, name]) => name),
    )
    expect(declared.toSorted()).toEqual(names.toSorted())
  })

  it('is listed in the README', () => {
    const [, section = ''] = read('../README.md').split('## Your own parts')
    const [list = ''] = section.split('```')
    expect([...list.matchAll(/`([A-Z]\w+)`/g)].map(([, name]) => name).toSorted()).toEqual(
      [...names, 'ThemeRoot'].toSorted(),
    )
  })
})

describe('replaces', () => {
  it.each(names.filter((name) => !late.includes(name)))('%s', (name) => {
    const render = (page: PageData) =>
      toHtml(site, <Page page={page} sidebar={'docsSet' in page ? sidebar : undefined} />, {
        components: own(name),
        search: noSearch,
      })
    expect(pageOf.map(render).join()).toContain(`<b data-own="${name}">`)
  })

  it('DocsLayout on every page of a docs set', () => {
    for (const page of [doc, index, tags, tag]) {
      expect(toHtml(site, <Page page={page} />, { components: own('DocsLayout') })).toContain(
        'data-own="DocsLayout"',
      )
    }
  })
})

describe('replaces in the browser', () => {
  beforeAll(() => import('../search/search-popup'))
  beforeEach(() => localStorage.clear())
  afterEach(unmountAll)

  const page = (name: PartName, shown: PageData = homePage) =>
    mount(site, <Page page={shown} />, { components: own(name), search: noSearch })

  it('Suggestions, when the field has the focus', async () => {
    fakeMedia({ [DESKTOP]: true })
    const { box } = await page('Suggestions')
    await act(async () => find(box, '.landing-search-input').focus())
    await settle(5)
    find(box, '.landing-search-form [data-own="Suggestions"]')
  })

  it('Icon, in the suggestions too', async () => {
    fakeMedia({ [DESKTOP]: true })
    const { box } = await page('Icon')
    await act(async () => find(box, '.landing-search-input').focus())
    await settle(5)
    find(box, '[role="option"] > [data-own="Icon"]')
  })

  it('SearchDialog, on narrow screens', async () => {
    fakeMedia({ [DESKTOP]: false })
    const { box } = await page('SearchDialog')
    await act(async () => find(box, '.landing-search-open').click())
    await settle(5)
    find(box, '[data-own="SearchDialog"]')
  })

  it('DisplaySettings, when asked for, without loading the theme’s own', async () => {
    fakeMedia({})
    const { box } = await page('DisplaySettings')
    const button = document.createElement('button')
    button.dataset.displaySettings = ''
    box.append(button)
    await act(async () => button.click())
    find(box, '[data-own="DisplaySettings"]')
  })
})

it('has every part that the theme draws and others may use', () => {
  /** Around pages, from the host, by another name, or for the site's own pages only. */
  const apart =
    'Anchor Badge Callout CodeBlock ContentBoundary CrashPage Head LoadingPage MarkedText NotFoundPage Page SearchPopup SidebarItems Tabs ThemeProvider ThemeRoot'
  const known = new Set<string>([...names, ...apart.split(' ')])
  const parts = [main, pages, search].flatMap((entry) =>
    Object.keys(entry).filter((name) => /^[A-Z]/.test(name)),
  )
  expect(parts.filter((name) => !known.has(name))).toEqual([])
})
