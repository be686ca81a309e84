import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { readMarkdownPages } from './markdown-pages.mjs'

/** Folder with `corpora/` and `queries/`: beside the repository, unless `LANDING_SHARED` names another one. */
export const sharedFolder = resolve(
  process.env.LANDING_SHARED ?? fileURLToPath(new URL('../../../../shared', import.meta.url)),
)

/** Corpora, and the folder of each archive that holds its English pages; none for pages that lie beside their queries. */
export const CORPORA = {
  azurerm: 'docs',
  opentofu: 'website/docs',
  btp: 'docs',
  fastapi: undefined,
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
  if (!(corpus in CORPORA)) return readMarkdownPages(resolve(corpus))
  const inner = CORPORA[corpus]
  if (inner === undefined)
    return readPageLines(join(sharedFolder, 'queries', corpus, 'docs.jsonl.gz'))
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

/** Pages from a file with a line of JSON for each. */
function readPageLines(file) {
  if (!existsSync(file)) return undefined
  return readLines(gunzipSync(readFileSync(file)).toString()).map(
    ({ id, title, desc, category, sections }) => ({
      path: `/docs/${id}/`,
      title,
      description: desc,
      keywords: [],
      tags: [],
      breadcrumbs: category ? [category] : [],
      // The page's own heading says what the title says: its text is the lead.
      sections: sections.map(({ a, h, d, t }) => ({
        anchor: d === 1 ? '' : a,
        heading: d === 1 ? '' : h,
        text: t,
      })),
    }),
  )
}

/** Sets of judged queries: their files among the shared ones and in this folder. */
const SETS = {
  /** What people really looked for: titles of issues, cut to search words. */
  real: [(corpus) => `${corpus}.jsonl`, (corpus) => `${corpus}/words.jsonl`],
  /** The same titles as they were written. */
  titles: [(corpus) => `${corpus}/titles.jsonl`],
  /** Questions that we wrote ourselves in readers' words; of vitepress and starlight titles of issues. */
  questions: [(corpus) => `${corpus}.jsonl`],
  /** Titles of other issues, judged before any engine was asked. No setting is chosen by them. */
  heldOut: [(corpus) => `heldout-${corpus}.jsonl`],
}
const OWN = fileURLToPath(new URL('questions', import.meta.url))

/**
 * The judged queries of a corpus by set; sets without any are left out.
 *
 * @param {string} corpus
 * @returns {Record<string, import('./queries.mjs').Query[]>}
 */
export function readSets(corpus) {
  if (!(corpus in CORPORA) && corpus !== 'manual') return {}
  const found = Object.entries(SETS).map(([set, files]) => {
    const folder = set === 'real' || set === 'titles' ? join(sharedFolder, 'queries') : OWN
    return [set, files.flatMap((file) => readQueries(join(folder, file(corpus))))]
  })
  return Object.fromEntries(found.filter(([, queries]) => queries.length > 0))
}

function readQueries(file) {
  if (!existsSync(file)) return []
  return readLines(readFileSync(file, 'utf8')).map(({ q, kind, relevant }) => {
    return { kind, text: q, wanted: relevant.map((path) => `/docs/${path}/`) }
  })
}

function readLines(text) {
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

/** All the text of the pages, as one: what an index is measured against. */
export function sourceText(pages) {
  return pages
    .map(({ title, description, sections }) =>
      [title, description, ...sections.flatMap(({ heading, text }) => [heading, text])].join('\n'),
    )
    .join('\n')
}
