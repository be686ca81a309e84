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
import { documentKey, isFresh, isKept, mistakesKey } from './page-keys'

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
  /** See `lintKey`. */
  readonly lint: string
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
    return page
  }
  const read = <T>(key: string) => clock.measure('cache', () => store?.get<T>(key, JSON.parse))
  const keep = (key: string, value: unknown) =>
    clock.measure('cache', () => store?.put(key, JSON.stringify(value)))
  const keyOfMistakes = (key: string, { dependencies }: CompiledDocument) =>
    mistakesKey(key, dependencies.files, options.lint)
  const inputOf = ({ source, dialect, locale }: PageRequest): CompileInput => {
    const { text, hash } = readSource(join(contentDir, source))
    return { source, text, hash, dialect, locale }
  }

  /** Compiles a page, or only lints it if its document is known. */
  async function make(
    request: PageRequest,
    views: Views,
    known: CompiledDocument | undefined,
  ): Promise<CompiledDocument> {
    const input = inputOf(request)
    // The file may have changed since the model was made.
    const key = documentKey(input, options.key)
    const onlyLint = known !== undefined && known.hash === input.hash
    const made = await compiler.compile({ ...input, onlyLint }, views)
    if (onlyLint && isKept(made.document)) {
      keep(keyOfMistakes(key, known), made.mistakes)
      return remember(key, withMistakes(known, made.mistakes))
    }
    const document = nameOnce(made.document)
    const page = withMistakes(document, made.mistakes)
    if (!isKept(page)) return page
    keep(key, document)
    keep(keyOfMistakes(key, document), made.mistakes)
    return remember(key, page)
  }

  return {
    async get(request, views) {
      const key = documentKey(request, options.key)
      const page = remembered.get(key)
      if (page !== undefined && isFresh(page, contentDir, views)) return remember(key, page)
      const stored = read<CompiledDocument>(key)
      const known = stored && isFresh(stored, contentDir, views) ? stored : undefined
      const mistakes = known && read<readonly Finding[]>(keyOfMistakes(key, known))
      if (known === undefined || mistakes === undefined) return make(request, views, known)
      return remember(key, withMistakes(known, mistakes))
    },
    async warmUp(request, views) {
      await compiler.compile(inputOf(request), views)
    },
  }
}

function withMistakes(document: CompiledDocument, mistakes: readonly Finding[]): CompiledDocument {
  return { ...document, findings: [...document.findings, ...mistakes] }
}

/** Keeps only the first of findings that repeat on many pages. */
function commonFindingsOnce(): (page: CompiledDocument) => CompiledDocument {
  const named = new Set<string>()
  const newOnes = ({ once, ...finding }: Finding): Finding[] =>
    once === undefined || named.size < named.add(once).size ? [finding as Finding] : []
  return (page) => ({ ...page, findings: page.findings.flatMap(newOnes) })
}
