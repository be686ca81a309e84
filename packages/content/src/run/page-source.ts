import { join } from 'node:path'
import type { ResultCache } from '../cache/pack-store'
import type { Finding } from '../diagnostics/codes'
import type { StageClock } from '../diagnostics/stage-clock'
import { readSource } from '../fs/source-text'
import type { CompiledDocument } from '../page/compiled-document'
import type { CompileInput, Compiler, PageRequest, Views } from '../page/compiler'
import { documentKey, isFresh, isKept } from './page-keys'

/** Returns compiled documents: from memory, from the cache, or compiled now. */
export interface PageSource {
  /** Its `hash` is another than the requested one if the file has changed since the model was built. */
  get(request: PageRequest, views: Views): Promise<CompiledDocument>
  /** Compiles a document and discards it, to load what that takes. */
  warmUp(request: PageRequest, views: Views): Promise<void>
}

/** Number of documents kept in memory, for repeated views. */
const mostRemembered = 100

export interface PageSourceOptions {
  readonly contentDir: string
  readonly compiler: Compiler
  readonly key: string | undefined
  /** No store: every document is compiled once per process. */
  readonly store: ResultCache | undefined
  readonly clock: StageClock
}

export function createPageSource(options: PageSourceOptions): PageSource {
  const { contentDir, compiler, store, clock } = options
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
      clock.measure('cache', () => store?.get<CompiledDocument>(key, JSON.parse))
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
      const known = find(documentKey(request, options.key), views)
      if (known !== undefined) return known
      const input = read(request)
      const page = nameOnce(await compiler.compile(input, views))
      // The file may have changed since the model was made.
      const key = documentKey(input, options.key)
      if (isKept(page)) {
        remember(key, page)
        clock.measure('cache', () => store?.put(key, JSON.stringify(page)))
      }
      return page
    },
    async warmUp(request, views) {
      await compiler.compile(read(request), views)
    },
  }
}

/** Keeps only the first of findings that repeat on many pages. */
function commonFindingsOnce(): (page: CompiledDocument) => CompiledDocument {
  const named = new Set<string>()
  const newOnes = ({ once, ...finding }: Finding): Finding[] =>
    once === undefined || named.size < named.add(once).size ? [finding as Finding] : []
  return (page) => ({ ...page, findings: page.findings.flatMap(newOnes) })
}
