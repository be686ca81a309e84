import { join } from 'node:path'
import type { ResultCache } from '../cache/pack-store'
import { readJson } from '../cache/read-json'
import type { Finding } from '../diagnostics/codes'
import type { StageClock } from '../diagnostics/stage-clock'
import { reachOf } from '../fs/reach'
import { readSource } from '../fs/source-text'
import type { CompiledDocument } from '../page/compiled-document'
import type { CompileInput, Compiler, Views } from '../page/compiler'
import { hashView } from '../page/compiler'
import { isFailed } from '../page/failed-document'
import { digest } from '../text/digest'

/** A document before its text has been read; the hash is the one that the model knows. */
export type PageRequest = Omit<CompileInput, 'text'>

/** A compiled document with its input. */
export interface CompiledSource {
  readonly document: CompiledDocument
  /** True if the text is the requested one; otherwise the file has changed since the model was built. */
  readonly isAsked: boolean
}

/** Returns compiled documents: from memory, from the cache, or compiled now. */
export interface PageSource {
  get(request: PageRequest, views: Views): Promise<CompiledSource>
  /** Compiles a document and discards it, to load what that takes. */
  warmUp(request: PageRequest, views: Views): Promise<void>
}

/** Number of documents kept in memory, for repeated views. */
const mostRemembered = 100

export interface PageSourceOptions {
  readonly contentDir: string
  readonly compiler: Compiler
  readonly fingerprint: string
  /** No store: every document is compiled once per process. */
  readonly store: ResultCache | undefined
  readonly clock: StageClock
}

export function createPageSource(options: PageSourceOptions): PageSource {
  const { contentDir, compiler, fingerprint, store, clock } = options
  const remembered = new Map<string, CompiledDocument>()
  const nameOnce = commonFindingsOnce()

  const remember = (key: string, page: CompiledDocument) => {
    remembered.delete(key)
    remembered.set(key, page)
    const oldest = remembered.size > mostRemembered ? remembered.keys().next().value : undefined
    if (oldest !== undefined) remembered.delete(oldest)
  }
  const find = (key: string, views: Views): CompiledDocument | undefined => {
    const known =
      remembered.get(key) ??
      clock.measure('cache', () => store?.get<CompiledDocument>(key, readJson))
    if (known === undefined || !isFresh(known, contentDir, views)) return undefined
    remember(key, known)
    return known
  }
  const read = ({ source, dialect, locale }: PageRequest): CompileInput => {
    const { text, hash } = readSource(join(contentDir, source))
    return { source, text, hash, dialect, locale }
  }
  return {
    async get(request, views) {
      const known = find(cacheKey(request, fingerprint), views)
      if (known !== undefined) return { document: known, isAsked: true }
      const input = read(request)
      const page = nameOnce(await compiler.compile(input, views))
      // The file may have changed since the model was made.
      const key = cacheKey(input, fingerprint)
      if (!isFailed(page)) {
        remember(key, page)
        clock.measure('cache', () => store?.put(key, JSON.stringify(page)))
      }
      return { document: page, isAsked: input.hash === request.hash }
    },
    async warmUp(request, views) {
      await compiler.compile(read(request), views)
    },
  }
}

/** Are the files and data views that the page was made of still the same? */
function isFresh(page: CompiledDocument, contentDir: string, views: Views): boolean {
  const { files, views: hashes } = page.dependencies
  return (
    Object.entries(hashes).every(([name, hash]) => hashView(views[name]) === hash) &&
    files.every(({ path, hash }) => hashOf(contentDir, path) === hash)
  )
}

function hashOf(contentDir: string, path: string): string | undefined {
  const absolute = join(contentDir, path)
  try {
    return reachOf(contentDir, absolute) === 'file' ? readSource(absolute).hash : undefined
  } catch {
    return undefined
  }
}

/**
 * Cache key of everything known before compiling. Files and data views that a page reads are only known afterwards: they are
 * stored with the page and compared when it is read.
 */
function cacheKey({ dialect, locale, source, hash }: PageRequest, fingerprint: string): string {
  return digest([fingerprint, dialect, locale, source, hash].join('\n'))
}

/** Keeps only the first of warnings that repeat on many pages: about slow plugins, and diagrams that cannot be drawn. */
function commonFindingsOnce(): (page: CompiledDocument) => CompiledDocument {
  const named = new Set<string>()
  const isNew = ({ code, message }: Finding) => {
    const isCommon = code === 'page/slow-plugin' || message.endsWith('(landing:undrawn)')
    return !isCommon || named.size < named.add(message.replace(/ took .*/, '')).size
  }
  return (page) => ({ ...page, findings: page.findings.filter(isNew) })
}
