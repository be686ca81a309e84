// Visits the built site in a real browser, cold, and prints what was transferred: raw, gzip, brotli.
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { launchBrowser } from '@landing/tooling/browser'
import { serveStatic } from '@landing/tooling/static-server'
import { build } from 'vite'

const base = '/terraform-landingpage-for-btp/'
const output = fileURLToPath(new URL('../dist', import.meta.url))
const server = await serveStatic({ folder: output, base })
const browser = await launchBrowser()

const brotli = (bytes) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength
/** Sizes of one body; fonts and pictures are compressed already. */
function sizes(bytes, type) {
  const raw = bytes.byteLength
  const packed = /font|image\/(png|jpeg|webp)/.test(type)
  return {
    raw,
    gzip: packed ? raw : gzipSync(bytes, { level: 9 }).byteLength,
    brotli: packed ? raw : brotli(bytes),
  }
}

const kindOf = (type) =>
  ['javascript', 'css', 'font', 'html', 'image', 'json'].find((kind) => type.includes(kind)) ??
  'other'

/** Everything asked for until the page is idle, before UI5 and behaviours come in at leisure. */
async function visit(path, { idle }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  if (!idle) {
    // What runs when the browser is idle is not part of the first load: it never comes here.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0
    })
  }
  await page.addInitScript(() => {
    window.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const bodies = []
  page.on('response', (response) => bodies.push(response))
  await page.goto(server.href + path, { waitUntil: 'networkidle' })
  await page.waitForTimeout(500)
  const rows = []
  for (const response of bodies) {
    const type = response.headers()['content-type'] ?? ''
    const body = await response.body().catch(() => Buffer.alloc(0))
    rows.push({ url: response.url(), kind: kindOf(type), ...sizes(body, type) })
  }
  const shift = await page.evaluate(() => window.shift)
  await context.close()
  return { rows, shift }
}

/** react and react-dom alone, bundled as the site bundles them. */
async function reactAlone() {
  const require = createRequire(import.meta.url)
  const entry = '\0react-alone'
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: entry }, modulePreload: { polyfill: false } },
    plugins: [
      {
        name: 'react-alone',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry
            ? `import { hydrateRoot } from ${JSON.stringify(require.resolve('react-dom/client'))}
               import { createElement } from ${JSON.stringify(require.resolve('react'))}
               hydrateRoot(document.body, createElement('div'))`
            : undefined,
      },
    ],
  })
  const code = [result]
    .flat()[0]
    .output.map((chunk) => chunk.code ?? '')
    .join('')
  return sizes(Buffer.from(code), 'text/javascript')
}

const sum = (rows, key) => rows.reduce((total, row) => total + row[key], 0)
const kb = (bytes) => `${(bytes / 1000).toFixed(1).padStart(7)} KB`

const react = await reactAlone()
console.log(`react + react-dom alone: ${kb(react.gzip)} gzip, ${kb(react.brotli)} brotli\n`)
for (const [name, path] of [
  ['document', 'docs/landing-page-content/terraform_providers/'],
  ['home page', ''],
]) {
  for (const idle of [false, true]) {
    const { rows, shift } = await visit(path, { idle })
    console.log(
      `${name}, cold visit, ${idle ? 'all that follows when idle included' : 'first load'}`,
    )
    for (const kind of [...new Set(rows.map((row) => row.kind))]) {
      const part = rows.filter((row) => row.kind === kind)
      console.log(
        `  ${kind.padEnd(11)} ${String(part.length).padStart(3)}  raw ${kb(sum(part, 'raw'))}  gzip ${kb(sum(part, 'gzip'))}  brotli ${kb(sum(part, 'brotli'))}`,
      )
    }
    const scripts = rows.filter((row) => row.kind === 'javascript')
    console.log(
      `  ${'all'.padEnd(11)} ${String(rows.length).padStart(3)}  raw ${kb(sum(rows, 'raw'))}  gzip ${kb(sum(rows, 'gzip'))}  brotli ${kb(sum(rows, 'brotli'))}`,
    )
    console.log(
      `  JavaScript ÷ react alone ${(sum(scripts, 'brotli') / react.brotli).toFixed(3)} (brotli), layout shift ${shift.toFixed(4)}\n`,
    )
  }
}
await browser.close()
await server.close()
