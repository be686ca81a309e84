// Measures the search of the built site in a real browser, by the page's own clock: from focus to the first suggestion
// with empty caches, on loopback and as a slow phone, and from each key to the suggestions for it. Beside it, the least
// that such a measurement can show: a listener that changes a text.
//
// With `--against <folder>` another build of the site is measured in turns with this one.
import { resolve } from 'node:path'
import { findBrowser, launchBrowser } from '@landing/tooling/browser'
import { serveStatic } from '@landing/tooling/static-server'
import {
  loopback,
  newPage,
  printTable,
  quantile,
  readOptions,
  site,
  slowPhone,
  throttle,
  untilQuiet,
} from './lib.mjs'
import { watchList } from './watch-list.mjs'

const options = readOptions({ runs: '8', against: '' })
const runs = Number(options.runs)
const route = 'docs/landing-page-content/terraform_providers/'
const searchField = 'search input, input[type="search"], .search-input'
const suggestion = 'a[role="option"]'
const suggestions = '[role="listbox"]'
const typed = ['exporter terraform', 'getting started', 'authenticaton']
/** Time for whatever follows a painted list to end, in milliseconds. */
const rest = 60

/** A cold page that is idle; the profile holds from then on. */
async function openPage(browser, servers, profile) {
  const tab = await newPage(browser)
  await tab.page.addInitScript(watchList)
  const server = profile.brotli ? servers.compressed : servers.plain
  await tab.page.goto(server.href + route, { waitUntil: 'load' })
  await untilQuiet(tab)
  await throttle(tab.page, profile)
  return tab.page
}

/** From focus, with a word in the field at once, to the first suggestion. */
function focusToFirst(page) {
  return page.evaluate(
    ([field, option]) =>
      window.latency.after(option, () => {
        const input = [...document.querySelectorAll(field)].find((each) => each.checkVisibility())
        input.focus()
        // React overrides the setter of the element.
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
        set.call(input, 'exporter')
        input.dispatchEvent(new Event('input', { bubbles: true }))
      }),
    [searchField, suggestion],
  )
}

/** From each key to what it changes; keys that change nothing do not count. */
async function keysTo(page, field, selector, text) {
  const times = []
  const input = page.locator(field).locator('visible=true').first()
  await input.fill('')
  await input.focus()
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

/** One cold visit of each kind; the first ones also type. */
async function visit(browser, { servers, times }, run) {
  const page = await openPage(browser, servers, loopback)
  times.cold.push(await focusToFirst(page))
  if (run < typed.length) {
    times.keys.push(...(await keysTo(page, searchField, suggestions, typed[run])))
    await page.evaluate(() => window.latency.trivial())
    times.least.push(...(await keysTo(page, '#trivial-field', '#trivial-text', typed[run])))
  }
  await page.context().close()

  const slow = await openPage(browser, servers, slowPhone)
  times.tapped.push(await focusToFirst(slow))
  await slow.context().close()

  const hovered = await openPage(browser, servers, slowPhone)
  await hovered.locator(searchField).locator('visible=true').first().hover()
  await hovered.waitForTimeout(300)
  times.hovered.push(await focusToFirst(hovered))
  await hovered.context().close()
}

const cell = (times) => {
  const [middle, high] = [0.5, 0.95].map((share) => quantile(times, share).toFixed(0))
  return `${middle} ms (p95 ${high}, ${times.length})`
}
const labels = {
  cold: `first suggestion, ${loopback.name}`,
  tapped: `first suggestion, ${slowPhone.name}: cold tap`,
  hovered: `first suggestion, ${slowPhone.name}: hovered for 300 ms`,
  keys: 'a key to its suggestions, loopback',
  least: 'a key to a text that a listener changes',
}

const noTimes = () => ({ cold: [], tapped: [], hovered: [], keys: [], least: [] })
const folders = options.against ? [site.folder, resolve(options.against)] : [site.folder]
const builds = await Promise.all(
  folders.map(async (folder) => ({
    servers: {
      plain: await serveStatic({ folder, base: site.base }),
      compressed: await serveStatic({ folder, base: site.base, brotli: true }),
    },
    times: noTimes(),
  })),
)
const browser = await launchBrowser(findBrowser())
// The first visit of a browser is slower than all others, and belongs to neither build.
for (const { servers } of builds) await visit(browser, { servers, times: noTimes() }, runs)
for (let run = 0; run < runs; run++) {
  // Neither build always comes first.
  for (const build of run % 2 === 0 ? builds : builds.toReversed()) await visit(browser, build, run)
}
await browser.close()
for (const { servers } of builds) {
  await servers.plain.close()
  await servers.compressed.close()
}
console.log('From focus, nothing of the search cached, or from a key, until it is painted\n')
printTable(
  ['', ...builds.map((_, index) => (index === 0 ? 'this build' : 'the other'))],
  Object.entries(labels).map(([name, label]) => [
    label,
    ...builds.map(({ times }) => cell(times[name])),
  ]),
)
