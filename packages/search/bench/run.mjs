// pnpm bench:search [-- --folder docs --seed 1 --per-kind 50 --part test --only landing,lunr --misses]
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readCorpus } from './corpus.mjs'
import { installPeers } from './peers.mjs'

const ENGINES = {
  landing: { label: 'ours' },
  minisearch: { label: 'MiniSearch plain', needs: 'minisearch' },
  vitepress: { label: "MiniSearch, VitePress' settings", needs: 'minisearch' },
  lunr: { label: 'lunr, docusaurus-search-local', needs: 'lunr' },
  flexsearch: { label: 'FlexSearch', needs: 'flexsearch' },
  orama: { label: 'Orama', needs: '@orama/orama' },
  pagefind: { label: 'Pagefind', needs: 'pagefind' },
}

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    folder: { type: 'string' },
    seed: { type: 'string', default: '1' },
    'per-kind': { type: 'string', default: '50' },
    part: { type: 'string', default: 'test' },
    only: { type: 'string' },
    misses: { type: 'boolean', default: false },
  },
})

const pages = readCorpus(values.folder)
if (!pages) {
  console.log('Skipped: there is no corpus at ../shared/corpora; give a folder with --folder.')
  process.exit(0)
}
const wanted = values.only ? values.only.split(',') : Object.keys(ENGINES)
const missing = wanted.some((name) => ENGINES[name]?.needs) ? installPeers() : []
console.log(`${pages.length} pages, ${values.part} queries of seed ${values.seed}`)

const results = new Map()
for (const name of wanted) {
  const { label, needs } = ENGINES[name]
  const lacking = missing.find((each) => each.startsWith(`${needs}@`))
  if (lacking) console.log(`${label}: skipped, ${lacking} could not be installed`)
  else measure(name, label)
}
print()

function measure(engine, label) {
  const request = {
    engine,
    folder: values.folder,
    seed: Number(values.seed),
    perKind: Number(values['per-kind']),
    part: values.part,
  }
  const script = fileURLToPath(new URL('measure-engine.mjs', import.meta.url))
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--max-old-space-size=6000', script, JSON.stringify(request)],
    { encoding: 'utf8', maxBuffer: 1 << 28 },
  )
  if (status !== 0) {
    const reason = stderr.split('\n').find((line) => line.includes('Error')) ?? stderr.trim()
    console.log(`${label}: skipped, it failed: ${reason}`)
    return
  }
  const figures = JSON.parse(stdout.trim().split('\n').at(-1))
  results.set(engine, { label, ...figures })
  console.log(`${label}: ${figures.asked} queries asked`)
}

function print() {
  const rows = [...results.values()]
  if (rows.length === 0) return
  const ours = results.get('landing')
  const kinds = Object.keys(rows[0].byKind)
  const table = [['', ...rows.map(({ label }) => label)]]
  const add = (name, value, format) => {
    const own = ours && value(ours)
    const cells = rows.map((row) => {
      const ratio = own && row !== ours ? ` (×${(value(row) / own).toPrecision(2)})` : ''
      return format(value(row)) + ratio
    })
    table.push([name, ...cells])
  }
  const score = (number) => number.toFixed(3)
  const kib = (bytes) => `${(bytes / 1024).toFixed(0)} KB`
  const ms = (number) => `${number.toFixed(number < 10 ? 2 : 0)} ms`
  add('MRR@10, all kinds', (row) => row.overall, score)
  add('… weakest kind', (row) => Math.min(...Object.values(row.byKind)), score)
  for (const kind of kinds) add(`… ${kind}`, (row) => row.byKind[kind], score)
  add('index, gzip', (row) => row.indexBytes, kib)
  add('… share of the gzipped text', (row) => row.share, score)
  add('code, gzip', (row) => row.codeBytes, kib)
  add('bytes to the first answer, p50', (row) => row.firstAnswer.p50, kib)
  add('… p95', (row) => row.firstAnswer.p95, kib)
  add('processor time per keystroke, p50', (row) => row.typing.p50, ms)
  add('… p95', (row) => row.typing.p95, ms)
  add('… most', (row) => row.typing.most, ms)
  add('processor time to load', (row) => row.load, ms)
  console.log(table.map((cells) => `| ${cells.join(' | ')} |`).join('\n'))
  if (values.misses) {
    for (const { kind, text, wanted, found } of ours?.misses ?? []) {
      console.log(`${kind}: "${text}" wants ${wanted.slice(0, 2)}, found ${found}`)
    }
  }
}
