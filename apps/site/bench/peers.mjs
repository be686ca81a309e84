// pnpm bench:peers — Landing beside VitePress, Starlight and Docusaurus: sites of the same three pages, each as made by its own
// `npm create`, measured in turns in one run. The first run installs the peers from npm into the temporary folder.
import { loadavg } from 'node:os'
import { findBrowser, launchBrowser } from '@landing/tooling/browser'
import { serveStatic } from '@landing/tooling/static-server'
import { clickTime } from './clicks.mjs'
import { neededSize, visitSlowly, weigh } from './cold-visit.mjs'
import { kb, loopback, median, ms, printTable, readOptions, slowPhone } from './lib.mjs'
import { buildSites } from './peer-sites.mjs'

const samples = Number(readOptions({ samples: '8' }).samples)

const sites = buildSites()
/** Other work on the machine makes all of them slower. */
const load = () => loadavg()[0].toFixed(1)
const loadBefore = load()
const browser = await launchBrowser(findBrowser())
const rows = []
const cell = (times) => `${ms(median(times))} (${Math.min(...times).toFixed(0)})`

/** Calls `measure` for every site in turns. Returns the values of each site. */
async function inTurns(profile, measure) {
  const servers = await Promise.all(
    sites.map(({ folder }) => serveStatic({ folder, base: '/', brotli: profile.brotli })),
  )
  const values = sites.map(() => [])
  for (let sample = 0; sample < samples; sample++) {
    for (const [index, { href }] of servers.entries()) {
      const [start, ...links] = sites[index].paths.map((path) => href + path)
      values[index].push(await measure({ start, link: links[sample % links.length] }))
    }
  }
  await Promise.all(servers.map((server) => server.close()))
  return values
}

const weights = []
for (const { folder, paths } of sites) {
  const server = await serveStatic({ folder, base: '/' })
  weights.push(await weigh(browser, server.href + paths[0]))
  await server.close()
}
rows.push([
  'cold document, brotli: all with fonts',
  ...weights.map((files) => kb(neededSize(files))),
])
rows.push(['  script', ...weights.map((files) => kb(neededSize(files, 'javascript')))])

const scripts = await inTurns({ brotli: true }, async ({ start }) => {
  const { script } = await visitSlowly(browser, start, { cpu: slowPhone.cpu })
  return script
})
rows.push(['script on the main thread, 4x slower', ...scripts.map(cell)])

for (const profile of [loopback, slowPhone]) {
  for (const [way, label] of [
    ['hovered', 'hovered for 300 ms'],
    ['unannounced', 'not hovered'],
  ]) {
    const clicks = await inTurns(profile, (visit) => clickTime(browser, { ...visit, way, profile }))
    rows.push([`click to heading, ${profile.name}: ${label}`, ...clicks.map(cell)])
  }
}
await browser.close()
console.log(
  `Sites of the same three pages as their users make them, medians (least) of ${samples} cold visits; load of the machine ${loadBefore} before, ${load()} after\n`,
)
printTable(['', ...sites.map(({ name }) => name)], rows)
