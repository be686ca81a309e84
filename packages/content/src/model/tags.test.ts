import { describe, expect, it } from 'vitest'
import type { TagsFile } from '../facts/entries-file'
import { pathsBelow } from './path-of'
import { buildTags } from './tags'
import type { Doc } from './version-docs'

/** A document with these tags. */
const doc = (id: string, tags: readonly unknown[] | undefined, facts: object = {}): Doc =>
  ({
    path: `/docs/${id}/`,
    file: { source: `docs/${id}.md`, facts: { keyLines: { tags: 3 } } },
    facts: {
      id,
      title: id,
      source: `docs/${id}.md`,
      unlisted: false,
      frontMatter: { tags },
      ...facts,
    },
  }) as unknown as Doc

const build = (docs: readonly Doc[], known?: TagsFile, isBlog = false, trailingSlash = true) =>
  buildTags(docs, known, pathsBelow('/docs/', trailingSlash), isBlog)

describe('tags of documents', () => {
  it('have the documents by title, and are sorted by label', () => {
    const { tags, ofDoc } = build([
      doc('b', ['Zoo', ' New Tag ']),
      doc('a', ['Zoo']),
      doc('c', undefined),
    ])
    expect(Object.values(tags)).toEqual([
      { label: 'New Tag', path: '/docs/tags/new-tag/', docIds: ['b'] },
      { label: 'Zoo', path: '/docs/tags/zoo/', docIds: ['a', 'b'] },
    ])
    expect(ofDoc.get('b')?.map(({ label }) => label)).toEqual(['Zoo', 'New Tag'])
    expect(ofDoc.get('c')).toEqual([])
  })

  it('have posts in the order of the blog', () => {
    const posts = [doc('b', ['x']), doc('a', ['x'])]
    expect(build(posts, undefined, true).tags['/docs/tags/x/']?.docIds).toEqual(['b', 'a'])
  })

  it('of the same title are by path', () => {
    const [b, a] = ['b', 'a'].map((id) => doc(id, ['x'], { title: 'T' }))
    expect(build([b!, a!]).tags['/docs/tags/x/']?.docIds).toEqual(['a', 'b'])
  })

  it('with the same permalink are one, named by the first, once for each document', () => {
    const { tags, ofDoc } = build([doc('a', ['C d', 'c-D']), doc('b', ['c_d'])])
    expect(Object.values(tags)).toEqual([
      { label: 'C d', path: '/docs/tags/c-d/', docIds: ['a', 'b'] },
    ])
    expect(ofDoc.get('a')).toEqual([{ label: 'C d', path: '/docs/tags/c-d/' }])
  })

  it('with the same permalink whose labels differ in signs are reported', () => {
    const { findings } = build([
      doc('a', ['C', 'C!']),
      doc('b', ['c', 'C?', 'C d']),
      doc('c', ['c-D']),
    ])
    expect(findings.map(({ code, message, help }) => [code, message, help])).toEqual(
      ['C!', 'C?'].map((label) => [
        'tags/same-address',
        `The tags "C" and "${label}" have the same address, so this page is listed under "C".`,
        `Give one of them another address: {"label":"${label}","permalink":"…"}.`,
      ]),
    )
    const own = { label: 'C!', permalink: 'c-1' }
    expect(build([doc('a', ['C']), doc('b', [own])]).findings).toEqual([])
  })

  it('of programming languages have addresses of their own', () => {
    const { tags, findings } = build([doc('a', ['C', 'C++', 'C#', 'F#'])])
    expect(Object.keys(tags)).toEqual(
      ['c', 'c-sharp', 'c-plus-plus', 'f-sharp'].map((name) => `/docs/tags/${name}/`),
    )
    expect(findings).toEqual([])
  })

  it('of signs alone have these in their address, encoded once', () => {
    const { tags } = build([doc('a', ['😀', '+/+'])])
    expect(Object.keys(tags)).toEqual(['/docs/tags/+-+/', '/docs/tags/%F0%9F%98%80/'])
  })

  it('have a permalink of their own, or of signs', () => {
    const { tags } = build(
      [
        doc('a', [
          { label: 'L', permalink: '/x y//z/' },
          '+',
          { label: 'M', permalink: '/../../m' },
        ]),
      ],
      undefined,
      false,
      false,
    )
    expect(Object.keys(tags).sort()).toEqual(['/docs/tags/+', '/docs/tags/m', '/docs/tags/x%20y/z'])
  })

  it('of unlisted documents alone are none', () => {
    const { tags, ofDoc } = build([doc('a', ['x', 'y'], { unlisted: true }), doc('b', ['y'])])
    expect(Object.values(tags).map(({ label, docIds }) => [label, docIds])).toEqual([['y', ['b']]])
    expect(ofDoc.get('a')?.map(({ label }) => label)).toEqual(['y'])
  })
})

describe('a file of tags', () => {
  const known = { uno: { label: 'One', description: 'D' }, two: { permalink: 'zwei' }, three: {} }

  it('gives label, permalink and description by key or label', () => {
    const { tags, findings } = build(
      [doc('a', ['UNO', 'two', 'three']), doc('b', [' one '])],
      known,
    )
    expect(findings).toEqual([])
    expect(Object.values(tags)).toEqual([
      { label: 'One', path: '/docs/tags/one/', docIds: ['a', 'b'], description: 'D', key: 'uno' },
      { label: 'three', path: '/docs/tags/three/', docIds: ['a'], key: 'three' },
      { label: 'two', path: '/docs/tags/zwei/', docIds: ['a'], key: 'two' },
    ])
  })

  it('has all tags but those that a page describes itself', () => {
    const { tags, findings } = build(
      [doc('a', ['onee', 'xyz', { label: 'L', permalink: 'l' }])],
      known,
    )
    expect(
      findings.map(({ code, message, help, location }) => [code, message, help, location?.line]),
    ).toEqual([
      ['tags/unknown', 'The tag "onee" is not in the tags file.', 'Did you mean "One"?', 3],
      ['tags/unknown', 'The tag "xyz" is not in the tags file.', 'Add it to the tags file.', 3],
    ])
    expect(Object.values(tags).map(({ label }) => label)).toEqual(['L', 'onee', 'xyz'])
  })
})
