import { expect, it } from 'vitest'
import { evaluateText } from './evaluate'

const scope = new Map<string, () => unknown>([
  ['names', () => ['a', 'b']],
  ['site', () => ({ title: 'Docs', nested: { deep: 1 } })],
])

it.each([
  ['1 + 2', 3],
  ["'a' + `b$" + '{1}`', 'ab1'],
  ['[...names, true]', ['a', 'b', true]],
  ['({ ...site, title: "x" }).title', 'x'],
  ['site.nested?.deep', 1],
  ["['a', false, 'b'].filter(Boolean)", ['a', 'b']],
  ['names[1] ? -1 : !site', -1],
  ['false && <p>No</p>', false],
])('%s', (code, value) => {
  expect(evaluateText(code, scope)).toEqual(value)
})

it.each([
  'unknown',
  'unknown()',
  '`v$' + '{unknown}`',
  "'v' + unknown",
  'names.constructor',
  'names.push("c")',
  'names.map((name) => name)',
  'process.env.NOTHING || "default"',
  '((name) => name)(1)',
  '1 * 2',
  'site.__proto__',
  'names.map(unknown)',
  'String.constructor',
  'Object.getPrototypeOf(names).constructor',
  'fetch("/")',
  '{',
])('does not run %s', (code) => {
  expect(evaluateText(code, scope)).toBeUndefined()
})
