// Opens pages of the built site in a real browser as a phone on slow 4G with a processor four times slower, cold, and
// prints the medians of five visits: largest paint, script, layout and style time on the main thread, layout shift.
import { fileURLToPath } from 'node:url'
import { launchBrowser } from '@landing/tooling/browser'
import { serveStatic } from '@landing/tooling/static-server'
import { paths } from './paths.mjs'

const visits = 5
const cpuSlowdown = 4
/** Lighthouse's "slow 4G": round trip in milliseconds, bytes a second. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
/** The phone of Lighthouse's mobile run. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }

const folder = fileURLToPath(new URL('../dist', import.meta.url))
const server = await serveStatic({ folder, base: '/terraform-landingpage-for-btp/', brotli: true })
const browser = await launchBrowser()

/** Times in milliseconds. */
async function visit(path) {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await session.send('Performance.enable')
  await page.addInitScript(() => {
    window.paint = 0
    window.shift = 0
    const observe = (type, note) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
        type,
        buffered: true,
      })
    observe('largest-contentful-paint', (entry) => {
      window.paint = entry.startTime
    })
    observe('layout-shift', (entry) => {
      if (!entry.hadRecentInput) window.shift += entry.value
    })
  })
  await page.goto(server.href + path, { waitUntil: 'load' })
  // What the page does when it is idle counts as well.
  await page.waitForTimeout(2500)
  const { paint, shift } = await page.evaluate(() => ({ paint: window.paint, shift: window.shift }))
  const { metrics } = await session.send('Performance.getMetrics')
  const spent = (name) => 1000 * metrics.find((metric) => metric.name === name).value
  await context.close()
  return {
    paint,
    script: spent('ScriptDuration'),
    layout: spent('LayoutDuration') + spent('RecalcStyleDuration'),
    shift,
  }
}

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]

for (const [kind, path] of Object.entries(paths)) {
  const results = []
  for (let run = 0; run < visits; run++) results.push(await visit(path))
  const of = (name) => median(results.map((result) => result[name]))
  const ms = (name) => `${of(name).toFixed(0).padStart(5)} ms`
  console.log(
    `${kind.padEnd(10)} largest paint ${ms('paint')}, script ${ms('script')}, layout and style ${ms('layout')}, layout shift ${of('shift').toFixed(3)}`,
  )
}
await browser.close()
await server.close()
