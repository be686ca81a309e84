// pnpm bench:scale [10000 100000] — what the built-in engine costs on sites of many synthetic pages: to build, to open, to ask.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { syntheticPage } from '../../vite/bench/synthetic-page.mjs'
import { countPage, planIndex, recordMaker, textOf } from '../dist/build/index.js'
import { loadEngine } from '../dist/index.js'
import { toPage } from './markdown-pages.mjs'
import { cpuTime, measureFirstAnswer, measureLoad, measureTyping } from './measure.mjs'

const [mode, ...asked] = process.argv.slice(2).filter((argument) => argument !== '--')
if (mode === '--measure') await measure(Number(asked[0]))
else {
  const counts = [mode, ...asked].filter(Boolean)
  for (const count of counts.length > 0 ? counts : ['10000']) {
    const script = fileURLToPath(import.meta.url)
    // A process of its own: its peak of memory is that of this number of pages.
    const options = ['--max-old-space-size=12000', script, '--measure', count]
    spawnSync(process.execPath, options, { stdio: 'inherit' })
  }
}

function pageOf(number, count) {
  const linkTo = (share) => `page-${Math.floor(share * count)}.md`
  return toPage(`category-${number % 500}/page-${number}.md`, syntheticPage(number, linkTo))
}

async function measure(count) {
  const folder = mkdtempSync(join(tmpdir(), 'landing-scale-'))
  const print = (name, figure) => console.log(`  ${name.padEnd(44)} ${figure}`)
  try {
    console.log(`${count.toLocaleString('en')} pages`)
    const counted = []
    const numbers = new Map()
    let size = 0
    const counting = await cpuTime(() => {
      for (let number = 0; number < count; number++) {
        const page = pageOf(number, count)
        numbers.set(page.path, number)
        counted.push(countPage(page, 'en'))
        size += textOf(page).join('\n').length
      }
    })
    print('text', `${(size / 1e6).toFixed(0)} MB`)
    print('read and count the pages', `${(counting / 1000).toFixed(0)} s processor`)
    const names = []
    let bytes = 0
    const planning = await cpuTime(() => {
      for (const file of planIndex(counted, { name: 'all', locale: 'en' })) {
        const texts = file.texts.map(({ path }) => textOf(pageOf(numbers.get(path), count)))
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
    await measureAnswers(folder, names[0], print)
    measureRecords(count, print)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function measureAnswers(folder, entry, print) {
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
      search: (text, limit) => engine.search({ text, limit }),
    }
  }
  const texts = [3, 50, 200, 901, 4000, 7777].flatMap((number) => {
    const { title, sections } = pageOf(number, 10_000)
    return [title.toLowerCase(), `${sections[1].heading.toLowerCase()} ${title.split(' ')[0]}`]
  })
  const queries = texts.map((text) => ({ text }))
  const kilobytes = (figure) => `${(figure / 1024).toFixed(0)} KB`
  const milliseconds = (figure) => `${figure.toFixed(0)} ms`
  print('first file', kilobytes(readFileSync(join(folder, entry)).length))
  const first = await measureFirstAnswer({ open, codeBytes: 0, indexBytes: 0 }, queries)
  print('to the first answer, p50 / p95', `${kilobytes(first.p50)} / ${kilobytes(first.p95)}`)
  print('open, processor', milliseconds(await measureLoad(open)))
  const typing = await measureTyping(open, queries)
  print('a keystroke, p50 / p95', `${milliseconds(typing.p50)} / ${milliseconds(typing.p95)}`)
}

function measureRecords(count, print) {
  const make = recordMaker()
  const sample = Math.min(count, 2000)
  let records = 0
  let size = 0
  for (let number = 0; number < sample; number++) {
    const placed = { url: 'https://example.org/', scopes: ['all'], locale: 'en' }
    for (const record of make(pageOf(number, count), placed)) {
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
