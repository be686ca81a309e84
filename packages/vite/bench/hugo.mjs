// Hugo on the same pages, with a theme that has what readers expect of documentation: a sidebar of all pages, which
// `partialCached` makes once, contents of the page, breadcrumbs, previous and next, a file for a search.
import { spawnSync } from 'node:child_process'
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
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
  // Hugo does not know the registry's double extension, and an `index.md` would swallow its folder.
  for (const { parentPath, name } of entries) {
    const known = name.replace('.html.markdown', '.md').replace(/^index\.md$/, '_index.md')
    if (known !== name) await rename(join(parentPath, name), join(parentPath, known))
  }
}

/** Builds it. @returns wall and processor time in seconds, peak memory in MB */
export function buildHugo(root) {
  return measured('hugo', ['--quiet'], root)
}
