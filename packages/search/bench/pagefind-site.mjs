import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { importPeer } from './peers.mjs'

/** An index of Pagefind in a temporary folder, and its own browser module with a server for it. */
export async function buildPagefind(pages) {
  const { createIndex, close } = await importPeer('pagefind')
  const { index } = await createIndex({})
  for (const page of pages) await index.addHTMLFile({ url: page.path, content: toHtml(page) })
  const { files } = await index.getFiles()
  const folder = mkdtempSync(join(tmpdir(), 'landing-pagefind-'))
  await index.writeFiles({ outputPath: folder })
  await close()
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  // Node takes a file for a module by its name.
  copyFileSync(join(folder, 'pagefind.js'), join(folder, 'pagefind.mjs'))
  let loaded = 0
  globalThis.fetch = async (address) => {
    const body = readFileSync(
      join(folder, new URL(address, 'http://localhost').pathname.split('/pagefind/')[1]),
    )
    loaded += body.length
    return new Response(body)
  }
  let copies = 0
  return {
    files,
    loaded: () => loaded,
    /** A new copy of the browser module, as a new visitor has it. */
    async module() {
      const module = await import(`${pathToFileURL(join(folder, 'pagefind.mjs'))}?${copies++}`)
      await module.options({ basePath: 'http://localhost/pagefind/' })
      return module
    },
  }
}

function toHtml({ title, description, sections }) {
  const body = sections.map(
    ({ anchor, heading, text }) =>
      `${heading ? `<h2 id="${escapeHtml(anchor)}">${escapeHtml(heading)}</h2>` : ''}<p>${escapeHtml(text)}</p>`,
  )
  return `<html lang="en"><head><title>${escapeHtml(title)}</title></head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p>${body.join('')}</main></body></html>`
}

function escapeHtml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
