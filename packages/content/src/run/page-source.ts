import { join } from 'node:path'
import type {
  CompiledDocument,
  CompiledPage,
  CompileHooks,
  CompileInput,
  Compiler,
  Hooks,
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
  /** See `compilerKey`. */
  readonly key: string
  readonly hooks: Pick<Hooks<CompileHooks>, 'keyFor' | 'lintKey'>
  /** No store: every document is compiled once per process. */
  readonly store: ResultCache | undefined
  readonly clock: StageClock
}

/** A cache entry, under its `documentKey`. */
interface StoredPage extends CompiledPage {
  /** The key of the rules that found its mistakes. */
  readonly lint: string
}

export function createPageSource(options: PageSourceOptions): PageSource {
  const { contentDir, compiler, hooks, store, clock } = options
  const remembered = new Map<string, CompiledDocument>()

  const keyOf = (request: PageRequest) => documentKey(request, options.key, hooks)
  const remember = (key: string, page: CompiledDocument) => {
    remembered.delete(key)
    remembered.set(key, page)
    const oldest = remembered.size > mostRemembered ? remembered.keys().next().value : undefined
    if (oldest !== undefined) remembered.delete(oldest)
    return page
  }
  const readPage = (key: string) =>
    clock.measure('cache', () => store?.get<StoredPage>(key, JSON.parse))
  const keep = (key: string, { document, mistakes }: CompiledPage) => {
    const page: StoredPage = { document, mistakes, lint: hooks.lintKey }
    clock.measure('cache', () => store?.put(key, JSON.stringify(page)))
    return remember(key, withMistakes(page))
  }
  const inputOf = ({ source, dialect, locale }: PageRequest): CompileInput => {
    const { text, hash } = readSource(join(contentDir, source))
    return { source, text, hash, dialect, locale }
  }

  /** Compiles a page, or only lints it if its document is known. */
  async function make(
    request: PageRequest,
    views: Views,
    earlier: CompiledDocument | undefined,
  ): Promise<CompiledDocument> {
    const input = inputOf(request)
    // The file may have changed since the model was made.
    const key = keyOf(input)
    const onlyLint = earlier !== undefined && earlier.hash === input.hash
    const compiled = await compiler.compile({ ...input, onlyLint }, views)
    const isDone = isKept(compiled.document)
    const page = onlyLint && isDone ? { ...compiled, document: earlier } : compiled
    return isDone ? keep(key, page) : withMistakes(page)
  }

  return {
    async get(request, views) {
      const key = keyOf(request)
      const page = remembered.get(key)
      if (page !== undefined && isFresh(page, contentDir, views)) return remember(key, page)
      const stored = readPage(key)
      if (stored === undefined || !isFresh(stored.document, contentDir, views)) {
        return make(request, views, undefined)
      }
      if (stored.lint !== hooks.lintKey) return make(request, views, stored.document)
      return remember(key, withMistakes(stored))
    },
    async warmUp(request, views) {
      await compiler.compile(inputOf(request), views)
    },
  }
}

function withMistakes({ document, mistakes }: CompiledPage): CompiledDocument {
  return { ...document, findings: [...document.findings, ...mistakes] }
}
