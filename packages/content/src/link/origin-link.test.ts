import type { DocsVersionModel, ResolvedConfig } from '@landing/schema'
import { describe, expect, it } from 'vitest'
import { originLink } from './origin-link'

interface Origin {
  readonly dir: string
  readonly files?: readonly string[]
}

/** Where a link in the fetched document `source` leads, in the repository at `R`. */
function linkFrom(source: string, path: string, origin?: Origin, href: string | undefined = 'R') {
  const config = { docs: [{ id: 'other' }, { id: 'docs', path: 'docs', origin }] }
  const version = { docsSet: 'docs', ...(href !== '' && { origin: { href } }) }
  return originLink(
    path,
    { source, version: version as DocsVersionModel },
    config as unknown as ResolvedConfig,
  )
}

describe('a link to a file that its source does not publish', () => {
  it.each([
    ['docs/a.md', '../x/b.js', { dir: 'guide' }, 'R/x/b.js'],
    ['docs/sub/a.md', '../../x.md', { dir: 'guide' }, 'R/x.md'],
    ['docs_versions/1.0/sub/a.md', '../../x.md', { dir: 'guide' }, 'R/x.md'],
    ['docs/a.md', '../guide-2/b', { dir: 'guide' }, 'R/guide-2/b'],
    ['docs/a.md', 'b c/ü.md', { dir: 'guide', files: ['a.md'] }, 'R/guide/b%20c/%C3%BC.md'],
    ['docs/a.md', 'b.js', { dir: '.' }, 'R/b.js'],
    ['docs/a.md', 'b.md', { dir: '.', files: ['a.md'] }, 'R/b.md'],
  ])('leads from %s by %s into its repository', (source, path, origin, address) => {
    expect(linkFrom(source, path, origin)).toBe(address)
  })

  it.each([
    ['leaves the repository', 'docs/a.md', '../../b.md', { dir: 'guide' }],
    ['stays in a folder that was fetched whole', 'docs/a.md', 'b.md', { dir: 'guide' }],
    ['is that folder', 'docs/sub/a.md', '..', { dir: 'guide' }],
    ['is a page of a repository that was fetched whole', 'docs/a.md', 'b.md', { dir: '.' }],
    ['is of a document that was not fetched', 'docs/a.md', '../b.md', undefined],
  ])('leads nowhere if it %s', (_, source, path, origin) => {
    expect(linkFrom(source, path, origin)).toBeUndefined()
  })

  it('leads nowhere from a version without an address', () => {
    expect(linkFrom('docs/a.md', '../b.md', { dir: 'guide' }, '')).toBeUndefined()
  })
})
