// pnpm bench:search [-- --corpus azurerm,btp --only landing,tuned --seed 1 --per-kind 50 --part test --no-cost --misses]
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { CORPORA, readCorpus, sharedFolder } from './corpus.mjs'
import { installPeers } from './peers.mjs'
import { printMisses, printTable } from './report.mjs'

const ENGINES = {
  landing: { label: 'ours' },
  terraform: { label: 'ours, Terraform synonyms' },
  tuned: { label: 'MiniSearch tuned', needs: 'minisearch' },
  minisearch: { label: 'MiniSearch plain', needs: 'minisearch' },
  vitepress: { label: "MiniSearch, VitePress' settings", needs: 'minisearch' },
  lunr: { label: 'lunr, docusaurus-search-local', needs: 'lunr' },
  flexsearch: { label: 'FlexSearch', needs: 'flexsearch' },
  orama: { label: 'Orama', needs: '@orama/orama' },
  pagefind: { label: 'Pagefind', needs: 'pagefind' },
}

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  allowNegative: true,
  options: {
    corpus: { type: 'string' },
    seed: { type: 'string', default: '1' },
    'per-kind': { type: 'string', default: '50' },
    part: { type: 'string', default: 'test' },
    only: { type: 'string' },
    cost: { type: 'boolean', default: true },
    misses: { type: 'boolean', default: false },
  },
})

const names = values.only ? values.only.split(',') : Object.keys(ENGINES)
const unknown = names.filter((name) => !Object.hasOwn(ENGINES, name))
if (unknown.length > 0) {
  console.error(`Unknown engine "${unknown[0]}"; known: ${Object.keys(ENGINES).join(', ')}.`)
  process.exit(1)
}
const missing = names.some((name) => ENGINES[name]?.needs) ? installPeers() : []
const corpora = values.corpus ? values.corpus.split(',') : Object.keys(CORPORA)
for (const corpus of corpora) {
  const pages = readCorpus(corpus)
  if (!pages) {
    console.log(`${corpus}: skipped, there is no such corpus in ${sharedFolder}/corpora.`)
    console.log('Set LANDING_SHARED to the folder, or give a folder of Markdown with --corpus.')
    continue
  }
  console.log(`\n${corpus}: ${pages.length} pages`)
  const results = names.flatMap((name) => measure(name, corpus) ?? [])
  printTable(results)
  if (values.misses) printMisses(results[0])
}

function measure(engine, corpus) {
  const { label, needs } = ENGINES[engine]
  const lacking = missing.find((each) => each.startsWith(`${needs}@`))
  if (lacking) {
    console.log(`${label}: skipped, ${lacking} could not be installed`)
    return undefined
  }
  const { seed, part, cost, 'per-kind': perKind } = values
  const request = { engine, corpus, seed: Number(seed), perKind: Number(perKind), part, cost }
  const script = fileURLToPath(new URL('measure-engine.mjs', import.meta.url))
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--max-old-space-size=6000', script, JSON.stringify(request)],
    { encoding: 'utf8', maxBuffer: 1 << 28 },
  )
  if (status !== 0) {
    const reason = stderr.split('\n').find((line) => line.includes('Error')) ?? stderr.trim()
    console.log(`${label}: skipped, it failed: ${reason}`)
    return undefined
  }
  const figures = JSON.parse(stdout.trim().split('\n').at(-1))
  const asked = Object.entries(figures.sets).map(([set, each]) => `${each.asked} ${set}`)
  console.log(`${label}: asked ${asked.join(', ')}`)
  return { label, ...figures }
}
