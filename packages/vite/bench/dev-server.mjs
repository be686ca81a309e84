import { spawn } from 'node:child_process'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { findBrowser, launchBrowser } from '@landing/tooling/browser'

const port = 5197
const href = `http://localhost:${port}`
const edits = 7

/**
 * Starts a dev server, opens a page in a tab of Chromium as soon as the server listens, then edits the page.
 *
 * @returns seconds from the start of the process until it listens and until the tab shows the page; `edits` are the
 * milliseconds from the writing of the file until the tab shows it, in order; `reloads` counts those that reloaded it
 */
export async function measureDevServer(viteBin, root, path, file) {
  const browser = await launchBrowser(findBrowser())
  const page = await browser.newPage()
  await page.addInitScript(watchPaints)
  const connected = page.waitForEvent('console', {
    predicate: (line) => line.text() === '[vite] connected.',
    timeout: 120_000,
  })
  connected.catch(() => {})
  // Chromium is busy with its own start for a moment; an author's browser runs already.
  await page.waitForTimeout(3000)
  const started = now()
  const server = spawn(process.execPath, [viteBin, '--port', `${port}`, '--strictPort'], {
    cwd: root,
    // Colors would cut the address that is looked for.
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await untilListening(server)
    const listening = now()
    await page.goto(href + path, { waitUntil: 'commit' })
    const readable = await paintOf(page, 'heading')
    await connected
    await page.waitForLoadState('networkidle')
    const shown = await showEdits(page, file)
    return {
      listening: (listening - started) / 1000,
      readable: (readable - started) / 1000,
      ...shown,
    }
  } finally {
    await browser.close()
    server.removeAllListeners('exit')
    const ended = new Promise((resolve) => server.once('exit', resolve))
    if (server.exitCode === null && server.kill()) await ended
  }
}

const now = () => performance.timeOrigin + performance.now()

function untilListening(server) {
  return new Promise((resolve, reject) => {
    let output = ''
    server.stdout.on('data', (chunk) => {
      output += chunk
      if (output.includes(`localhost:${port}`)) resolve()
    })
    server.once('exit', () => reject(new Error(`The dev server ended:\n${output}`)))
  })
}

async function showEdits(page, file) {
  const before = readFileSync(file, 'utf8')
  const times = []
  let reloads = 0
  page.on('load', () => reloads++)
  try {
    for (let edit = 0; edit < edits; edit++) {
      await page.waitForTimeout(500)
      const text = `Edited${edit}x`
      await page.evaluate((expected) => sessionStorage.setItem('expected', expected), text)
      const written = now()
      appendFileSync(file, `\n${text}\n`)
      times.push((await paintOf(page, text)) - written)
    }
  } finally {
    writeFileSync(file, before)
  }
  return { edits: times, reloads }
}

/** When a tab painted what `watchPaints` waits for, in milliseconds since the epoch. */
async function paintOf(page, name) {
  const limit = now() + 120_000
  while (now() < limit) {
    // Throws while the page is reloaded.
    const time = await page
      .evaluate((key) => Number(sessionStorage.getItem(key)), name)
      .catch(() => 0)
    if (time > 0) return time
    await page.waitForTimeout(20)
  }
  throw new Error(`The tab did not show "${name}" within 120 s.`)
}

/** Runs in every document of the tab: notes the first frame with a heading, and the first one with the expected text. */
function watchPaints() {
  const note = (name) => {
    if (sessionStorage.getItem(name)) return
    requestAnimationFrame(() => {
      // A task after the frame's: style, layout and paint are done by then.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        if (!sessionStorage.getItem(name))
          sessionStorage.setItem(name, performance.timeOrigin + performance.now())
      }
      port2.postMessage(null)
    })
  }
  const look = () => {
    const main = document.querySelector('main')
    if (main?.querySelector('h1')?.textContent) note('heading')
    const expected = sessionStorage.getItem('expected')
    if (expected && main?.textContent.includes(expected)) note(expected)
  }
  const observer = new MutationObserver(look)
  observer.observe(document, { childList: true, subtree: true, characterData: true })
}
