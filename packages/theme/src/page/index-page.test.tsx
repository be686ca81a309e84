// @vitest-environment happy-dom
import type { Card, PageData } from '@landing/schema'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Around, toHtml } from '../fixtures/host'
import { fakeMedia, unmountAll } from '../fixtures/mount'
import { testDoc, testSite } from '../fixtures/site'
import { Page } from './page'

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
