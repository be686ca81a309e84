import { describe, expect, it } from 'vitest'
import { formatFault } from './explain'
import { configFaults, resolveConfig } from './resolve'
import type { SourceConfig } from './sources'

const least = { title: 'Site', url: 'https://example.org' }
const source = { git: 'https://github.com/SAP/provider', into: 'docs/reference/btp' }

/** The docs set of a source. */
function docsOf(given: Partial<SourceConfig> = {}) {
  const docs = resolveConfig({ ...least, sources: [{ ...source, ...given }] }).docs.at(-1)
  if (docs === undefined) throw new Error('There is no docs set.')
  return docs
}
const faults = (given: object) =>
  configFaults({ ...least, sources: [{ ...source, ...given }] }).map(formatFault)

it('is a docs set of fetched files, named by the end of its routes', () => {
  expect(docsOf()).toMatchObject({
    id: 'btp',
    path: '.sources/btp',
    routeBasePath: 'docs/reference/btp',
    dialect: 'landing',
    onInlineTags: 'ignore',
    editUrl: 'https://github.com/SAP/provider/blob/HEAD/docs',
    origin: {
      git: 'https://github.com/SAP/provider',
      address: 'https://github.com/SAP/provider',
      ref: 'latest',
      versions: [],
      dir: 'docs',
      trusted: false,
    },
  })
  expect(docsOf({ trusted: true }).origin?.trusted).toBe(true)
  expect(docsOf({ id: 'x.y', into: 'one' })).toMatchObject({
    id: 'x.y',
    path: '.sources/x.y',
    routeBasePath: 'one',
  })
})

describe('the address for edit links', () => {
  it.each([
    ['https://github.com/a/b', 'https://github.com/a/b'],
    ['https://github.com/a/b.git', 'https://github.com/a/b'],
    ['https://github.com/a/b.github', 'https://github.com/a/b.github'],
    ['https://gitlab.com/a/b/c//', 'https://gitlab.com/a/b/c'],
    ['git@github.com:a/b.git', 'https://github.com/a/b'],
  ])('of %s is below %s', (git, address) => {
    expect(docsOf({ git })).toMatchObject({
      editUrl: `${address}/blob/HEAD/docs`,
      origin: { git, address },
    })
  })

  it.each([
    '../provider',
    'https://example.org/a/b',
    'xhttps://github.com/a/b',
    'https://github.com-a/b',
  ])('of %s is unknown', (git) => {
    const { editUrl, origin } = docsOf({ git })
    expect(editUrl).toBeUndefined()
    expect(origin).toStrictEqual({
      git,
      ref: 'latest',
      versions: [],
      trusted: false,
      dir: 'docs',
      files: undefined,
    })
  })

  it('ends with the folder, unless it is the root, and can be given', () => {
    expect(docsOf({ dir: '.' }).editUrl).toBe('https://github.com/SAP/provider/blob/HEAD')
    expect(docsOf({ dir: 'a/b' }).editUrl).toBe('https://github.com/SAP/provider/blob/HEAD/a/b')
    expect(docsOf({ editUrl: 'https://example.org/edit' }).editUrl).toBe('https://example.org/edit')
  })
})

describe('what git could take for an option or another folder', () => {
  it.each([
    ['git', '-u', 'the address of a repository'],
    ['ref', '--upload-pack=x', 'a tag, a branch or a commit'],
    ['ref', '', 'a tag, a branch or a commit'],
    ['ref', 'a..b', 'a tag, a branch or a commit'],
    ['ref', 'v1 2', 'a tag, a branch or a commit'],
    ['dir', '/etc', 'a folder inside the repository'],
    ['dir', '-x', 'a folder inside the repository'],
    ['dir', '..', 'a folder inside the repository'],
    ['dir', 'a/../..', 'a folder inside the repository'],
    ['dir', '../a', 'a folder inside the repository'],
    ['into', 'docs/../a', 'a path such as "docs/api-reference/btp"'],
    ['into', '/docs', 'a path such as "docs/api-reference/btp"'],
    ['into', 'a b', 'a path such as "docs/api-reference/btp"'],
    ['id', 'a/b', 'a name of letters, digits, ".", "-" and "_"'],
    ['id', '.a', 'a name of letters, digits, ".", "-" and "_"'],
  ])('is refused: %s %j', (name, value, expected) => {
    const [fault, ...others] = faults({ [name]: value })
    expect(fault).toContain(`sources[0].${name}: expected ${expected}`)
    expect(others).toEqual([])
  })

  it.each(['', '!a', '#a', ' a', 'a\nb', 'a\rb'])('is refused as a pattern: %j', (pattern) => {
    expect(faults({ files: ['README.md', pattern] })).toEqual([
      expect.stringContaining('sources[0].files[1]: expected a pattern such as "README.md"'),
    ])
  })

  it.each([
    { ref: 'v1.2.0-rc+1' },
    { ref: 'feature/a.b' },
    { ref: '.a' },
    { versions: ['v1', '0a1b2c3'] },
    { dir: 'a..b/..c/d-e' },
    { dir: '.docs' },
    { files: ['modules/', 'a!b#c d'] },
    { git: '/srv/a-b' },
    { id: 'a_b-c.d' },
  ])('is none of %j', (given) => {
    expect(faults(given)).toEqual([])
  })
})
