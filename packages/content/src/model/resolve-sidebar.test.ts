import { describe, expect, it } from 'vitest'
import { pathsBelow } from './path-of'
import { SidebarResolver } from './resolve-sidebar'
import type { CategoryNode, SidebarNode } from './sidebar-tree'
import type { Doc } from './version-docs'

interface Facts {
  readonly title?: string
  readonly unlisted?: boolean
  readonly frontMatter?: object
}

const doc = (id: string, facts: Facts = {}): readonly [string, Doc] => [
  id,
  {
    path: `/docs/${id}/`,
    facts: { id, title: id.toUpperCase(), unlisted: false, frontMatter: {}, ...facts },
  } as unknown as Doc,
]

const docs = new Map([
  doc('a'),
  doc('b', {
    frontMatter: {
      sidebar_label: 'Bee',
      sidebar_badge: 'new',
      sidebar_class_name: 'c',
      sidebar_custom_props: { x: 1 },
    },
  }),
  doc('hidden', { unlisted: true }),
])

function resolver(rest: object = {}) {
  return new SidebarResolver({
    sidebar: 'main',
    location: { file: 'configuration' },
    docs,
    drafts: new Set(['draft']),
    pathOf: pathsBelow('/docs/', true),
    lenient: false,
    locale: 'en',
    ...rest,
  })
}

const itemsOf = (nodes: readonly SidebarNode[], rest?: object) => resolver(rest).items(nodes)
const category = (rest: Partial<CategoryNode>): CategoryNode => ({
  type: 'category',
  label: 'C',
  items: [],
  ...rest,
})
const link = { type: 'link', label: 'A', href: '/docs/a/', docId: 'a' }

describe('a document in a sidebar', () => {
  it('has its title, or the label and more of its front matter', () => {
    expect(itemsOf(['a', 'b', 'hidden'])).toEqual([
      link,
      {
        type: 'link',
        label: 'Bee',
        href: '/docs/b/',
        docId: 'b',
        badge: 'new',
        className: 'c',
        customProps: { x: 1 },
      },
      { type: 'link', label: 'HIDDEN', href: '/docs/hidden/', docId: 'hidden', unlisted: true },
    ])
  })

  it('has what the sidebar says', () => {
    expect(
      itemsOf([{ type: 'doc', id: 'b', label: 'L', badge: 'B', className: 'k' }]),
    ).toMatchObject([{ label: 'L', badge: 'B', className: 'k' }])
  })

  it('that does not exist is reported, unless it is a draft or other versions have it', () => {
    const strict = resolver()
    expect(strict.items(['draft', 'aa', 'a'])).toEqual([link])
    expect(strict.findings).toMatchObject([
      {
        code: 'sidebar/unknown-doc',
        message: 'Unknown document "aa" in the sidebar.',
        location: { file: 'configuration' },
      },
    ])
    const ofVersion = resolver({ version: '1.0' })
    ofVersion.items([
      category({ items: ['a'], link: { type: 'doc', id: 'y' }, place: { file: 'c.yml' } }),
    ])
    expect(ofVersion.findings).toMatchObject([
      {
        message: 'Unknown document "y" in the sidebar of version "1.0".',
        location: { file: 'c.yml' },
      },
    ])
    const lenient = resolver({ lenient: true })
    expect([lenient.items(['aa']), lenient.findings]).toEqual([[], []])
  })
})

it('keeps links and HTML of a sidebar', () => {
  const html = { type: 'html', value: '<hr>' } as const
  expect(itemsOf([html])).toEqual([html])
})

describe('a category', () => {
  it('is collapsed, unless it says otherwise or cannot be', () => {
    const states = [
      {},
      { collapsed: false },
      { collapsible: false },
      { collapsible: false, collapsed: true },
    ]
    expect(itemsOf(states.map((state) => category({ items: ['a'], ...state })))).toMatchObject([
      { collapsible: true, collapsed: true },
      { collapsible: true, collapsed: false },
      { collapsible: false, collapsed: false },
      { collapsible: false, collapsed: false },
    ])
  })

  it('leads to its document', () => {
    const page = (id: string) => category({ items: ['a'], link: { type: 'doc', id } })
    expect(itemsOf([page('b'), page('hidden')])).toEqual([
      {
        type: 'category',
        label: 'C',
        items: [link],
        collapsible: true,
        collapsed: true,
        href: '/docs/b/',
        docId: 'b',
      },
      expect.objectContaining({ docId: 'hidden', linkUnlisted: true }),
    ])
  })

  it('with nothing but its document is a link, and without even that is left out', () => {
    expect(
      itemsOf([category({ link: { type: 'doc', id: 'a' } }), category({ items: ['draft'] })]),
    ).toEqual([{ ...link, label: 'C' }])
  })

  it('has a description, a class and data of its own', () => {
    const rest = { description: 'D', className: 'k', customProps: { y: 2 } }
    expect(itemsOf([category({ items: ['a'], ...rest })])).toMatchObject([rest])
    expect(Object.keys(itemsOf([category({ items: ['a'] })])[0] ?? {})).toEqual([
      'type',
      'label',
      'items',
      'collapsible',
      'collapsed',
    ])
  })

  it.each([
    ['Tutorial - Basics', 'tutorial---basics'],
    ['GitHub', 'github'],
  ])('called "%s" has a generated page where Docusaurus has it', (label, name) => {
    const resolved = resolver()
    resolved.items([category({ label, items: ['a'], link: { type: 'generated-index' } })])
    expect(resolved.categoryPages[0]?.path).toBe(`/docs/category/${name}/`)
  })

  it('has a generated page, with its place in the sidebar', () => {
    const index = { type: 'generated-index' } as const
    const resolved = resolver()
    const inner = category({
      label: 'In Ner',
      link: { ...index, title: 'T', description: 'E' },
      description: 'D',
    })
    const slug = category({ link: { ...index, slug: '/../x y/z' }, description: 'D' })
    const [, outer, last] = resolved.items(['a', category({ items: ['draft', 'b', inner] }), slug])
    expect(outer).toMatchObject({ items: [{ docId: 'b' }, { href: '/docs/category/in-ner/' }] })
    expect(last).toMatchObject({ href: '/docs/x%20y/z/' })
    expect(resolved.categoryPages).toEqual([
      {
        sidebar: 'main',
        trail: [1, 1],
        path: '/docs/category/in-ner/',
        title: 'T',
        description: 'E',
      },
      { sidebar: 'main', trail: [2], path: '/docs/x%20y/z/', description: 'D' },
    ])
  })

  it('has no generated page in a version that lacks all of its documents', () => {
    const old = category({ items: ['gone'], link: { type: 'generated-index' } })
    expect(itemsOf([old], { lenient: true })).toEqual([])
    expect(
      itemsOf([category({ link: { type: 'generated-index' } })], { lenient: true }),
    ).toHaveLength(1)
  })
})
