import { expect, it } from 'vitest'
import { engineOf } from '../fixtures/engine-of'
import { searchPage } from '../fixtures/search-page'
import { pathWeights } from './path-weights'

it.each([
  ['/docs/r/vm/', 1],
  ['/docs/d/vm/', 0.9],
  ['/docs/data-sources/vm/', 0.9],
  ['/docs/list-resources/vm/', 0.6],
  ['/docs/guides/4.0-upgrade-guide/', 0.8],
  ['/changelog', 0.5],
  ['/docs/release-notes/', 0.5],
  ['/blog/2026/new/', 0.8],
  ['/docs/api-reference/client/', 0.9],
  ['/docs/changelog-format/', 1],
])('weighs %s by itself', (path, weight) => {
  expect(pathWeights()(path)).toBe(weight)
})

it.each([
  ['/docs/archive/a/', 0.5],
  ['/other/docs/archive/', 1],
  ['/docs/archived/', 1],
  ['/docs/d/vm/', 1],
  ['/v1.0/start/', 0.7],
  ['/v1x0/start/', 1],
  ['/docs/archive/d/', 1],
])('weighs %s as a site says, the last path that matches first', (path, weight) => {
  const weightOf = pathWeights({ '/docs/archive/': 0.5, d: 1, 'v*.0': 0.7 })
  expect(weightOf(path)).toBe(weight)
})

it.each(['/docs/über uns', '/docs/%C3%BCber%20uns'])('takes %s as it is written', (path) => {
  expect(pathWeights({ [path]: 0.5 })('/docs/%C3%BCber%20uns/a/')).toBe(0.5)
})

it('lists a page behind another one with the same words, unless it says its weight', async () => {
  const pages = [
    searchPage('/a/', 'Virtual machine', []),
    searchPage('/b/', 'Virtual machine', []),
    searchPage('/c/', 'Virtual machine', [], { weight: 2 }),
  ]
  const order = async (weights: Record<string, number>) => {
    const engine = await engineOf(pages, { weights })
    return (await engine.search({ text: 'machine' })).hits.map(({ u }) => u)
  }
  expect(await order({})).toEqual(['/c/', '/a/', '/b/'])
  expect(await order({ a: 0.5, c: 0.1 })).toEqual(['/c/', '/b/', '/a/'])
})

it('ranks pages lower whose first lines say that they are superseded, unless they set a weight', async () => {
  const text = 'The disk resource has been superseded by another disk resource.'
  const first = async (more: { readonly weight?: number }) => {
    const pages = [
      searchPage('/a/', 'Old disk', [['', text]], more),
      searchPage('/b/', 'New disk', [['', text.replace('superseded', 'extended')]]),
      searchPage('/c/', 'Its use', [['Notes', text]]),
    ]
    return (await (await engineOf(pages)).search({ text: 'disk resource' })).hits[0]?.u
  }
  expect(await first({})).toBe('/b/')
  expect(await first({ weight: 1 })).toBe('/a/')
})
