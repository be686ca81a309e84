import { parseSync } from 'oxc-parser'
import { expect, it } from 'vitest'
import {
  declaredNames,
  type StaticOptions,
  staticFunctions,
  staticReader,
  staticValue,
} from './static-value'

const names = new Map<string, () => unknown>([
  ['names', () => ['a', 'b']],
  ['site', () => ({ title: 'Docs', nested: { deep: 1 } })],
  ['file', () => (name: unknown) => (name === 'a' ? 'a.md' : undefined)],
])

function expressionOf(code: string) {
  const [statement] = parseSync('expression.tsx', `(${code}\n)`).program.body
  if (statement?.type !== 'ExpressionStatement') throw new Error(code)
  return statement.expression
}

it.each([
  ['1 + 2', 3],
  ["'a' + `b$" + '{1}`', 'ab1'],
  ['[...names, true]', ['a', 'b', true]],
  ['({ ...site, ...(false && site), title: "x" }).title', 'x'],
  ["({ 'a-b': 1, [names[0]]: -2 } as const)", { 'a-b': 1, a: -2 }],
  ['site.nested?.deep', 1],
  ['names[1] ? -1 : !site', -1],
  ['false && <p>No</p>', false],
  ["file('a')!", 'a.md'],
])('%s', (code, value) => {
  expect(staticValue(expressionOf(code), { names })).toEqual({ value })
})

it.each([
  'unknown',
  'unknown()',
  '`v$' + '{unknown}`',
  '`v$' + '{names}`',
  "'v' + unknown",
  '[1, unknown]',
  '({ a: unknown })',
  '[...file]',
  "file('b')",
  'names.constructor',
  'names.push("c")',
  'names.map((name) => name)',
  'process.env.NOTHING || "default"',
  '((name) => name)(1)',
  '1 * 2',
  '+1',
  '/a/',
  'site.__proto__',
  'String.constructor',
  'Object.getPrototypeOf(names).constructor',
])('does not run %s', (code) => {
  expect(staticValue(expressionOf(code), { names })).toBeUndefined()
})

it('reads names that a module declares, functions that return a value, and skips the rest', () => {
  const { program } = parseSync(
    'module.ts',
    `const base = '/a/'
     export const link = (text: string) => ({ text, href: base + text })
     function list() {
       const one = link('one')
       return [one, ...more(), link(round)]
     }
     function loop() { return loop() }
     const round = [round]`,
  )
  const skipped: number[] = []
  const options: StaticOptions = {
    skip: (node) => skipped.push(Number(Reflect.get(node, 'start'))),
    kinds: staticFunctions,
  }
  const reader = staticReader({ ...options, names: declaredNames(program.body, options) })
  expect(reader.part(expressionOf('{ list: list(), loop: loop() }'))).toEqual({
    list: [
      { text: 'one', href: '/a/one' },
      { text: [undefined], href: undefined },
    ],
    loop: undefined,
  })
  expect(skipped).toHaveLength(4)
})
