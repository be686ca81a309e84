import type { DocsVersionModel, ResolvedConfig } from '@landing/schema'
import { describe, expect, it } from 'vitest'
import { type PlannedVersion, toDocsSet } from './docs-sets'

const config = (rest: object = {}) =>
  ({
    docs: [{ id: 'default', ...rest }],
    trailingSlash: true,
    theme: {
      navbar: {
        items: [
          { type: 'doc', docId: 'b' },
          { type: 'doc', docId: 'draft' },
          { type: 'doc', docId: 'c', docsPluginId: 'other' },
        ],
      },
    },
    i18n: { localeConfigs: {} },
  }) as unknown as ResolvedConfig

const entry = (id: string, facts: object = {}, rest: object = {}) => [
  id,
  {
    path: `/docs/${id}/`,
    facts: { id, title: id.toUpperCase(), frontMatter: {}, ...facts },
    ...rest,
  },
]

/** A version with the documents `a`, its main one, `b` and `c`. */
function version(name: string, model: object = {}, plan: object = {}): PlannedVersion {
  const docs = Object.fromEntries([
    entry('a', {}, { sidebar: 'main' }),
    entry('b', { unlisted: true, frontMatter: { sidebar_label: 'Bee' } }),
    entry('c'),
  ])
  const full = { path: `/docs/${name}/`, mainDocId: 'a', docs, sidebars: {}, tags: {}, ...model }
  return {
    plan: { name, label: name, isLast: false, ...plan },
    model: full as unknown as DocsVersionModel,
    draftIds: ['draft', 'x'],
  } as unknown as PlannedVersion
}

const versionsOf = (versions: readonly PlannedVersion[], rest?: object) =>
  toDocsSet('default', versions, config(rest), 'en').versions

describe('a docs set for the browser', () => {
  it('has the documents that the navbar names, and the main one', () => {
    expect(toDocsSet('default', [version('1')], config(), 'en')).toEqual({
      id: 'default',
      versions: [
        {
          name: '1',
          label: '1',
          isLast: false,
          path: '/docs/1/',
          mainDocId: 'a',
          docs: [
            { id: 'a', path: '/docs/a/', label: 'A', sidebar: 'main' },
            { id: 'b', path: '/docs/b/', label: 'Bee', unlisted: true },
          ],
          draftIds: ['draft'],
          sidebars: {},
        },
      ],
    })
    expect(
      toDocsSet('other', [version('1')], config(), 'en').versions[0]?.docs.map(({ id }) => id),
    ).toEqual(['a', 'c'])
  })

  it('has the first listed page of each sidebar', () => {
    const link = (id: string, unlisted = false) => ({
      type: 'link',
      label: id,
      href: `/${id}/`,
      docId: id,
      unlisted,
    })
    const sidebars = { main: { items: [link('b', true), link('a')] }, empty: { items: [] } }
    expect(versionsOf([version('1', { sidebars })])[0]?.sidebars).toEqual({
      main: { link: { label: 'a', path: '/a/' } },
      empty: {},
    })
    const blog = { title: 'Blog', postIds: [] }
    expect(versionsOf([version('1', { sidebars, blog })])[0]?.sidebars.main).toEqual({
      link: { label: 'Blog', path: '/docs/1/' },
    })
  })

  it('has an index of its tags, and a notice, where there are some', () => {
    const tags = { '/docs/tags/x/': {} }
    expect(versionsOf([version('1', { tags }, { banner: 'unreleased' })])).toMatchObject([
      { tagsPath: '/docs/1/tags/', banner: 'unreleased' },
    ])
  })

  it('has a feed of changes of the last version, and of posts of a blog', () => {
    const feeds = (versions: readonly PlannedVersion[], rest?: object) =>
      versionsOf(versions, rest).map(({ feed }) => feed)
    const versions = [version('2', {}, { isLast: true }), version('1')]
    expect(feeds(versions)).toEqual([undefined, undefined])
    expect(feeds(versions, { changesFeed: 'Changes' })).toEqual([
      { label: 'Changes', path: '/docs/2/changes' },
      undefined,
    ])
    const blog = { title: 'Blog', feedPath: '/blog/feed' }
    expect(feeds([version('1', { blog })])).toEqual([{ label: 'Blog', path: '/blog/feed' }])
  })
})
