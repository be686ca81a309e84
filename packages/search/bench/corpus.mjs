import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readMarkdownPages } from './markdown-pages.mjs'

/** Folder with `corpora/` and `queries/`: beside the repository, unless `LANDING_SHARED` names another one. */
export const sharedFolder = resolve(
  process.env.LANDING_SHARED ?? fileURLToPath(new URL('../../../../shared', import.meta.url)),
)

/** Corpora, and the folder of each archive that holds its English pages. */
export const CORPORA = {
  azurerm: 'docs',
  opentofu: 'website/docs',
  btp: 'docs',
  vitepress: 'docs/en',
  starlight: 'docs/src/content/docs',
}

/** Translations that lie beside the English pages. */
const TRANSLATION = /^\/docs\/fr\//

/** Landing's own documentation: it is there in every checkout. */
const MANUAL = fileURLToPath(new URL('../../../apps/docs/content/docs', import.meta.url))

/**
 * The pages to measure on: `manual`, a corpus by its name, or a folder of Markdown.
 *
 * @param {string} corpus
 * @returns {import('@landing/schema').SearchPage[] | undefined} nothing when the corpus is absent
 */
export function readCorpus(corpus) {
  // A page for each message says the same words as the page about its subject.
  if (corpus === 'manual') {
    return readMarkdownPages(MANUAL).filter(({ path }) => !path.includes('-messages/'))
  }
  const inner = CORPORA[corpus]
  if (inner === undefined) return readMarkdownPages(resolve(corpus))
  const archive = join(sharedFolder, 'corpora', `${corpus}-docs.tar.gz`)
  if (!existsSync(archive)) return undefined
  const unpacked = mkdtempSync(join(tmpdir(), 'landing-corpus-'))
  try {
    execFileSync('tar', ['xzf', archive, '-C', unpacked])
    return readMarkdownPages(join(unpacked, inner)).filter(({ path }) => !TRANSLATION.test(path))
  } finally {
    rmSync(unpacked, { recursive: true })
  }
}

/**
 * What people really looked for in a corpus.
 *
 * @param {string} corpus
 * @returns {import('./queries.mjs').Query[]} none when the queries are absent
 */
export function readRealQueries(corpus) {
  if (!(corpus in CORPORA)) return []
  return readQueries(join(sharedFolder, 'queries', `${corpus}.jsonl`))
}

/**
 * Questions that settings may be chosen by, judged before any engine was asked: of vitepress and starlight titles of issues, cut to
 * search words, of the other corpora questions that we wrote ourselves, in readers' words.
 *
 * @param {string} corpus
 * @returns {import('./queries.mjs').Query[]}
 */
export function readQuestions(corpus) {
  return readQueries(fileURLToPath(new URL(`questions/${corpus}.jsonl`, import.meta.url)))
}

/**
 * Titles of issues, cut to search words and judged before any engine was asked. Later changes are held to them; no setting is
 * chosen by them.
 *
 * @param {string} corpus
 * @returns {import('./queries.mjs').Query[]}
 */
export function readHeldOut(corpus) {
  return readQueries(fileURLToPath(new URL(`questions/heldout-${corpus}.jsonl`, import.meta.url)))
}

function readQueries(file) {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return lines.map((line) => {
    const { q, kind, relevant } = JSON.parse(line)
    return { kind, text: q, wanted: relevant.map((path) => `/docs/${path}/`) }
  })
}

/** All the text of the pages, as one: what an index is measured against. */
export function sourceText(pages) {
  return pages
    .map(({ title, description, sections }) =>
      [title, description, ...sections.flatMap(({ heading, text }) => [heading, text])].join('\n'),
    )
    .join('\n')
}
