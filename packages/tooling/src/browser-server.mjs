import { chromium } from 'playwright-core'
import { findBrowser, launchOptions } from './browser.mjs'

/** Starts the one browser of a test run, which `launchBrowser` connects to. */
export async function setup() {
  const server = await chromium.launchServer({ executablePath: findBrowser(), ...launchOptions })
  process.env.BROWSER_SERVER = server.wsEndpoint()
  return () => server.close()
}
