import { expect, it } from 'vitest'
import { engineOf } from '../fixtures/engine-of'
import { searchPage } from '../fixtures/search-page'

it('names the factors of a score, whose product it is', async () => {
  const engine = await engineOf([
    searchPage('/docs/roles/assign/', 'Assign roles', [['Assign a role', 'Users have roles.']], {
      weight: 0.5,
    }),
    searchPage('/b/', 'Users', [['', 'They have a role.']]),
    ...Array.from({ length: 9 }, (_, at) => searchPage(`/${at}/`, `Other ${at}`)),
  ])
  const { hits } = await engine.search({ text: 'assign roles users', explain: true })
  for (const { score, factors = [] } of hits) {
    expect(factors.reduce((product, { factor }) => product * factor, 1) / score).toBeCloseTo(1, 1)
  }
  expect(hits[0]?.factors?.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(
      /^words: "assign" [\d.]+ in title, heading; "roles" .*; "users" .* in content$/,
    ),
    'weight of the page: its own, its path, mentions by other pages',
    'title and description say what the query says',
    'a heading, a tag, the folders, a name or a passage says what the query says',
  ])
  expect((await engine.search({ text: 'assign' })).hits[0]?.factors).toBeUndefined()
})
