import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const folders = []

/** Removes all folders written so far: after the tests of each file. */
export function removeSites() {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}

/** Writes files, by path, into a new temporary folder that is removed after the tests. */
export function writeSite(files) {
  const folder = mkdtempSync(join(tmpdir(), 'landing-site-'))
  folders.push(folder)
  writeFiles(folder, files)
  return folder
}

export function writeFiles(folder, files) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
}

/** Makes a function that opens a site made of the given files. This package does not import `openContent`, which is tested with it. */
export function siteOpener(openContent) {
  return async (files, config = {}, options = {}) => {
    const contentDir = writeSite(files)
    const content = await openContent({
      contentDir,
      config: { title: 'Site', url: 'https://example.org', ...config },
      production: true,
      ...options,
    })
    return { content, contentDir }
  }
}

/** Renders the page at a path. */
export async function renderPath(content, path) {
  const route = content.model.routes.find((candidate) => candidate.path === path)
  if (route === undefined) throw new Error(`No route ${path}`)
  return content.renderPage(route)
}
