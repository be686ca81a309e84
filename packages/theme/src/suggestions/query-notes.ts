import type { SearchProvider, SearchResult, SearchScope } from '@landing/schema'
import { type Child, filled, h } from './elements'
import type { ShownResult } from './run-query'
import type { SuggestionContext } from './suggestion-context'

/** The words of a query that no page contains. None if no word was found: "No results" says it. */
export function missingWords({ query, hits, missing }: SearchResult): readonly string[] {
  const words = [...new Set(missing)]
  const isWhole = hits.length === 0 && words.join(' ') === query.text.trim()
  return isWhole ? [] : words
}

/** The words as a list in the language of the page; `isWord` tells them from what is between them. */
export function wordList(words: readonly string[], locale: string) {
  const list = new Intl.ListFormat(locale, { type: 'disjunction' })
  return list.formatToParts(words).map(({ type, value }) => ({ isWord: type === 'element', value }))
}

/** The query that was searched in place of the typed one. */
export function correction({ corrected, problem, hits }: SearchResult): string | undefined {
  return problem || hits.length === 0 ? undefined : corrected
}

/** Says that a result has hits from outside of the context. */
export function outsideNote(
  { query, hits, isWithTitled }: ShownResult,
  scope: SearchScope,
  contexts: SearchProvider['contexts'],
  text: SuggestionContext['text'],
): string | undefined {
  const context = contexts.find(({ id }) => id === scope.context)?.label
  if (context === undefined || hits.length === 0) return undefined
  if (isWithTitled) return text('titleOutside', { context })
  return query.context === undefined ? text('foundOutside', { context }) : undefined
}

/**
 * What was searched for in place of a query, and where, as paragraphs.
 *
 * @param outside see `outsideNote`
 */
export function queryNotes(
  result: SearchResult,
  { site, text }: Pick<SuggestionContext, 'site' | 'text'>,
  className?: string,
  outside?: string,
): Child {
  const missing = missingWords(result)
  const corrected = correction(result)
  const words = () =>
    wordList(missing, site.locale.htmlLang).map(({ isWord, value }) =>
      isWord ? h('strong', {}, value) : value,
    )
  return [
    outside === undefined ? null : h('p', { class: className }, outside),
    missing.length > 0
      ? h('p', { class: className }, filled(text('searchMissing'), 'words', words()))
      : null,
    corrected ? h('p', { class: className }, text('correctedTo', { query: corrected })) : null,
  ]
}
