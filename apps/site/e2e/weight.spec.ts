import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { base, saveData, type Visit, visitSite, waitForScripts } from './site'

let visit: Visit
beforeAll(async () => {
  visit = await visitSite()
})
afterAll(() => visit.close())

/** As `pnpm bench:weight` counts. */
const kilobyte = 1024

/** What a first visit asks for, in bytes as a host sends them. */
async function weigh(
  path: string,
): Promise<{ files: number; scripts: number; styles: number; all: number }> {
  const requests = new Set<string>()
  const page = await visit.open(path, {}, async (opened) => {
    await saveData(opened)
    opened.on('request', (request) => requests.add(new URL(request.url()).pathname))
  })
  await waitForScripts(page)
  await page.waitForLoadState('networkidle')
  // Chromium asks for icons besides, its headless shell does not.
  const icons = await page
    .locator('link[rel~="icon"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname))
  const needed = [...requests].filter((request) => !icons.includes(request))
  const rows = needed.map((request) => {
    const file = request.replace(base, '').replace(/(^|\/)$/, '$1index.html')
    const body = readFileSync(new URL(`../dist/${file}`, import.meta.url))
    return { file, size: file.endsWith('.woff2') ? body.length : brotliCompressSync(body).length }
  })
  const sum = (kind: string) =>
    rows.reduce((total, { file, size }) => (file.endsWith(kind) ? total + size : total), 0)
  return { files: rows.length, scripts: sum('.js'), styles: sum('.css'), all: sum('') }
}

it('keeps a first visit to a document light', async () => {
  const { files, scripts, styles, all } = await weigh(
    'docs/landing-page-content/terraform_providers/',
  )
  expect(files).toBeGreaterThan(4)
  expect(files).toBeLessThanOrEqual(12)
  expect(scripts).toBeLessThan(14 * kilobyte)
  expect(styles).toBeLessThan(13.7 * kilobyte)
  expect(all).toBeLessThan(59.5 * kilobyte)
})

it('keeps a first visit to the home page light', async () => {
  expect((await weigh('')).all).toBeLessThan(61 * kilobyte)
})

it('keeps a first visit to the search page light, without React and UI5', async () => {
  const { files, scripts, all } = await weigh('search/?q=provider')
  expect(files).toBeLessThanOrEqual(16)
  expect(scripts).toBeLessThan(51 * kilobyte)
  expect(all).toBeLessThan(116 * kilobyte)
})
