import { expect, it } from 'vitest'
import { engineOf, pathsFor } from '../fixtures/engine-of'
import { searchPage } from '../fixtures/search-page'

it('identifiers of a query lead to the page that has them as they are written', async () => {
  const others = Array.from({ length: 20 }, (_, at) =>
    searchPage(`/other-${at}/`, `Other ${at}`, []),
  )
  const engine = await engineOf([
    ...others,
    searchPage('/parts/', 'Settings', [['Access rule name', 'The name of an access rule.']]),
    searchPage('/written/', 'Accounts', [['Arguments', 'Its access_rule_name is optional.']]),
  ])
  expect((await pathsFor(engine, 'access_rule_name'))[0]).toBe('/written/')
  expect((await pathsFor(engine, 'access rule name'))[0]).toBe('/parts/')
})
