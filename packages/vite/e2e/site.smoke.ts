import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findings } from '@landing/tooling/axe'
import { launchBrowser } from '@landing/tooling/browser'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FixtureSite, openFixture, openLive, type RunningServer } from './fixture-site'

let site: FixtureSite
let browser: Browser
beforeAll(async () => {
  site = await openFixture()
  await site.edit('landing.config.js', 'items: []', "items: [{ type: 'search' }]")
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.dispose()
})

/** Opens a page of a running site, and collects what the browser complains about. */
async function open(server: RunningServer, path: string): Promise<[Page, string[]]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (/error|warning/.test(message.type())) problems.push(message.text())
  })
  await page.goto(server.href + path)
  await page.waitForSelector('html[data-scripts="ready"]')
  return [page, problems]
}

describe('a built site', () => {
  let server: RunningServer
  beforeAll(async () => {
    expect(await site.buildOrThrow()).toMatch(/✓ \d+ documents?.* in .* 0 kept, 0 removed/)
    server = await site.serve('preview')
  })
  afterAll(() => server?.close())

  it('navigates without loading a document', async () => {
    const [page, problems] = await open(server, 'docs/start/')
    expect(await findings(page)).toEqual([])
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await page.getByRole('article').getByRole('link', { name: 'the other page' }).click()
    await page.waitForURL('**/docs/guides/other/')
    await page.getByRole('heading', { level: 1, name: 'Other' }).waitFor()
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
    expect(problems).toEqual([])
  })

  it('finds a word, and opens its section', async () => {
    const [page, problems] = await open(server, '')
    await page.locator('[data-search-box] input').fill('part one')
    await page.locator('.landing-suggestion', { hasText: 'Start' }).first().waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/docs/start/**')
    expect(problems).toEqual([])
  })

  it('hydrates an island', async () => {
    const [page, problems] = await open(server, '')
    const button = page.getByRole('main').getByRole('button').first()
    const before = await button.textContent()
    await expect
      .poll(async () => {
        await button.click()
        return button.textContent()
      })
      .not.toBe(before)
    expect(problems).toEqual([])
  })

  it('is read without scripts', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${server.href}docs/start/`)
    expect(await page.textContent('article')).toContain('The first paragraph.')
    await context.close()
  })
})

it('shows an edit in an open tab of the dev server, and names a mistake', async () => {
  const server = await site.serve('dev')
  const page = await browser.newPage()
  try {
    await openLive(page, `${server.href}docs/start/`)
    await site.edit('content/docs/start.md', 'first paragraph', 'edited paragraph')
    await page.getByText('The edited paragraph.').waitFor()
    await site.edit('content/docs/start.md', './guides/other.md', './guides/none.md')
    await expect.poll(() => server.output()).toContain('links/broken-markdown')
  } finally {
    await page.close()
    await server.close()
  }
})

it('ends a build with the file, line and code of each mistake, and writes nothing', async () => {
  await site.restore()
  await site.write('content/docs/start.md', '[x](./none.md)\n\n[y](./nothing.md)\n')
  await site.remove('dist')
  const { ok, output } = await site.build()
  expect(ok).toBe(false)
  expect(output).toContain('docs/start.md:1:1  error  links/broken-markdown')
  expect(output).toContain('docs/start.md:3:1  error  links/broken-markdown')
  expect(existsSync(join(site.root, 'dist/index.html'))).toBe(false)
})
