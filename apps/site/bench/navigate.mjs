// From the click on a link of the sidebar to the painted heading of the next page, in the built site: hovered,
// prefetched, and unannounced; on loopback and as a slow phone. With `--against <folder>` another build of the
// site is measured in turns with this one.
import { resolve } from 'node:path'
import { findBrowser, launchBrowser } from '@landing/tooling/browser'
import { serveStatic } from '@landing/tooling/static-server'
import { clickTime, ways } from './clicks.mjs'
import { loopback, median, ms, printTable, readOptions, site, slowPhone } from './lib.mjs'

const options = readOptions({ samples: '8', against: '' })
const samples = Number(options.samples)
const folder = 'docs/landing-page-content/'
const start = `${folder}terraform_providers/`
const links = ['where_to_start', 'exporter', 'samples', 'bigger_context'].map(
  (name) => `${folder}${name}/`,
)
const folders = options.against ? [site.folder, resolve(options.against)] : [site.folder]

const browser = await launchBrowser(findBrowser())
const rows = []
for (const profile of [loopback, slowPhone]) {
  const servers = await Promise.all(
    folders.map((built) => serveStatic({ folder: built, base: site.base, brotli: profile.brotli })),
  )
  for (const [way, label] of Object.entries(ways)) {
    const times = servers.map(() => [])
    for (let sample = 0; sample < samples; sample++) {
      for (const [index, { href }] of servers.entries()) {
        const link = href + links[sample % links.length]
        times[index].push(await clickTime(browser, { start: href + start, link, way, profile }))
      }
    }
    const cells = times.map(
      (list) =>
        `${ms(median(list))} (${Math.min(...list).toFixed(0)}–${Math.max(...list).toFixed(0)})`,
    )
    rows.push([`${profile.name}: ${label}`, ...cells])
  }
  await Promise.all(servers.map((server) => server.close()))
}
await browser.close()
console.log(`Click to painted heading: median of ${samples} cold visits (least–most)\n`)
printTable(['', ...folders.map((_, index) => (index === 0 ? 'this build' : 'the other'))], rows)
