import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

/** Usual places of a Chromium. */
const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** Path of a Chromium: CHROME_PATH, the usual places, then Playwright's own. */
export function findBrowser() {
  const candidates = [process.env.CHROME_PATH, ...usualPaths, chromium.executablePath()]
  const found = candidates.find((path) => path !== undefined && path !== '' && existsSync(path))
  if (found === undefined) {
    throw new Error(
      'Chromium not found. Install Chromium or Chrome, or set CHROME_PATH to its executable.',
    )
  }
  return found
}

/** The browser of tests: Chromium's headless shell, which opens a page in half the time, else a whole Chromium. */
function findTestBrowser() {
  const shell = '/usr/bin/chromium-headless-shell'
  return !process.env.CHROME_PATH && existsSync(shell) ? shell : findBrowser()
}

/**
 * Starts a headless Chromium without background requests.
 *
 * @param {string} [executablePath] benchmarks pass `findBrowser()`: what readers have.
 */
export function launchBrowser(executablePath = findTestBrowser()) {
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
}
