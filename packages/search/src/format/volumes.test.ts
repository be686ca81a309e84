import { expect, it } from 'vitest'
import { partName } from './volumes'

it.each([
  ['all.idx', 'all.w0f0f0f0f-3.idx'],
  ['/search/all.idx', '/search/all.w0f0f0f0f-3.idx'],
  ['https://a.b/docs-v1.2.idx?v=1', 'https://a.b/docs-v1.2.w0f0f0f0f-3.idx?v=1'],
])('names a file beside %s', (entry, part) => {
  expect(partName(entry, '.w0f0f0f0f-3')).toBe(part)
  expect(partName(entry, '')).toBe(entry)
})
