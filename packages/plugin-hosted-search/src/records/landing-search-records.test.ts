import { mkdtempSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { SearchRecords } from './hosted-catalog'
import { landingSearchRecords } from './landing-search-records'
import { recordMaker } from './to-records'

const placed = { url: 'https://example.org/a/', scopes: ['all'], locale: 'en' }
const records = recordMaker()(
  {
    ...{ path: '/a/', title: 'A', description: '', keywords: [], tags: [], breadcrumbs: [] },
    sections: [
      { anchor: 'one', heading: 'One', text: 'x' },
      { anchor: 'two', heading: 'Two', text: 'y' },
    ],
  },
  placed,
)
const known: SearchRecords = {
  ...{ service: 'typesense', index: 'docs', files: ['/search/records-1.jsonl'], locales: ['de'] },
  synonyms: [['vm', 'virtual machine']],
}

/** The parts of a built site that the command reads. */
async function builtSite(catalog: object = { records: known }): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'records-'))
  await mkdir(join(folder, 'search'))
  await writeFile(join(folder, 'search/catalog.json'), JSON.stringify(catalog))
  const lines = records.map((record) => `${JSON.stringify(record)}\n`).join('')
  await writeFile(join(folder, 'search/records-1.jsonl'), lines)
  return folder
}

async function run(...args: readonly string[]) {
  const lines: string[] = []
  const log = (text: string) => lines.push(text)
  const code = await landingSearchRecords(args, { log, error: log })
  return { code, text: lines.join('\n') }
}

async function exported(...options: readonly string[]) {
  const site = await builtSite()
  const out = join(site, 'out')
  const { code, text } = await run(site, '--out', out, ...options)
  expect({ code, text }).toMatchObject({ code: 0 })
  const read = (name: string) => readFile(join(out, name), 'utf8')
  const lines = (await read('records-1.jsonl')).trimEnd().split('\n')
  return {
    ...{ out, text, names: await readdir(out), lines: lines.map((line) => JSON.parse(line)) },
    settings: JSON.parse(await read('settings.json')),
    synonyms: JSON.parse(await read('synonyms.json').catch(() => 'null')),
  }
}

describe('landing-search-records', () => {
  it('writes the schema of a collection and its documents, for the service of the configuration', async () => {
    const { text, lines, settings, synonyms } = await exported()
    expect(text).toMatch(/settings\.json {2}for typesense, index "docs"\n/)
    expect(text).toMatch(/records-1\.jsonl {2}2 records$/)
    expect(lines).toEqual(records)
    expect(settings).toMatchObject({ name: 'docs', synonym_sets: ['docs'] })
    expect(settings.fields).toContainEqual({ name: 'text', type: 'string', locale: 'de' })
    expect(settings.fields).toContainEqual({ name: 'path', type: 'string', facet: true })
    expect(synonyms).toEqual({ items: [{ id: 'group-1', synonyms: ['vm', 'virtual machine'] }] })
  })

  it('writes objects of Algolia', async () => {
    const { lines, settings, synonyms } = await exported('--service', 'algolia')
    const [{ id, ...first } = { id: '' }] = records
    expect(lines[0]).toEqual({ objectID: id, ...first })
    expect(settings).toMatchObject({
      attributesForFaceting: ['filterOnly(scopes)', 'filterOnly(tags)'],
      ...{ attributeForDistinct: 'path', distinct: true, queryLanguages: ['de'] },
    })
    expect(synonyms).toEqual([
      { objectID: 'group-1', type: 'synonym', synonyms: ['vm', 'virtual machine'] },
    ])
  })

  it('writes documents of Meilisearch, whose settings have the synonyms', async () => {
    const { lines, settings, synonyms } = await exported('--service', 'meilisearch')
    expect(lines).toEqual(records)
    expect(synonyms).toBeNull()
    expect(settings).toMatchObject({
      searchableAttributes: ['title', 'heading', 'keywords', 'description', 'text'],
      ...{ filterableAttributes: ['scopes', 'tags'], distinctAttribute: 'path' },
      synonyms: { vm: ['virtual machine'], 'virtual machine': ['vm'] },
    })
  })

  it('names languages as services know them', async () => {
    const site = await builtSite({ records: { ...known, locales: ['pt_BR', 'pt-PT'] } })
    const out = join(site, 'out')
    await run(site, '--out', out, '--service', 'algolia')
    const settings = JSON.parse(await readFile(join(out, 'settings.json'), 'utf8'))
    expect(settings.queryLanguages).toEqual(['pt'])
  })

  it('gives Meilisearch the synonyms of all groups that a word is in', async () => {
    const synonyms = [
      ['vm', 'machine'],
      ['vm', 'engine', 'machine'],
    ]
    const site = await builtSite({ records: { ...known, synonyms } })
    const out = join(site, 'out')
    await run(site, '--out', out, '--service', 'meilisearch')
    expect(JSON.parse(await readFile(join(out, 'settings.json'), 'utf8')).synonyms).toEqual({
      ...{ vm: ['machine', 'engine'], machine: ['vm', 'engine'], engine: ['vm', 'machine'] },
    })
  })

  it('writes the actions of the bulk API of OpenSearch', async () => {
    const { lines, settings } = await exported('--service', 'opensearch')
    const [{ id, ...first } = { id: '' }] = records
    expect(lines.slice(0, 2)).toEqual([{ index: { _id: id } }, first])
    expect(lines).toHaveLength(4)
    const { filter, analyzer } = settings.settings.analysis
    expect(filter).toEqual({
      stem: { type: 'stemmer', language: 'light_german' },
      synonyms: { type: 'synonym_graph', synonyms: ['vm, virtual machine'] },
    })
    expect(analyzer.query.filter).toEqual(['lowercase', 'synonyms', 'stem'])
    expect(settings.mappings.properties.path).toEqual({ type: 'keyword' })
  })

  it('replaces the records of an earlier run, and takes another name', async () => {
    const site = await builtSite()
    const out = join(site, 'out')
    await mkdir(out)
    await writeFile(join(out, 'records-1.jsonl'), 'old')
    await writeFile(join(out, 'records-2.jsonl'), 'old')
    await run(site, '--out', out)
    await run(site, '--out', out, '--service', 'meilisearch')
    expect(await readdir(out)).toEqual(['records-1.jsonl', 'settings.json'])
    await run(site, '--out', out, '--index', 'next')
    expect(await readdir(out)).toEqual(['records-1.jsonl', 'settings.json', 'synonyms.json'])
    expect(await readFile(join(out, 'settings.json'), 'utf8')).toContain('"name": "next"')
  })

  it('explains what it cannot read', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'records-'))
    expect(await run(empty)).toEqual({
      code: 1,
      text: `"${empty}" is not a site built by Landing.\nIt has no search/catalog.json. Give the folder that "vite build" writes.`,
    })
    const plain = await builtSite({ indexes: [] })
    expect(await run(plain)).toEqual({
      code: 1,
      text: `"${plain}" has no search records.\nAdd "hostedSearch" to the plugins of the site, and build it again.`,
    })
    expect(await run(await builtSite(), '--service', 'solr')).toEqual({
      code: 1,
      text: 'Unknown service "solr"; known: algolia, typesense, meilisearch, opensearch.',
    })
    expect(await run()).toMatchObject({ code: 1, text: expect.stringContaining('Usage:') })
    expect(await run('--help')).toMatchObject({ code: 0, text: expect.stringContaining('Usage:') })
    expect(await run('--version')).toEqual({
      code: 0,
      text: expect.stringMatching(/^\d+\.\d+\.\d+/),
    })
  })
})
