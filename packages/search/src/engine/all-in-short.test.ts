import { describe, expect, it } from 'vitest'
import { engineOf, MANY_FILES, pathsFor } from '../fixtures/engine-of'
import { searchPage } from '../fixtures/search-page'

// The texts of the first have the words more often.
const pages = [
  searchPage('/limits/', 'Directory limits', [['Quota', 'A quota assignment: quota assignment.']]),
  searchPage('/entitlement/', 'Directory entitlement', [['Assignment', 'A share.']], {
    description: 'A quota of services.',
  }),
  ...Array.from({ length: 20 }, (_, at) => searchPage(`/other-${at}/`, `Other ${at}`)),
]

describe.each([
  ['one file', {}],
  ['many files', MANY_FILES],
])('over %s', (_, split) => {
  it('a page that has all words in title, headings and description comes first', async () => {
    const engine = await engineOf(pages, { split })
    const both = ['/entitlement/', '/limits/']
    expect(await pathsFor(engine, 'directory quota assignment')).toEqual(both)
    expect(await pathsFor(engine, 'directory limits quota')).toEqual(both.toReversed())
  })
})
