import { expect, it } from 'vitest'
import { componentKey, pageFiles } from './component-page'

it.each([
  ['index.tsx', 'index', '/'],
  ['about/index.ts', 'about/index', '/about/'],
  ['about/team.jsx', 'about/team', '/about/team/'],
])('makes the page of %s', (file, key, path) => {
  expect(componentKey(file)).toBe(key)
  expect(pageFiles([file], true)).toEqual([{ name: file, key, path }])
})

it.each(['_part.tsx', 'parts/_row.tsx', 'index.test.tsx', 'types.d.ts', 'x.css', 'x.tsx.bak'])(
  'makes no page of %s',
  (file) => {
    expect(componentKey(file)).toBeUndefined()
    expect(pageFiles([file], true)).toEqual([])
  },
)

it('makes pages of names that only begin or end like others', () => {
  const names = ['reindex.tsx', 'my_page.tsx', 'index-of-all.tsx', 'a/reindex.tsx']
  expect(pageFiles(names, true).map(({ path }) => path)).toEqual([
    '/a/reindex/',
    '/index-of-all/',
    '/my_page/',
    '/reindex/',
  ])
})

it('refuses two pages with one address', () => {
  const names = ['team.tsx', 'index.tsx', 'team/index.jsx']
  expect(() => pageFiles(names, true)).toThrow(
    expect.objectContaining({
      code: 'routes/duplicate',
      message: 'src/pages/team.tsx and src/pages/team/index.jsx have the same address /team/.',
      help: 'Rename or remove one of them.',
    }),
  )
})
