import { describe, expect, it } from 'vitest'
import { engineOf, MANY_FILES, pathsFor } from '../fixtures/engine-of'
import { searchPage } from '../fixtures/search-page'

const others = Array.from({ length: 20 }, (_, at) =>
  searchPage(`/other-${at}/`, `Other ${at}`, [
    ['', at < 5 ? 'An event in the load of a balancer or a hub.' : 'Nothing.'],
  ]),
)
const pages = [
  searchPage('/a/', 'Event subscription', [['', 'An event, a registry, a load and a balancer.']]),
  searchPage('/eventhub/', 'Eventhub namespace', [['', 'Its registry.']]),
  searchPage('/lb/', 'LB rule', [['', 'Rules.']]),
  ...others,
]
const languages = [{ locale: 'en', synonyms: [['lb', 'load balancer']] }]

describe('neighbouring words that pages write as one', () => {
  it.each([
    ['whole', {}],
    ['in many files', { split: MANY_FILES }],
  ])('lead to the pages that do: %s', async (_, options) => {
    const engine = await engineOf(pages, { languages, ...options })
    const first = async (text: string) => (await pathsFor(engine, text))[0]
    expect(await first('event hub registry')).toBe('/eventhub/')
    expect(await first('event hubs namespace')).toBe('/eventhub/')
    expect(await first('load balancer rule')).toBe('/lb/')
    expect(await first('rules of load balancers')).toBe('/lb/')
  })

  it('are known by their short name, even if no page has them', async () => {
    const deploying = [...pages, searchPage('/ci/', 'Pipeline', [['', 'Deploys a registry.']])]
    const short = [{ locale: 'en', synonyms: [['pipeline', 'delivery workflow']] }]
    const engine = await engineOf(deploying, { languages: short })
    const { hits, words, corrected, missing } = await engine.search({
      text: 'delivery workflow of a zzz registry',
    })
    expect(hits[0]?.u).toBe('/ci/')
    expect(words).toEqual(['pipeline', 'registry'])
    expect([corrected, missing]).toEqual([undefined, ['zzz']])
  })

  it('are not joined across operators, or in another order', async () => {
    const engine = await engineOf(pages, { languages })
    const found = async (text: string) => await pathsFor(engine, text, { syntax: 'full' })
    expect(await found('+balancer +load')).not.toContain('/lb/')
    expect(await found('balancer load')).not.toContain('/lb/')
    expect(await found('load "balancer"')).not.toContain('/lb/')
  })

  it('are marked and explained as the words that were typed', async () => {
    const engine = await engineOf(pages, { languages })
    const { words, corrected, missing, hits } = await engine.search({ text: 'event hub registry' })
    expect(words).toEqual(['event', 'hub', 'registry'])
    expect(corrected).toBeUndefined()
    expect(missing).toBeUndefined()
    const { text, ranges } = hits[0]!.title
    expect(ranges.map(([from, to]) => text.slice(from, to))).toEqual(['Eventhub'])
  })
})
