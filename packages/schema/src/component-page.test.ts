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

it.each(['_part.tsx', 'parts/_row.tsx', 'index.test.tsx', 'types.d.ts', 'x.css'])(
  'makes no page of %s',
  (file) => {
    expect(componentKey(file)).toBeUndefined()
  },
)
