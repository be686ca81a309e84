import { expect, it } from 'vitest'
import { originOf } from './origin'

const stackOf = (...calls: string[]) =>
  ['Error: No rows.', ...calls.map((call) => `    at ${call}`)].join('\n')

it('is the innermost call in the project', () => {
  const stack = stackOf(
    'format (/site/node_modules/rows/index.js:1:1)',
    'rows (/site/src/rows.ts:4:33)',
    'async Team (file:///site/src/pages/te%20am.tsx:6:25)',
    'renderWithHooks (/site/node_modules/react-dom/server.js:1:1)',
  )
  expect(originOf(stack, '/site')).toEqual({
    location: { file: '/site/src/rows.ts', line: 4, column: 33 },
    calls: [
      '    at format (node_modules/rows/index.js:1:1)',
      '    at rows (src/rows.ts:4:33)',
      '    at async Team (src/pages/te am.tsx:6:25)',
    ],
  })
})

it('reads calls outside of functions', () => {
  expect(originOf(stackOf('/site/src/rows.ts:1:7'), '/site')).toEqual({
    location: { file: '/site/src/rows.ts', line: 1, column: 7 },
    calls: ['    at src/rows.ts:1:7'],
  })
})

it('shows a few calls where none is in the project', () => {
  const calls = [
    'readFileSync (node:fs:441:20)',
    'load (/other/load.js:1:1)',
    'Page (/site/.landing/7/server/server.mjs:3:4)',
    'a (/other/a.js:1:1)',
    'b (/other/b.js:1:1)',
    'c (/other/c.js:1:1)',
  ]
  const origin = originOf(stackOf(...calls), '/site')
  expect(origin.location).toBeUndefined()
  expect(origin.calls).toEqual([
    '    at readFileSync (node:fs:441:20)',
    '    at load (/other/load.js:1:1)',
    '    at Page (.landing/7/server/server.mjs:3:4)',
    '    at a (/other/a.js:1:1)',
    '    at b (/other/b.js:1:1)',
  ])
})

it('has none without a stack', () => {
  expect(originOf('', '/site')).toEqual({ location: undefined, calls: [] })
})
