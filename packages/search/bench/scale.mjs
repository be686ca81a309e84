// pnpm bench:scale [azurerm*6 10000 100000] — what the built-in engine costs on large sites: to build, to open, to ask.
// `azurerm*6`: copies of a corpus that differ in a third of their words, asked real queries; a number: synthetic pages.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { recordMaker } from '../../plugin-hosted-search/dist/records.js'
import { syntheticPage } from '../../vite/bench/synthetic-page.mjs'
import { countPage, PageTerms, pageText, planIndex } from '../dist/build/index.js'
import { loadEngine } from '../dist/index.js'
import { alteredPages, alteredQueries } from './altered-pages.mjs'
import { readCorpus, readSets } from './corpus.mjs'
import { engineCodeSize } from './engines/landing.mjs'
import { toPage } from './markdown-pages.mjs'
import { cpuTime, measureLoad, measureTyping, quantile } from './measure.mjs'
import { makeQueries, randomNumbers, withTypo } from './queries.mjs'

const [mode, ...asked] = process.argv.slice(2).filter((argument) => argument !== '--')
if (mode === '--measure') await measure(siteOf(asked[0]))
else {
  const sites = [mode, ...asked].filter(Boolean)
  for (const site of sites.length > 0 ? sites : ['azurerm*6', '10000']) {
    const script = fileURLToPath(import.meta.url)
    // A process of its own: its peak of memory is that of this number of pages.
    const options = ['--max-old-space-size=12000', script, '--measure', site]
    spawnSync(process.execPath, options, { stdio: 'inherit' })
  }
}

/** Pages by their numbers, and what readers ask. */
function siteOf(name) {
  const [corpus, copies] = name.split('*')
  return copies === undefined ? syntheticSite(Number(corpus)) : alteredSite(corpus, Number(copies))
}

function syntheticSite(count) {
  const linkTo = (share) => `page-${Math.floor(share * count)}.md`
  const pageOf = (number) =>
    toPage(`category-${number % 500}/page-${number}.md`, syntheticPage(number, linkTo))
  const texts = [3, 50, 200, 901, 4000, 7777].flatMap((number) => {
    const { title, sections } = pageOf(number % count)
    return [title.toLowerCase(), `${sections[1].heading.toLowerCase()} ${title.split(' ')[0]}`]
  })
  return { count, pageOf, queries: { titles: texts } }
}

function alteredSite(corpus, copies) {
  const own = readCorpus(corpus)
  if (!own) throw new Error(`There is no corpus "${corpus}". Set LANDING_SHARED to its folder.`)
  const pages = alteredPages(own, copies)
  const random = randomNumbers(1)
  const { real: typed = [], questions = [] } = readSets(corpus)
  const real = alteredQueries([...typed, ...questions], copies).map(({ text }) => text)
  const queries = {
    'real words': real,
    'real words, one typo': real.map((text) => withTypo(text, random)).filter(Boolean),
    'made from pages': makeQueries(pages, { perKind: 15 }).map(({ text }) => text),
  }
  return { count: pages.length, pageOf: (number) => pages[number], queries }
}

async function measure(site) {
  const { count, pageOf } = site
  const folder = mkdtempSync(join(tmpdir(), 'landing-scale-'))
  const print = (name, figure) => console.log(`  ${name.padEnd(60)} ${figure}`)
  try {
    console.log(`${count.toLocaleString('en')} pages`)
    const terms = new PageTerms()
    const counted = []
    const numbers = new Map()
    let size = 0
    const counting = await cpuTime(() => {
      for (let number = 0; number < count; number++) {
        const page = pageOf(number)
        numbers.set(page.path, number)
        counted.push(terms.add(countPage(page, 'en')))
        size += pageText(page).join('\n').length
      }
    })
    print('text', `${(size / 1e6).toFixed(0)} MB`)
    print('read and count the pages', `${(counting / 1000).toFixed(0)} s processor`)
    const names = []
    let bytes = 0
    const planning = await cpuTime(() => {
      for (const file of planIndex(counted, terms, { name: 'all', locale: 'en' })) {
        const texts = file.texts.map(({ path }) => pageText(pageOf(numbers.get(path))))
        const content = file.bytes(texts)
        mkdirSync(dirname(join(folder, file.name)), { recursive: true })
        writeFileSync(join(folder, file.name), content)
        names.push(file.name)
        bytes += content.length
      }
    })
    const peak = process.resourceUsage().maxRSS / 1024
    print('write the index', `${(planning / 1000).toFixed(0)} s processor`)
    print('peak of memory', `${peak.toFixed(0)} MB`)
    print(
      'files of the index',
      `${names.length.toLocaleString('en')}, ${(bytes / 1e6).toFixed(0)} MB`,
    )
    counted.length = 0
    await measureAnswers(folder, names[0], site.queries, print)
    measureRecords(site, print)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function measureAnswers(folder, entry, queries, print) {
  const open = async () => {
    let loaded = 0
    const load = async (suffix) => {
      const file = readFileSync(join(folder, suffix === '' ? entry : `all${suffix}.idx`))
      loaded += file.length
      return file
    }
    const engine = await loadEngine(await load(''), { loadPart: load })
    return {
      bytes: () => loaded,
      warm: () => engine.warm(),
      search: (text, limit) => engine.search({ text, limit }),
    }
  }
  const kilobytes = (figure) => `${(figure / 1024).toFixed(0)} KB`
  const milliseconds = (figure) => `${figure.toFixed(figure < 10 ? 1 : 0)} ms`
  print('first file', kilobytes(readFileSync(join(folder, entry)).length))
  const code = await engineCodeSize()
  print('code', kilobytes(code))
  const both = (sizes, format) =>
    `${format(quantile(sizes, 0.5))} / ${format(quantile(sizes, 0.95))}`
  for (const [name, texts] of Object.entries(queries)) {
    const atOnce = []
    const typed = []
    for (const text of texts) {
      const engine = await open()
      await engine.search(text, 8)
      atOnce.push(code + engine.bytes())
    }
    // Every key is a query, as it is in the search box.
    for (const text of texts.slice(0, 40)) {
      const engine = await open()
      for (let end = 1; end <= text.length; end++) await engine.search(text.slice(0, end), 8)
      typed.push(code + engine.bytes())
    }
    print(`first answer with code, ${name}, p50 / p95`, both(atOnce, kilobytes))
    print('… typed letter by letter, all answers', both(typed, kilobytes))
  }
  const texts = Object.values(queries)[0]
  print('open, processor', milliseconds(await measureLoad(open)))
  const warming = []
  for (let run = 0; run < 5; run++) {
    const engine = await open()
    warming.push(await cpuTime(engine.warm))
  }
  print('warm up, processor', milliseconds(quantile(warming, 0.5)))
  const opened = await open()
  const pass = []
  for (const text of texts) pass.push(await cpuTime(() => opened.search(text, 8)))
  print('a query in the first pass, p50 / p95', both(pass, milliseconds))
  const typing = await measureTyping(
    open,
    texts.slice(0, 24).map((text) => ({ text })),
  )
  print('a keystroke, p50 / p95', `${milliseconds(typing.p50)} / ${milliseconds(typing.p95)}`)
}

function measureRecords({ count, pageOf }, print) {
  const make = recordMaker()
  const sample = Math.min(count, 2000)
  let records = 0
  let size = 0
  for (let number = 0; number < sample; number++) {
    const placed = { url: 'https://example.org/', scopes: ['all'], locale: 'en' }
    for (const record of make(pageOf(number), placed)) {
      records++
      size += JSON.stringify(record).length
    }
  }
  const all = (figure) => (figure / sample) * count
  print(
    'records for a service',
    `${Math.round(all(records)).toLocaleString('en')}, ${(all(size) / 1e6).toFixed(0)} MB`,
  )
}
