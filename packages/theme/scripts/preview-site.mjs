// The preview: sample pages of every kind, rendered by the built package, with its behaviours in the
// browser, served under a strict policy. Written into `screenshots/`, which is never committed.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fullSite, pages, primarySite, sidebar, site } from './preview-data.mjs'

const root = new URL('../', import.meta.url).pathname
export const out = join(root, 'screenshots')
const require = createRequire(import.meta.url)
const { build } = createRequire(require.resolve('tsup'))('esbuild')

/** Bundles the preview for browser and server, and copies the package's files beside it. */
async function buildPreview(out) {
  mkdirSync(join(out, 'demo'), { recursive: true })
  const shared = {
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    tsconfigRaw: {},
    logLevel: 'error',
  }
  await build({
    ...shared,
    entryPoints: ['client', 'controls'].map((name) => join(root, `scripts/preview-${name}.jsx`)),
    outdir: join(out, 'demo/assets'),
    splitting: true,
    minify: true,
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
  for (const sheet of ['styles.css', 'rare.css', 'elements.css']) {
    cpSync(join(root, 'dist', sheet), join(out, 'demo', sheet))
  }
  cpSync(join(root, 'dist/fonts'), join(out, 'demo/fonts'), { recursive: true })
  cpSync(join(root, 'dist/themes'), join(out, 'demo/themes'), { recursive: true })
  writeFileSync(
    join(out, 'demo/logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0070f2"/><path d="M8 9h6v6H8zm10 0h6v6h-6zM8 19h6v6H8z" fill="#fff"/></svg>',
  )
}

/** Documents by name: one for each kind of page, and the options of the full site. */
async function renderDocuments(out) {
  const { PreviewPage } = await import(pathToFileURL(join(out, 'server.mjs')).href)
  const { bootScript } = await import('@landing/theme/boot')
  const { createElement } = await import('react')
  const { renderToStaticMarkup } = await import('react-dom/server')

  function toDocument(page, site) {
    const html = renderToStaticMarkup(createElement(PreviewPage, { page, site, sidebar }))
    const at = html.indexOf('<div')
    const data = JSON.stringify({ page: { ...page, html: '' }, site }).replaceAll('<', '\\u003c')
    const sheets = familyOf(site) + (html.includes('<ui5-') ? elementsOf(site) : '')
    return `<!doctype html><html lang="${site.locale.htmlLang}" dir="${site.locale.direction}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<script>${bootScript(site)}</script><link rel="stylesheet" href="/demo/styles.css"><link rel="stylesheet" href="/demo/rare.css">${sheets}${html.slice(0, at)}
<script type="module" src="/demo/assets/preview-client.js"></script></head>
<body>${html.slice(at)}<script type="application/json" id="data">${data}</script></body></html>`
  }

  const familyOf = ({ theme }) =>
    theme.family === 'sap_fiori_3'
      ? '<link rel="stylesheet" href="/demo/themes/sap_fiori_3_auto.css">'
      : ''

  const elementsOf = ({ theme }) =>
    theme.family === 'sap_fiori_3'
      ? '<link rel="stylesheet" href="/demo/themes/sap_fiori_3_elements.css">'
      : '<link rel="stylesheet" href="/demo/elements.css">'

  /** Controls alone, without the theme's own way to start UI5. */
  const toControls = (site) =>
    `<!doctype html><html lang="en"><head><title>Controls</title><link rel="icon" href="/demo/logo.svg"><script>${bootScript(site)}</script>
<link rel="stylesheet" href="/demo/styles.css">${familyOf(site)}${elementsOf(site)}
<script type="module" src="/demo/assets/preview-controls.js"></script></head><body><div id="root"></div></body></html>`

  const rtlSite = { ...fullSite, locale: fullSite.locales[1] }
  const fioriSite = { ...site, theme: { ...site.theme, family: 'sap_fiori_3' } }
  const elementsPage = { ...pages.find(({ kind }) => kind === 'component'), path: '/elements/' }
  elementsPage.component = 'elements.tsx'
  const byKind = (kind) => pages.find((page) => page.kind === kind)
  return {
    ...Object.fromEntries(pages.map((page) => [page.kind, toDocument(page, site)])),
    full: toDocument(byKind('doc'), fullSite),
    primary: toDocument(byKind('doc'), primarySite),
    rtl: toDocument(byKind('doc'), rtlSite),
    'rtl-search': toDocument(byKind('search'), rtlSite),
    fiori: toDocument(byKind('doc'), fioriSite),
    elements: toDocument(elementsPage, site),
    'fiori-elements': toDocument(elementsPage, fioriSite),
    controls: toControls(site),
    'fiori-controls': toControls(fioriSite),
    'fiori-home': toDocument(byKind('component'), fioriSite),
  }
}

const types = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/**
 * Builds the preview into a folder below the package and serves it on the loopback interface. `hold`
 * returns what files wait for, by path.
 *
 * @param {{ port?: number, hold?: (path: string) => Promise<void> | undefined, folder?: string }} [options]
 */
export async function openPreview({ port = 0, hold, folder = out } = {}) {
  await buildPreview(folder)
  const documents = await renderDocuments(folder)
  const server = createServer(async (request, response) => {
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
    await hold?.(pathname)
    try {
      response.setHeader('content-type', types[extname(pathname)] ?? 'application/octet-stream')
      response.end(readFileSync(join(folder, pathname)))
    } catch {
      response.statusCode = 404
      response.end()
    }
  })
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${server.address().port}/demo`,
    names: Object.keys(documents),
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
