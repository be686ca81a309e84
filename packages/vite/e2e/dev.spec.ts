import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { openDevPage } from './dev-page'

const dev = openDevPage()

it('sends pages as Markdown, as the page links to them', async () => {
  const html = await (await fetch(`${dev.server.href}docs/start/`)).text()
  const [, href = ''] =
    /<link rel="alternate" type="text\/markdown" href="([^"]+)"/.exec(html) ?? []
  const response = await fetch(new URL(href, dev.server.href))
  expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  expect(await response.text()).toContain('The first paragraph.')
  expect((await fetch(`${dev.server.href}docs/none/index.md`)).status).toBe(404)
})

it('sends whole pages, which become live without a difference', async () => {
  const sent = await (await fetch(`${dev.server.href}docs/start/`)).text()
  expect(sent).toContain('<p>The first paragraph.</p>')
  await dev.open('docs/start/')
  expect(await dev.page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('72')
  expect(dev.problems).toEqual([])
})

it('sends a page whose address ends like the name of a file', async () => {
  await dev.site.write('content/docs/release.md', '---\nslug: /v1.25.0\n---\n\nAll of 1.25.\n')
  await expect
    .poll(async () => (await fetch(`${dev.server.href}docs/v1.25.0`)).text(), { timeout: 5000 })
    .toContain('All of 1.25.')
})

it('makes a page live whose heading has the id of the data block', async () => {
  await dev.site.edit('content/docs/start.md', '## Part one', '## Landing data')
  await expect
    .poll(async () => (await fetch(`${dev.server.href}docs/start/`)).text(), { timeout: 5000 })
    .toContain('<h2 id="landing-data"')
  await dev.open('docs/start/')
  expect(dev.problems).toEqual([])
})

it('answers an unknown address with the not-found page', async () => {
  const response = await fetch(`${dev.server.href}docs/nothing/`)
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('Page Not Found')
})

it('answers malformed addresses with 400, and goes on', async () => {
  const { origin } = new URL(dev.server.href)
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
  expect((await fetch(`${dev.server.href}docs/start/`)).status).toBe(200)
})

it('sends a policy that stops scripts in Markdown', async () => {
  await dev.site.edit(
    'content/docs/start.md',
    'Read',
    '<a href="#run" onclick="document.title=1">Run</a> Read',
  )
  const blocked = dev.page.waitForEvent('console', (message) =>
    /Content Security Policy/.test(message.text()),
  )
  await dev.open('docs/start/')
  await dev.page.getByRole('link', { name: 'Run' }).click()
  await blocked
  expect(await dev.page.title()).not.toBe('1')
  dev.problems.splice(0)
})

it('shows an edited paragraph in place', async () => {
  await dev.site.edit('content/docs/start.md', 'Read', `${'Long text.\n\n'.repeat(60)}Read`)
  await dev.open('docs/start/')
  await dev.page.evaluate(() => {
    // At once: a scroll in progress ends wherever it is when the page is shown anew.
    window.scrollTo({ top: 300, behavior: 'instant' })
    Object.assign(window, { sameDocument: true })
  })
  await dev.site.edit('content/docs/start.md', 'The first paragraph.', 'The edited paragraph.')
  await dev.shows('The edited paragraph.')
  expect(await dev.page.evaluate(() => 'sameDocument' in window)).toBe(true)
  // Within a line: scroll anchoring follows text that moves above.
  expect(Math.abs((await dev.page.evaluate(() => window.scrollY)) - 300)).toBeLessThan(20)
})

it('shows an edit that came between the document and its script', async () => {
  await dev.page.route('**/@vite/client', async (route) => {
    await dev.site.edit('content/docs/start.md', 'The first paragraph.', 'The missed paragraph.')
    await expect
      .poll(async () => (await fetch(`${dev.server.href}docs/start/`)).text())
      .toContain('The missed paragraph.')
    await route.continue()
  })
  await dev.page.goto(`${dev.server.href}docs/start/`)
  await dev.shows('The missed paragraph.')
})

it('shows an edit of a page of React that came between the document and its script', async () => {
  await dev.page.route('**/@vite/client', async (route) => {
    await dev.site.edit('src/pages/index.jsx', '<h1>Home</h1>', '<h1>Missed</h1>')
    await expect.poll(async () => (await fetch(dev.server.href)).text()).toContain('<h1>Missed')
    await route.continue()
  })
  await dev.page.goto(dev.server.href)
  await dev.shows('Missed')
})

it('checks links to pages and their anchors when a page is opened', async () => {
  const links =
    '[1](./guides/other.md#nope) [2](#nope) [3](/docs/guides/other/#other) [4](/hello.txt) [5](/docs/nope/)'
  await dev.site.edit('content/docs/start.md', 'Read', links)
  await expect
    .poll(async () => (await fetch(`${dev.server.href}docs/start/`)).text(), { timeout: 5000 })
    .toContain('>5</a>')
  const output = dev.server.output()
  expect(output).toContain('The link leads to "#nope" on /docs/guides/other/')
  expect(output).toContain('The link leads to "#nope" on /docs/start/')
  expect(output).toContain('The link leads to /docs/nope/, where there is no page')
  expect(output).not.toContain('hello.txt, where')
})

it('knows new documents at once', async () => {
  await dev.open('docs/start/')
  await dev.site.write(
    'content/docs/new.md',
    '---\ntitle: Brand new\n---\n\nText of the new page.\n',
  )
  await dev.page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Brand new' })
    .click()
  await dev.shows('Text of the new page.')
})

it('replaces an edited client module, whose state stays', async () => {
  await dev.open('')
  await dev.page.getByRole('button', { name: 'Pressed 0 times' }).click()
  await dev.shows('Pressed 1 times')
  await dev.site.edit(
    'src/components/counter.jsx',
    'Pressed {count} times',
    'Clicked {count} times',
  )
  await dev.shows('Clicked 1 times')
})

it('shows an edit of what only the server renders, without a reload', async () => {
  await dev.open('')
  await dev.page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await dev.site.edit('src/pages/index.jsx', '<h1>Home</h1>', '<h1>At home</h1>')
  await dev.shows('At home')
  expect(await dev.page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

it('knows new page components at once', async () => {
  await dev.site.write('src/pages/late.jsx', 'export default () => <h1>A late page</h1>\n')
  await expect
    .poll(async () => (await fetch(`${dev.server.href}late/`)).text(), { timeout: 5000 })
    .toContain('A late page')
  await dev.open('late/')
  await dev.shows('A late page')
  expect(dev.problems).toEqual([])
})

it('finds an edited word', async () => {
  await dev.open('docs/start/')
  await dev.site.edit('content/docs/start.md', 'The first paragraph.', 'The zebra paragraph.')
  await dev.shows('The zebra paragraph.')
  await dev.open('search/?q=zebra')
  await dev.shows('1 document found')
})

it('searches the text of an edited page of React', async () => {
  const index = async () => (await fetch(`${dev.server.href}search/all.idx`)).text()
  await fetch(dev.server.href)
  const before = await index()
  await dev.site.edit('src/pages/index.jsx', '<h1>Home</h1>', '<h1>Zebras</h1>')
  await expect.poll(index, { timeout: 5000 }).not.toBe(before)
})

it('shows an SVG image of a page', async () => {
  const square = '<rect width="30" height="20" fill="red"/>'
  await dev.site.write(
    'content/docs/square.svg',
    `<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20">${square}</svg>`,
  )
  await dev.site.write('content/docs/image.md', '# Image\n\n![A square](./square.svg)\n')
  await expect
    .poll(async () => (await fetch(`${dev.server.href}docs/image/`)).text(), { timeout: 5000 })
    .toContain('alt="A square"')
  await dev.open('docs/image/')
  const image = dev.page.locator('img[alt="A square"]')
  const src = await image.evaluate(async (element: HTMLImageElement) => {
    await element.decode()
    return element.src
  })
  expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(30)
  expect((await fetch(src)).headers.get('content-type')).toBe('image/svg+xml')
  expect(dev.problems).toEqual([])
})

it('serves folders of static files as hosts do', async () => {
  await dev.site.write(
    'content/static/other tool/index.html',
    '<!doctype html><h1>Another tool</h1>',
  )
  const at = async (path: string) => {
    const response = await fetch(dev.server.href + path)
    return [response.status, (await response.text()).includes('<h1>Another tool')]
  }
  await expect.poll(() => at('other%20tool/')).toEqual([200, true])
  expect(await at('other%20tool/index.html')).toEqual([200, true])
  expect(await at('%2e%2e%2fother%20tool/')).toEqual([404, false])
})

it('serves a static file that has just come', async () => {
  await dev.site.write('content/static/late.txt', 'A late file')
  await expect
    .poll(async () => (await fetch(`${dev.server.href}late.txt`)).text(), { timeout: 5000 })
    .toBe('A late file')
})

it('shows an edit of a content file that a component imports', async () => {
  await dev.site.write('content/data/words.js', "export const word = 'One word'\n")
  await dev.site.write(
    'src/pages/words.jsx',
    "import { word } from '../../content/data/words.js'\n\nexport default () => <h1>{word}</h1>\n",
  )
  await expect
    .poll(async () => (await fetch(`${dev.server.href}words/`)).text(), { timeout: 5000 })
    .toContain('One word')
  await dev.open('words/')
  await dev.site.edit('content/data/words.js', 'One word', 'Another word')
  await dev.shows('Another word')
})

it('serves the files that the configuration makes, and feeds', async () => {
  const feed = "{ path: '/news', title: 'News', items: () => [] }"
  const files = `files: () => ({ '/badges/site.svg': '<svg></svg>' }), feeds: [${feed}], redirects: [{ from: '/news.xml', to: '/news.atom' }],`
  await dev.site.edit('landing.config.js', "baseUrl: '/base/',", `baseUrl: '/base/', ${files}`)
  const badge = () => fetch(`${dev.server.href}badges/site.svg`)
  await dev.server.restarted()
  expect(await (await badge()).text()).toBe('<svg></svg>')
  expect((await badge()).headers.get('content-type')).toBe('image/svg+xml')
  expect(await (await fetch(`${dev.server.href}news.atom`)).text()).toContain('<title>News</title>')
  expect(await (await fetch(`${dev.server.href}news.xml`)).text()).toContain('<title>News</title>')
  for (const name of ['opensearch.xml', 'robots.txt', 'sitemap.xml', 'llms.txt', 'llms-full.txt']) {
    expect(await (await fetch(dev.server.href + name)).text(), name).toContain(
      'https://docs.example.org/base/',
    )
  }
  expect((await fetch(`${dev.server.href}sitemap-1.xml`)).status).toBe(404)
})
