// Writes a page as HTML, with the theme's style sheet and fonts beside it. No bundler, no script in the page.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Head, Page, plainHost, ThemeRoot } from '@landing/theme'
import { bootScript, documentAttributes, siteData } from '@landing/theme/boot'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

const site = siteData({
  title: 'Example',
  url: 'https://example.org',
  theme: { navbar: { items: [{ to: '/', label: 'Home' }] }, footer: { copyright: 'Nobody, 2026' } },
})
const page = {
  kind: 'doc',
  path: '/',
  id: 'start',
  title: 'Start',
  showTitle: true,
  head: { title: 'Start', description: 'Where to start' },
  html: '<p>Rendered on a server.</p><h2 id="more">More</h2><p>Nothing is hidden.</p>',
  toc: [{ text: 'More', id: 'more', level: 2 }],
  tags: [],
  docsSet: 'none',
  version: 'current',
  breadcrumbs: [{ label: 'Docs' }, { label: 'Start' }],
}

const html = renderToString(
  createElement(
    ThemeRoot,
    { site, host: plainHost(site, page.path) },
    createElement(Head, { page, site }),
    createElement(Page, { page }),
  ),
)
// React puts what belongs into the head in front of the first other element.
const at = html.indexOf('<div')
const attributes = Object.entries(documentAttributes(site))
  .map(([name, value]) => `${name}="${value}"`)
  .join(' ')

mkdirSync('dist', { recursive: true })
writeFileSync(
  'dist/index.html',
  `<!doctype html><html ${attributes}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<script>${bootScript(site)}</script><link rel="stylesheet" href="/styles.css">${html.slice(0, at)}</head>
<body>${html.slice(at)}</body></html>`,
)
const styles = fileURLToPath(import.meta.resolve('@landing/theme/styles.css'))
cpSync(styles, 'dist/styles.css')
cpSync(`${dirname(styles)}/fonts`, 'dist/fonts', { recursive: true })
