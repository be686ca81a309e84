import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readMarkdownPages } from './markdown-pages.mjs'

const archive = fileURLToPath(
  new URL('../../../../shared/corpora/azurerm-docs.tar.gz', import.meta.url),
)

/**
 * The pages to measure on: a folder of Markdown, or the corpus beside the repository.
 *
 * @param {string | undefined} folder
 * @returns {import('@landing/schema').SearchPage[] | undefined} nothing when there is no corpus
 */
export function readCorpus(folder) {
  if (folder !== undefined) return readMarkdownPages(resolve(folder))
  if (!existsSync(archive)) return undefined
  const unpacked = mkdtempSync(join(tmpdir(), 'landing-corpus-'))
  try {
    execFileSync('tar', ['xzf', archive, '-C', unpacked])
    return readMarkdownPages(unpacked)
  } finally {
    rmSync(unpacked, { recursive: true })
  }
}

/** All the text of the pages, as one: what an index is measured against. */
export function sourceText(pages) {
  return pages
    .map(({ title, description, sections }) =>
      [title, description, ...sections.flatMap(({ heading, text }) => [heading, text])].join('\n'),
    )
    .join('\n')
}
