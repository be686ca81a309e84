import type { SearchResult } from '@landing/schema'
import { type Child, h, nodesOf } from './elements'
import { queryNotes } from './query-notes'
import type { SuggestionContext } from './suggestion-context'

/** Pause in typing before the count is announced, in ms. */
const REST = 250

/**
 * Announces what the suggestions are once the reader pauses typing: not on every key, and the
 * language's number forms, slow to load in browsers, do not hold up the suggestions themselves.
 */
export class SpokenCount {
  readonly element = h('div', { class: 'landing-visually-hidden', role: 'status' })
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Announces something after a pause; `undefined` empties the announcement at once. */
  announce(content: (() => Child) | undefined): void {
    clearTimeout(this.#timer)
    if (content === undefined) this.element.replaceChildren()
    else this.#timer = setTimeout(() => this.#show(content()), REST)
  }

  /** Announces a text at once. */
  say(text: string): void {
    clearTimeout(this.#timer)
    this.#show(text)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #show(content: Child): void {
    const next = h('div', {}, content)
    // The same text would be read again.
    if (next.textContent !== this.element.textContent) {
      this.element.replaceChildren(...nodesOf([...next.childNodes]))
    }
  }
}

/**
 * The number of suggestions, and what was searched for in place of the query.
 *
 * @param outside see `outsideNote`
 */
export function spokenResult(
  result: SearchResult,
  count: number,
  context: SuggestionContext,
  outside?: string,
): Child {
  const { text } = context
  return [
    count === 0 ? text('noResults') : text.count('suggestionCount', count),
    result.problem ? h('p', {}, result.problem.message) : null,
    queryNotes(result, context, undefined, outside),
  ]
}
