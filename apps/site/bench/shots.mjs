// Takes pictures of every view at four widths and in each way of looking at it, and of the same document on
// default sites of VitePress and Starlight: `pnpm shots [--only name] [--peers no]`, into apps/site/screenshots.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { launchBrowser } from '@landing/tooling/browser'
import { serveStatic } from '@landing/tooling/static-server'
import { readOptions, site } from './lib.mjs'
import { paths } from './paths.mjs'
import { buildSites } from './peer-sites.mjs'

const options = readOptions({ only: '', peers: 'yes' })
const folder = fileURLToPath(new URL('../screenshots', import.meta.url))
const widths = { 390: 844, 820: 1180, 1440: 900, 2560: 1440 }
/** How a page is looked at, in the words of Playwright's browser contexts. */
const looks = {
  light: {},
  dark: { colorScheme: 'dark' },
  contrast: { contrast: 'more' },
  forced: { forcedColors: 'active' },
  rtl: { direction: 'rtl' },
  print: { media: 'print' },
}
/** What is opened on a page before the picture; `full` pictures go down to the end of the page. */
const views = [
  ...Object.entries(paths).map(([name, path]) => ({ name, path, full: true })),
  {
    name: 'search page with hits',
    path: 'search/?q=subaccount',
    full: true,
    ready: '.landing-search-hits a',
  },
  { name: 'popup, empty', path: paths.document, act: (page) => page.keyboard.press('Control+k') },
  { name: 'popup, hits', path: paths.document, act: (page) => search(page, 'subaccount') },
  { name: 'popup, no hits', path: paths.document, act: (page) => search(page, 'zzzqqq') },
  { name: 'menu', path: paths.document, act: openMenu, widest: 820 },
  { name: 'middle of a document', path: paths.document, act: scrollDown },
]

async function search(page, text) {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(text, { delay: 20 })
  await page.waitForTimeout(600)
}

async function openMenu(page) {
  await page.locator('.landing-menu-button').click()
}

async function scrollDown(page) {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
}

/** Takes all pictures of some views of a site. */
async function shoot(browser, href, target, list) {
  mkdirSync(target, { recursive: true })
  for (const [look, { direction, media, ...context }] of Object.entries(looks)) {
    for (const [width, height] of Object.entries(widths)) {
      const viewport = { width: Number(width), height }
      const page = await browser.newPage({ viewport, reducedMotion: 'reduce', ...context })
      for (const { name, path, act, ready, full = false, widest = Infinity } of list) {
        if (viewport.width > widest) continue
        await page.goto(href + path)
        if (direction)
          await page.evaluate((dir) => {
            document.dir = dir
          }, direction)
        if (ready) await page.locator(ready).first().waitFor()
        await page.waitForLoadState('networkidle')
        await act?.(page)
        if (media) await page.emulateMedia({ media })
        await page.waitForTimeout(300)
        await page.screenshot({
          path: join(target, `${name}-${width}-${look}.png`),
          fullPage: full,
        })
        if (media) await page.emulateMedia({ media: 'screen' })
      }
      await page.close()
    }
  }
}

rmSync(folder, { recursive: true, force: true })
const browser = await launchBrowser()
const chosen = views.filter(({ name }) => name.includes(options.only))
const server = await serveStatic(site)
await shoot(browser, server.href, join(folder, 'site'), chosen)
await server.close()
if (options.peers === 'yes') {
  for (const {
    name,
    folder: built,
    paths: [document],
  } of buildSites()) {
    const peer = await serveStatic({ folder: built, base: '/' })
    const list = [
      { name: 'home', path: '', full: true },
      { name: 'document', path: document, full: true },
    ]
    await shoot(browser, peer.href, join(folder, name), list)
    await peer.close()
  }
}
await browser.close()
console.log(`The pictures are in "${folder}".`)
