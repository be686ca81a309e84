import type { DocsVersion } from '@landing/schema'
import { expect, it } from 'vitest'
import { entryPages, firstPages } from './site-path'

const begin = (path: string) => ({ link: { label: path, path } })
const version = (sidebars: DocsVersion['sidebars']): DocsVersion => ({
  name: 'current',
  label: 'Next',
  isLast: true,
  path: '/docs',
  mainDocId: 'a',
  docs: [],
  draftIds: [],
  sidebars,
})

it('names the first page of each sidebar once', () => {
  const versions = [
    version({ one: begin('/a/'), two: begin('/a/'), three: begin('/b/'), empty: {} }),
    version({ other: begin('/c/') }),
  ]
  expect(firstPages(versions).map(({ path }) => path)).toEqual(['/a/', '/b/', '/c/'])
})

it('begins with up to four pages: the first of each sidebar, then those after them', () => {
  const next = ['/b/', '/c/', '/d/', '/e/'].map((path) => ({ label: path, path }))
  const paths = (sidebars: DocsVersion['sidebars']) =>
    entryPages([version(sidebars)]).map(({ path }) => path)
  expect(paths({ one: { ...begin('/a/'), next } })).toEqual(['/a/', '/b/', '/c/', '/d/'])
  expect(paths({ one: { ...begin('/a/'), next }, two: begin('/z/') })).toEqual([
    '/a/',
    '/z/',
    '/b/',
    '/c/',
  ])
})
