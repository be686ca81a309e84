import { removeSites } from '@landing/tooling/sites'
import { afterAll, expect, it } from 'vitest'
import { pagesOf } from './fixtures/pages-of'

afterAll(removeSites)

const files = {
  'node_modules/kit/package.json':
    '{ "exports": { "./more": "./more.d.ts", ".": "./i.js", "./x.json": "./x.json" } }',
  'node_modules/kit/i.js': '',
  'node_modules/kit/more.d.ts': 'export declare const more: 1\n',
  'node_modules/@types/kit/package.json': '{}',
  'node_modules/@types/kit/index.d.ts':
    'declare function p(): void\ndeclare namespace p { function run(): void }\nexport = p\n',
  'node_modules/bare/package.json': '{}',
  'node_modules/bare/index.js': '',
}

it('reads all entry points, the main one first, and types of another package', async () => {
  const { pages } = await pagesOf(files, 'packages: [kit]\n')
  expect(Object.keys(pages).sort()).toEqual([
    'functions/kit.md',
    'index.md',
    'kit/functions/run.md',
    'kit/index.md',
    'more/constants/more.md',
    'more/index.md',
  ])
})

it('reads only the entry points that are named', async () => {
  const { pages } = await pagesOf(files, 'packages: [{ name: kit, entries: [./more] }]\n')
  expect(Object.keys(pages)).toEqual(['index.md', 'constants/more.md'])
})

it.each([
  ['packages:\n  - none\n', '2:1', 'The package "none" is not installed.', 'npm install'],
  ['packages: [bare]\n', '1:1', 'The package "bare" has no types.', '"@types/…"'],
  [
    'packages: [{ name: kit, entries: [./no] }]\n',
    '1:1',
    'The entry "./no" of "kit" has no types.',
    'Entry points: ., ./more.',
  ],
])('%j: %s', async (text, place, message, help) => {
  const [problem] = (await pagesOf(files, text)).problems ?? []
  expect(problem).toMatchObject({ code: 'typescript/package', message, severity: 'throw' })
  expect(`${problem?.line}:${problem?.column}`).toBe(place)
  expect(problem?.help).toContain(help)
})
