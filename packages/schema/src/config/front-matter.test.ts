import { describe, expect, it } from 'vitest'
import { formatFault } from './explain'
import { validateFrontMatter } from './front-matter'

const lines = (value: unknown) => validateFrontMatter(value).issues.map(formatFault)

describe('validateFrontMatter', () => {
  it('takes all that a page may say', () => {
    const value = {
      id: 'a',
      tags: ['basic', { label: 'Deep dive', permalink: '/deep' }],
      keywords: ['x'],
      sidebar_position: 1.5,
      sidebar_custom_props: { icon: 'x', nested: { deep: [1] } },
      displayed_sidebar: null,
      pagination_next: null,
      last_update: { date: '2026-01-31', author: 'Ada' },
      toc_max_heading_level: 4,
      draft: false,
      search: { weight: 0.5, exclude: false },
    }
    expect(validateFrontMatter(value)).toEqual({ frontMatter: value, issues: [] })
  })

  it.each([null, undefined, {}])('takes %j', (value) => {
    expect(validateFrontMatter(value)).toEqual({ frontMatter: {}, issues: [] })
  })

  it('counts an empty value as none', () => {
    expect(validateFrontMatter({ title: null, tags: null })).toEqual({
      frontMatter: {},
      issues: [],
    })
  })

  it('checks how a page is searched', () => {
    expect(lines({ search: { weight: 0 } })).toEqual([
      'search.weight: expected a number above 0 and up to 8, received 0.',
    ])
  })

  it('leaves out what is wrong and keeps the rest', () => {
    expect(
      validateFrontMatter({ title: 'A', sidebar_postion: 2, hide_title: 'yes', tags: ['x', 7] }),
    ).toEqual({
      frontMatter: { title: 'A' },
      issues: expect.arrayContaining([
        {
          path: 'sidebar_postion',
          message: 'is not a known key',
          kind: 'unknown-key',
          suggestion: 'sidebar_position',
        },
        {
          path: 'hide_title',
          message: 'expected true or false, received "yes"',
          kind: 'type',
        },
        {
          path: 'tags[1]',
          message: 'expected a string, received 7; put it in quotes',
          kind: 'type',
        },
      ]),
    })
  })

  it.each([
    [
      { custom_edit_url: 'javascript:x', authors: [{ name: 'A', url: 'data:x' }] },
      [
        'authors[0].url: expected an address such as "https://example.org" or "/docs/", received "data:x".',
        'custom_edit_url: expected an address such as "https://example.org" or "/docs/", received "javascript:x".',
      ],
    ],
    [{ title: 1.1 }, ['title: expected a string, received 1.1; put it in quotes.']],
    [{ sidebarLabel: 'x' }, ['sidebarLabel: is not a known key. Did you mean "sidebar_label"?']],
    [{ foo: 1, bar: 2 }, ['foo: is not a known key.', 'bar: is not a known key.']],
    [{ tags: 'a, b' }, ['tags: expected a list, received "a, b".']],
    [{ tags: [{ label: 'A' }] }, ['tags[0].permalink: is missing, and needed.']],
    [{ pagination_next: 4 }, ['pagination_next: expected a string, received 4; put it in quotes.']],
    [
      { toc_min_heading_level: 7 },
      ['toc_min_heading_level: expected a heading level from 2 to 6, received 7.'],
    ],
    [
      { last_update: { date: 'soon', autor: 'A' } },
      [
        'last_update.date: expected a date such as 2026-01-31, received "soon".',
        'last_update.autor: is not a known key. Did you mean "author"?',
      ],
    ],
    [
      { canonical: '/a/', head: [{ tag: 'script', attributes: {} }] },
      [
        'canonical: expected a full address such as "https://example.org/page/", received "/a/".',
        'head[0].tag: expected "meta" or "link", received "script".',
      ],
    ],
    [
      { head: [{ tag: 'meta', attributes: { 'http-equiv': 'refresh', onload: 'x' } }] },
      [
        'head[0].attributes: the policy blocks event handlers such as "onload".',
        'head[0].attributes: "http-equiv" could change the policy.',
      ],
    ],
    [
      { head: [{ tag: 'meta', attributes: { 'HTTP-Equiv': 'refresh' } }] },
      ['head[0].attributes: "http-equiv" could change the policy.'],
    ],
    ['text', ['(whole value): expected an object, received "text".']],
  ])('%j', (value, expected) => {
    expect(lines(value)).toEqual(expected)
  })

  it.each([
    [{ nav_order: 3 }, 'nav_order: → sidebar_position:'],
    [
      { next: false, prev: false },
      'next: false → pagination_next: null',
      'prev: false → pagination_prev: null',
    ],
    [{ editLink: false }, 'editLink: false → custom_edit_url: null'],
    [
      { tableOfContents: false, aside: false },
      'tableOfContents: false → hide_table_of_contents: true',
    ],
    // It could mean "unlisted", or "search".
    [{ noindex: true }],
    [{ search: false }, 'search: false → search: { exclude: true }'],
    [{ search: false, pagefind: false }, 'search: false → search: { exclude: true }'],
    [{ Title: 'A', sidebarPosition: 2 }, 'Title: → title:', 'sidebarPosition: → sidebar_position:'],
    [{ 'hide-title': true }, 'hide-title: → hide_title:'],
    // The page has the key, another key has become it, or it does not take the value.
    [{ nav_order: 3, sidebar_position: 2 }],
    [{ nav_order: 3, order: 2 }, 'nav_order: → sidebar_position:'],
    [{ nav_order: '3' }],
    [{ Title: 1.5 }],
    [{ next: true, prev: 'a', noindex: false, outline: 'deep', search: true, sidebar_postion: 2 }],
  ])('corrects what is safe in %j', (value, ...expected) => {
    const fixes = validateFrontMatter(value).issues.flatMap(({ fix }) => fix ?? [])
    expect(fixes.map(({ from, to }) => `${from} → ${to}`)).toEqual(expected)
  })

  it('names what stands for a key of another tool', () => {
    const { issues } = validateFrontMatter({
      outline: 'deep',
      editLink: false,
      prev: 'a',
      tableOfContents: false,
    })
    expect(issues.map(({ path, help, suggestion }) => [path, help, suggestion])).toEqual([
      [
        'outline',
        'Write "toc_min_heading_level" and "toc_max_heading_level", or "hide_table_of_contents".',
        undefined,
      ],
      ['editLink', 'Write "custom_edit_url: null".', undefined],
      ['prev', 'Write "pagination_prev": the id of a document, or null for no link.', undefined],
      ['tableOfContents', 'Write "hide_table_of_contents: true".', undefined],
    ])
  })
})
