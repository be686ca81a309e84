// Opens pages of the built site as a phone with a processor four times slower, cold: once on loopback, once on slow 4G.
// Prints medians of five visits: script, layout and style time on the main thread, largest paint, layout shift.
import { findBrowser, launchBrowser } from '@landing/tooling/browser'
import { serveStatic } from '@landing/tooling/static-server'
import { visitSlowly } from './cold-visit.mjs'
import { median, ms, printTable, readOptions, site } from './lib.mjs'
import { paths } from './paths.mjs'

const visits = Number(readOptions({ visits: '5' }).visits)
const slowProcessor = { cpu: 4 }
const slowPhone = {
  cpu: 4,
  // Lighthouse's "slow 4G": round trip in milliseconds, bytes per second.
  network: {
    offline: false,
    latency: 150,
    downloadThroughput: (1638.4 * 1024) / 8,
    uploadThroughput: (675 * 1024) / 8,
  },
}
/** The phone of Lighthouse's mobile run. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }

const server = await serveStatic({ ...site, brotli: true })
const browser = await launchBrowser(findBrowser())
const rows = []
for (const [kind, path] of Object.entries(paths)) {
  const visit = (profile) => visitSlowly(browser, server.href + path, profile, phone)
  const near = []
  const far = []
  for (let run = 0; run < visits; run++) {
    near.push(await visit(slowProcessor))
    far.push(await visit(slowPhone))
  }
  const of = (results, name) => median(results.map((result) => result[name]))
  rows.push([
    kind,
    ms(of(near, 'script')),
    ms(of(far, 'script')),
    ms(of(far, 'layout')),
    ms(of(far, 'paint')),
    of(far, 'shift').toFixed(3),
  ])
}
await browser.close()
await server.close()
console.log(`4x slower processor, medians of ${visits} cold visits\n`)
const columns = ['script', 'script, slow 4G', 'layout and style', 'largest paint', 'layout shift']
printTable(['page', ...columns], rows)
