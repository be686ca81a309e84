import { existsSync } from 'node:fs'
import puppeteer, { type KeyInput } from 'puppeteer-core'
import type { Engine, Tab } from './tab'

const usualPaths = [
  '/usr/bin/firefox',
  '/usr/bin/firefox-esr',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]
const path = [process.env.FIREFOX_PATH, ...usualPaths].find((file) => file && existsSync(file))

/** Gecko: the Firefox of the machine, over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  missing:
    path === undefined ? 'install Firefox, or set FIREFOX_PATH to its executable' : undefined,
  openTab,
}

async function openTab(): Promise<Tab> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: path ?? '',
    headless: true,
  })
  const page = await browser.newPage()
  const reported: string[] = []
  page.on('console', (line) => {
    if (['error', 'warn'].includes(line.type())) reported.push(line.text())
  })
  page.on('pageerror', (error) => reported.push(String(error)))
  return {
    reported,
    resize: (width, height) => page.setViewport({ width, height }),
    async open(href) {
      await page.goto(href, { waitUntil: 'load' })
    },
    async click(selector) {
      for (const element of await page.$$(selector)) {
        if (await element.isVisible()) return element.click()
      }
      throw new Error(`No visible element for ${selector}`)
    },
    async press(...keys) {
      for (const each of keys) {
        const chord = each.split('+') as KeyInput[]
        for (const key of chord) await page.keyboard.down(key)
        for (const key of chord.toReversed()) await page.keyboard.up(key)
      }
    },
    run: (work, ...args) => page.evaluate(work as never, ...args),
    close: () => browser.close(),
  }
}
