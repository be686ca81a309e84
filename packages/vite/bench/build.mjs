// pnpm bench:build [sizes…] — builds sites of growing size, cold, unchanged and with one page edited, beside Hugo,
// then serves them while they are edited.
import { appendFileSync, readdirSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { measureDevServer } from './dev-server.mjs'
import { buildHugo, folderSize, hasHugo, hugoSite } from './hugo.mjs'
import { measured } from './measured.mjs'
import { corpusSite, hasCorpus, syntheticSite } from './sites.mjs'

const packageFolder = fileURLToPath(new URL('..', import.meta.url))
const work = join(packageFolder, '.tmp/bench')
const viteBin = join(
  dirname(createRequire(import.meta.url).resolve('vite/package.json')),
  'bin/vite.js',
)
const asked = process.argv.slice(2)
const names = asked.length > 0 ? asked : ['100', '1000', '10000', 'corpus']
const hugo = hasHugo()

if (!hugo) console.log('Hugo is not installed: its lines are left out.')
if (!hasCorpus) console.log('The corpus is not here: its lines are left out.')

const build = (root) => measured(process.execPath, [viteBin, 'build', '--logLevel', 'warn'], root)
const line = (name, { wall, cpu, peak }, more = '') =>
  console.log(
    `  ${name.padEnd(22)} ${wall.toFixed(1).padStart(7)} s wall ${cpu.toFixed(1).padStart(7)} s processor ${Math.round(peak).toString().padStart(6)} MB peak ${more}`,
  )

/** Sizes of the scripts, which must not depend on the number of pages. */
function scripts(root) {
  const folder = join(root, 'dist/assets')
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .sort()
    .join('\n')
}

/** Median size in bytes of the documents of a built site. */
function medianDocument(root) {
  const folder = join(root, 'dist/docs')
  const sizes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('index.html'))
    .map((name) => statSync(join(folder, name)).size)
  return median(sizes)
}

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
}

async function reportDevServer(root, doc) {
  const file = join(root, 'content/docs', doc)
  const path = `/docs/${doc.replace(/(\.html)?\.(md|markdown)$/, '')}/`
  const { listening, answered, edits } = await measureDevServer(viteBin, root, path, file)
  const [first, ...more] = edits
  console.log(
    `  ${'dev server'.padEnd(22)} ${listening.toFixed(2)} s until it listens, ${answered.toFixed(2)} s until a first page is answered; an edit is shown after ${median(more).toFixed(0)} ms (the first after ${first.toFixed(0)}, at most ${Math.max(...more).toFixed(0)})`,
  )
}

const perPage = new Map()
const documents = new Map()
const bundles = new Map()
for (const name of names) {
  if (name === 'corpus' && !hasCorpus) continue
  const root = join(work, name)
  if (name === 'corpus') await corpusSite(root)
  else await syntheticSite(root, Number(name))
  const docs = readdirSync(join(root, 'content/docs'), { recursive: true }).filter((file) =>
    /\.(md|markdown)$/.test(file),
  )
  console.log(`\n${name === 'corpus' ? 'real documentation' : 'synthetic'}: ${docs.length} pages`)
  await rm(join(packageFolder, 'node_modules/.vite/landing'), { recursive: true, force: true })
  const cold = await build(root)
  line('cold', cold, `${folderSize(join(root, 'dist')).toFixed(0)} MB written`)
  line('nothing changed', await build(root))
  const doc = docs[Math.floor(docs.length / 2)]
  appendFileSync(join(root, 'content/docs', doc), '\nOne more sentence.\n')
  line('one page edited', await build(root))
  documents.set(name, medianDocument(root))
  perPage.set(name, cold.cpu / docs.length)
  bundles.set(name, scripts(root))
  if (hugo) {
    const other = join(work, `${name}-hugo`)
    await hugoSite(other, root)
    const theirs = await buildHugo(other)
    line('Hugo', theirs, `${folderSize(join(other, 'public')).toFixed(0)} MB written`)
    console.log(
      `  processor time ÷ Hugo's: ${(cold.cpu / theirs.cpu).toFixed(2)}, output ÷ Hugo's: ${(folderSize(join(root, 'dist')) / folderSize(join(other, 'public'))).toFixed(2)}`,
    )
    await rm(other, { recursive: true })
  }
  await reportDevServer(root, doc)
  await rm(root, { recursive: true })
}
if (perPage.has('1000') && perPage.has('10000')) {
  console.log(
    `\nprocessor time a page, 10,000 ÷ 1,000: ${(perPage.get('10000') / perPage.get('1000')).toFixed(2)}`,
  )
}
if (documents.has('100') && documents.has('10000')) {
  console.log(
    `median document, 10,000 ÷ 100: ${(documents.get('10000') / documents.get('100')).toFixed(2)}`,
  )
}
const kinds = new Set([...bundles].filter(([name]) => name !== 'corpus').map(([, files]) => files))
if (bundles.size > 1)
  console.log(`scripts are the same for all sizes: ${kinds.size === 1 ? 'yes' : 'no'}`)
