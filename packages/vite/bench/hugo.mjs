// Hugo on the same pages, with a theme that has what readers expect of documentation: a sidebar of all pages, which
// `partialCached` makes once, contents of the page, breadcrumbs, previous and next, a file for a search.
import { spawnSync } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { hugoTheme } from './hugo-theme.mjs'
import { measured } from './measured.mjs'

/** Is Hugo installed? */
export function hasHugo() {
  return spawnSync('hugo', ['version']).status === 0
}

/** Makes a Hugo site of the documents of one of ours. */
export async function hugoSite(root, from) {
  await rm(root, { recursive: true, force: true })
  for (const [path, text] of Object.entries(hugoTheme)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  const docs = join(root, 'content/docs')
  await cp(join(from, 'content/docs'), docs, { recursive: true })
  const entries = await readdir(docs, { recursive: true, withFileTypes: true })
  // Only a folder with an `_index.md` is a section, so a part of the sidebar.
  for (const folder of entries.filter((entry) => entry.isDirectory())) {
    const path = join(folder.parentPath, folder.name)
    await writeFile(join(path, '_index.md'), `---\ntitle: ${basename(path)}\n---\n`)
  }
  for (const { parentPath, name } of entries) await adapt(parentPath, name)
}

/** Renames and rewrites a page of the registry for Hugo; an `index.md` would swallow its folder. */
async function adapt(folder, name) {
  const known = name.replace('.html.markdown', '.md').replace(/^index\.md$/, '_index.md')
  if (known === name) return
  await rename(join(folder, name), join(folder, known))
  const text = await readFile(join(folder, known), 'utf8')
  // The registry's titles begin with the name of the provider.
  await writeFile(
    join(folder, known),
    text.replace(/^page_title: "(?:[^":]*: )?(.*)"$/m, 'title: "$1"'),
  )
}

/** Builds it. @returns wall and processor time in seconds, peak memory in MB */
export function buildHugo(root) {
  return measured('hugo', ['--quiet'], root)
}
