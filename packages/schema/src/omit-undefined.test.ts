import { expect, test } from 'vitest'
import { omitUndefined } from './omit-undefined'

test('leaves out what is undefined, and keeps other empty values', () => {
  const values = omitUndefined({ a: undefined, b: null, c: '', d: 0, e: false })
  expect(Object.keys(values)).toEqual(['b', 'c', 'd', 'e'])
})
