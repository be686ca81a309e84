import type { SearchProvider, SearchResult, SearchScope } from '@landing/schema'
import { type Child, filled, h } from './elements'
import type { SuggestionContext } from './suggestion-context'

/** The words of a query that no page contains. None if no word was found: "No results" says it. */
export function missingWords({ query, hits, missing }: SearchResult): readonly string[] {
  const words = [...new Set(missing)]
  const isWhole = hits.length === 0 && words.join(' ') === query.text.trim()
  return isWhole ? [] : words
}

/** The words as a list in the language of the page; `isWord` tells them from what stands between them. */
export function wordList(words: readonly string[], locale: string) {
  const list = new Intl.ListFormat(locale, { type: 'disjunction' })
  return list.formatToParts(words).map(({ type, value }) => ({ isWord: type === 'element', value }))
}

/** The query that was searched in place of the typed one. */
export function correction({ corrected, problem, hits }: SearchResult): string | undefined {
  return problem || hits.length === 0 ? undefined : corrected
}

/** Label of the context that has nothing, if the result comes from everywhere. */
export function leftContext(
  { query, hits }: SearchResult,
  { context }: SearchScope,
  contexts: SearchProvider['contexts'],
): string | undefined {
  if (context === undefined || query.context !== undefined || hits.length === 0) return undefined
  return contexts.find(({ id }) => id === context)?.label
}

/**
 * What was searched for in place of a query, and where, as paragraphs.
 *
 * @param left label of the context that has nothing
 */
export function queryNotes(
  result: SearchResult,
  { site, text }: SuggestionContext,
  className?: string,
  left?: string,
): Child {
  const missing = missingWords(result)
  const corrected = correction(result)
  const words = () =>
    wordList(missing, site.locale.htmlLang).map(({ isWord, value }) =>
      isWord ? h('strong', {}, value) : value,
    )
  return [
    left === undefined
      ? null
      : h('p', { class: className }, text('foundOutside', { context: left })),
    missing.length > 0
      ? h('p', { class: className }, filled(text('searchMissing'), 'words', words()))
      : null,
    corrected ? h('p', { class: className }, text('correctedTo', { query: corrected })) : null,
  ]
}
