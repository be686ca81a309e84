import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { launchBrowser } from '@landing/tooling/browser'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FixtureSite, openFixture, type RunningServer } from './fixture-site'

let site: FixtureSite
let browser: Browser
let page: Page
let server: RunningServer
const asked: string[] = []
/** Answers as Meilisearch does, or with a status. */
let status = 200
const service = createServer((request, response) => {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-allow-headers', 'authorization, content-type')
  let body = ''
  request.on('data', (chunk) => {
    body += chunk
  })
  request.on('end', () => {
    if (request.method === 'POST') asked.push(`${request.url} ${body}`)
    response.writeHead(request.method === 'POST' ? status : 204)
    response.end(JSON.stringify({ hits: [found], estimatedTotalHits: 1 }))
  })
})
const shown = { path: '/docs/start/', anchor: '', title: 'Found <img src=x>', heading: '' }
const found = {
  ...shown,
  breadcrumbs: [],
  _formatted: {
    ...shown,
    title: '\ue000Found\ue001 <img src=x>',
    text: 'By the \ue000service\ue001.',
  },
}
const failures: string[] = []

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const { port } = service.address() as AddressInfo
  site = await openFixture()
  const options = `{ service: 'meilisearch', url: 'http://127.0.0.1:${port}', index: 'docs', key: 'read' }`
  await site.edit(
    'landing.config.js',
    'export default {',
    `export default {
  plugins: [{ module: '@landing/plugin-hosted-search', options: ${options} }],
  search: { languages: [{ locale: 'en', synonyms: [['vm', 'machine']] }] },`,
  )
  await site.buildOrThrow()
  server = await site.serve('preview')
  browser = await launchBrowser()
  page = await browser.newPage()
  page.on('console', (message) => {
    if (message.type() === 'error') failures.push(message.text())
  })
})
afterAll(async () => {
  await browser.close()
  await server.close()
  service.close()
  await site.dispose()
})

it('asks the service from the search box, and nothing else', async () => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(`${server.href}docs/start/`)
  await page.waitForSelector('html[data-scripts="ready"]')
  await page.getByRole('searchbox').first().fill('found')
  const option = page.locator('a[role="option"]').first()
  await option.waitFor()
  expect(await option.textContent()).toContain('Found <img src=x>')
  expect(await option.locator('mark').allTextContents()).toEqual(['Found', 'service'])
  expect(await option.locator('img').count()).toBe(0)
  const last = asked.at(-1) ?? ''
  expect(last).toMatch(/^\/indexes\/docs\/search /)
  expect(JSON.parse(last.slice(last.indexOf('{')))).toMatchObject({
    ...{ q: 'found', filter: ['scopes = "all"'], limit: 8 },
  })
  // No index, no engine.
  expect(
    requests.filter((url) =>
      /\/search\/|\.idx|worker/.test(url.replace(/indexes\/docs\/search/, '')),
    ),
  ).toEqual([])
  expect(failures).toEqual([])
})

it('shows the results of the service on the search page', async () => {
  await page.goto(`${server.href}search/?q=found`)
  await page.getByRole('status').getByText('1').first().waitFor()
  expect(await page.locator('.landing-search-hits').textContent()).toContain('By the service.')
  const { limit } = JSON.parse((asked.at(-1) ?? '').replace(/^\S+ /, ''))
  expect(limit).toBeGreaterThan(8)
})

it('opens the policy for the host of the service alone', async () => {
  const { port } = service.address() as AddressInfo
  const html = await site.read('dist/docs/start/index.html')
  expect(html).toContain(`connect-src 'self' http://127.0.0.1:${port};`)
  const refused = await page.evaluate(async () => {
    const blocked = new Promise((resolve) =>
      document.addEventListener('securitypolicyviolation', (event) => resolve(event.blockedURI)),
    )
    await fetch('http://127.0.0.1:9/other').catch(() => {})
    return blocked
  })
  expect(refused).toBe('http://127.0.0.1:9/other')
})

it('says what is wrong with the service', async () => {
  status = 403
  await page.goto(`${server.href}search/?q=found`)
  const alert = page.getByRole('alert')
  await alert.waitFor()
  expect(await alert.textContent()).toMatch(
    /Meilisearch at 127\.0\.0\.1:\d+ refused the key \(403\)\./,
  )
  expect(await alert.textContent()).toContain('Use a key that may search the index "docs".')
  status = 200
  await alert.getByRole('button').click()
  await page.locator('.landing-search-hits').waitFor()
})

it('exports the records of the build', async () => {
  const catalog = JSON.parse(await site.read('dist/search/catalog.json'))
  expect(catalog).toMatchObject({
    indexes: [],
    records: { service: 'meilisearch', index: 'docs', synonyms: [['vm', 'machine']] },
  })
  const command = fileURLToPath(
    new URL('../../plugin-hosted-search/bin/landing-search-records.js', import.meta.url),
  )
  const run = promisify(execFile)
  const { stdout } = await run(process.execPath, [command, 'dist'], { cwd: site.root })
  expect(stdout).toContain('for meilisearch, index "docs"')
  const lines = (await site.read('search-records/records-1.jsonl')).trimEnd().split('\n')
  const records = lines.map((line) => JSON.parse(line))
  expect(records).toContainEqual(
    expect.objectContaining({
      ...{ path: '/docs/start/', url: 'https://docs.example.org/base/docs/start/' },
      scopes: ['all'],
      text: expect.stringContaining('The first paragraph.'),
    }),
  )
})

it('keeps the records when nothing has changed', async () => {
  expect(await site.buildOrThrow()).toMatch(/: 0 files written, \d+ kept/)
})

it('writes an index in place of the records once the service is gone', async () => {
  await site.restore()
  expect(await site.build()).toMatchObject({ ok: true })
  const names = await readdir(join(site.root, 'dist/search'))
  expect(names).toContain('all.idx')
  expect(names).not.toContain('records-1.jsonl')
  expect(await site.read('dist/docs/start/index.html')).not.toContain('connect-src')
  const assets = (await readdir(join(site.root, 'dist/assets'))).filter((name) => /js$/.test(name))
  for (const name of assets) {
    expect(await site.read(`dist/assets/${name}`)).not.toContain('Meilisearch')
  }
})
