// Lighthouse's mobile run over one page of each kind of the built site. It is not installed with the project and needs
// Node 22: npx fetches both for this run alone.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { findBrowser } from '@landing/tooling/browser'
import { serveStatic } from '@landing/tooling/static-server'
import { paths } from './paths.mjs'

const run = promisify(execFile)
const folder = fileURLToPath(new URL('../dist', import.meta.url))
const server = await serveStatic({ folder, base: '/terraform-landingpage-for-btp/', brotli: true })
const reports = await mkdtemp(join(tmpdir(), 'landing-lighthouse-'))
/** Of Lighthouse's simulated slow phone, not of this machine. */
const timings = [
  ['first-contentful-paint', 'first paint'],
  ['largest-contentful-paint', 'largest paint'],
  ['total-blocking-time', 'blocked'],
  ['speed-index', 'speed index'],
]
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

try {
  for (const [kind, path] of Object.entries(paths)) {
    const file = join(reports, 'report.json')
    const flags = ['--quiet', '--output=json', `--output-path=${file}`]
    const chrome = '--chrome-flags=--headless=new --no-sandbox --disable-gpu'
    const only = `--only-categories=${categories.join(',')}`
    await run(
      'npx',
      [
        '--yes',
        '-p',
        'node@22',
        '-p',
        'lighthouse',
        'lighthouse',
        server.href + path,
        ...flags,
        only,
        chrome,
      ],
      { env: { ...process.env, CHROME_PATH: findBrowser() } },
    )
    const { categories: results, audits } = JSON.parse(await readFile(file, 'utf8'))
    const scores = categories.map((name) => `${name} ${Math.round(100 * results[name].score)}`)
    const times = timings.map(([id, name]) => `${name} ${audits[id].displayValue}`)
    console.log(`${kind.padEnd(10)} ${scores.join(', ')} (${times.join(', ')})`)
    for (const name of categories) {
      const failed = results[name].auditRefs.filter(
        ({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9,
      )
      for (const { id } of failed)
        console.log(`             ${name}: ${audits[id].title} ${audits[id].displayValue ?? ''}`)
    }
  }
} finally {
  await rm(reports, { recursive: true })
  await server.close()
}
