import { describe, expect, it } from 'vitest'
import { engineOf, MANY_FILES, pathsFor } from '../fixtures/engine-of'
import { searchPage } from '../fixtures/search-page'

const users = Array.from({ length: 12 }, (_, at) =>
  searchPage(`/users/${at}/`, `my_user_${at}`, [['', 'Set zone_id to my_zone_rule.id.']]),
)
// Equals but for their names, so that without mentions the path decides.
const equals = [
  searchPage('/a/', 'my_zone_list', [['', 'Has health checks.']]),
  searchPage('/b/', 'my_zone_rule', [['', 'Has health checks.']]),
]

describe.each([
  ['one file', {}],
  ['many files', MANY_FILES],
])('of pages that match equally, over %s', (_, split) => {
  it('the one whose identifier others mention comes first', async () => {
    const engine = await engineOf([...equals, ...users], { split })
    expect((await pathsFor(engine, 'zone health')).slice(0, 2)).toEqual(['/b/', '/a/'])
    const unmentioned = await engineOf(equals, { split })
    expect(await pathsFor(unmentioned, 'zone health')).toEqual(['/a/', '/b/'])
  })

  it('those of one identifier do not count one another', async () => {
    const same = Array.from({ length: 12 }, (_, at) => searchPage(`/same/${at}/`, 'my_zone_rule'))
    const engine = await engineOf([...equals, ...same], { split })
    expect((await pathsFor(engine, 'health checks'))[0]).toBe('/a/')
  })
})

it('a page that has the words comes before one that is mentioned', async () => {
  const both = searchPage('/both/', 'my_health_check', [['', 'A check of the health of a zone.']])
  const engine = await engineOf([...equals, both, ...users])
  expect((await pathsFor(engine, 'health check'))[0]).toBe('/both/')
})
