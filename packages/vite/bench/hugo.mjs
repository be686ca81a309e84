// Hugo on the same pages, with a theme that has nothing but a sidebar of all pages.
import { execFileSync, spawnSync } from 'node:child_process'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { measured } from './measured.mjs'

/** Is Hugo installed? */
export function hasHugo() {
  return spawnSync('hugo', ['version']).status === 0
}

const layout = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>{{ .Title }}</title></head><body>
<nav>{{ partialCached "sidebar.html" . }}</nav>
<main>{{ .Content }}</main>
</body></html>
`
const sidebar =
  '<ul>{{ range .Site.RegularPages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul>\n'

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
  await cp(join(from, 'content/docs'), join(root, 'content/docs'), { recursive: true })
}

/** Builds it. @returns wall and processor time in seconds, peak memory in MB */
export function buildHugo(root) {
  return measured('hugo', ['--quiet'], root)
}

/** Bytes of a folder's files, in MB. */
export function folderSize(folder) {
  const out = execFileSync('du', ['-s', '--apparent-size', '--block-size=1', folder], {
    encoding: 'utf8',
  })
  return Number(out.split('\t')[0]) / 1e6
}
