import type { PageQuery } from '@landing/markdown'
import type { DocsVersionModel } from '@landing/schema'
import { describe, expect, it } from 'vitest'
import { pageListHtml, pageListMarkdown } from './page-list'
import type { LinkContext, LinkingPage } from './resolve-link'

interface Page {
  readonly title?: string
  readonly date?: string
  readonly description?: string
  readonly unlisted?: boolean
}

/** A version of these pages by id, whose sidebars have the ids in `order`, each inner list one sidebar. */
function versionOf(
  docsSet: string,
  pages: Readonly<Record<string, Page>>,
  order: readonly (readonly string[])[] = [],
  rest: object = {},
): DocsVersionModel {
  const pathOf = (id: string) => `/${docsSet}/${id}/`
  const docs = Object.entries(pages).map(([id, page]) => [
    id,
    { path: pathOf(id), facts: { id, title: id, description: '', ...page } },
  ])
  const sidebars = order.map((ids, index) => [
    `sidebar${index}`,
    { items: ids.map((id) => ({ type: 'link', label: id, href: pathOf(id), docId: id })) },
  ])
  return {
    docsSet,
    docs: Object.fromEntries(docs),
    sidebars: Object.fromEntries(sidebars),
    tags: {},
    ...rest,
  } as unknown as DocsVersionModel
}

/** A page at the path of `id`, in a site with other docs sets, of whose versions `last` is the last one. */
function placed(
  version: DocsVersionModel,
  id = 'list',
  others: Readonly<Record<string, readonly DocsVersionModel[]>> = {},
  last?: string,
) {
  const page = {
    path: `/${version.docsSet}/${id}/`,
    locale: 'en',
    language: 'en',
    version,
  } as LinkingPage
  const sets = Object.entries({ docs: [version], ...others }).map(([set, versions]) => ({
    id: set,
    versions: versions.map(({ name }) => ({ name, isLast: name === last })),
  }))
  const site = {
    model: { docsSets: { en: sets } },
    version: ({ docsSet, version: name }: { docsSet: string; version: string }) =>
      others[docsSet]?.find((each) => each.name === name),
  }
  return { page, context: { config: { baseUrl: '/base/' }, site } as unknown as LinkContext }
}

type Placed = ReturnType<typeof placed>

function list(query: PageQuery, { page, context }: Placed) {
  const markdown = pageListMarkdown(query, page, context, (href) => href)
  return Array.from(markdown.matchAll(/^- \[(.*?)\]/gm), ([, title]) => title)
}

const problemOf = (query: PageQuery, { page, context }: Placed) => {
  const { html, problem } = pageListHtml(query, page, context)
  expect(html).toBe('')
  return problem && `${problem.message} ${problem.help}`
}

describe('pages of a version', () => {
  const pages = { b: {}, list: {}, c: { unlisted: true }, a: {}, e: {}, d: {} }

  it('are in the order of its sidebars, and those in none come last, by title', () => {
    expect(
      list(
        {},
        placed(
          versionOf('docs', pages, [
            ['list', 'b'],
            ['d', 'c'],
          ]),
        ),
      ),
    ).toEqual(['b', 'd', 'a', 'e'])
  })

  it('are by date in a blog, the latest first, and those without one last', () => {
    const dated = {
      a: { date: '2026-01-01' },
      b: {},
      c: { date: '2026-03-01' },
      d: { date: '2026-01-01' },
    }
    expect(list({}, placed(versionOf('docs', dated, [], { blog: {} })))).toEqual([
      'c',
      'a',
      'd',
      'b',
    ])
    expect(list({ sort: 'title' }, placed(versionOf('docs', dated, [], { blog: {} })))).toEqual([
      'a',
      'b',
      'c',
      'd',
    ])
  })

  it('are by title with numbers by value', () => {
    const numbered = { a: { title: 'Part 10' }, b: { title: 'Part 9' } }
    expect(list({ sort: 'title' }, placed(versionOf('docs', numbered)))).toEqual([
      'Part 9',
      'Part 10',
    ])
  })

  it('can be limited', () => {
    expect(list({ sort: 'title', limit: 2 }, placed(versionOf('docs', pages)))).toEqual(['a', 'b'])
  })
})

describe('pages of a folder', () => {
  const here = placed(
    versionOf('docs', {
      a: {},
      'x/b': {},
      'x/list': {},
      'x/y/c': {},
      'x/y/README': {},
      'x/z/z': {},
      'x/z/d': {},
      'x/w/1': {},
      'x/w/v/index': {},
      'xx/e': {},
    }),
    'x/list',
  )

  it.each([
    ['x', ['x/b', 'x/w/1', 'x/w/v/index', 'x/y/c', 'x/y/README', 'x/z/d', 'x/z/z']],
    ['x/y', ['x/y/c', 'x/y/README']],
    ['./01-x//y/', ['x/y/c', 'x/y/README']],
    ['.', ['x/b', 'x/w/1', 'x/w/v/index', 'x/y/c', 'x/y/README', 'x/z/d', 'x/z/z']],
    ['x/w/v', ['x/w/v/index']],
    ['/', ['a', 'x/b', 'x/w/1', 'x/w/v/index', 'x/y/c', 'x/y/README', 'x/z/d', 'x/z/z', 'xx/e']],
  ])('%s', (folder, ids) => expect(list({ in: folder, sort: 'title' }, here)).toEqual(ids))

  it('without those below have the start page of each folder, else its first', () => {
    expect(list({ in: 'x', isFlat: true, sort: 'title' }, here)).toEqual([
      'x/b',
      'x/w/1',
      'x/y/README',
      'x/z/z',
    ])
    expect(list({ isFlat: true, sort: 'title' }, here)).toEqual(['a', 'x/b', 'xx/e'])
  })

  it('beside a page at the top are all', () => {
    const top = placed(versionOf('docs', { a: {}, 'b/c': {}, list: {} }))
    expect(list({ in: '.', sort: 'title' }, top)).toEqual(['a', 'b/c'])
  })

  it('that does not exist are reported', () => {
    expect(problemOf({ in: 'x/u' }, here)).toBe(
      'There is no folder "x/u" with pages. Known: x, x/y, x/z, x/w, x/w/v, xx.',
    )
    expect(problemOf({ in: 'x' }, placed(versionOf('docs', { a: {} })))).toBe(
      'There is no folder "x" with pages. There are none.',
    )
  })
})

describe('pages with a tag', () => {
  const tags = {
    one: { label: 'Number One', key: 'uno', path: '/docs/tags/first/', docIds: ['a', 'c'] },
    two: { label: 'Two', path: '/docs/tags/two/', docIds: ['b', 'list', 'a'] },
    three: { label: '3', path: '/docs/tags/three', docIds: ['c', 'd', 'list'] },
    four: { label: 'Four', path: '/docs/tags/four/', docIds: ['a', 'b', 'c', 'd', 'list'] },
  }
  const here = placed(
    versionOf('docs', { a: {}, b: {}, c: {}, d: {}, list: {}, e: {} }, [], { tags }),
  )

  it.each([
    ['number ONE', ['a', 'c']],
    ['UNO', ['a', 'c']],
    ['first', ['a', 'c']],
    ['Two', ['a', 'b']],
    ['three', ['c', 'd']],
  ])('by label, key or path: %s', (tag, ids) => expect(list({ tag }, here)).toEqual(ids))

  it('that no page has are reported', () => {
    expect(problemOf({ tag: 'thre' }, here)).toBe(
      'No page has the tag "thre". Known: Number One, Two, 3, Four.',
    )
    expect(problemOf({ tag: 'a' }, placed(versionOf('docs', { a: {} })))).toBe(
      'No page has the tag "a". There are none.',
    )
  })

  it('of the page itself are those with most and rarest shared tags first', () => {
    // a: 1/3 + 1/5, b: 1/3 + 1/5, c: 1/3 + 1/5, d: 1/3 + 1/5; e has none.
    expect(list({ sort: 'related' }, here)).toEqual(['a', 'b', 'c', 'd'])
    const rare = {
      ...tags,
      five: { label: 'Five', path: '/docs/tags/five/', docIds: ['list', 'd'] },
    }
    const { version } = here.page
    expect(
      list({ sort: 'related' }, placed({ ...version, tags: rare } as DocsVersionModel)),
    ).toEqual(['d', 'a', 'b', 'c'])
    expect(list({ sort: 'related' }, placed(version, 'e'))).toEqual([])
  })
})

describe('pages of another docs set', () => {
  const own = versionOf('docs', { a: {}, list: {} })
  const named = (name: string) => versionOf('other', { [`in-${name}`]: {} }, [], { name })

  it('are those of its last version, else of its first', () => {
    const other = ['next', '2', '1'].map(named)
    expect(list({ docs: 'other' }, placed(own, 'list', { other }, '2'))).toEqual(['in-2'])
    expect(list({ docs: 'other' }, placed(own, 'list', { other }))).toEqual(['in-next'])
  })

  it('are those of the own version, where it is named', () => {
    const docs = [named('2')]
    expect(list({ docs: 'docs' }, placed(own, 'list', { docs }, '2'))).toEqual(['a'])
  })

  it('that does not exist are reported', () => {
    expect(problemOf({ docs: 'othr' }, placed(own, 'list', { other: [named('1')] }))).toBe(
      'There is no docs set "othr". Did you mean "other"? Known: docs, other.',
    )
  })
})

describe('a list', () => {
  const here = placed(
    versionOf('docs', {
      a: { title: 'A & B', description: 'c < d', date: '2026-02-01T10:00' },
      b: { title: '*C*' },
    }),
  )
  const html = (query: PageQuery) =>
    pageListHtml({ sort: 'title', ...query }, here.page, here.context).html
  const link = (id: string, title: string) => `<a href="/base/docs/${id}/">${title}</a>`
  const [a, b] = [link('a', 'A &amp; B'), link('b', '*C*')]
  const time = '<time datetime="2026-02-01T10:00">1 February 2026</time>'

  it('has descriptions, unless they are not wanted', () => {
    expect(html({})).toBe(`<ul><li>${b}</li><li>${a}<br>c &lt; d</li></ul>`)
    expect(html({ isBrief: true })).toBe(`<ul><li>${b}</li><li>${a}</li></ul>`)
  })

  it('by date has dates', () => {
    expect(html({ sort: 'date' })).toBe(`<ul><li>${a} · ${time}<br>c &lt; d</li><li>${b}</li></ul>`)
  })

  it('of cards has a text where there is one', () => {
    const card = (title: string, text = '') =>
      `<div class="landing-card"><p class="landing-card-title">${title}</p>${text}</div>`
    const text = (inner: string) => `<div class="landing-card-text"><p>${inner}</p></div>`
    const grid = (...cards: string[]) => `<div class="landing-card-grid">${cards.join('')}</div>`
    expect(html({ isCards: true })).toBe(grid(card(b), card(a, text('c &lt; d'))))
    expect(html({ isCards: true, sort: 'date' })).toBe(
      grid(card(a, text(`${time}<br>c &lt; d`)), card(b)),
    )
    expect(html({ isCards: true, sort: 'date', isBrief: true })).toBe(
      grid(card(a, text(time)), card(b)),
    )
  })

  it('is the same in Markdown', () => {
    const markdown = (query: PageQuery) =>
      pageListMarkdown(query, here.page, here.context, (href) => `https://x.org${href}`)
    const [first, second] = [
      '- [A & B](https://x.org/base/docs/a/)',
      '- [\\*C\\*](https://x.org/base/docs/b/)',
    ]
    expect(markdown({ sort: 'date' })).toBe(`${first} (2026-02-01): c \\< d\n${second}`)
    expect(markdown({ sort: 'title', isBrief: true })).toBe(`${second}\n${first}`)
  })

  it('is nothing without pages', () => {
    const alone = placed(versionOf('docs', { list: {} }))
    expect(pageListHtml({}, alone.page, alone.context)).toEqual({ html: '', problem: undefined })
  })
})
