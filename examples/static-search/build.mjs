// Gives pages of HTML, whoever made them, a search: an index of their text, and a box in each of them.
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sectionsOfHtml } from '@landing/markdown/host'
import { buildIndex } from '@landing/search/build'
import { SearchBox, ThemeRoot } from '@landing/theme'
import { SearchResults } from '@landing/theme/search'
import { build } from 'esbuild'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { site } from './site.mjs'

const pages = readdirSync('pages').map((file) => ({
  file: file === 'results.html' ? 'search.html' : file,
  path: `/${file.replace(/(?:index)?\.html$/, '')}`,
  html: readFileSync(`pages/${file}`, 'utf8'),
}))

const records = await Promise.all(
  pages
    .filter(({ path }) => path !== '/results')
    .map(async ({ path, html }) => {
      const title = /<title>(.*)<\/title>/.exec(html)?.[1] ?? path
      return { path, title, sections: await sectionsOfHtml(html, title) }
    }),
)
mkdirSync('dist', { recursive: true })
for (const { name, bytes } of buildIndex(records, { name: 'index' }).files) {
  writeFileSync(`dist/${name}`, bytes)
}

const markupOf = (part) =>
  renderToStaticMarkup(createElement(ThemeRoot, { site }, createElement(part)))
const box = markupOf(SearchBox)
const results = `${markupOf(SearchResults)}<script type="module" src="/results.js"></script>`
for (const { file, html } of pages) {
  const whole = html.replace('<!-- search -->', box).replace('<!-- results -->', results)
  writeFileSync(`dist/${file}`, whole)
}

await build({
  entryPoints: ['search.mjs', 'results.mjs'],
  bundle: true,
  splitting: true,
  minify: true,
  format: 'esm',
  outdir: 'dist',
})
const worker = fileURLToPath(import.meta.resolve('@landing/search/worker-thread'))
await build({ entryPoints: { worker }, bundle: true, minify: true, format: 'esm', outdir: 'dist' })

const styles = fileURLToPath(import.meta.resolve('@landing/theme/embedded.css'))
cpSync(styles, 'dist/search.css')
cpSync(`${dirname(styles)}/fonts`, 'dist/fonts', { recursive: true })
