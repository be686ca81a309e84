import { expect, it } from 'vitest'
import { callFunction } from './call-function'

const isText = (value: unknown) => typeof value === 'string'
const call = (made: () => unknown) => () => callFunction('"files"', made, 'a text', isText)

it('returns what the function returns', () => {
  expect(call(() => 'made')()).toBe('made')
})

it('names a function that throws, with the place', () => {
  const thrown = new Error('No data')
  expect(
    call(() => {
      throw thrown
    }),
  ).toThrow(/^"files" of the configuration failed: No data\n {4}at .*call-function\.test\.ts:/)
  expect(
    call(() => {
      throw null
    }),
  ).toThrow('"files" of the configuration failed: null')
})

it.each([
  [5, '"files" of the configuration does not return a text.', 'Return a text.'],
  [
    Promise.resolve('late'),
    '"files" of the configuration returns a promise.',
    'Return a text, and load what it needs before, with "await".',
  ],
])('names a function that returns %s', (made, message, help) => {
  expect(call(() => made)).toThrow(
    expect.objectContaining({ message, help, code: 'config/function' }),
  )
})
