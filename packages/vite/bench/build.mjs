// pnpm bench:build [sites…] — builds sites cold, unchanged and with one page edited, beside Hugo, then serves them while
// they are edited in a real tab. Sites: numbers of synthetic pages, `category` (1,100 pages in one),
// `corpus` (a Terraform provider's documentation; BENCH_CORPUS names its archive).
import { appendFileSync, readdirSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { measureDevServer } from './dev-server.mjs'
import { buildHugo, hasHugo, hugoSite } from './hugo.mjs'
import { measured } from './measured.mjs'
import { corpusSite, hasCorpus, syntheticSite } from './sites.mjs'

const packageFolder = fileURLToPath(new URL('..', import.meta.url))
const work = join(packageFolder, '.tmp/bench')
const viteBin = join(
  dirname(createRequire(import.meta.url).resolve('vite/package.json')),
  'bin/vite.js',
)
const asked = process.argv.slice(2).filter((argument) => argument !== '--')
const usual = ['100', '1000', '10000', hasCorpus ? 'corpus' : 'category']
const names = asked.length > 0 ? asked : usual
const hugo = hasHugo()

if (!hugo) console.log('Hugo is not installed: its lines are left out.')
if (names.includes('corpus') && !hasCorpus) {
  console.error(
    'BENCH_CORPUS names no archive: without it, measure "category" in place of "corpus".',
  )
  process.exit(1)
}

const build = (root) => measured(process.execPath, [viteBin, 'build', '--logLevel', 'warn'], root)
const line = (name, { wall, cpu, peak }, more = '') =>
  console.log(
    `  ${name.padEnd(22)} ${wall.toFixed(1).padStart(7)} s wall ${cpu.toFixed(1).padStart(7)} s processor ${Math.round(peak).toString().padStart(6)} MB peak ${more}`,
  )

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
}

/** Paths of the files of a folder and of those below it, with their sizes in bytes. */
function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => ({ path, size: statSync(path).size }))
}

const megabytes = (files) => files.reduce((sum, { size }) => sum + size, 0) / 1e6
const written = (files) =>
  `${megabytes(files).toFixed(1)} MB in ${files.length.toLocaleString('en')} files written`

/** The documents of the folder that holds the most. */
function largestCategory(docs) {
  const byFolder = new Map(docs.map((doc) => [dirname(doc), []]))
  for (const doc of docs) byFolder.get(dirname(doc)).push(doc)
  return [...byFolder.values()].reduce((most, list) => (list.length > most.length ? list : most))
}

async function reportDevServer(root, category) {
  const doc = category[Math.floor(category.length / 2)]
  const path = `/docs/${doc.replace(/(\.html)?\.(md|markdown)$/, '')}/`
  // Empty caches, as after the installation.
  await rm(join(root, '.vite'), { recursive: true, force: true })
  const file = join(root, 'content/docs', doc)
  const { listening, readable, edits, reloads } = await measureDevServer(viteBin, root, path, file)
  const [first, ...more] = edits
  console.log(
    `  ${'dev server, no cache'.padEnd(22)} ${listening.toFixed(2)} s until it listens, ${readable.toFixed(2)} s until a page is readable in a tab`,
  )
  console.log(
    `  ${'edit to the open tab'.padEnd(22)} ${median(more).toFixed(0)} ms in a category of ${category.length.toLocaleString('en')} pages (the first ${first.toFixed(0)}, at most ${Math.max(...more).toFixed(0)}; ${reloads} reloads)`,
  )
}

async function makeSite(root, name) {
  if (name === 'corpus') return corpusSite(root)
  return name === 'category' ? syntheticSite(root, 1100, 1100) : syntheticSite(root, Number(name))
}

/** Builds one site in all ways, and prints the figures. */
async function measureSite(name) {
  const root = join(work, name)
  await makeSite(root, name)
  const content = join(root, 'content/docs')
  const sources = filesOf(content).filter(({ path }) => /\.(md|markdown)$/.test(path))
  const docs = sources.map(({ path }) => path.slice(content.length + 1))
  const category = largestCategory(docs)
  console.log(
    `\n${name === 'corpus' ? 'real documentation' : 'synthetic'}: ${docs.length.toLocaleString('en')} pages, ${megabytes(sources).toFixed(1)} MB of Markdown in ${new Set(docs.map((doc) => dirname(doc))).size} folders`,
  )
  const cold = await build(root)
  const output = filesOf(join(root, 'dist'))
  line('cold', cold, written(output))
  line('nothing changed', await build(root))
  appendFileSync(join(content, docs[Math.floor(docs.length / 2)]), '\nOne more sentence.\n')
  line('one page edited', await build(root))
  if (hugo) await compareWithHugo(root, cold, output)
  await reportDevServer(root, category)
  await rm(root, { recursive: true })
  const documents = output.filter(
    ({ path }) => path.endsWith('index.html') && path.includes('/docs/'),
  )
  return {
    cpuPerPage: cold.cpu / docs.length,
    medianDocument: median(documents.map(({ size }) => size)),
    scripts: output
      .filter(({ path }) => path.endsWith('.js'))
      .map(({ path }) => path.slice(root.length))
      .sort()
      .join('\n'),
  }
}

async function compareWithHugo(root, cold, output) {
  const other = `${root}-hugo`
  await hugoSite(other, root)
  const theirs = await buildHugo(other)
  const theirOutput = filesOf(join(other, 'public'))
  line('Hugo, cached sidebar', theirs, written(theirOutput))
  console.log(
    `  processor time ÷ Hugo's: ${(cold.cpu / theirs.cpu).toFixed(2)}, output ÷ Hugo's: ${(megabytes(output) / megabytes(theirOutput)).toFixed(2)}`,
  )
  await rm(other, { recursive: true })
}

const results = new Map()
for (const name of names) results.set(name, await measureSite(name))

/** Prints a ratio of two synthetic sites, if both were measured. */
function compare(label, large, small, property) {
  if (!results.has(large) || !results.has(small)) return
  const ratio = results.get(large)[property] / results.get(small)[property]
  console.log(`${label}: ${ratio.toFixed(2)}`)
}
console.log()
compare('processor time a page, 10,000 ÷ 1,000', '10000', '1000', 'cpuPerPage')
compare('median document, 10,000 ÷ 100', '10000', '100', 'medianDocument')
if (results.size > 1) {
  const own = [...results].filter(([name]) => name !== 'corpus')
  const isSame = new Set(own.map(([, { scripts }]) => scripts)).size === 1
  console.log(`scripts are the same for all sizes: ${isSame ? 'yes' : 'no'}`)
}
