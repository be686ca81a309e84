import type { ForeignFrontMatter } from '@landing/markdown'
import { validateFrontMatter } from '@landing/schema/validate'
import { describe, expect, it } from 'vitest'
import {
  docusaurusFrontMatter,
  fumadocsFrontMatter,
  mintlifyFrontMatter,
  mkdocsFrontMatter,
  nextraFrontMatter,
  starlightFrontMatter,
  vitepressFrontMatter,
} from './front-matter'

/** Landing's keys for one of another tool, and what has no counterpart. */
function read(table: ForeignFrontMatter, key: string, value: unknown) {
  const lost: string[] = []
  const values = table[key]?.(value, (path) => lost.push(path))
  expect(validateFrontMatter(values).issues).toEqual([])
  return lost.length === 0 ? values : [values, lost]
}

describe('Fumadocs', () => {
  it.each([
    ['full', true, { hide_table_of_contents: true }],
    ['full', false, {}],
    ['icon', 'Rocket', {}],
    ['_openapi', { method: 'GET' }, [{}, ['_openapi']]],
  ])('%s: %j', (key, value, expected) => {
    expect(read(fumadocsFrontMatter, key, value)).toEqual(expected)
  })
})

describe('Nextra', () => {
  it.each([
    ['sidebarTitle', 'Short', { sidebar_label: 'Short' }],
    ['searchable', false, { search: { exclude: true } }],
    ['searchable', true, {}],
    ['asIndexPage', true, {}],
    ['icon', 'BoxIcon', {}],
  ])('%s: %j', (key, value, expected) => {
    expect(read(nextraFrontMatter, key, value)).toEqual(expected)
  })
})

describe('Mintlify', () => {
  it.each([
    ['sidebarTitle', 'Short', { sidebar_label: 'Short' }],
    ['tag', 'NEW', { sidebar_badge: 'NEW' }],
    ['mode', 'wide', { hide_table_of_contents: true }],
    ['mode', 'center', { hide_table_of_contents: true, displayed_sidebar: null }],
    ['mode', 'default', {}],
    ['hidden', true, { unlisted: true }],
    ['noindex', false, {}],
    ['icon', 'rocket', {}],
    ['deprecated', true, { sidebar_badge: 'Deprecated' }],
    ['deprecated', false, {}],
    ['boost', 3, { search: { weight: 3 } }],
    ['boost', 'high', {}],
    ['hideFooterPagination', true, { pagination_prev: null, pagination_next: null }],
    ['hideFooterPagination', false, {}],
    ['groups', ['admin'], [{}, ['groups']]],
    ['openapi', 'GET /users', [{}, ['openapi']]],
    ['url', 'https://example.org', [{}, ['url']]],
  ])('%s: %j', (key, value, expected) => {
    expect(read(mintlifyFrontMatter, key, value)).toEqual(expected)
  })
})

describe('Starlight', () => {
  it.each([
    ['slug', 'a/b', { slug: '/a/b' }],
    ['editUrl', false, { custom_edit_url: null }],
    ['editUrl', true, {}],
    ['editUrl', 'https://example.org/a', { custom_edit_url: 'https://example.org/a' }],
    ['tableOfContents', false, { hide_table_of_contents: true }],
    [
      'tableOfContents',
      { minHeadingLevel: 1, maxHeadingLevel: 4 },
      { toc_min_heading_level: 2, toc_max_heading_level: 4 },
    ],
    ['template', 'splash', { layout: 'home' }],
    ['template', 'doc', {}],
    [
      'banner',
      { content: 'New:\n<a href="/a">\n  read\n</a>\n' },
      { banner: 'New: <a href="/a"> read </a>' },
    ],
    ['banner', 'New', [{}, ['banner']]],
    ['lastUpdated', '2026-08-09T10:00:00Z', { last_update: { date: '2026-08-09' } }],
    ['lastUpdated', false, {}],
    ['prev', false, { pagination_prev: null }],
    ['next', { link: '/a/', label: 'A' }, [{}, ['next']]],
    ['pagefind', false, { search: { exclude: true } }],
    [
      'sidebar',
      { label: 'A', order: 2, badge: { text: 'New', variant: 'tip' } },
      { sidebar_label: 'A', sidebar_position: 2, sidebar_badge: 'New' },
    ],
    [
      'sidebar',
      { label: 'A', hidden: true, attrs: { style: 'x' } },
      [{ sidebar_label: 'A' }, ['sidebar.hidden', 'sidebar.attrs']],
    ],
    [
      'head',
      [
        { tag: 'meta', attrs: { name: 'a', content: 'b' } },
        { tag: 'script', content: 'x' },
      ],
      [{ head: [{ tag: 'meta', attributes: { name: 'a', content: 'b' } }] }, ['head[1]']],
    ],
    [
      'hero',
      {
        title: 'Fast <br> docs',
        tagline: 'For <b>all</b>.',
        image: { dark: '../d.png', light: '../l.png', alt: 'Logo' },
        actions: [
          { text: 'Start', link: '/start/', icon: 'right-arrow' },
          { text: 'Code', link: 'https://example.org', variant: 'minimal' },
        ],
      },
      {
        hero: {
          title: 'Fast docs',
          tagline: 'For all.',
          image: { src: '../l.png', dark: '../d.png', alt: 'Logo' },
          actions: [
            { text: 'Start', href: '/start/', design: 'emphasized' },
            { text: 'Code', href: 'https://example.org', design: 'default' },
          ],
        },
      },
    ],
    ['hero', { image: { html: '<svg></svg>' } }, [{}, ['hero.image']]],
  ])('%s: %j', (key, value, expected) => {
    expect(read(starlightFrontMatter, key, value)).toEqual(expected)
  })
})

describe('VitePress', () => {
  it.each([
    ['outline', false, { hide_table_of_contents: true }],
    ['outline', 'deep', { toc_max_heading_level: 6 }],
    ['outline', [2, 4], { toc_min_heading_level: 2, toc_max_heading_level: 4 }],
    ['outline', 3, { toc_min_heading_level: 3, toc_max_heading_level: 3 }],
    ['outline', 'x', [{}, ['outline']]],
    ['layout', 'home', { layout: 'home' }],
    ['layout', 'page', { displayed_sidebar: null, hide_table_of_contents: true }],
    ['layout', 'custom', [{}, ['layout']]],
    ['navbar', false, [{}, ['navbar']]],
    [
      'head',
      [
        ['link', { rel: 'stylesheet', href: 'a.css' }],
        ['link', { rel: 'me', href: 'b' }],
      ],
      [{ head: [{ tag: 'link', attributes: { rel: 'me', href: 'b' } }] }, ['head[0]']],
    ],
    [
      'hero',
      { name: 'Product', text: 'Does it', image: '/a.png', actions: [{ theme: 'alt', text: 'A' }] },
      {
        title: 'Product',
        hero: {
          title: 'Product: Does it',
          image: { src: '/a.png' },
          actions: [{ text: 'A', href: '/', design: 'default' }],
        },
      },
    ],
  ])('%s: %j', (key, value, expected) => {
    expect(read(vitepressFrontMatter, key, value)).toEqual(expected)
  })
})

describe('MkDocs', () => {
  it.each([
    ['hide', ['toc', 'navigation'], { hide_table_of_contents: true, displayed_sidebar: null }],
    ['hide', ['footer'], [{}, ['hide']]],
    ['search', { exclude: true, boost: 2 }, [{ search: { exclude: true } }, ['search.boost']]],
    ['status', 'new', { sidebar_badge: 'New' }],
    ['categories', ['a', 2], { tags: ['a', '2'] }],
    ['icon', 'material/ship', {}],
    ['template', 'home.html', [{}, ['template']]],
  ])('%s: %j', (key, value, expected) => {
    expect(read(mkdocsFrontMatter, key, value)).toEqual(expected)
  })
})

describe('Docusaurus', () => {
  it.each([
    ['title', 1.1, { title: '1.1' }],
    ['tags', ['a', 2026], { tags: ['a', '2026'] }],
    ['keywords', 'a, b', { keywords: ['a', 'b'] }],
    ['noindex', true, { unlisted: true }],
    ['authors', ['me', { name: 'A' }], { authors: ['me', { name: 'A' }] }],
    [
      'authors',
      { name: 'A', imageURL: '/a.png', socials: { x: 'a' } },
      [{ authors: { name: 'A', image_url: '/a.png' } }, ['authors.socials']],
    ],
    ['title_meta', 'A', [{}, ['title_meta']]],
  ])('%s: %j', (key, value, expected) => {
    expect(read(docusaurusFrontMatter, key, value)).toEqual(expected)
  })
})
