import { expect, it } from 'vitest'
import { splitSource } from './docs-places'

it.each([
  ['docs/a/b.md', 'docs', 'a/b.md'],
  ['docs_versions/1.0/a.md', 'docs_versions/1.0', 'a.md'],
  ['versions/1.0/a/b.md', 'versions/1.0', 'a/b.md'],
  ['i18n/de/docs_versions/1.0/a.md', 'docs_versions/1.0', 'a.md'],
])('finds the folder of the version that has %s', (source, folder, path) => {
  expect(splitSource(source, { path: 'docs' })).toEqual({ folder, path })
})

it('knows the content folder as a folder of documents', () => {
  expect(splitSource('guides/a.md', { path: '.' })).toEqual({ folder: '.', path: 'guides/a.md' })
})

it.each(['docsets/a.md', 'guides/a.md', 'versions/1.0/a.md'])(
  'knows that %s is of another docs set',
  (source) => {
    expect(splitSource(source, { path: 'guide' })).toBeUndefined()
  },
)
