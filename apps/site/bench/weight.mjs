// Visits the built site in a real browser, cold, and prints what was transferred, after brotli 11.
import { findBrowser, launchBrowser } from '@landing/tooling/browser'
import { serveStatic } from '@landing/tooling/static-server'
import { neededSize, weigh } from './cold-visit.mjs'
import { kb, printTable, site } from './lib.mjs'
import { paths } from './paths.mjs'

const kinds = ['javascript', 'css', 'font', 'html', 'image', 'json', 'other']
const server = await serveStatic(site)
const browser = await launchBrowser(findBrowser())
const rows = []
for (const [kind, path] of Object.entries(paths)) {
  const files = await weigh(browser, server.href + path)
  const prefetched = files.filter((file) => file.prefetched)
  rows.push([
    kind,
    kb(neededSize(files)),
    ...kinds.map((part) => kb(neededSize(files, part))),
    files.length - prefetched.length,
    files.some((file) => !file.prefetched && file.hasReact) ? 'yes' : 'no',
    `${prefetched.length}, ${kb(prefetched.reduce((sum, { size }) => sum + size, 0))}`,
  ])
}
await browser.close()
await server.close()
console.log('Cold visits until the page is quiet, after brotli 11, 1 KB = 1,024 bytes\n')
printTable(['page', 'all', ...kinds, 'files', 'React', 'prefetched'], rows)
