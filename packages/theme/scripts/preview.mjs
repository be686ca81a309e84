// Renders sample pages into `screenshots/` (never committed), serves them and takes pictures.
// `node scripts/preview.mjs [name part …]`; `--serve` keeps serving instead.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { fullSite, pages, sidebar, site } from './preview-data.mjs'

const root = new URL('../', import.meta.url).pathname
const out = join(root, 'screenshots')
const require = createRequire(import.meta.url)
const { build } = createRequire(require.resolve('tsup'))('esbuild')

mkdirSync(join(out, 'demo'), { recursive: true })
const dist = (name) => join(root, 'dist', `${name}.js`)
const alias = {
  '@landing/theme/behaviours': dist('behaviours'),
  '@landing/theme/ui5': dist('ui5'),
  '@landing/theme': dist('index'),
}
const shared = {
  bundle: true,
  format: 'esm',
  jsx: 'automatic',
  alias,
  tsconfigRaw: {},
  logLevel: 'error',
}
await build({
  ...shared,
  entryPoints: [join(root, 'scripts/preview-client.jsx')],
  outdir: join(out, 'demo/assets'),
  splitting: true,
  conditions: ['browser'],
  define: { 'process.env.NODE_ENV': '"production"' },
})
await build({
  ...shared,
  entryPoints: [join(root, 'scripts/preview-page.jsx')],
  outfile: join(out, 'server.mjs'),
  platform: 'node',
  external: ['react', 'react-dom', 'react/*', '@ui5/*'],
})
cpSync(join(root, 'dist/styles.css'), join(out, 'demo/styles.css'))
cpSync(join(root, 'dist/fonts'), join(out, 'demo/fonts'), { recursive: true })
cpSync(join(root, 'dist/themes'), join(out, 'demo/themes'), { recursive: true })
writeFileSync(
  join(out, 'demo/logo.svg'),
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0070f2"/><path d="M8 9h6v6H8zm10 0h6v6h-6zM8 19h6v6H8z" fill="#fff"/></svg>',
)

const { PreviewPage } = await import(pathToFileURL(join(out, 'server.mjs')).href)
const { bootScript } = await import(pathToFileURL(dist('boot')).href)
const { createElement } = await import('react')
const { renderToString } = await import('react-dom/server')

function toDocument(page, site) {
  const html = renderToString(createElement(PreviewPage, { page, site, sidebar }))
  const at = html.indexOf('<div')
  const data = JSON.stringify({ page: { ...page, html: '' }, site }).replaceAll('<', '\\u003c')
  return `<!doctype html><html lang="en" dir="${site.locale.direction}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<script>${bootScript(site)}</script><link rel="stylesheet" href="/demo/styles.css">${html.slice(0, at)}
<script type="module" src="/demo/assets/preview-client.js"></script></head>
<body><div id="root">${html.slice(at)}</div><script type="application/json" id="data">${data}</script></body></html>`
}

const rtlSite = { ...fullSite, locale: fullSite.locales[1] }
const documents = {
  ...Object.fromEntries(pages.map((page) => [page.kind, toDocument(page, site)])),
  full: toDocument(pages[0], fullSite),
  rtl: toDocument(pages[0], rtlSite),
}
const types = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://x')
  const document = documents[pathname.split('/')[2] ?? '']
  if (document && extname(pathname) === '') {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader(
      'content-security-policy',
      `default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self'; img-src 'self' data:`,
    )
    return response.end(document)
  }
  try {
    response.setHeader('content-type', types[extname(pathname)] ?? 'application/octet-stream')
    response.end(readFileSync(join(out, pathname)))
  } catch {
    response.statusCode = 404
    response.end()
  }
})
await new Promise((resolve) => server.listen(process.env.PORT ?? 0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${server.address().port}/demo`
if (process.argv.includes('--serve')) {
  console.log(origin)
} else {
  await takePictures()
  server.close()
}

async function takePictures() {
  const wanted = process.argv.slice(2)
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  for (const mode of ['light', 'dark']) {
    for (const width of [390, 820, 1440]) {
      const context = await browser.newContext({
        viewport: { width, height: width === 390 ? 844 : 900 },
        colorScheme: mode,
      })
      for (const name of Object.keys(documents)) {
        const file = `${name}-${width}-${mode}`
        if (wanted.length > 0 && !wanted.some((part) => file.includes(part))) continue
        const tab = await context.newPage()
        tab.on(
          'console',
          (message) => message.type() === 'error' && console.log(file, message.text()),
        )
        tab.on('pageerror', (error) => console.log(file, error.message))
        await tab.goto(`${origin}/${name}/`)
        await tab.waitForSelector('html[data-ready]')
        await tab.waitForTimeout(150)
        await tab.screenshot({ path: join(out, `${file}.png`), fullPage: true })
        await tab.close()
      }
      await context.close()
    }
  }
  await browser.close()
}
