import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { launchBrowser } from '@landing/tooling/browser'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FixtureSite, openFixture, type RunningServer } from './fixture-site'

let site: FixtureSite
let server: RunningServer
let browser: Browser

beforeAll(async () => {
  site = await openFixture()
  await site.buildOrThrow()
  await site.edit(
    'landing.config.js',
    'export default {',
    'export default {\n  trailingSlash: false,',
  )
  await site.buildOrThrow()
  server = await site.serve('preview')
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await server.close()
  await site.dispose()
})

it('replaces the folders of pages by files', async () => {
  const isThere = (path: string) => existsSync(join(site.root, 'dist', path))
  expect(['docs/start.html', 'docs/start.md', 'docs/guides/other.html'].map(isThere)).toEqual([
    true,
    true,
    true,
  ])
  expect(isThere('docs/start')).toBe(false)
  expect(await site.read('dist/sitemap.xml')).toContain('/base/docs/start</loc>')
  expect(await site.read('dist/llms.txt')).toContain('/base/docs/start.md')
})

it('answers the canonical address of a page at once, and pages lead to each other in place', async () => {
  const page = await browser.newPage()
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  const response = await page.goto(`${server.href}docs/start`)
  expect([response?.status(), response?.request().redirectedFrom()]).toEqual([200, null])
  const canonical = page.locator('link[rel="canonical"]')
  expect(await canonical.getAttribute('href')).toBe('https://docs.example.org/base/docs/start')
  await page.locator(':root[data-scripts="ready"]').waitFor()
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page.getByRole('link', { name: 'the other page' }).click()
  await page.waitForURL(`${server.href}docs/guides/other`)
  await page.getByRole('heading', { level: 1, name: 'Other' }).waitFor()
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  expect(problems).toEqual([])
  await page.close()
})

it('answers programs that ask for Markdown', async () => {
  const response = await fetch(`${server.href}docs/start`, { headers: { accept: 'text/markdown' } })
  expect(await response.text()).toBe(await site.read('dist/docs/start.md'))
})
