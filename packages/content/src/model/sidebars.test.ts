import type { LandingError, SidebarItem } from '@landing/schema'
import { describe, expect, it } from 'vitest'
import { openSite, renderPath } from '../fixtures/write-site'

describe('sidebars', () => {
  it('have labels in each language, and generated pages at the same address in all', async () => {
    const label = { en: 'Guides', de: 'Anleitungen' }
    const { content } = await openSite(
      { 'docs/a.md': '# A', 'i18n/de/docs/a.md': '# Ah' },
      {
        i18n: { defaultLocale: 'en', locales: ['en', 'de', 'fr'] },
        docs: {
          sidebars: {
            docs: [
              {
                type: 'category',
                label,
                link: { type: 'generated-index' },
                items: [
                  { type: 'doc', id: 'a', label },
                  { type: 'link', label, href: '/x/' },
                ],
              },
            ],
          },
        },
      },
    )
    const shown = content.model.versions.map(({ locale, sidebars }) => {
      const [item] = sidebars.docs?.items ?? []
      if (item?.type !== 'category') return undefined
      return [
        locale,
        item.label,
        item.href,
        ...item.items.map((inner) => Reflect.get(inner, 'label')),
      ]
    })
    expect(shown).toEqual([
      [undefined, 'Guides', '/docs/category/guides/', 'Guides', 'Guides'],
      ['de', 'Anleitungen', '/de/docs/category/guides/', 'Anleitungen', 'Anleitungen'],
      ['fr', 'Guides', '/fr/docs/category/guides/', 'Guides', 'Guides'],
    ])
  })

  it('keep what a translation of categories, tags and authors does not name', async () => {
    const post = '---\nauthors: [ada, bob]\ntags: [t, u]\n---\n\nPost.'
    const { content } = await openSite(
      {
        'docs/a.md': '---\nsidebar_position: 1\n---\n',
        'docs/g/_category_.yml':
          'label: Group\nposition: 2\nlink: { type: generated-index, slug: all }\n',
        'docs/g/x.md': 'x',
        'docs/b.md': '---\nsidebar_position: 3\n---\n',
        'blog/2026-01-01-p.md': post,
        'blog/authors.yml': 'ada: { name: Ada, title: Author }\nbob: { name: Bob }\n',
        'blog/tags.yml': 't: { label: Tea, permalink: /hot }\nu: { label: You }\n',
        'i18n/de/docs/g/_category_.yml': 'label: Gruppe\n',
        'i18n/de/blog/authors.yml': 'ada: { name: Ada, title: Autorin }\n',
        'i18n/de/blog/tags.yml': 't: { label: Tee }\n',
      },
      {
        i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
        docs: [{}, { id: 'blog', path: 'blog', routeBasePath: 'blog', blog: {} }],
      },
    )
    expect(content.messages).toEqual([])
    const [docs, blog] = content.model.versions.filter(({ locale }) => locale === 'de')
    expect(docs?.sidebars.docs?.items).toMatchObject([
      { label: 'a' },
      { label: 'Gruppe', href: '/de/docs/all/' },
      { label: 'b' },
    ])
    const [entry] = Object.values(blog?.docs ?? {})
    expect(entry?.facts.post?.authors).toMatchObject([
      { name: 'Ada', title: 'Autorin' },
      { name: 'Bob' },
    ])
    expect(entry?.tags).toEqual([
      { label: 'Tee', path: '/de/blog/tags/hot/' },
      { label: 'You', path: '/de/blog/tags/you/' },
    ])
  })

  const files = {
    'docs/intro.md': '# Intro',
    'docs/guides/_category_.json':
      '{"label": "How to", "position": 2, "collapsed": false, "className": "g", "link": {"type": "generated-index", "title": "Guides", "description": "All of them.", "slug": "how"}}',
    'docs/guides/2-b.md': '---\nsidebar_label: Bee\nsidebar_class_name: bee\n---\n\n# B',
    'docs/guides/1-a.md': '# A',
    'docs/ref/index.md': '---\nsidebar_position: 1\n---\n\n# Reference',
    'docs/ref/x.md': '# X',
    'docs/draft.md': '---\ndraft: true\n---\n\n# Draft',
  }

  it('come from folders, category files and front matter', async () => {
    const { content } = await openSite(files)
    expect(content.model.versions[0]?.sidebars.docs?.items).toMatchObject([
      {
        type: 'category',
        label: 'Reference',
        href: '/docs/ref/',
        docId: 'ref/index',
        items: [{ label: 'X' }],
      },
      {
        type: 'category',
        label: 'How to',
        href: '/docs/how/',
        collapsed: false,
        className: 'g',
        items: [{ label: 'A' }, { label: 'Bee', className: 'bee' }],
      },
      { type: 'link', label: 'Intro' },
    ])
    const { data } = await renderPath(content, '/docs/how/')
    expect(data).toMatchObject({
      kind: 'index',
      title: 'Guides',
      description: 'All of them.',
      breadcrumbs: [{ label: 'How to' }],
      groups: [{ cards: [{ label: 'A', path: '/docs/guides/a/' }, { label: 'Bee' }] }],
    })
    expect((await renderPath(content, '/docs/guides/a/')).data).toMatchObject({
      breadcrumbs: [{ label: 'How to', path: '/docs/how/' }, { label: 'A' }],
      previous: { label: 'How to', path: '/docs/how/' },
      next: { label: 'Bee' },
    })
  })

  it('are written by hand, with links, html, documents and folders', async () => {
    const { content } = await openSite(files, {
      docs: {
        sidebars: {
          one: [
            'intro',
            'draft',
            { type: 'link', label: 'Out', href: 'https://x.org', badge: 'Beta' },
            { type: 'html', value: '<hr>' },
            {
              type: 'category',
              label: 'More',
              link: { type: 'doc', id: 'ref/index' },
              items: [{ type: 'autogenerated', dirName: 'guides' }],
            },
          ],
          two: [
            { type: 'doc', id: 'ref/x', label: 'Ex', badge: 'New' },
            {
              type: 'category',
              label: 'Reference',
              link: { type: 'doc', id: 'ref/index' },
              items: [{ type: 'autogenerated', dirName: 'ref' }],
            },
          ],
        },
      },
    })
    const sidebars = content.model.versions[0]?.sidebars
    expect(sidebars?.one?.items.map((item: SidebarItem) => item.type)).toEqual([
      'link',
      'link',
      'html',
      'category',
    ])
    expect(sidebars?.one?.items[1]).toMatchObject({ label: 'Out', badge: 'Beta' })
    expect(sidebars?.two?.items[0]).toMatchObject({ label: 'Ex', badge: 'New' })
    // The page of a category is not listed in it again.
    expect(sidebars?.two?.items[1]).toMatchObject({ items: [{ href: '/docs/ref/x/' }] })
    expect(sidebars?.one?.items[3]).toMatchObject({
      href: '/docs/ref/',
      items: [{ label: 'A' }, { label: 'Bee' }],
    })
    expect(content.model.versions[0]?.docs['ref/x']?.sidebar).toBe('two')
    expect(content.model.docsSets.en?.[0]?.versions[0]?.sidebars).toEqual({
      one: { link: { label: 'Intro', path: '/docs/intro/' } },
      two: { link: { label: 'Ex', path: '/docs/ref/x/' } },
    })
    expect(content.model.docsSets.en?.[0]?.versions[0]).not.toHaveProperty('tagsPath')
  })

  it('refuse an index page outside of a category, and ids that are not there', async () => {
    const error = await openSite({
      'docs/_category_.yml': 'link:\n  type: generated-index\n',
      'docs/a.md': '---\ndisplayed_sidebar: dosc\npagination_next: nope\n---\n',
    }).catch((message: unknown) => message)
    expect(
      (error as LandingError).diagnostics.map(({ message, location }) => [
        location.file,
        location.line,
        message,
      ]),
    ).toEqual([
      [
        'docs/_category_.yml',
        1,
        'A category index page outside a category: the docs folder itself is no category of a sidebar.',
      ],
      [
        'docs/a.md',
        2,
        'Can\'t find any sidebar with id "dosc" in version "current". Available sidebar ids are: docs.',
      ],
      [
        'docs/a.md',
        3,
        'Front matter key "pagination_next" names the document "nope", which does not exist.',
      ],
    ])
  })
})
