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

it('cuts a longer passage around the snippet on request', async () => {
  const around = (word: string) => Array.from({ length: 150 }, () => word).join(' ')
  const text = `${around('before')} rotate the secret ${around('after')}`
  const sections = [{ anchor: 'keys', heading: 'Keys', text }]
  const engine = await engineOf([searchPage('/a/', 'Keys', [], { sections })])
  const { hits } = await engine.search({ text: 'rotate secret', previews: true })
  const { snippet, preview } = hits[0] ?? {}
  expect(snippet?.text.length).toBeLessThanOrEqual(160)
  expect(preview?.text).toMatch(/^….*before rotate the secret after.*…$/)
  expect(preview?.text.length).toBeGreaterThan(600)
  expect(preview?.text.length).toBeLessThanOrEqual(720)
  expect(preview?.ranges.map(([from, to]) => preview.text.slice(from, to))).toEqual([
    'rotate',
    'secret',
  ])
  const short = [
    { anchor: 'a', heading: 'A', text: 'Rotate it.' },
    { anchor: 'b', heading: 'B', text: 'Then restart.' },
  ]
  const other = await engineOf([searchPage('/b/', 'Secrets', [], { sections: short })])
  const found = await other.search({ text: 'rotate', previews: true })
  expect(found.hits[0]?.preview?.text).toBe('Rotate it.\n\nThen restart.')
  const sameText = [{ anchor: '', heading: '', text: 'Rotates keys. Each year.' }]
  const begun = searchPage('/c/', 'Keys', [], { description: 'Rotates keys.', sections: sameText })
  const once = await (await engineOf([begun])).search({ text: 'keys', previews: true })
  expect(once.hits[0]?.preview?.text).toBe('Rotates keys. Each year.')
  const plain = await engine.search({ text: 'rotate secret' })
  expect(plain.hits[0]).not.toHaveProperty('preview')
})

it('keeps the lines of code in a preview, and joins them in a snippet', async () => {
  const text = 'Write  this:\n\na {\n  rotate   = true \n}\n\nDone.'
  const sections = [{ anchor: '', heading: '', text, targets: [{ anchor: 'rotate', start: 22 }] }]
  const engine = await engineOf([searchPage('/a/', 'Keys', [], { sections })])
  const { hits } = await engine.search({ text: 'rotate', previews: true })
  expect(hits[0]?.snippet?.text).toBe('Write this:\n\na {   rotate = true }\n\nDone.')
  expect(hits[0]?.preview?.text).toBe('Write this:\n\na {\n  rotate = true\n}\n\nDone.')
})
