/*
 * When a page of an earlier build is used again: this file names everything that a page depends on. There are two caches.
 *
 * 1. Compiled documents, of `page-source.ts`: valid for the same `documentKey` if `isFresh`, with what lint rules report: valid for
 *    the same `Hooks.lintKey`.
 * 2. Rendered pages, which whoever calls `Content.pageKey` keeps: valid for the same `pageKey`, kept only if `isKeyed`.
 *
 * Parts of pages (highlighted code, trees of the reference parser, diagrams) are named where they are made, by their whole input.
 */
import { join } from 'node:path'
import type {
  CompiledDocument,
  CompileHooks,
  Hooks,
  PageRequest,
  PageSettings,
  Views,
} from '@landing/markdown'
import { digest, ownValue } from '@landing/markdown/authoring'
import { hashView, readUsable } from '@landing/markdown/host'
import type { ResolvedConfig, Route } from '@landing/schema'
import { ownVersion } from '../cache/own-version'
import type { SiteHooks } from '../hooks/site-hooks'
import type { LastUpdate } from '../scan/git-dates'
import type { FolderScan } from '../scan/scan-docs'

/** Cache key of what all documents of a site are compiled with, besides plugins. */
export function compilerKey(parser: string, settings: PageSettings): string {
  return digest(JSON.stringify([ownVersion(), parser, settings]), 16)
}

/** Cache key of a compiled document: all that is known before compiling. */
export function documentKey(
  { dialect, locale, source, hash }: PageRequest,
  compiler: string,
  hooks: Pick<Hooks<CompileHooks>, 'keyFor'>,
): string {
  return digest([compiler, hooks.keyFor(dialect), dialect, locale, source, hash].join('\n'))
}

/** True if the files and data views that it was made of are still the same. They are known, and stored with it, after compiling only. */
export function isFresh(document: CompiledDocument, contentDir: string, views: Views): boolean {
  const { files, views: hashes } = document.dependencies
  return (
    Object.entries(hashes).every(([name, hash]) => hashView(ownValue(views, name)) === hash) &&
    files.every(({ path, hash }) => readUsable(contentDir, join(contentDir, path))?.hash === hash)
  )
}

/** A document that failed, or lacks what was missing, may work another time. */
export function isKept({ isProvisional }: CompiledDocument): boolean {
  return isProvisional !== true
}

/** Keys of everything that rendered pages depend on besides their own text. */
export interface SiteKeys {
  /** For documents, which show of others their titles, addresses and places, not their descriptions. */
  readonly documents: string
  /** For pages that list documents. */
  readonly lists: string
}

/** Options that do not affect pages, or are covered otherwise: views by their content, plugins by their keys. */
const namedElsewhere: ReadonlySet<string> = new Set([
  'data',
  'feeds',
  'files',
  'markdown',
  'plugins',
])

/** @returns `undefined` without a key of the compiler, and for a configuration with functions, whose changes cannot be detected */
export function siteKeys(
  compiler: string | undefined,
  hooks: Hooks<SiteHooks>,
  production: boolean,
  config: ResolvedConfig,
  folders: readonly FolderScan[],
): SiteKeys | undefined {
  const plain = Object.entries(config).filter(([name]) => !namedElsewhere.has(name))
  if (compiler === undefined || hasFunction(plain)) return undefined
  const common = [compiler, hooks.key, production, plain, folders.map(settingsOf)]
  const documents = digest(JSON.stringify([common, folders.map(outlines)]), 20)
  const lists = digest(JSON.stringify([documents, folders.map(descriptions)]), 20)
  return { documents, lists }
}

function settingsOf({
  plan: { absolute: _, ...plan },
  categories,
  tags,
  authors,
}: FolderScan): unknown {
  return [plan, categories, tags, authors]
}

/** What other pages may show of documents. */
function outlines({ files }: FolderScan): unknown {
  return files.map(({ path, locale, facts }) => {
    const { description: _, findings: __, keyLines: ___, frontMatter, ...rest } = facts
    const { description: ____, ...shownFrontMatter } = frontMatter
    return [path, locale, shownFrontMatter, rest]
  })
}

function descriptions({ files }: FolderScan): unknown {
  return files.map(({ facts }) => [facts.description, facts.frontMatter.description])
}

function hasFunction(value: unknown): boolean {
  if (typeof value === 'function') return true
  return typeof value === 'object' && value !== null && Object.values(value).some(hasFunction)
}

/** Cache key of a rendered page, of a document with the hash of its text and its dates in git. */
export function pageKey(
  site: SiteKeys,
  route: Route,
  hash: string | undefined,
  dates: LastUpdate | undefined,
): string | undefined {
  if (route.kind !== 'doc') return digest(JSON.stringify([site.lists, route]), 20)
  return hash && digest(JSON.stringify([site.documents, route, hash, dates]), 20)
}

/**
 * True if `pageKey` covers all that a page was made of: the text of this hash.
 *
 * @param readsMore true if it was made of other files, or shows descriptions of other pages
 */
export function isKeyed(document: CompiledDocument, hash: string, readsMore: boolean): boolean {
  return document.hash === hash && !readsMore && isKept(document)
}
