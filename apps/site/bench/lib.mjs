// Shared by the benches: profiles, waiting, medians, tables.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

export const site = {
  folder: fileURLToPath(new URL('../dist', import.meta.url)),
  base: '/terraform-landingpage-for-btp/',
}
export const desktop = { width: 1280, height: 800 }

/** `brotli`: does the server compress? On loopback, compressing would cost more than it saves. */
export const loopback = { name: 'loopback', cpu: 1, brotli: false }
export const slowPhone = {
  name: '4x slower processor, Fast 3G',
  cpu: 4,
  brotli: true,
  // "Fast 3G" of the DevTools: round trip in milliseconds, bytes per second.
  network: {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1.6e6 / 8) * 0.9,
    uploadThroughput: (0.75e6 / 8) * 0.9,
  },
}

/** Slows a page down as the profile says, from now on. Returns the DevTools session. */
export async function throttle(page, { cpu, network }) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  if (network) await session.send('Network.emulateNetworkConditions', network)
  if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  return session
}

/** Opens a page in a browser context of its own, so without any cache. Close it by `page.context().close()`. */
export async function newPage(browser, options = {}) {
  const context = await browser.newContext({ viewport: desktop, ...options })
  const page = await context.newPage()
  const traffic = { open: new Set(), last: performance.now() }
  const note = () => {
    traffic.last = performance.now()
  }
  context.on('request', (request) => {
    traffic.open.add(request)
    note()
  })
  for (const event of ['requestfinished', 'requestfailed']) {
    context.on(event, (request) => {
      traffic.open.delete(request)
      note()
    })
  }
  return { page, traffic }
}

/** Waits until nothing has been requested for `silence` milliseconds: behaviours are attached, prefetching is done. */
export async function untilQuiet({ page, traffic }, silence = 1000) {
  const limit = performance.now() + 60_000
  traffic.last = performance.now()
  while (traffic.open.size > 0 || performance.now() - traffic.last < silence) {
    if (performance.now() > limit) throw new Error(`${page.url()} never stops requesting`)
    await page.waitForTimeout(25)
  }
}

/** Interpolates between the two nearest values. */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const low = sorted[Math.floor(place)] ?? Number.NaN
  return low + ((sorted[Math.ceil(place)] ?? low) - low) * (place % 1)
}
export const median = (values) => quantile(values, 0.5)

export const ms = (value) => `${value.toFixed(0)} ms`
export const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`

/** Prints rows of texts as a Markdown table, the numbers to the right. */
export function printTable(head, rows) {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => String(row[column]).length)),
  )
  const line = (row) =>
    `| ${row.map((cell, column) => (column === 0 ? String(cell).padEnd(widths[column]) : String(cell).padStart(widths[column]))).join(' | ')} |`
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  )
  console.log([line(head), line(rule), ...rows.map(line)].join('\n'))
}

/** Options of the command line, `--name value`; all are texts. */
export function readOptions(defaults) {
  const options = Object.fromEntries(
    Object.keys(defaults).map((name) => [name, { type: 'string' }]),
  )
  const args = process.argv.slice(2).filter((argument) => argument !== '--')
  return { ...defaults, ...parseArgs({ args, options }).values }
}
