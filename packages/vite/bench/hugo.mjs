// Hugo on the same pages, with a theme that has nothing but a sidebar of all pages.
import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { measured } from './measured.mjs'

/** Is Hugo installed? */
export function hasHugo() {
  return spawnSync('hugo', ['version']).status === 0
}

const layout = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>{{ .Title }}</title></head><body>
<nav>{{ partial "sidebar.html" . }}</nav>
<main>{{ .Content }}</main>
</body></html>
`
// It marks the current page, as every sidebar does, so it cannot be made once for all.
const sidebar =
  '<ul>{{ $here := .RelPermalink }}{{ range .Site.RegularPages }}<li><a href="{{ .RelPermalink }}"{{ if eq .RelPermalink $here }} aria-current="page"{{ end }}>{{ .Title }}</a></li>{{ end }}</ul>\n'

/** Makes a Hugo site of the documents of one of ours. */
export async function hugoSite(root, from) {
  await rm(root, { recursive: true, force: true })
  await mkdir(join(root, 'layouts/_default'), { recursive: true })
  await mkdir(join(root, 'layouts/partials'), { recursive: true })
  await writeFile(
    join(root, 'hugo.toml'),
    'baseURL = "https://example.com/"\ntitle = "Benchmark"\ndisableKinds = ["taxonomy", "term", "RSS", "sitemap"]\n',
  )
  for (const name of ['single', 'list'])
    await writeFile(join(root, `layouts/_default/${name}.html`), layout)
  await writeFile(join(root, 'layouts/partials/sidebar.html'), sidebar)
  const docs = join(root, 'content/docs')
  await cp(join(from, 'content/docs'), docs, { recursive: true })
  // Hugo does not know the registry's double extension, and an `index.md` would swallow its folder.
  for (const file of await readdir(docs, { recursive: true })) {
    const name = file.replace('.html.markdown', '.md').replace(/(^|\/)index\.md$/, '$1_index.md')
    if (name !== file) await rename(join(docs, file), join(docs, name))
  }
}

/** Builds it. @returns wall and processor time in seconds, peak memory in MB */
export function buildHugo(root) {
  return measured('hugo', ['--quiet'], root)
}

/** Bytes of a folder's files, in MB. What the folders themselves take is the file system's matter. */
export function folderSize(folder) {
  return (
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) / 1e6
  )
}
