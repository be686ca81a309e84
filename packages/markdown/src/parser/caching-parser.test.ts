import { expect, it } from 'vitest'
import type { ResultCache } from '../cache/pack-store'
import { dialects } from '../fixtures/dialects'
import { cachingParser } from './caching-parser'
import { createReferenceParser } from './reference'

const texts = new Map<string, string>()
const cache: ResultCache = {
  get(key, read) {
    const text = texts.get(key)
    return text === undefined ? undefined : read(text)
  },
  put: (key, text) => texts.set(key, text),
}

it('gives the tree that was parsed before', () => {
  const reference = createReferenceParser()
  let parsed = 0
  const counting = {
    name: reference.name,
    parse(text: string) {
      parsed++
      return reference.parse(text)
    },
  }
  const parser = cachingParser(counting, cache)
  for (const text of dialects) {
    const first = JSON.stringify(parser.parse(text))
    expect(JSON.stringify(parser.parse(text))).toBe(first)
    expect(JSON.stringify(cachingParser(counting, cache).parse(text))).toBe(first)
  }
  expect(parsed).toBe(dialects.length)
})

it('keeps nothing where there is nothing to keep it in', () => {
  const reference = createReferenceParser()
  expect(cachingParser(reference, undefined)).toBe(reference)
})
