import { expect, it } from 'vitest'
import { engineOf, MANY_FILES } from '../fixtures/engine-of'
import { searchPage } from '../fixtures/search-page'

it('leads to the argument that a section explains', async () => {
  const text =
    'name - The name. network_rules - Which networks may read it. sku - The name of the sku.'
  const targets = ['name', 'network_rules', 'sku'].map((anchor) => ({
    anchor,
    start: text.indexOf(`${anchor} - `),
  }))
  const sections = [{ anchor: 'arguments', heading: 'Arguments', text, targets }]
  const title = 'cloud_storage_account'
  const pages = [searchPage('/a/', title, [], { sections }), searchPage('/b/', 'cloud_disk')]
  const engine = await engineOf([...pages, searchPage('/c/', 'cloud_network')], {
    split: MANY_FILES,
  })
  for (const query of ['storage_account network_rules', 'storage account network rules']) {
    const { hits } = await engine.search({ text: query })
    expect(hits[0]).toMatchObject({ u: '/a/', h: '#network_rules', s: 'network_rules' })
    expect(hits[0]?.snippet?.text).toContain('network_rules - Which networks')
  }
})
