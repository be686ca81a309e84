// @vitest-environment happy-dom
import type { PageData } from '@landing/schema'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Around, toHtml } from '../fixtures/host'
import { fakeMedia, unmountAll } from '../fixtures/mount'
import { testDoc, testSite } from '../fixtures/site'
import { Page } from './page'

const site = testSite()

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

it('says above a document how long it takes to read', () => {
  expect(html(testDoc({ readingTime: 4 }))).toContain(
    '<span class="landing-badge">4 min read</span>',
  )
  expect(html(testDoc())).not.toContain('min read')
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
