import { join } from 'node:path'
import type {
  CompiledDocument,
  CompileInput,
  Compiler,
  Finding,
  PageRequest,
  ResultCache,
  StageClock,
  Views,
} from '@landing/markdown'
import { readSource } from '@landing/markdown/host'
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

/** Keeps only the first of warnings that repeat on many pages: about slow plugins, and diagrams that cannot be drawn. */
function commonFindingsOnce(): (page: CompiledDocument) => CompiledDocument {
  const named = new Set<string>()
  const isNew = ({ code, message }: Finding) => {
    const isCommon = code === 'page/slow-plugin' || message.endsWith('(landing:undrawn)')
    return !isCommon || named.size < named.add(message.replace(/ took .*/, '')).size
  }
  return (page) => ({ ...page, findings: page.findings.filter(isNew) })
}
