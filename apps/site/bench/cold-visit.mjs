// Cold visits of one page: what is transferred, and what the main thread does.
import { brotliCompressSync, constants } from 'node:zlib'
import { newPage, throttle, untilQuiet } from './lib.mjs'

const kinds = ['javascript', 'css', 'font', 'html', 'image', 'json']
const kindOf = (type) => kinds.find((kind) => type.includes(kind)) ?? 'other'
const reactElement = /Symbol\.for\(["'`]react\.(transitional\.)?element/

const brotliSize = (bytes) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength

/**
 * Visits a page and lists all files that it requested until it was quiet for a second.
 *
 * @returns one entry per file; `prefetched` ones are not needed to show the page, `size` is in bytes, after brotli 11
 */
export async function weigh(browser, href) {
  const tab = await newPage(browser)
  const requests = []
  tab.page.context().on('request', (request) => requests.push(request))
  await tab.page.goto(href, { waitUntil: 'load' })
  await untilQuiet(tab)
  const files = new Map()
  for (const request of requests) {
    const url = request.url()
    if (files.has(url) || !url.startsWith('http')) continue
    const headers = await request.allHeaders()
    files.set(url, { url, prefetched: 'sec-purpose' in headers || 'purpose' in headers })
  }
  await tab.page.context().close()
  // Fetched again: the browser does not hand out the bodies of what it prefetched.
  return Promise.all(
    [...files.values()].map(async (file) => ({ ...file, ...(await measureFile(file.url)) })),
  )
}

async function measureFile(url) {
  const response = await fetch(url)
  const type = response.headers.get('content-type') ?? ''
  const body = Buffer.from(await response.arrayBuffer())
  const isCompressed = /font|image\/(png|jpeg|webp)/.test(type)
  return {
    kind: kindOf(type),
    size: isCompressed ? body.byteLength : brotliSize(body),
    hasReact: type.includes('javascript') && reactElement.test(body.toString()),
  }
}

/** Sum of the sizes of the files that the page needs, of one kind or of all. */
export function neededSize(files, kind) {
  return files
    .filter((file) => !file.prefetched && (kind === undefined || file.kind === kind))
    .reduce((sum, { size }) => sum + size, 0)
}

/**
 * Visits a page with a slow processor, until it is quiet for two seconds.
 *
 * @returns milliseconds: processor time of the main thread for `script` and `layout` (with style), `paint` of the
 * largest element by the clock; and the layout `shift`
 */
export async function visitSlowly(browser, href, profile, options) {
  const tab = await newPage(browser, options)
  const session = await throttle(tab.page, profile)
  // Time of the thread, not of the clock: other work on the machine does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await tab.page.addInitScript(() => {
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
  await tab.page.goto(href, { waitUntil: 'load' })
  await untilQuiet(tab, 2000)
  const { paint, shift } = await tab.page.evaluate(() => ({
    paint: window.paint,
    shift: window.shift,
  }))
  const { metrics } = await session.send('Performance.getMetrics')
  const spent = (name) => 1000 * metrics.find((metric) => metric.name === name).value
  await tab.page.context().close()
  return {
    paint,
    shift,
    script: spent('ScriptDuration'),
    layout: spent('LayoutDuration') + spent('RecalcStyleDuration'),
  }
}
