import { createServer, type Server } from 'node:http'
import { launchBrowser } from '@landing/tooling/browser'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bundle } from '../src/fixtures/bundle'

type Browser = Awaited<ReturnType<typeof launchBrowser>>
type Page = Awaited<ReturnType<Browser['newPage']>>

const countRun = 'window.ran = (window.ran ?? 0) + 1'
const paragraphs = Array.from({ length: 100 }, (_, n) => `<p>Paragraph ${n}</p>`).join('')

const documentOf = (name: string) => `<!doctype html><html lang="en" data-build="1"><head>
  <title>${name}</title><link rel="canonical" href="/${name}/">
  <script type="application/ld+json">{"name":"${name}"}</script>
  ${name === 'red' ? '<link rel="stylesheet" href="/red.css">' : ''}
  <script type="module" src="/main.js"></script></head>
  <body><div data-landing class="page-${name}">
  <header><div data-swap="keep"><input id="field"></div><details><summary>Menu</summary></details>
  <a id="to-red" href="/red/">red</a></header>
  <main data-swap="replace"><h1>${name}</h1>${paragraphs}<input id="inside">
  <script>${countRun}</script><script type="module">${countRun}</script>
  <svg><script>${countRun}</script></svg><noscript><img src="/noscript.png"></noscript></main>
  <script>${countRun}; '${name}'</script></div></body></html>`

const main = `import { createDocumentRouter } from './documents/index.ts'
  window.router = createDocumentRouter({ base: '/', trailingSlash: true })
  window.router.start()
  document.documentElement.dataset.scripts = 'ready'`

/** Scripts may run inline, so that only the router stands between a page's scripts and their execution. */
const policy =
  "default-src 'self'; connect-src *; script-src 'self' 'unsafe-inline'; require-trusted-types-for 'script'; trusted-types landing"

let server: Server
let otherServer: Server
let origin: string
let otherOrigin: string
let browser: Browser
let page: Page
const problems: string[] = []

async function listen(target: Server): Promise<string> {
  await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve))
  const address = target.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

beforeAll(async () => {
  const script = await bundle(main)
  otherServer = createServer((_, response) => response.end('other'))
  otherOrigin = await listen(otherServer)
  server = createServer(({ url = '/' }, response) => {
    const [, name = ''] = url.split('/')
    const send = (type: string, body: string | Uint8Array) =>
      response.setHeader('content-type', type).end(body)
    response.setHeader('content-security-policy', policy)
    if (url === '/main.js') send('text/javascript', script)
    else if (url === '/red.css') setTimeout(send, 100, 'text/css', 'h1 { color: rgb(255, 0, 0) }')
    else if (name === 'elsewhere') response.writeHead(302, { location: otherOrigin }).end()
    else if (name === 'moved') response.writeHead(302, { location: '/plain/' }).end()
    else send('text/html; charset=utf-8', documentOf(name))
  })
  origin = await listen(server)
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  server?.close()
  otherServer?.close()
})

beforeEach(async () => {
  page = await browser.newPage()
  problems.length = 0
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  await page.goto(`${origin}/plain/`)
  await page.waitForSelector('[data-scripts=ready]')
})

afterEach(() => page.close())

const run = <Result>(script: string): Promise<Result> => page.evaluate(script)
const isTitle = (title: string) =>
  page.waitForFunction((expected) => document.title === expected, title)

describe('a document router', () => {
  it('swaps documents under Trusted Types, keeping state, without running scripts', async () => {
    expect(await run('window.ran')).toBe(4)
    await page.fill('#field', 'typed')
    await run('document.querySelector("details").open = true; scrollTo(0, 900); window.kept = true')
    await run('document.getElementById("to-red").click()')
    await isTitle('red')
    expect(await run('getComputedStyle(document.querySelector("h1")).color')).toBe('rgb(255, 0, 0)')
    expect(await run('document.activeElement.textContent')).toBe('red')
    expect(await run('[scrollY, document.querySelector("[data-landing]").className]')).toEqual([
      0,
      'page-red',
    ])
    expect(await run('document.querySelector("[type$=json]").text')).toBe('{"name":"red"}')
    await page.goBack()
    await isTitle('plain')
    expect(await run('scrollY')).toBe(900)
    expect(await page.inputValue('#field')).toBe('typed')
    expect(await run('[document.querySelector("details").open, window.kept]')).toEqual([true, true])
    expect(await run('window.ran')).toBe(4)
    expect(problems).toEqual([])
  })

  it('refreshes in place, with scroll position and focus', async () => {
    await run('document.getElementById("inside").focus(); scrollTo(0, 700)')
    await run('window.before = document.querySelector("h1"); router.refresh()')
    expect(await run('window.before.isConnected')).toBe(false)
    expect(await run('[scrollY, document.activeElement.id]')).toEqual([700, 'inside'])
  })

  it('keeps the page while offline, and retries', async () => {
    await page.context().setOffline(true)
    await run('router.navigate("/red/")')
    expect(await run('[document.title, router.state.error.cause.name]')).toEqual([
      'plain',
      'NetworkError',
    ])
    await page.context().setOffline(false)
    await run('router.state.error.retry()')
    await isTitle('red')
  })

  it('loads the whole document behind a redirect', async () => {
    await run('window.kept = true; void router.navigate("/moved/")')
    await page.waitForFunction(() => !('kept' in window))
    await page.waitForSelector('[data-scripts=ready]')
    expect(page.url()).toBe(`${origin}/plain/`)
    await run('void router.navigate("/elsewhere/")')
    await page.waitForURL(`${otherOrigin}/`)
  })
})
