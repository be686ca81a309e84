// Measures the search of the built site in a real browser, by the page's own clock: from focus to the
// first suggestion, cold and with a warm cache, and from each key to the suggestions for it.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { launchBrowser } from '@landing/tooling/browser'
import { serveStatic } from '@landing/tooling/static-server'

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: { runs: { type: 'string', default: '20' } },
})
const runs = Number(values.runs)
const base = '/terraform-landingpage-for-btp/'
const output = fileURLToPath(new URL('../dist', import.meta.url))
const route = 'docs/landing-page-content/terraform_providers/'
const typed = ['exporter terraform', 'getting started', 'authenticaton']

const server = await serveStatic({ folder: output, base })
const browser = await launchBrowser()

/** Notes in the page when the list of suggestions last changed, and when that was painted. */
function observeSuggestions() {
  const state = { changed: 0, painted: 0, keys: [] }
  window.latency = state
  const note = () => {
    const list = document.querySelector('[role="listbox"]')
    const said = list?.textContent ?? ''
    if (said === state.said) return
    state.said = said
    state.changed = performance.now()
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => {
        state.painted = performance.now()
      }
      channel.port2.postMessage(null)
    })
  }
  new MutationObserver(note).observe(document, {
    childList: true,
    characterData: true,
    subtree: true,
  })
  document.addEventListener('keydown', (event) => state.keys.push(event.timeStamp), true)
}

async function open(context) {
  const page = await context.newPage()
  await page.addInitScript(observeSuggestions)
  await page.goto(server.href + route, { waitUntil: 'networkidle' })
  await page.waitForSelector('html[data-has-hydrated="true"]')
  await page.waitForTimeout(300)
  return page
}

/** From focus, with a word in the field at once, to the first option: `[in the document, painted]`. */
function focusToFirst(page) {
  return page.evaluate(async () => {
    const field = document.querySelector('.search-input')
    const start = performance.now()
    field.focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, 'exporter')
    field.dispatchEvent(new Event('input', { bubbles: true }))
    while (!window.latency.said || window.latency.painted < window.latency.changed) {
      await new Promise((done) => setTimeout(done, 1))
    }
    return [window.latency.changed - start, window.latency.painted - start]
  })
}

/** From each key to the list that answers it; keys that change nothing in the list do not count. */
async function keyToList(page, text) {
  const times = []
  await page.fill('.search-input', '')
  await page.focus('.search-input')
  for (const letter of text) {
    await page.waitForTimeout(60)
    const before = await page.evaluate(() => window.latency.changed)
    await page.keyboard.type(letter)
    await page.waitForTimeout(120)
    const { changed, painted, keys } = await page.evaluate(() => window.latency)
    const key = keys.at(-1)
    if (changed > before && changed > key) times.push([changed - key, painted - key])
  }
  return times
}

const quantile = (list, share) => {
  const sorted = [...list].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
const show = (name, times) => {
  const of = (at, share) =>
    `${quantile(
      times.map((time) => time[at]),
      share,
    ).toFixed(1)} ms`
  console.log(
    `${name} (${times.length}): in the document ${of(0, 0.5)} median, ${of(0, 0.95)} p95; painted ${of(1, 0.5)} median, ${of(1, 0.95)} p95`,
  )
}

const cold = []
const warm = []
const keys = []
for (let run = 0; run < runs; run++) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await open(context)
  cold.push(await focusToFirst(page))
  if (run < typed.length) keys.push(...(await keyToList(page, typed[run])))
  await page.close()
  const again = await open(context)
  warm.push(await focusToFirst(again))
  await context.close()
}
show('focus to the first suggestion, nothing loaded before', cold)
show('focus to the first suggestion, files in the cache', warm)
show('a key to its suggestions', keys)
await browser.close()
await server.close()
