// Measures the search of the built site in a real browser, by the page's own clock: from focus to the
// first suggestion, cold and with a warm cache, and from each key to the suggestions for it. Beside
// it, in the same pages, the least such a measurement can show: a listener that changes a text.
//
// With `--against <folder>` another build of the site is measured in turns with this one.
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { launchBrowser } from '@landing/tooling/browser'
import { serveStatic } from '@landing/tooling/static-server'
import { watchList } from './watch-list.mjs'

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: { runs: { type: 'string', default: '20' }, against: { type: 'string' } },
})
const runs = Number(values.runs)
const base = '/terraform-landingpage-for-btp/'
const route = 'docs/landing-page-content/terraform_providers/'
const typed = ['exporter terraform', 'getting started', 'authenticaton']
/** Time for whatever follows a painted list to end, in milliseconds. */
const rest = 60

async function openPage(context, { server }) {
  const page = await context.newPage()
  await page.addInitScript(watchList)
  await page.goto(server.href + route, { waitUntil: 'networkidle' })
  await page.waitForSelector('html[data-has-hydrated="true"]')
  await page.waitForTimeout(300)
  return page
}

/** From focus, with a word in the field at once, to the first option. */
function focusToFirst(page) {
  return page.evaluate(() => {
    const field = document.querySelector('.search-input')
    return window.latency.after('[role="listbox"]', () => {
      field.focus()
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(
        field,
        'exporter',
      )
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  })
}

/** From focus to a text that a listener changes: what any answer to a focus takes. */
function focusToText(page) {
  return page.evaluate(() => {
    const { field } = window.latency.trivial()
    return window.latency.after('#trivial-text', () => {
      field.focus()
      field.value = 'exporter'
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  })
}

/** From each key to what it changes; keys that change nothing do not count. */
async function keysTo(page, field, selector, text) {
  const times = []
  await page.fill(field, '')
  await page.focus(field)
  for (const letter of text) {
    await page.waitForTimeout(rest)
    await page.evaluate((watched) => window.latency.watchKeys(watched), selector)
    await page.keyboard.type(letter)
    await page.waitForTimeout(2 * rest)
    const time = await page.evaluate(() => window.latency.lastKey())
    if (time) times.push(time)
  }
  return times
}

/** One visit without a cache and one with it; the first visits also type. */
async function visit(browser, build, run) {
  const { cold, warm, keys, floor, keyFloor } = build.times
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await openPage(context, build)
  cold.push(await focusToFirst(page))
  if (run < typed.length) {
    keys.push(...(await keysTo(page, '.search-input', '[role="listbox"]', typed[run])))
    await page.evaluate(() => window.latency.trivial())
    keyFloor.push(...(await keysTo(page, '#trivial-field', '#trivial-text', typed[run])))
  }
  await page.close()
  const second = await openPage(context, build)
  warm.push(await focusToFirst(second))
  await second.close()
  const third = await openPage(context, build)
  floor.push(await focusToText(third))
  await context.close()
}

function quantile(times, part, share) {
  const sorted = times.map((time) => time[part]).sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

function row(times, part) {
  const [median, high] = [0.5, 0.95].map((share) => quantile(times, part, share).toFixed(1))
  return `${median} ms median, ${high} ms p95`
}

function print({ name, times }) {
  if (name) console.log(`\n${name}`)
  const rows = [
    ['focus to the first suggestion, nothing loaded before', times.cold],
    ['focus to the first suggestion, files in the cache', times.warm],
    ['focus to a text that a listener changes, the least there is', times.floor],
    ['a key to its suggestions', times.keys],
    ['a key to a text that a listener changes, the least there is', times.keyFloor],
  ]
  for (const [label, list] of rows) {
    const document = row(list, 'changed')
    console.log(
      `${label} (${list.length}): in the document ${document}; painted ${row(list, 'painted')}`,
    )
  }
}

const own = fileURLToPath(new URL('../dist', import.meta.url))
const folders = values.against ? [resolve(values.against), own] : [own]
const builds = await Promise.all(
  folders.map(async (folder) => ({
    name: folders.length > 1 ? folder : '',
    server: await serveStatic({ folder, base }),
    times: { cold: [], warm: [], keys: [], floor: [], keyFloor: [] },
  })),
)
const browser = await launchBrowser()
for (let run = 0; run < runs; run++) {
  // Neither build always comes first.
  for (const build of run % 2 === 0 ? builds : builds.toReversed()) await visit(browser, build, run)
}
for (const build of builds) print(build)
await browser.close()
await Promise.all(builds.map(({ server }) => server.close()))
