import { chromium } from 'playwright-core'
import { findBrowser, launchOptions } from './browser.mjs'
import { ensureFont } from './first-font.mjs'

/** Starts the one browser of a test run, which `launchBrowser` connects to. */
export async function setup() {
  const executablePath = findBrowser()
  await ensureFont({ executablePath, ...launchOptions })
  const server = await chromium.launchServer({ executablePath, ...launchOptions })
  process.env.BROWSER_SERVER = server.wsEndpoint()
  // For what draws in a browser while a site is built.
  process.env.CHROME_PATH ??= executablePath
  return () => server.close()
}
