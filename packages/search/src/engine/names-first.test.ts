import { describe, expect, it } from 'vitest'
import { engineOf, MANY_FILES } from '../fixtures/engine-of'
import { searchPage } from '../fixtures/search-page'

const CODE = 'resource "btp_subaccount_entitlement" "alerts" { plan_name = "standard" }'
const pages = [
  searchPage('/', 'Accounts as code', [
    ['Accounts as code', `Subaccounts and entitlements: a plan, a name. ${CODE}`],
  ]),
  searchPage('/docs/start/', 'Where to start', [
    ['Write the configuration', `An entitlement refers to a subaccount. ${CODE}`],
    ['Log in', 'For pipelines, read the password from the environment.'],
    ['Rules', 'Two-factor authentication does not work.'],
    ['Plan and apply', 'The plan has a name. Apply the plan, not another plan.'],
    ['Errors', 'The class preparedStatementCallback. Commit with --no-verify.'],
  ]),
  searchPage('/docs/export/', 'Exporter', [
    ['Names', 'Choose a name for a subaccount, a plan.'],
    ['Run it', 'cd generated && terraform plan'],
  ]),
  searchPage('/docs/verify/', 'Verify', [['', 'There is no way to verify nothing.']]),
  searchPage('/reference/create-pack-store/', 'createPackStore', [['', 'Makes a store.']]),
  ...Array.from({ length: 20 }, (_, at) => searchPage(`/other-${at}/`, `Other ${at}`)),
]
const synonyms = [
  ['ci cd', 'pipeline'],
  ['authentication', 'log in', 'sign in'],
]

describe.each([
  ['one file', {}],
  ['many files', MANY_FILES],
])('names lead to where they are, over %s', (_, split) => {
  it.each([
    ['btp_subaccount_entitlement', '/docs/start/#write-the-configuration'],
    ['plan_name', '/docs/start/#write-the-configuration'],
    ['--no-verify', '/docs/start/#errors'],
    ['CI/CD', '/docs/start/#log-in'],
    ['sign in', '/docs/start/#log-in'],
    ['authenticaton', '/docs/start/#log-in'],
    ['createPackStore', '/reference/create-pack-store/'],
  ])('%s', async (text, place) => {
    const languages = [{ locale: 'en', synonyms }]
    const engine = await engineOf(pages, { split, languages })
    const { hits, problem } = await engine.search({ text, syntax: 'full' })
    expect(problem).toBeUndefined()
    expect(`${hits[0]?.u}${hits[0]?.h}`).toBe(place)
  })

  it('are marked as a whole', async () => {
    const engine = await engineOf(pages, { split })
    const { hits, words } = await engine.search({ text: 'plan_name' })
    const { text = '', ranges = [] } = hits[0]?.snippet ?? {}
    expect(ranges.map(([start, end]) => text.slice(start, end))).toContain('plan_name')
    expect(words).toEqual(['plan_name'])
  })

  it('a corrected word has the answer of the word itself', async () => {
    const engine = await engineOf(pages, { split, languages: [{ locale: 'en', synonyms }] })
    const typed = await engine.search({ text: 'authentication' })
    const mistyped = await engine.search({ text: 'authenticaton' })
    expect(mistyped).toEqual({ ...typed, query: mistyped.query, corrected: 'authentication' })
  })
})

describe('words that are in the entry', () => {
  it.each([
    ['are found by a part of a name in camel case', 'Callback', '#errors'],
    ['do not lead to the code of the home page', 'enttilement', '#write-the-configuration'],
  ])('%s', async (_, text, h) => {
    const { hits } = await (await engineOf(pages)).search({ text })
    expect(hits[0]).toMatchObject({ u: '/docs/start/', h })
  })
})
