// How fast is the compiler, and how much memory does it take? Run by `pnpm bench:content`.
// With an argument, runs one measurement in its own process; without, all of them.
import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { stages } from '@landing/markdown/host'
import { openContent } from '../dist/index.js'
import { writeSyntheticSite } from './synthetic-site.mjs'

const archive =
  process.env.BENCH_CORPUS ??
  resolve(import.meta.dirname, '../../../../shared/corpora/azurerm-docs.tar.gz')
/** Built by `pnpm bench:content`; content itself must not depend on it. */
const plugin = resolve(import.meta.dirname, '../../plugin-terraform/dist/index.js')

async function measure({
  contentDir,
  cacheDir,
  dialect,
  plugins = [],
  emoji = true,
  parser = 'auto',
}) {
  const config = { title: 'Bench', url: 'https://example.org', docs: { dialect }, plugins, emoji }
  const start = performance.now()
  const content = await openContent({
    contentDir,
    config,
    production: true,
    parser,
    ...(cacheDir && { cacheDir }),
  })
  let pages = 0
  let bytes = 0
  for await (const { page } of content.renderAll()) {
    pages++
    bytes += page.data.kind === 'doc' ? page.data.html.length : 0
  }
  const milliseconds = performance.now() - start
  const times = content.times()
  await content.dispose()
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  const cpu = (userCPUTime + systemCPUTime) / 1000
  process.stdout.write(
    JSON.stringify({ pages, bytes, milliseconds, cpu, times, peak: maxRSS * 1024 }),
  )
}

function inProcess(options) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [import.meta.filename, JSON.stringify(options)],
    { encoding: 'utf8', maxBuffer: 1 << 26 },
  )
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout)
}

/** The best of several runs: other programs on the machine can only slow it down. */
function best(runs, prepare, options) {
  const results = Array.from({ length: runs }, () => {
    prepare()
    return inProcess(options)
  })
  return results.sort((a, b) => a.milliseconds - b.milliseconds)[0]
}

function show(name, { pages, milliseconds, cpu, times, peak }) {
  const all = Object.values(times).reduce((sum, time) => sum + time, 0)
  const shares = stages.map((stage) => `${stage} ${Math.round((100 * times[stage]) / all)} %`)
  const rate = Math.round((1000 * pages) / milliseconds)
  console.log(
    `${name.padEnd(34)} ${String(pages).padStart(6)} pages ${(milliseconds / 1000).toFixed(2).padStart(6)} s ` +
      `${String(rate).padStart(6)} pages/s  processor ${(cpu / 1000).toFixed(2)} s  peak ${Math.round(peak / 2 ** 20)} MiB`,
  )
  console.log(`  ${shares.join(', ')}`)
}

function all() {
  const folder = mkdtempSync(join(tmpdir(), 'landing-bench-'))
  const cacheDir = join(folder, 'cache')
  const forget = () => rmSync(cacheDir, { recursive: true, force: true })
  const nothing = () => undefined
  try {
    if (existsSync(archive)) {
      const contentDir = join(folder, 'corpus')
      execFileSync('mkdir', ['-p', contentDir])
      execFileSync('tar', ['xzf', archive, '-C', contentDir])
      const corpus = { contentDir, cacheDir, dialect: 'terraform-registry', plugins: [plugin] }
      show('real corpus, cold', best(3, forget, corpus))
      show('real corpus, nothing changed', best(3, nothing, corpus))
      // All pages are compiled again; highlighted code is cached.
      const forgetPages = () => rmSync(join(cacheDir, 'pages'), { recursive: true, force: true })
      const settings = { ...corpus, emoji: false }
      show('real corpus, other settings', best(2, forgetPages, settings))
      const reference = { ...corpus, parser: 'reference' }
      show('real corpus, reference parser', best(1, forget, reference))
      show('  the same, other settings', best(2, forgetPages, { ...reference, emoji: false }))
    } else console.log('real corpus: skipped, it is not here')
    const peaks = new Map()
    for (const pages of [1000, 10_000]) {
      const contentDir = join(folder, `synthetic-${pages}`)
      writeSyntheticSite(contentDir, pages)
      const site = { contentDir, cacheDir, dialect: 'landing' }
      // Recently changed files are always read again, which is not what is measured.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2500)
      const cold = best(pages > 1000 ? 1 : 2, forget, site)
      peaks.set(pages, cold.peak)
      show(`${pages} synthetic pages, cold`, cold)
      const warm = best(3, nothing, site)
      show(`${pages} synthetic pages, no change`, warm)
      const edited = join(contentDir, 'docs/part-3/page-301.md')
      const once = best(
        3,
        () => appendFileSync(edited, `\nEdited at ${statSync(edited).size}.\n`),
        site,
      )
      show(`${pages} synthetic pages, one changed`, once)
      console.log(
        `  one page changed: ${Math.round(once.milliseconds - warm.milliseconds)} ms more`,
      )
      forget()
    }
    const growth = ((peaks.get(10_000) ?? 0) - (peaks.get(1000) ?? 0)) / 9000 / 1024
    console.log(`memory: ${growth.toFixed(1)} KiB a page, from 1,000 to 10,000 pages, cold`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const [argument] = process.argv.slice(2)
if (argument === undefined) all()
else await measure(JSON.parse(argument))
