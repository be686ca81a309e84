import { spawn } from 'node:child_process'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { launchBrowser } from '@landing/tooling/browser'

const port = 5197
const href = `http://localhost:${port}`
/** Edits that are shown, of which the first one is told apart. */
const edits = 7

/**
 * Starts a dev server and asks for a page as soon as it listens, then shows edits of it in Chromium.
 *
 * @returns seconds from the start of the process until it listens and until the page has been answered; `edits`
 * are the milliseconds from the writing of the file to its text in the document, in order
 */
export async function measureDevServer(viteBin, root, path, file) {
  const started = performance.now()
  const seconds = () => (performance.now() - started) / 1000
  const server = spawn(process.execPath, [viteBin, '--port', `${port}`, '--strictPort'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let browser
  try {
    await new Promise((resolve, reject) => {
      let output = ''
      server.stdout.on('data', (chunk) => {
        output += chunk
        if (output.includes(`localhost:${port}`)) resolve()
      })
      server.once('exit', () => reject(new Error(`The dev server ended:\n${output}`)))
    })
    const listening = seconds()
    const page = await (await fetch(href + path)).text()
    const answered = seconds()
    if (!page.includes('<h1')) throw new Error(`${path} has no heading:\n${page.slice(0, 2000)}`)
    browser = await launchBrowser()
    return { listening, answered, edits: await showEdits(browser, path, file) }
  } finally {
    await browser?.close()
    server.removeAllListeners('exit')
    const ended = new Promise((resolve) => server.once('exit', resolve))
    if (server.exitCode === null && server.kill()) await ended
  }
}

async function showEdits(browser, path, file) {
  const page = await browser.newPage()
  const connected = page.waitForEvent('console', (line) => line.text() === '[vite] connected.')
  await page.goto(href + path)
  await page.waitForSelector('html[data-has-hydrated="true"]')
  await connected
  const before = readFileSync(file, 'utf8')
  const times = []
  for (let edit = 0; edit < edits; edit++) {
    await page.waitForTimeout(500)
    const shown = page.evaluate(timeOfText, `Edited${edit}x`)
    // The page observes before the file is written.
    await page.evaluate(() => undefined)
    const written = performance.timeOrigin + performance.now()
    appendFileSync(file, `\nEdited${edit}x\n`)
    times.push((await shown) - written)
  }
  writeFileSync(file, before)
  return times
}

/** Runs in the page: when its article has a text, in milliseconds since the epoch. */
function timeOfText(text) {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('article').textContent.includes(text)) return
      observer.disconnect()
      resolve(performance.timeOrigin + performance.now())
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}
