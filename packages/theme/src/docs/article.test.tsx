// @vitest-environment happy-dom
import type { Locale } from '@landing/schema'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { toHtml } from '../fixtures/host'
import { appears, find, mount, unmountAll } from '../fixtures/mount'
import { detachAll } from '../fixtures/shell'
import { testDoc, testSite, testVersion } from '../fixtures/site'
import { ArticleBody } from './article-body'
import { MetaLine, Pager, TagList } from './article-footer'
import { Breadcrumbs } from './breadcrumbs'
import { PageNotices, VersionBadge } from './page-notices'
import { nestToc, Toc } from './toc'

const site = testSite()
afterEach(async () => {
  vi.unstubAllGlobals()
  detachAll()
  await unmountAll()
})

describe('breadcrumbs', () => {
  const page = testDoc({
    breadcrumbs: [
      { label: 'Guide' },
      { label: 'Basics', path: '/docs/basics/' },
      { label: 'Start' },
    ],
  })

  it('lead from the home page; what has no page is text', () => {
    const html = toHtml(site, <Breadcrumbs page={page} />)
    expect(html).toContain('<nav class="landing-breadcrumbs" aria-label="Breadcrumbs">')
    expect(html).toContain('<a href="/site/" aria-label="Home page">')
    expect(html).toContain('<span>Guide</span>')
    expect(html).toContain('<a href="/site/docs/basics/">Basics</a>')
    expect(html).toContain('<span aria-current="page">Start</span>')
  })

  it('name the documentation and its tags in the language of the page', () => {
    const list = testDoc({
      breadcrumbs: [{ kind: 'docs', path: '/docs/' }, { kind: 'tags' }],
    })
    const html = toHtml(site, <Breadcrumbs page={list} />)
    expect(html).toContain('<a href="/site/docs/">Documentation</a>')
    expect(html).toContain('<span aria-current="page">Tags</span>')
    expect(html).toContain('"name":"Documentation"')
  })

  it('tell search engines the same, without ending the script', () => {
    const breadcrumbs = [{ label: '</script>' }, { label: 'A', path: '/a/' }, { label: '<b>' }]
    const html = toHtml(site, <Breadcrumbs page={testDoc({ path: '/docs/b/', breadcrumbs })} />)
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
    expect(data).not.toContain('<')
    expect(JSON.parse(data).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'A', item: 'https://example.org/site/a/' },
      { '@type': 'ListItem', position: 2, name: '<b>', item: 'https://example.org/site/docs/b/' },
    ])
  })

  it('are no trail for search engines where only the page itself has an address', () => {
    const crumbs = [{ label: 'Guide' }, { label: 'Page' }]
    expect(toHtml(site, <Breadcrumbs page={testDoc({ breadcrumbs: crumbs })} />)).not.toContain(
      'BreadcrumbList',
    )
  })

  it('are nothing without any', () => {
    expect(toHtml(site, <Breadcrumbs page={testDoc()} />)).toBe('')
  })
})

describe('the table of contents', () => {
  const toc = [
    { text: 'A', id: 'a', level: 2 },
    { text: 'A1', id: 'a1', level: 3 },
    { text: 'B', id: 'b', level: 2 },
  ]

  it('nests by level, and leaves no empty list where one is skipped', () => {
    const shape = (nodes: ReturnType<typeof nestToc>): unknown =>
      nodes.map(({ id, children }) => [id, shape(children)])
    expect(shape(nestToc(toc))).toEqual([
      ['a', [['a1', []]]],
      ['b', []],
    ])
    const skipping = [
      { text: 'A', id: 'a', level: 2 },
      { text: 'D', id: 'd', level: 4 },
      { text: 'C', id: 'c', level: 3 },
    ]
    expect(shape(nestToc(skipping))).toEqual([
      [
        'a',
        [
          ['d', []],
          ['c', []],
        ],
      ],
    ])
  })

  it('is a named landmark', () => {
    const html = toHtml(site, <Toc toc={toc} />)
    expect(html).toContain('<nav class="landing-toc" aria-label="On this page">')
    expect(html).toContain('<a href="#a">A</a><ul><li><a href="#a1">A1</a></li></ul>')
  })

  it('is a box that opens without a script', () => {
    const html = toHtml(site, <Toc toc={toc} />)
    expect(html).toContain(
      '<details aria-label="On this page"><summary><span>On this page</span><span class="landing-toc-reading"></span></summary><ul>',
    )
  })

  it('isolates names on right-to-left pages, and on no others', () => {
    const names = [{ text: '@landing/theme', id: 'a', level: 2 }]
    const rtl = { ...site, locale: { ...site.locale, direction: 'rtl' as const } }
    expect(toHtml(rtl, <Toc toc={names} />)).toContain('<bdi>@landing/theme</bdi>')
    expect(toHtml(site, <Toc toc={names} />)).not.toContain('<bdi>')
  })

  it('shows inline code as such', () => {
    const parts = [{ text: 'Use ' }, { text: 'url', code: true }]
    const html = toHtml(site, <Toc toc={[{ text: 'Use url', parts, id: 'a', level: 2 }]} />)
    expect(html).toContain('<a href="#a">Use <code>url</code></a>')
  })

  it('is nothing without headings', () => {
    expect(toHtml(site, <Toc toc={[]} />)).toBe('')
  })
})

describe('the end of an article', () => {
  it('lists tags as such', () => {
    const tags = [{ label: 'Deep Dive', path: '/docs/tags/deep-dive/', description: 'For experts' }]
    const html = toHtml(site, <TagList tags={tags} />)
    expect(html).toContain('<strong>Tags:</strong>')
    expect(html).toContain('rel="tag"')
    expect(html).toContain('title="For experts"')
    expect(toHtml(site, <TagList tags={[]} />)).toBe('')
  })

  it('says who changed it when, in the words of the locale', () => {
    const page = testDoc({ lastUpdate: { date: '2026-07-20T23:30:00Z', author: 'Ada' } })
    expect(toHtml(site, <MetaLine page={page} />)).toContain(
      'Last updated on <time dateTime="2026-07-20T23:30:00Z">20 July 2026</time> by Ada',
    )
  })

  it('name the repository of a fetched page, with its licence', () => {
    const origin = { name: 'SAP/provider', ref: 'v1.2.0', license: 'MPL-2.0' }
    const linked = { href: 'https://example.org/tree', licenseHref: 'https://example.org/license' }
    const html = (page: object) => toHtml(site, <MetaLine page={testDoc(page)} />)
    expect(html({ origin })).toContain('<span>SAP/provider v1.2.0 · MPL-2.0</span>')
    expect(html({ origin: { ...origin, ...linked } })).toMatch(
      /href="https:\/\/example\.org\/tree"[\s\S]*SAP\/provider v1\.2\.0[\s\S]*href="https:\/\/example\.org\/license"[\s\S]*MPL-2\.0/,
    )
  })

  it('leads to the source and to the Markdown', () => {
    const page = testDoc({ editUrl: 'https://example.org/edit', markdown: '/docs/start.md' })
    const html = toHtml(site, <MetaLine page={page} />)
    expect(html).toContain('Edit this page')
    expect(html).toMatch(/data-copy-from="">.*<\/button><a href="\/site\/docs\/start.md">/)
    expect(html).toContain('Copy page as Markdown')
    expect(html).toContain('<a href="/site/docs/start.md">View as Markdown</a>')
    expect(toHtml(site, <MetaLine page={testDoc()} />)).toBe('')
  })

  it('says when the page was reviewed', () => {
    const html = toHtml(site, <MetaLine page={testDoc({ lastReviewed: '2026-01-31' })} />)
    expect(html).toContain('Reviewed on <time dateTime="2026-01-31">31 January 2026</time>')
  })

  it('names all who changed the page', () => {
    const html = toHtml(site, <MetaLine page={testDoc({ contributors: ['Ada', 'Grace'] })} />)
    expect(html).toContain('Contributors: Ada and Grace')
  })

  it('leads to a form for problems', () => {
    const issueUrl = 'https://example.org/new?title=Start'
    const html = toHtml(site, <MetaLine page={testDoc({ issueUrl })} />)
    expect(html).toMatch(
      /<a [^>]*href="https:\/\/example\.org\/new\?title=Start".*Report a problem/,
    )
  })

  it('leads where the owner of the site says', () => {
    const links = [{ label: 'Ask', href: 'https://example.org/?q=a' }]
    const html = toHtml(site, <MetaLine page={testDoc({ links })} />)
    expect(html).toMatch(/<a [^>]*href="https:\/\/example\.org\/\?q=a"[^>]*>Ask/)
  })

  it('leads to the neighbours', () => {
    const page = testDoc({
      previous: { label: 'A', path: '/a/' },
      next: { label: 'B', path: '/b/' },
    })
    const html = toHtml(site, <Pager page={page} />)
    expect(html).toContain('<nav class="landing-pager" aria-label="Docs pages">')
    expect(html).toContain('rel="prev"><span>Previous</span><span>A</span>')
    expect(html).toContain('rel="next"><span>Next</span>')
    expect(toHtml(site, <Pager page={testDoc()} />)).toBe('')
  })
})

describe('notices', () => {
  const versioned = testSite({
    docs: [
      {
        id: 'default',
        versions: [
          testVersion('current', { isLast: false, banner: 'unreleased' }),
          testVersion('2.0', { isLast: true, label: '2.0 LTS' }),
          testVersion('1.0', { banner: 'unmaintained' }),
        ],
      },
    ],
  })

  it('say that a version is not released yet, and where the latest is', () => {
    const page = testDoc({ versions: [{ name: '2.0', path: '/docs/begin/' }] })
    const html = toHtml(versioned, <PageNotices page={page} />)
    // An alert would be spoken before the title of each page that a reader navigates to.
    expect(html).toContain('<div class="landing-version-banner" role="note"')
    expect(html).toContain('This is unreleased documentation for Test site Next version.')
    expect(html).toContain('For up-to-date documentation, see the <strong>')
    expect(html).toContain(
      'href="/site/docs/begin/" data-prefers-docs="default" data-prefers-version="2.0">latest version</a></strong> (2.0 LTS).',
    )
  })

  it('say that a version is no longer maintained', () => {
    expect(toHtml(versioned, <PageNotices page={testDoc({ version: '1.0' })} />)).toContain(
      'This is documentation for Test site 1.0, which is no longer actively maintained.',
    )
  })

  it('say nothing on the latest version', () => {
    expect(toHtml(versioned, <PageNotices page={testDoc({ version: '2.0' })} />)).toBe('')
  })

  it('say that a page is not translated, and what language it is in instead', () => {
    const locales = [
      { code: 'en', path: '/docs/begin/' },
      { code: 'ar', path: '/ar/docs/begin/', fallback: true },
    ]
    const english = site.locale
    const arabic: Locale = {
      ...english,
      code: 'ar',
      label: 'العربية',
      htmlLang: 'ar',
      direction: 'rtl',
    }
    const both = { ...site, locales: [english, arabic] }
    const page = <PageNotices page={testDoc({ locales })} />
    expect(toHtml({ ...both, locale: arabic }, page)).toContain('This page is shown in English.')
    expect(toHtml(both, page)).toBe('')
  })

  it('name drafts and unlisted pages', () => {
    expect(toHtml(site, <PageNotices page={testDoc({ draft: true })} />)).toContain('Draft page')
    expect(toHtml(site, <PageNotices page={testDoc({ unlisted: true })} />)).toContain(
      'This page is unlisted. Search engines will not index it, and only users having a direct link can access it.',
    )
  })

  it('name the version when there is a choice', () => {
    expect(toHtml(versioned, <VersionBadge page={testDoc()} />)).toContain('Version: Next')
    expect(toHtml(site, <VersionBadge page={testDoc()} />)).toBe('')
  })
})

describe('the article', () => {
  const figure = '<figure class="landing-code"><pre><code>a</code></pre></figure>'

  it('is the HTML it is given', () => {
    expect(toHtml(site, <ArticleBody html="<p>One</p>" lang="en" />)).toBe(
      '<div class="landing-article-body" lang="en"><p>One</p></div>',
    )
  })

  it('gets its controls in a React host, in the texts of the site', async () => {
    const { box } = await mount(site, <ArticleBody html={figure} />, {
      messages: { copyCode: 'Take it' },
    })
    expect(find(box, '.landing-code-copy').title).toBe('Take it')
  })

  it('shows the target of a hash that the router of a React host pushes', async () => {
    vi.stubGlobal('navigation', new EventTarget())
    const html = `<details><summary>More</summary><p id="deep">x</p></details><div class="landing-tabs">
      <div class="landing-tab" data-label="One">x</div><div class="landing-tab" data-label="Two"><p id="two">x</p></div></div>`
    const { box } = await mount(site, <ArticleBody html={html} />)
    await appears(box, '[role="tab"]')
    const push = (href: string) => {
      history.pushState(null, '', href)
      Reflect.get(window, 'navigation').dispatchEvent(new Event('currententrychange'))
    }
    push('#deep')
    push('#two')
    expect(find<HTMLDetailsElement>(box, 'details').open).toBe(true)
    expect(find(box, '[aria-selected="true"]').textContent).toBe('Two')
    // What else the application pushes does not take the reader back there.
    find(box, '[role="tab"]').click()
    push('?list=2#two')
    expect(find(box, '[aria-selected="true"]').textContent).toBe('One')
    history.pushState(null, '', '/')
  })

  it('keeps its controls in React 19.0 to 19.2, which write the HTML of every new object', async () => {
    const { box, show } = await mount(site, <ArticleBody html={figure} />)
    const article = find(box, '.landing-article-body')
    const given = () => {
      const key = Object.keys(article).find((name) => name.startsWith('__reactProps$')) ?? ''
      return Reflect.get(article, key).dangerouslySetInnerHTML
    }
    const first = given()
    expect(first).toEqual({ __html: figure })
    await show(<ArticleBody html={figure} />)
    expect(given()).toBe(first)
    expect(find(box, '.landing-code-copy')).toBeDefined()
  })
})
