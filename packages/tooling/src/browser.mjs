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
  // Last: benchmarks measure what readers have.
  '/usr/bin/chromium-headless-shell',
]

/** Path of a Chromium: CHROME_PATH, the usual places, then Playwright's own; undefined without one. */
export function browserPath() {
  const { CHROME_PATH } = process.env
  const candidates = [CHROME_PATH, ...usualPaths, chromium.executablePath()]
  return candidates.find((path) => path && existsSync(path))
}

/** @throws Error that says how to get a Chromium */
export function findBrowser() {
  const path = browserPath()
  if (path !== undefined) return path
  throw new Error(
    'Chromium not found. Install Chromium or Chrome, or set CHROME_PATH to its executable.',
  )
}

/** Headless, without background requests. */
export const launchOptions = {
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
}

/**
 * Starts a browser, or connects to the one that all tests of a run share.
 *
 * @param {string} [executablePath] benchmarks start one of their own
 */
export function launchBrowser(executablePath) {
  const { BROWSER_SERVER } = process.env
  if (executablePath === undefined && BROWSER_SERVER) return chromium.connect(BROWSER_SERVER)
  return chromium.launch({ executablePath: executablePath ?? findBrowser(), ...launchOptions })
}
