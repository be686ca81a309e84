import { expect, it } from 'vitest'
import { evaluateText } from './evaluate'

const scope = new Map<string, () => unknown>([['names', () => ['a', 'b']]])

it.each([
  ["['a', false, 'b'].filter(Boolean)", ['a', 'b']],
  ['((name) => [name, unknown])(1)', [1, undefined]],
  ['{ a: unknown, b: 1 }', { b: 1 }],
])('%s', (code, value) => {
  expect(evaluateText(code, scope)).toEqual(value)
})

it.each(['unknown', 'names.map(unknown)', '((name) => fetch(name))(1)', 'fetch("/")', '{'])(
  'does not run %s',
  (code) => {
    expect(evaluateText(code, scope)).toBeUndefined()
  },
)
