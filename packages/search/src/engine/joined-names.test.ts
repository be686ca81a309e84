import { describe, expect, it } from 'vitest'
import { buildIndex } from '../build'
import { engineOf, MANY_FILES, pathsFor } from '../fixtures/engine-of'
import { searchPage } from '../fixtures/search-page'
import { partName } from '../format/volumes'
import { loadEngine } from './load-engine'

// Both have the words; the one that comes later has the argument.
const pages = [
  searchPage('/a-rules/', 'Firewall', [['', 'The rules of a network: each network has rules.']]),
  searchPage('/b-account/', 'Account', [['', 'Set network_rules to deny.']]),
  searchPage('/c/', 'Other', [['', 'Nothing of the kind.']]),
  searchPage('/d/', 'Another', [['', 'Nothing either, but access_rules_list.']]),
]

describe('neighbouring words that are an identifier of the index', () => {
  it.each([
    ['whole', {}],
    ['in many files', { split: MANY_FILES }],
  ])('lead to the page that has it: %s', async (_, options) => {
    const engine = await engineOf(pages, options)
    expect(await pathsFor(engine, 'network rules')).toEqual(['/b-account/', '/a-rules/', '/d/'])
    expect(await pathsFor(engine, 'access rules list')).toEqual(['/d/', '/a-rules/', '/b-account/'])
  })

  it('may be in another form, unless the index has what is written', async () => {
    const twins = [
      searchPage('/address/', 'cloud_address', [
        ['', 'An address has a prefix, of several prefixes.'],
      ]),
      searchPage('/prefix/', 'cloud_address_prefix', [['', 'Set address_prefix.']]),
      searchPage('/users/', 'cloud_users', [['', 'Lists cloud_users.']]),
      searchPage('/user/', 'cloud_user', [['', 'Makes a cloud_user.']]),
    ]
    const engine = await engineOf(twins)
    expect((await pathsFor(engine, 'address prefixes'))[0]).toBe('/prefix/')
    expect((await pathsFor(engine, 'cloud users'))[0]).toBe('/users/')
    expect((await pathsFor(engine, 'cloud user'))[0]).toBe('/user/')
  })

  it('are not joined across operators, or in another order', async () => {
    const engine = await engineOf(pages)
    const first = async (text: string) => (await pathsFor(engine, text, { syntax: 'full' }))[0]
    expect(await first('rules network')).toBe('/a-rules/')
    expect(await first('network +rules')).toBe('/a-rules/')
    expect(await first('network rules~0')).toBe('/a-rules/')
  })

  it('are marked and explained as the words that were typed', async () => {
    const engine = await engineOf(pages)
    const { words, corrected, missing } = await engine.search({ text: 'network rules' })
    expect(words).toEqual(['network', 'rules'])
    expect(corrected).toBeUndefined()
    expect(missing).toBeUndefined()
  })

  it('load no part of the index but those of the words', async () => {
    const { files, entry } = buildIndex(pages, { name: 'all', split: MANY_FILES })
    const bytes = new Map(files.map((file) => [file.name, file.bytes]))
    const partsFor = async (text: string) => {
      const loaded: string[] = []
      const loadPart = async (suffix: string) => {
        if (suffix.startsWith('.w')) loaded.push(suffix)
        return bytes.get(partName(entry, suffix)) ?? new Uint8Array()
      }
      const engine = await loadEngine(await loadPart(''), { loadPart })
      await engine.search({ text })
      return loaded.length
    }
    const apart = (await partsFor('network')) + (await partsFor('rules'))
    expect(await partsFor('rules network')).toBe(apart)
    expect(await partsFor('network rules')).toBe(apart)
  })
})
