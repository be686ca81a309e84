// @vitest-environment happy-dom
import type { PageData } from '@landing/schema'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ThemeComponents } from '../context/parts'
import { useTheme } from '../context/theme-context'
import { type Around, noSearch, toHtml } from '../fixtures/host'
import { fakeMedia, find, mount, unmountAll } from '../fixtures/mount'
import { homePage, testDoc, testSite } from '../fixtures/site'
import { Page } from './page'

function Lost(): ReactNode {
  return <p>{useTheme().site.title}</p>
}

const site = testSite()

const place = { docsSet: 'default', version: 'current', breadcrumbs: [] }

const html = (page: PageData, around?: Around, children?: ReactNode) =>
  toHtml(site, <Page page={page}>{children}</Page>, around)

const main = (text: string) => text.slice(text.indexOf('<main'), text.indexOf('</main>'))

// What loads late is there at once, so that tests need not wait for it.
beforeAll(() => import('./crash-page'))

beforeEach(() => fakeMedia({}))

afterEach(async () => {
  vi.restoreAllMocks()
  await unmountAll()
})

it('shows a page of the site without navbar and footer, if it wants none', () => {
  const page = { ...homePage, frame: false } as const
  const text = html(page, {}, <h1>Alone</h1>)
  expect(text).toContain('data-landing="bare"')
  expect(main(text)).toContain('<h1>Alone</h1>')
  expect(text).not.toMatch(/<(?:header|footer|nav)|skip-link|data-search-box/)
  expect(html(homePage, {}, <h1>Home</h1>)).toMatch(/data-landing="".*<header.*<h1>Home/s)
})

describe('every page', () => {
  const pages: readonly PageData[] = [
    testDoc(),
    homePage,
    { kind: 'index', path: '/docs/', head: { title: 'Docs' }, title: 'Docs', groups: [], ...place },
    { kind: 'tags', path: '/docs/tags/', head: { title: 'Tags' }, groups: [], ...place },
    {
      kind: 'tag',
      path: '/docs/tags/a/',
      head: { title: 'A' },
      tag: { label: 'A', path: '/docs/tags/a/' },
      allTagsPath: '/docs/tags/',
      others: [],
      docs: [],
      ...place,
    },
    { kind: 'search', path: '/search/', head: { title: 'Search' } },
    { kind: 'not-found', path: '/404/', head: { title: 'Page Not Found' } },
  ]

  it.each(pages.map((page) => [page.kind, page] as const))(
    '%s: has one main landmark, first in line by the skip link',
    (_, page) => {
      const text = html(page)
      expect(text.match(/<main /g)).toHaveLength(1)
      expect(text).toContain('<main')
      expect(text).toContain('id="main-content" tabindex="-1"')
      expect(text.match(/<a [^>]*>/)?.[0]).toBe(
        '<a class="landing-skip-link" href="#main-content">',
      )
    },
  )

  it('has a class for each page that Pagefind does not index', () => {
    const indexed = pages.filter(
      (page) => !/<main [^>]*class="landing-(search|notice)-page"/.test(html(page)),
    )
    expect(indexed.map(({ kind }) => kind)).toEqual(
      pages.map(({ kind }) => kind).filter((kind) => !/search|not-found/.test(kind)),
    )
  })

  it.each(
    pages.filter(({ kind }) => kind !== 'component').map((page) => [page.kind, page] as const),
  )('%s: has one heading of the first level', (_, page) => {
    expect(html(page, { search: noSearch }).match(/<h1/g)).toHaveLength(1)
  })
})

describe('a missing page', () => {
  const page: PageData = { kind: 'not-found', path: '/404/', head: { title: 'Page Not Found' } }

  it('says so, and shows ways on', () => {
    const text = main(html(page))
    expect(text).toContain('<h1>Page Not Found</h1>')
    expect(text).toContain('We could not find what you were looking for.')
    expect(text).toContain(
      'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
    )
    expect(text).toContain(
      '<a href="/site/" class="landing-button landing-button-default">Home page</a>',
    )
    expect(text).toContain('<a href="/site/docs/start/">Guide</a>')
  })

  it('searches for the words of the address, once it is known', async () => {
    const { box } = await mount(site, <Page page={page} />, {
      search: noSearch,
      location: { path: '/docs/getting_started-2.html' },
    })
    expect(find(box, '.landing-not-found-path').textContent).toBe(
      'There is no page at /docs/getting_started-2.html.',
    )
    expect(find(box, '.landing-button-emphasized').getAttribute('href')).toBe(
      '/site/search/?q=getting%20started',
    )
  })
})

describe('the map of components', () => {
  const named = (name: string) => () => <b data-own={name} />
  const own: Partial<ThemeComponents> = {
    SkipLink: named('SkipLink'),
    AnnouncementBar: named('AnnouncementBar'),
    Navbar: named('Navbar'),
    Sidebar: named('Sidebar'),
    Breadcrumbs: named('Breadcrumbs'),
    PageNotices: named('PageNotices'),
    VersionBadge: named('VersionBadge'),
    Toc: named('Toc'),
    TagList: named('TagList'),
    MetaLine: named('MetaLine'),
    Pager: named('Pager'),
    Footer: named('Footer'),
    AfterContent: named('AfterContent'),
  }

  it('replaces each part of a page', () => {
    const text = toHtml(
      site,
      <Page
        page={testDoc({ toc: [{ text: 'A', id: 'a', level: 2 }] })}
        sidebar={{ id: 'guide', items: [] }}
      />,
      { components: own },
    )
    for (const name of Object.keys(own)) expect(text).toContain(`data-own="${name}"`)
    expect(text).not.toContain('class="navbar')
  })

  it.each([
    ['DocPage', testDoc()],
    [
      'IndexPage',
      { kind: 'index', path: '/docs/', head: { title: '' }, title: '', groups: [], ...place },
    ],
    ['TagsPage', { kind: 'tags', path: '/docs/tags/', head: { title: '' }, groups: [], ...place }],
    ['SearchPage', { kind: 'search', path: '/search/', head: { title: '' } }],
  ] as const)('replaces the view %s', (name, page) => {
    const text = html(page as PageData, { components: { [name]: named(name) } })
    expect(text).toContain(`data-own="${name}"`)
    expect(text).not.toContain('<main')
  })

  it('replaces logo and search box inside the bar, and the missing page', () => {
    const components = {
      Logo: named('Logo'),
      ColorModeToggle: named('ColorModeToggle'),
      SearchBox: named('SearchBox'),
      NotFound: named('NotFound'),
    }
    const text = html(
      { kind: 'not-found', path: '/404/', head: { title: '' } },
      { components, search: noSearch },
    )
    for (const name of Object.keys(components)) expect(text).toContain(`data-own="${name}"`)
  })
})

it('a part outside the root says what is missing', () => {
  expect(() => renderToString(<Lost />)).toThrow(
    'Hook useTheme is called outside the <ThemeRoot>. Put the component below the ThemeRoot of the page.',
  )
})
