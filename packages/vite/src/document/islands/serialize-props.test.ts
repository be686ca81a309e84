import { createElement } from 'react'
import { expect, it } from 'vitest'
import { serializeProps } from './serialize-props'

const serialize = (props: Record<string, unknown>) => serializeProps('<Counter> (a.tsx)', props)

it('writes JSON without what is undefined', () => {
  const props = { a: 1, b: undefined, c: [{ d: null, e: undefined }], f: 'x', g: true }
  expect(serialize(props)).toBe('{"a":1,"c":[{"d":null}],"f":"x","g":true}')
})

it('writes an object twice', () => {
  const shared = { a: 1 }
  expect(serialize({ b: shared, c: [shared] })).toBe('{"b":{"a":1},"c":[{"a":1}]}')
})

const circle: Record<string, unknown> = {}
circle.again = { circle }

it.each([
  [{ onSelect: () => {} }, '"onSelect" of the island <Counter> (a.tsx) is a function'],
  [{ items: [{}, { act: () => {} }] }, '"items[1].act"'],
  [{ date: new Date(0) }, '"date" of the island <Counter> (a.tsx) is an instance of Date'],
  [{ map: new Map() }, 'an instance of Map'],
  [{ icon: createElement('b') }, '"icon" of the island <Counter> (a.tsx) is a React element'],
  [{ size: Number.NaN }, 'is NaN'],
  [{ size: 1n }, 'is a bigint'],
  [{ key2: Symbol('a') }, 'is a symbol'],
  [{ circle }, '"circle.again.circle" of the island <Counter> (a.tsx) is part of itself'],
])('refuses %o', (props, message) => {
  expect(() => serialize(props)).toThrow(message)
})
