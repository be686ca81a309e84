import { describe, expect, it } from 'vitest'
import { readClientModule, withoutServerExports, wrapperOf } from './client-module'
import { isClientModule, parseModule } from './parse-module'

function parse(code: string, file = '/site/a.tsx') {
  const parsed = parseModule(file, code)
  if (parsed === undefined) throw new Error('syntax')
  return parsed
}

describe('a client module', () => {
  it.each([
    ["'use client'\nexport const a = 1", true],
    ['// note\n"use client";', true],
    ["'use strict'\n'use client'", true],
    ["import 'x'\n'use client'", false],
    ['const text = "use client"', false],
  ])('begins with its directive: %j', (code, expected) => {
    expect(isClientModule(parse(code))).toBe(expected)
  })

  it('has the exports that exist at run time', () => {
    const code = `'use client'
      export type Props = { a: string }
      export interface Other {}
      export function Counter() { return <b/> }
      export const { first, rest: [second] } = load(), third = 3
      export class Store {}
      export { a as b, type C } from './a'
      export * as all from './b'
      export default memo(Counter)`
    expect(readClientModule(parse(code))).toEqual({
      exports: ['Counter', 'first', 'second', 'third', 'Store', 'b', 'all', 'default'],
      hydrate: 'visible',
    })
  })

  it.each([
    "export const hydrate = 'idle'",
    'export const hydrate = "idle" as const',
    "export const hydrate = 'idle' satisfies Hydrate",
  ])('says when it is hydrated: %s', (code) => {
    expect(readClientModule(parse(code)).hydrate).toBe('idle')
  })

  it.each([
    ["export const hydrate = 'soon'", 'Invalid value of "hydrate"'],
    ['export const hydrate = when()', 'Invalid value of "hydrate"'],
    ["export * from './a'", 'cannot use "export *"'],
  ])('is refused: %s', (code, message) => {
    expect(() => readClientModule(parse(code))).toThrow(message)
  })

  it('is wrapped export by export', () => {
    const module = { exports: ['default', 'Tip', 'a-b'], hydrate: 'load' } as const
    const code = wrapperOf(module, { file: '/site/a.tsx', id: 'a.tsx', runtime: '/r.js' })
    expect(code).toMatchInlineSnapshot(`
      "import { wrapExport } from "/r.js"
      import * as original from "/site/a.tsx?landing-island"
      const export0 = /* @__PURE__ */ wrapExport(original["default"], {"id":"a.tsx","name":"default","hydrate":"load"})
      export { export0 as default }
      const export1 = /* @__PURE__ */ wrapExport(original["Tip"], {"id":"a.tsx","name":"Tip","hydrate":"load"})
      export { export1 as Tip }
      const export2 = /* @__PURE__ */ wrapExport(original["a-b"], {"id":"a.tsx","name":"a-b","hydrate":"load"})
      export { export2 as "a-b" }"
    `)
    expect(parse(code, '/site/a.tsx').module.staticExports).toHaveLength(3)
  })

  it('does not export in the browser what only the server reads, at the same offsets', () => {
    const code =
      "'use client'\nexport const hydrate = 'load'\nexport const props = {}, a = 1\nexport const props = {}"
    expect(withoutServerExports(code, parse(code))).toBe(
      "'use client'\n       const hydrate = 'load'\nexport const props = {}, a = 1\n       const props = {}",
    )
  })
})

it('leaves syntax errors to Vite', () => {
  expect(parseModule('/a.tsx', 'const a = ;')).toBeUndefined()
})

it('reads types in .ts, and elements in .js', () => {
  expect(parseModule('/a.ts', 'const a = <T,>(b: T) => <string>(b as unknown)')).toBeDefined()
  expect(parseModule('/a.js', 'export const a = <b/>')).toBeDefined()
})
