import fc, { runs } from '@landing/tooling/fast-check'
import { expect, it } from 'vitest'
import { factsOf } from '../fixtures/facts-of'
import { bareName, docAddress, isPartial, withoutNumber } from './doc-address'

const address = (path: string, yaml = '') => docAddress(path, factsOf(`---\n${yaml}\n---\n`))

it.each([
  ['intro.md', '', 'intro', '/intro'],
  ['index.md', '', 'index', '/'],
  ['01-guides/02-first.md', '', 'guides/first', '/guides/first'],
  ['guides/README.md', '', 'guides/README', '/guides/'],
  ['guides/guides.md', '', 'guides/guides', '/guides/'],
  ['r/app.html.markdown', '', 'r/app', '/r/app'],
  ['a/b.md', 'slug: c', 'a/b', '/a/c'],
  ['a/b.md', 'slug: /c/d', 'a/b', '/c/d'],
  ['a/b.md', 'slug: ../c', 'a/b', '/c'],
  ['a/b.md', 'slug: ../../../../c', 'a/b', '/c'],
  ['a/b.md', 'id: x', 'a/x', '/a/x'],
  ['a/ü 100%.md', '', 'a/ü 100%', '/a/%C3%BC%20100%25'],
])('gives %s with %j the id %s and the address %s', (path, yaml, id, slug) => {
  expect(address(path, yaml)).toMatchObject({
    id,
    slug: expect.stringMatching(new RegExp(`^${slug.replace(/\/$/, '')}/?$`)) as string,
  })
})

it.each([
  ['01-guides/02-first.md', '01-guides/02-first', '/01-guides/02-first'],
  ['guides/index.mdx', 'guides/index', '/guides'],
  ['guides/guides.md', 'guides/guides', '/guides/guides'],
  ['README.md', 'README', '/README'],
])('keeps the names of %s where that is wanted', (path, id, slug) => {
  expect(docAddress(path, factsOf('Text'), true)).toMatchObject({ id, slug })
})

it.each([
  ['1-a', 'a', 1],
  ['01. a', 'a', 1],
  ['2030-12-31-news', '2030-12-31-news', undefined],
  ['1.2 news', '1.2 news', undefined],
  ['7', '7', undefined],
])('takes the number off %s', (name, bare, position) => {
  expect(withoutNumber(name)).toEqual({ name: bare, ...(position !== undefined && { position }) })
})

it('makes an address that a browser leaves as it is, of any name', () => {
  const name = fc
    .string({ minLength: 1, maxLength: 12, unit: 'binary' })
    .filter((text) => !/[/\0]/.test(text))
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 4 }), (segments) => {
      const path = `${segments.join('/')}.md`
      if (isPartial(path)) return
      const { slug } = address(path)
      expect(slug).toMatch(/^\//)
      expect(slug).not.toContain('//')
      expect(new URL(slug, 'http://x').pathname).toBe(slug)
      expect(typeof bareName(path)).toBe('string')
    }),
    { numRuns: runs(1000), seed: 31 },
  )
})
