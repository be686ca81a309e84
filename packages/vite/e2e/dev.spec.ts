import { connect } from 'node:net'
import { launchBrowser } from '@landing/tooling/browser'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { type FixtureSite, openFixture, openLive, type RunningServer } from './fixture-site'

let site: FixtureSite
let server: RunningServer
let browser: Browser
let page: Page
let problems: string[]

beforeAll(async () => {
  site = await openFixture()
  server = await site.serve('dev')
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await server.close()
  await site.dispose()
})
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 400 } })
  problems = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
  })
})
afterEach(async () => {
  await page.close()
  if (await site.restore()) await server.restarted()
})

/** Opens a page, and waits until it is live and has its fonts. */
async function open(path: string): Promise<void> {
  await openLive(page, server.href + path)
  // The text moves once more when the web font replaces the fallback.
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

const shows = (text: string) =>
  page.waitForFunction((wanted) => document.body.textContent?.includes(wanted), text)

it('sends pages as Markdown, as the page links to them', async () => {
  const html = await (await fetch(`${server.href}docs/start/`)).text()
  const [, href = ''] =
    /<link rel="alternate" type="text\/markdown" href="([^"]+)"/.exec(html) ?? []
  const response = await fetch(new URL(href, server.href))
  expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  expect(await response.text()).toContain('The first paragraph.')
  expect((await fetch(`${server.href}docs/none/index.md`)).status).toBe(404)
})

it('sends whole pages, which become live without a difference', async () => {
  const sent = await (await fetch(`${server.href}docs/start/`)).text()
  expect(sent).toContain('<p>The first paragraph.</p>')
  await open('docs/start/')
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('72')
  expect(problems).toEqual([])
})

it('sends a page whose address ends like the name of a file', async () => {
  await site.write('content/docs/release.md', '---\nslug: /v1.25.0\n---\n\nAll of 1.25.\n')
  await expect
    .poll(async () => (await fetch(`${server.href}docs/v1.25.0`)).text(), { timeout: 5000 })
    .toContain('All of 1.25.')
})

it('makes a page live whose heading has the id of the data block', async () => {
  await site.edit('content/docs/start.md', '## Part one', '## Landing data')
  await expect
    .poll(async () => (await fetch(`${server.href}docs/start/`)).text(), { timeout: 5000 })
    .toContain('<h2 id="landing-data"')
  await open('docs/start/')
  expect(problems).toEqual([])
})

it('answers an unknown address with the not-found page', async () => {
  const response = await fetch(`${server.href}docs/nothing/`)
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('Page Not Found')
})

it('answers malformed addresses with 400, and goes on', async () => {
  const { origin } = new URL(server.href)
  for (const path of ['/%', '/%E0%A4%A', '/base/docs/%', '/base/search/%']) {
    expect([path, (await fetch(origin + path)).status]).toEqual([path, 400])
  }
  // Not an address at all: `fetch` would not send it.
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    socket.on('data', (data) => resolve(String(data)))
    socket.on('error', reject)
    socket.on('close', () => resolve('closed'))
    socket.write('GET http://[ HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n')
  })
  expect(answer).not.toContain(' 200 ')
  expect((await fetch(`${server.href}docs/start/`)).status).toBe(200)
})

it('sends a policy that stops scripts in Markdown', async () => {
  await site.edit(
    'content/docs/start.md',
    'Read',
    '<a href="#run" onclick="document.title=1">Run</a> Read',
  )
  const blocked = page.waitForEvent('console', (message) =>
    /Content Security Policy/.test(message.text()),
  )
  await open('docs/start/')
  await page.getByRole('link', { name: 'Run' }).click()
  await blocked
  expect(await page.title()).not.toBe('1')
  problems.splice(0)
})

it('shows an edited paragraph in place', async () => {
  await site.edit('content/docs/start.md', 'Read', `${'Long text.\n\n'.repeat(60)}Read`)
  await open('docs/start/')
  await page.evaluate(() => {
    // At once: a scroll in progress ends wherever it is when the page is shown anew.
    window.scrollTo({ top: 300, behavior: 'instant' })
    Object.assign(window, { sameDocument: true })
  })
  await site.edit('content/docs/start.md', 'The first paragraph.', 'The edited paragraph.')
  await shows('The edited paragraph.')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  // Within a line: scroll anchoring follows text that moves above.
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - 300)).toBeLessThan(20)
})

it('shows an edit that came between the document and its script', async () => {
  await page.route('**/@vite/client', async (route) => {
    await site.edit('content/docs/start.md', 'The first paragraph.', 'The missed paragraph.')
    await expect
      .poll(async () => (await fetch(`${server.href}docs/start/`)).text())
      .toContain('The missed paragraph.')
    await route.continue()
  })
  await page.goto(`${server.href}docs/start/`)
  await shows('The missed paragraph.')
})

it('shows an edit of a page of React that came between the document and its script', async () => {
  await page.route('**/@vite/client', async (route) => {
    await site.edit('src/pages/index.jsx', '<h1>Home</h1>', '<h1>Missed</h1>')
    await expect.poll(async () => (await fetch(server.href)).text()).toContain('<h1>Missed')
    await route.continue()
  })
  await page.goto(server.href)
  await shows('Missed')
})

it('checks links to pages and their anchors when a page is opened', async () => {
  const links =
    '[1](./guides/other.md#nope) [2](#nope) [3](/docs/guides/other/#other) [4](/hello.txt) [5](/docs/nope/)'
  await site.edit('content/docs/start.md', 'Read', links)
  await expect
    .poll(async () => (await fetch(`${server.href}docs/start/`)).text(), { timeout: 5000 })
    .toContain('>5</a>')
  const output = server.output()
  expect(output).toContain('The link leads to "#nope" on /docs/guides/other/')
  expect(output).toContain('The link leads to "#nope" on /docs/start/')
  expect(output).toContain('The link leads to /docs/nope/, where there is no page')
  expect(output).not.toContain('hello.txt, where')
})

it('knows new documents at once', async () => {
  await open('docs/start/')
  await site.write('content/docs/new.md', '---\ntitle: Brand new\n---\n\nText of the new page.\n')
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Brand new' })
    .click()
  await shows('Text of the new page.')
})

it('replaces an edited client module, whose state stays', async () => {
  await open('')
  await page.getByRole('button', { name: 'Pressed 0 times' }).click()
  await shows('Pressed 1 times')
  await site.edit('src/components/counter.jsx', 'Pressed {count} times', 'Clicked {count} times')
  await shows('Clicked 1 times')
})

it('shows an edit of what only the server renders, without a reload', async () => {
  await open('')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await site.edit('src/pages/index.jsx', '<h1>Home</h1>', '<h1>At home</h1>')
  await shows('At home')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

it('knows new page components at once', async () => {
  await site.write('src/pages/late.jsx', 'export default () => <h1>A late page</h1>\n')
  await expect
    .poll(async () => (await fetch(`${server.href}late/`)).text(), { timeout: 5000 })
    .toContain('A late page')
  await open('late/')
  await shows('A late page')
  expect(problems).toEqual([])
})

it('finds an edited word', async () => {
  await open('docs/start/')
  await site.edit('content/docs/start.md', 'The first paragraph.', 'The zebra paragraph.')
  await shows('The zebra paragraph.')
  await open('search/?q=zebra')
  await shows('1 document found')
})

it('searches the text of an edited page of React', async () => {
  const index = async () => (await fetch(`${server.href}search/all.idx`)).text()
  await fetch(server.href)
  const before = await index()
  await site.edit('src/pages/index.jsx', '<h1>Home</h1>', '<h1>Zebras</h1>')
  await expect.poll(index, { timeout: 5000 }).not.toBe(before)
})

it('shows an SVG image of a page', async () => {
  const square = '<rect width="30" height="20" fill="red"/>'
  await site.write(
    'content/docs/square.svg',
    `<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20">${square}</svg>`,
  )
  await site.write('content/docs/image.md', '# Image\n\n![A square](./square.svg)\n')
  await expect
    .poll(async () => (await fetch(`${server.href}docs/image/`)).text(), { timeout: 5000 })
    .toContain('alt="A square"')
  await open('docs/image/')
  const image = page.locator('img[alt="A square"]')
  const src = await image.evaluate(async (element: HTMLImageElement) => {
    await element.decode()
    return element.src
  })
  expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(30)
  expect((await fetch(src)).headers.get('content-type')).toBe('image/svg+xml')
  expect(problems).toEqual([])
})

it('serves folders of static files as hosts do', async () => {
  await site.write('content/static/other tool/index.html', '<!doctype html><h1>Another tool</h1>')
  const at = async (path: string) => {
    const response = await fetch(server.href + path)
    return [response.status, (await response.text()).includes('<h1>Another tool')]
  }
  await expect.poll(() => at('other%20tool/')).toEqual([200, true])
  expect(await at('other%20tool/index.html')).toEqual([200, true])
  expect(await at('%2e%2e%2fother%20tool/')).toEqual([404, false])
})

it('serves a static file that has just come', async () => {
  await site.write('content/static/late.txt', 'A late file')
  await expect
    .poll(async () => (await fetch(`${server.href}late.txt`)).text(), { timeout: 5000 })
    .toBe('A late file')
})

it('shows an edit of a content file that a component imports', async () => {
  await site.write('content/data/words.js', "export const word = 'One word'\n")
  await site.write(
    'src/pages/words.jsx',
    "import { word } from '../../content/data/words.js'\n\nexport default () => <h1>{word}</h1>\n",
  )
  await expect
    .poll(async () => (await fetch(`${server.href}words/`)).text(), { timeout: 5000 })
    .toContain('One word')
  await open('words/')
  await site.edit('content/data/words.js', 'One word', 'Another word')
  await shows('Another word')
})

it('serves the files that the configuration makes, and feeds', async () => {
  const feed = "{ path: '/news', title: 'News', items: () => [] }"
  const files = `files: () => ({ '/badges/site.svg': '<svg></svg>' }), feeds: [${feed}], redirects: [{ from: '/news.xml', to: '/news.atom' }],`
  await site.edit('landing.config.js', "baseUrl: '/base/',", `baseUrl: '/base/', ${files}`)
  const badge = () => fetch(`${server.href}badges/site.svg`)
  await server.restarted()
  expect(await (await badge()).text()).toBe('<svg></svg>')
  expect((await badge()).headers.get('content-type')).toBe('image/svg+xml')
  expect(await (await fetch(`${server.href}news.atom`)).text()).toContain('<title>News</title>')
  expect(await (await fetch(`${server.href}news.xml`)).text()).toContain('<title>News</title>')
  for (const name of ['opensearch.xml', 'robots.txt', 'sitemap.xml', 'llms.txt', 'llms-full.txt']) {
    expect(await (await fetch(server.href + name)).text(), name).toContain(
      'https://docs.example.org/base/',
    )
  }
  expect((await fetch(`${server.href}sitemap-1.xml`)).status).toBe(404)
})
