import { expect, it } from 'vitest'
import { evaluateText } from './evaluate'

const scope = new Map<string, () => unknown>([
  ['names', () => ['a', 'b']],
  ['site', () => ({ title: 'Docs', nested: { deep: 1 } })],
])

it.each([
  ['1 + 2 * 3', 7],
  ["'a' + `b$" + '{1}`', 'ab1'],
  ['[...names, true]', ['a', 'b', true]],
  ['({ ...site, title: "x" }).title', 'x'],
  ['site.nested?.deep', 1],
  ['names.map((name) => name.toUpperCase()).join(", ")', 'A, B'],
  ['(({ title }) => title)(site)', 'Docs'],
  ['process.env.NOTHING || "default"', 'default'],
  ['names.length > 1 ? 1 : 2', 1],
  ["['a', false, 'b'].filter(Boolean)", ['a', 'b']],
  ["'/a/b/'.replace(/\\/$/, '')", '/a/b'],
  ['((first, { more = 2 } = {}, ...rest) => [first, more, rest])(1, {}, 3, 4)', [1, 2, [3, 4]]],
  ["process.env.NODE_ENV === 'production'", true],
  ['JSON.parse(\'{"a":1}\').a', 1],
  ['Array.isArray(names) && encodeURIComponent(names[0])', 'a'],
  ['false && <p>No</p>', false],
  ['(({ title: name, nested: { deep } }, [first]) => name + deep + first)(site, names)', 'Docs1a'],
  ["new URL('/a', 'https://example.org').href", 'https://example.org/a'],
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
  'site.__proto__',
  'names.map(unknown)',
  'String.constructor',
  'Object.getPrototypeOf(names).constructor',
  'fetch("/")',
  '{',
])('does not run %s', (code) => {
  expect(evaluateText(code, scope)).toBeUndefined()
})

it('changes nothing', () => {
  const shown = () => JSON.stringify([...scope].map(([, value]) => value()))
  const before = shown()
  evaluateText('[(site.title = "x"), names.sort(), names.reverse()]', scope)
  expect(shown()).toBe(before)
})
