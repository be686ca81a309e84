import { describe, expect, it } from 'vitest'
import type { HeadLanguage } from '../format/head'
import { Coverage, coverageQuery } from './coverage'
import type { Dictionary } from './dictionary'
import type { Group } from './group'

/** An index in which every word is as rare as its idf says, 1 if it is not there. */
function indexOf(idf: Readonly<Record<string, number>>) {
  const words = Object.keys(idf)
  const dictionary = {
    findWord: (word: string) => words.indexOf(word),
    text: (term: number) => words[term] ?? '',
    // Pages stand for the term, so that `idf` can look it up.
    pagesWith: (term: number) => 100 + term,
    idf: (pages: number) => (pages < 100 ? 1 : (idf[words[pages - 100] ?? ''] ?? 1)),
  } as unknown as Dictionary
  const group = (term: string, rest: Partial<Group> = {}): Group =>
    ({
      presence: 'optional',
      alternatives: [{ term: words.indexOf(term), weight: 1 }],
      boost: 1,
      whole: false,
      kind: 'known',
      ...rest,
    }) as Group
  const queryOf = (...groups: readonly Group[]) =>
    coverageQuery(
      groups,
      groups.map(({ alternatives }) => idf[words[alternatives[0]?.term ?? -1] ?? ''] ?? 1),
      dictionary,
    )
  return {
    coverage: new Coverage(dictionary, { stopWords: ['the'] } as unknown as HeadLanguage),
    group,
    queryOf,
  }
}

describe('how well a text and a query cover each other', () => {
  const { coverage, group, queryOf } = indexOf({
    foo: 1,
    bar: 1,
    rare: 3,
    foos: 1,
    baz: 1,
    a_b: 1,
  })
  const [foo, bar, rare] = [group('foo'), group('bar'), group('rare')]

  it.each([
    ['Foo bar', 1],
    ['bar, foo', 1],
    ['foo', 0.5],
    ['foo bar other thing', 0.5],
    ['foo other', 0.25],
    ['foo foo', 0.5],
    ['the foo', 0.5],
    ['other', 0],
    ['', 0],
  ])('of foo bar, "%s" covers %d', (text, share) => {
    expect(coverage.of(text, queryOf(foo, bar))).toBeCloseTo(share)
  })

  it('weighs words by their information', () => {
    expect(coverage.of('rare', queryOf(foo, rare))).toBeCloseTo(3 / 4)
    expect(coverage.of('rare foo', queryOf(rare))).toBeCloseTo(3 / 4)
    expect(coverage.of('foo', queryOf({ ...foo, boost: 3 }, bar))).toBeCloseTo(3 / 4)
  })

  it('counts words that stand for one by their weight, and one of them in the query', () => {
    const forms = {
      ...foo,
      alternatives: [
        { term: 0, weight: 0.8 },
        { term: 3, weight: 0.4 },
      ],
    }
    expect(coverage.of('foo', queryOf(forms))).toBeCloseTo(1)
    expect(coverage.of('foos', queryOf(forms))).toBeCloseTo(0.5 * 0.5)
    expect(coverage.of('foo foos', queryOf(forms))).toBeCloseTo(1 * 0.75)
  })

  it('counts the parts of a compound each', () => {
    const both = { ...bar, alternatives: [{ term: 0, weight: 1, also: [4] }] }
    expect(coverage.of('foo baz', queryOf(both))).toBeCloseTo(1)
    expect(coverage.of('foo', queryOf(both))).toBeCloseTo(0.5)
  })

  it('counts one word for all that it spans', () => {
    const spanning = (term: number) => [{ term, weight: 1, spans: true }]
    const query = queryOf(
      { ...foo, alternatives: spanning(4) },
      { ...bar, alternatives: spanning(4) },
    )
    expect(coverage.of('baz', query)).toBeCloseTo(1)
    expect(coverage.meets('baz', query)).toBe(0b11)
  })

  it('leaves out what the query excludes, and what is not in the index', () => {
    const query = queryOf(foo, { ...bar, presence: 'excluded' }, { ...rare, alternatives: [] })
    expect(coverage.of('foo', query)).toBe(1)
    expect([query.total, query.bits]).toEqual([1, 0b1])
  })

  it('reads names in camel case by their words, too', () => {
    expect(coverage.of('fooBar', queryOf(foo, bar))).toBeCloseTo(1)
  })

  it('has the share of the query that is in the folders of a path', () => {
    expect(coverage.ofFolders('/docs/foo/bar/', queryOf(foo, bar))).toBeCloseTo(0.5)
    expect(coverage.ofFolders('/foo/bar/page/', queryOf(foo, bar))).toBeCloseTo(1)
  })

  it('tells which groups a title or a heading has', () => {
    const query = queryOf(foo, bar, rare)
    expect(coverage.meets('Rare foo', query)).toBe(0b101)
    expect(coverage.meets('The bar', query)).toBe(0b10)
    expect(coverage.meets('other', query)).toBe(0)
  })
})
