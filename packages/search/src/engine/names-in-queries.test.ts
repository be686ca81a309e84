import { describe, expect, it } from 'vitest'
import { engineOf, MANY_FILES } from '../fixtures/engine-of'
import { searchPage } from '../fixtures/search-page'

const named = (name: string, text: string) =>
  searchPage(`/${name}/`, `btp_${name} Resource`, [['', text]])
const pages = [
  named(
    'role',
    'A role. Roles can be created, and existing ones managed, of each role collection.',
  ),
  named('role_collection', 'To create a role collection, see the role, and manage existing roles.'),
  named('role_collection_role', 'Adds to a collection.'),
  named('role_collections', 'All of them.'),
  named('service_plan', 'A plan.'),
  named('service_plans', 'To manage existing plans. Manage them.'),
  named('service', 'Create and manage an existing service, with any plan, service by service.'),
  ...Array.from({ length: 20 }, (_, at) => named(`other${at}_role`, `Other ${at}`)),
]

/** Readers write the words of names, within questions, and before they are finished. */
describe.each([
  ['one file', {}],
  ['many files', MANY_FILES],
])('names in queries, over %s', (_, split) => {
  it.each([
    ['a repeated word', 'role collection role', '/role_collection_role/'],
    ['what a question ends with', 'how can I manage an existing service plan?', '/service_plan/'],
    ['the longest one', 'how do I create a role collection', '/role_collection/'],
    ['the likeliest end of a word', 'role collecti', '/role_collection/'],
  ])('%s: %s', async (_case, text, path) => {
    const engine = await engineOf(pages, { split })
    expect((await engine.search({ text })).hits[0]?.u).toBe(path)
  })
})
