// @vitest-environment happy-dom
import type { Card, PageData } from '@landing/schema'
import { act, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { showLoadFailure } from '../behaviours/load-failure'
import type { ThemeComponents } from '../context/parts'
import { useTheme } from '../context/theme-context'
import { type Around, noSearch, testHost, toHtml } from '../fixtures/host'
import { fakeMedia, find, mount, settle, unmountAll } from '../fixtures/mount'
import { homePage, testDoc, testSite, themedSite } from '../fixtures/site'
import { ContentBoundary } from './content-boundary'
import { CrashPage, causeChain } from './crash-page'
import { LoadingPage } from './loading-page'
import { Page } from './page'

const broken: { error: Error | undefined } = { error: undefined }

function Fragile(): ReactNode {
  if (broken.error) throw broken.error
  return <p id="fine">Fine</p>
}

function OwnLoadFailure({ error }: { readonly error: unknown }): ReactNode {
  return <b>{`${error}!`}</b>
}

function Lost(): ReactNode {
  return <p>{useTheme().site.title}</p>
}

const site = testSite()
const place = { docsSet: 'default', version: 'current', breadcrumbs: [] }
const PlainFailure = () => <button type="button">Again</button>

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

it('says above a document how long it takes to read', () => {
  expect(html(testDoc({ readingTime: 4 }))).toContain(
    '<span class="landing-badge">4 min read</span>',
  )
  expect(html(testDoc())).not.toContain('min read')
})

describe('a blog', () => {
  const post = {
    date: '2026-11-23',
    authors: [
      { name: 'Ada', title: 'Author', url: '/ada/', image: '/img/ada.png' },
      { name: 'Grace', path: '/blog/authors/grace/' },
    ],
  }

  it('shows date, reading time and authors of a post', () => {
    const text = html(testDoc({ post, readingTime: 4 }))
    expect(text).toContain(
      '<div class="landing-post-meta"><time dateTime="2026-11-23">November 23, 2026</time><span>4 min read</span>' +
        '<span><img src="/site/img/ada.png" alt="" width="24" height="24" loading="lazy"/><span><a href="/site/ada/">Ada</a>, Author</span></span>' +
        '<span><span><a href="/site/blog/authors/grace/">Grace</a></span></span></div>',
    )
    expect(text).not.toContain('landing-badge')
  })

  it('lists posts instead of cards', () => {
    const cards = [{ label: 'First', path: '/blog/first/', description: 'It begins.', post }]
    const index = { kind: 'index', head: {}, title: 'Blog', ...place } as const
    const text = main(html({ ...index, path: '/blog/', groups: [{ cards }] }))
    expect(text).toContain(
      '<div class="landing-doc-list"><article><h2><a href="/site/blog/first/">First</a></h2><div class="landing-post-meta">',
    )
    expect(text).toContain('</div><p>It begins.</p></article></div>')
    const archive = main(html({ ...index, path: '/a/', groups: [{ label: '2026', cards }] }))
    expect(archive).toContain('<h2>2026</h2><div class="landing-doc-list"><article><h3>')
  })

  it('gives what is not translated its own language and direction', () => {
    const de = { code: 'de', label: 'Deutsch', htmlLang: 'de', direction: 'ltr', base: '/de/' }
    const locales = [...site.locales, de as (typeof site.locales)[number]]
    const card = { label: 'Eins', path: '/a/', description: 'Es beginnt.', locale: 'de' }
    const list = (cards: Card[]) =>
      toHtml(
        { ...site, locales, locale: { ...site.locale, direction: 'rtl' } },
        <Page
          page={{ kind: 'index', head: {}, title: 'A', ...place, path: '/b/', groups: [{ cards }] }}
        />,
      )
    const title = '<a href="/site/a/"><bdi lang="de">Eins</bdi></a>'
    const text = '<bdi lang="de">Es beginnt.</bdi></'
    for (const html of [list([{ ...card, post }]), list([card])]) {
      expect(html).toContain(title)
      expect(html).toContain(text)
    }
  })

  it('says who an author is', () => {
    const [author = { name: '' }] = post.authors
    const page = {
      kind: 'index',
      head: {},
      title: 'Ada',
      path: '/a/',
      groups: [],
      ...place,
    } as const
    expect(main(html({ ...page, author }))).toContain(
      '<div class="landing-post-meta"><img src="/site/img/ada.png" alt="" width="48" height="48"/><span>Author</span><a href="/site/ada/">/ada</a></div>',
    )
  })
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

  it('has Pagefind index what is written, not the search page nor the page of an error', () => {
    const indexed = pages.filter((page) => /<main [^>]*data-pagefind-body/.test(html(page)))
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

describe('a document', () => {
  it('has a title, unless the text brings one', () => {
    expect(main(html(testDoc()))).toContain('<header><h1>Where to start</h1></header>')
    expect(main(html(testDoc({ showTitle: false })))).not.toContain('<h1>')
  })

  it('says which language its text is in, where it is not translated', () => {
    const en = {
      code: 'en',
      label: 'English',
      htmlLang: 'en',
      direction: 'ltr',
      base: '/',
    } as const
    const ar = {
      code: 'ar',
      label: 'Arabic',
      htmlLang: 'ar',
      direction: 'rtl',
      base: '/ar/',
    } as const
    const arabic = { ...site, locale: ar, locales: [en, ar] }
    const doc = (fallback: boolean) =>
      toHtml(
        arabic,
        <Page
          page={testDoc({
            toc: [{ text: 'A', id: 'a', level: 2 }],
            locales: [{ code: 'ar', path: '/ar/docs/start/', fallback }],
          })}
        />,
      )
    expect(doc(true)).toContain('<header lang="en" dir="ltr"><h1>')
    expect(doc(true)).toContain('<div class="landing-article-body" lang="en" dir="ltr">')
    expect(doc(true)).toContain('<ul lang="en"><li><a href="#a">')
    expect(doc(false)).toContain('<div class="landing-article-body"><p>')
    expect(doc(false)).toContain('<ul><li><a href="#a">')
  })

  it('stands between sidebar and contents', () => {
    const text = toHtml(
      site,
      <Page
        page={testDoc({ toc: [{ text: 'A', id: 'a', level: 2 }] })}
        sidebar={{ id: 'guide', items: [{ type: 'link', label: 'Start', href: '/docs/start/' }] }}
      />,
    )
    expect(text).toContain('<div class="landing-docs landing-has-sidebar">')
    const order = [
      '<nav aria-label="Docs sidebar"',
      '<nav class="landing-toc"',
      '<article class="landing-article">',
    ]
    expect(order.map((part) => text.indexOf(part)).every((at) => at > 0)).toBe(true)
    expect(order.toSorted((a, b) => text.indexOf(a) - text.indexOf(b))).toEqual(order)
    expect(text).toContain('<div class="landing-article-body"><p>Start <b>here</b>.</p></div>')
  })
})

describe('an index', () => {
  it('shows cards in groups, with the number of documents behind a category', () => {
    const text = html({
      kind: 'index',
      path: '/docs/',
      head: { title: 'Docs' },
      title: 'Docs',
      description: 'All of it',
      groups: [
        {
          label: 'Guide',
          cards: [
            { label: 'Start', path: '/docs/start/', description: 'First steps' },
            { label: 'More', path: '/docs/more/', count: 2 },
          ],
        },
        { cards: [{ label: 'Alone', path: '/alone/' }] },
      ],
      ...place,
    })
    expect(text).toContain('<p class="landing-lead">All of it</p>')
    expect(text).toContain('<h2>Guide</h2>')
    expect(text).toContain('<h3 class="landing-card-title"><a href="/site/docs/start/">Start</a>')
    expect(text).toContain('<p class="landing-card-note">2 documents</p>')
    expect(text).toContain('<h2 class="landing-card-title"><a href="/site/alone/">Alone</a>')
  })
})

describe('tags', () => {
  it('stand by letter with their counts', () => {
    const text = html({
      kind: 'tags',
      path: '/docs/tags/',
      head: { title: 'Tags' },
      groups: [{ letter: 'B', tags: [{ label: 'Basic', path: '/docs/tags/basic/', count: 3 }] }],
      ...place,
    })
    expect(main(text)).toContain('<h1>Tags</h1>')
    expect(text).toContain('<h2 id="B">B</h2>')
    expect(text).toContain('Basic<span class="landing-tag-count">3</span>')
  })

  it.each([
    [1, 'One doc tagged with'],
    [2, '2 docs tagged with'],
  ])('list their documents: %i', (count, title) => {
    const docs = [
      { title: 'A', path: '/a/', description: 'About A' },
      { title: 'B', path: '/b/', description: '' },
    ].slice(0, count)
    const text = html({
      kind: 'tag',
      path: '/docs/tags/basic/',
      head: { title: '' },
      tag: { label: 'Basic', path: '/docs/tags/basic/' },
      allTagsPath: '/docs/tags/',
      docs,
      ...place,
    })
    expect(text).toContain(`<h1>${title} &quot;Basic&quot;</h1>`)
    expect(text).toContain('View all tags')
    expect(text).toContain('<h2><a href="/site/a/">A</a></h2><p>About A</p>')
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

describe('a crash', () => {
  const error = new Error('Broken', { cause: new Error('Rotten', { cause: 'x' }) })

  it('is shown with all its causes and a way to try again', () => {
    const text = toHtml(site, <CrashPage error={error} onRetry={() => {}} />)
    expect(text).toContain('<h1>This page crashed.</h1>')
    expect(text).toContain('Try again')
    expect(text).toContain('Broken\n\nCause:\nRotten\n\nCause:\nx')
  })

  it('does not follow causes in circles', () => {
    const loop = new Error('a')
    loop.cause = loop
    expect(causeChain(loop)).toEqual(['a'])
    expect(causeChain(undefined)).toEqual([])
  })

  it('leaves the bar and the footer standing, and another page gets another chance', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    broken.error = error
    const crashing = (
      <Page page={homePage}>
        <Fragile />
      </Page>
    )
    const { box } = await mount(themedSite({ footer: { copyright: 'C' } }), crashing)
    await settle(20)
    // The target of the skip link is still there, and the title says what happened.
    expect(find(box, 'main#main-content h1').textContent).toBe('This page crashed.')
    expect(box.querySelectorAll('main')).toHaveLength(1)
    expect(document.title).toMatch(/^Page Error/)
    expect(box.querySelector('header.landing-navbar')).not.toBeNull()
    expect(box.querySelector('footer')).not.toBeNull()
    broken.error = undefined
    await act(async () => find(box, '.landing-notice-page button').click())
    expect(find(box, '#fine').textContent).toBe('Fine')
  })

  it('keeps the focus in its place when the reader tries again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    broken.error = error
    const { box } = await mount(
      site,
      <ContentBoundary resetKey="">
        <Fragile />
        <button type="button">Own</button>
      </ContentBoundary>,
    )
    await settle(20)
    const retry = async () => {
      await act(async () => find(box, '.landing-notice-page button').click())
      await settle(5)
      return document.activeElement?.textContent
    }
    expect(await retry()).toBe('Try again')
    broken.error = undefined
    expect(await retry()).toBe('Own')
  })

  it('is over when the reader goes to another page', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    broken.error = error
    const at = (path: string) => (
      <Page page={{ ...homePage, path }}>
        <Fragile />
      </Page>
    )
    const { box, show } = await mount(site, at('/a/'))
    await settle(20)
    expect(find(box, 'h1').textContent).toBe('This page crashed.')
    await show(at('/b/'))
    expect(find(box, 'h1').textContent).toBe('This page crashed.')
    broken.error = undefined
    await show(at('/c/'))
    expect(find(box, '#fine').textContent).toBe('Fine')
  })
})

describe('a crash of the layout', () => {
  it('leaves a page that says so, with its own title', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    document.title = 'Before'
    broken.error = new Error('No bar')
    const { box } = await mount(site, <Page page={homePage} />, { components: { Navbar: Fragile } })
    await settle(20)
    expect(document.title).toBe('Page Error')
    expect(find(box, 'main h1').textContent).toBe('This page crashed.')
    expect(find(box, '.landing-error-text').textContent).toBe('No bar')
    broken.error = undefined
    await act(async () => find(box, '.landing-notice-page button').click())
    expect(document.title).toBe('Before')
    expect(find(box, '#fine').textContent).toBe('Fine')
  })
})

describe('loading', () => {
  it('shows nothing for 200 ms, then a spinner', async () => {
    vi.useFakeTimers()
    const { box } = await mount(site, <LoadingPage />)
    await act(async () => vi.advanceTimersByTime(199))
    expect(box.querySelector('.landing-spinner')).toBeNull()
    await act(async () => vi.advanceTimersByTime(1))
    expect(box.querySelector('.landing-spinner')).not.toBeNull()
    expect(find(box, '[role="status"]').textContent).toBe('Loading')
    vi.useRealTimers()
  })

  it('that failed says why and can be tried again', async () => {
    const retry = vi.fn()
    const { box } = await mount(
      site,
      <LoadingPage error={new Error('No network')} onRetry={retry} />,
    )
    expect(find(box, '[role="alert"]').textContent).toBe('No networkRetry')
    find(box, 'button').click()
    expect(retry).toHaveBeenCalled()
  })
})

describe('a page that could not be loaded', () => {
  const failure = { error: new Error('No network'), retry: vi.fn() }
  const host = { ...testHost(site), useLoadFailure: () => failure }

  it('is told of above the one that stays, and can be tried again', async () => {
    const { box } = await mount(site, <Page page={homePage} />, { host })
    expect(find(box, '.landing-load-failure[role="alert"]').textContent).toBe(
      'The page could not be loaded. No networkRetry',
    )
    find(box, '.landing-load-failure button').click()
    expect(failure.retry).toHaveBeenCalled()
  })

  it('is told of by a part of the site, where there is one', async () => {
    const { box } = await mount(site, <Page page={homePage} />, {
      host,
      components: { LoadFailure: OwnLoadFailure },
    })
    expect(box.textContent).toContain('Error: No network!')
    expect(box.querySelector('.landing-load-failure')).toBeNull()
  })

  it('is nothing that a host must know of', async () => {
    const { box } = await mount(site, <Page page={homePage} />)
    expect(find(box, '[data-load-failure]').hidden).toBe(true)
  })

  it('is shown in the markup without React, and hidden again', () => {
    document.body.innerHTML = html(homePage)
    const alert = find(document.body, '[data-load-failure]')
    const retry = vi.fn()
    showLoadFailure(new Error('No network'), retry)
    expect(alert.hidden).toBe(false)
    expect(alert.textContent).toBe('The page could not be loaded. No networkRetry')
    find(alert, 'button').click()
    expect(retry).toHaveBeenCalledTimes(1)
    showLoadFailure(undefined)
    expect(alert.hidden).toBe(true)
    document.body.innerHTML = ''
  })

  it('retries with the first button of a part of the site', () => {
    const components = { LoadFailure: PlainFailure }
    document.body.innerHTML = toHtml(site, <Page page={homePage} />, { components })
    const retry = vi.fn()
    showLoadFailure(new Error('No network'), retry)
    find(document.body, '[data-load-failure] button').click()
    expect(retry).toHaveBeenCalledTimes(1)
    document.body.innerHTML = ''
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

describe('a crash of a part of a page', () => {
  it('is shown in its place, and leaves the page its title and its main region', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    document.title = 'Before'
    broken.error = new Error('No part')
    const part = (
      <ContentBoundary resetKey="">
        <Fragile />
      </ContentBoundary>
    )
    const { box } = await mount(site, <main>{part}</main>)
    await settle(20)
    expect(find(box, 'main > .landing-notice-page h1').textContent).toBe('This page crashed.')
    expect(document.title).toBe('Before')
    broken.error = undefined
    await act(async () => find(box, '.landing-notice-page button').click())
    expect(find(box, '#fine').textContent).toBe('Fine')
  })
})
