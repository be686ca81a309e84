import {
  type QueryProblem,
  type SearchProvider,
  type SearchQuery,
  type SearchScope,
  toHref,
  toPath,
} from '@landing/schema'
import { isModified } from '../behaviours/events'
import { type Child, filled, h, morph } from './elements'
import { entryLinks } from './entry-links'
import { resultsPath } from './hit-address'
import { outsideNote, queryNotes } from './query-notes'
import { type FailureReason, failureHelp, type SearchView, shownResult } from './run-query'
import type { SuggestionContext } from './suggestion-context'

/** What a reader can do with the suggestions, apart from choosing an option. */
export interface Ways {
  /** Opens a page of the site by its route path. */
  open(path: string): void
  /** Searches for another text. */
  search(text: string): void
  retry(): void
  /** Forgets the recent searches. */
  forget(): void
}

interface FoundProps {
  readonly view: SearchView
  /** The text that is searched for. */
  readonly typed: string
  readonly scope: SearchScope
  readonly contexts: SearchProvider['contexts']
  /** The list of options and the preview of one. */
  readonly columns: HTMLElement
  /** The line below them, which says something else with each letter. */
  readonly foot: HTMLElement
}

/** The hits, or why there are none. */
export function foundContent(props: FoundProps, context: SuggestionContext, ways: Ways): Child {
  const { view, columns, scope, contexts } = props
  const { text } = context
  const result = shownResult(view)
  const outside = result && outsideNote(result, scope, contexts, text)
  const isNothing = view.state === 'done' && view.result.hits.length === 0
  return [
    result?.problem ? problemNote(result.problem, context) : null,
    view.state === 'loading' && !result ? note(text('searching')) : null,
    view.state === 'failed'
      ? failureNote('landing-suggestions-note', view.reason, context, ways.retry)
      : null,
    isNothing ? nothingFound(context, ways) : null,
    result ? queryNotes(result, context, 'landing-suggestions-note', outside) : null,
    columns,
    result && result.hits.length > 0 ? allResults(props, result.query, context, ways) : null,
  ]
}

interface StartProps {
  readonly hasRecent: boolean
  /** The list of options; absent without any. */
  readonly list: HTMLElement | undefined
}

/** For a field without text: recent searches, pages to begin with, and how to narrow a search. */
export function startContent(
  { hasRecent, list }: StartProps,
  { text }: SuggestionContext,
  { forget }: Ways,
): Child {
  const code = (field: string) => h('code', {}, field)
  const examples = [code('tag:…'), ' ', code('title:…'), ' ', code('"…"')]
  return [
    hasRecent ? null : note(text('searchHint')),
    list,
    hasRecent ? note(button(text('clearRecent'), forget, ' landing-button-lite')) : null,
    footOf(h('span', {}, filled(text('searchNarrow'), 'examples', examples))),
  ]
}

function problemNote({ message, help }: QueryProblem, { text }: SuggestionContext): Child {
  return h(
    'p',
    { class: 'landing-suggestions-note landing-suggestions-problem' },
    h('strong', {}, message),
    ` ${help ? `${help} ` : ''}${text('problemPlain')}`,
  )
}

/** Search error with its reason and a retry button. */
export function failureNote(
  className: string,
  reason: FailureReason | undefined,
  { text }: Pick<SuggestionContext, 'text'>,
  retry: () => void,
): HTMLElement {
  const failed = text('searchFailed')
  const help = failureHelp(reason, failed)
  return h(
    'div',
    { class: className, role: 'alert' },
    h('p', {}, failed),
    help ? h('p', {}, help) : null,
    button(text('retry'), retry),
  )
}

function nothingFound(context: SuggestionContext, ways: Ways): Child {
  const { site, text } = context
  const entries = entryLinks(site, text('viewAllTags')).map(({ label, path }) =>
    h('li', {}, link(path, label, context, ways)),
  )
  return h(
    'div',
    { class: 'landing-suggestions-empty' },
    h('p', { class: 'landing-suggestions-title' }, text('noResults')),
    h('p', {}, text('noResultsAdvice')),
    h('ul', { class: 'landing-suggestions-entries' }, entries),
  )
}

/** Link to the search page, and the keys. */
function allResults(
  { typed, scope, contexts, foot }: FoundProps,
  query: SearchQuery,
  context: SuggestionContext,
  ways: Ways,
): Child {
  const { site, text } = context
  const { context: id, ...everywhere } = scope
  const isOutside = query.context === undefined
  const label = contexts.find((each) => each.id === id)?.label
  const path = resultsPath(site, typed, isOutside ? everywhere : scope)
  const within = isOutside ? 'seeAllOutside' : 'seeAllWithin'
  const name = label === undefined ? text('seeAll') : text(within, { context: label })
  const key = (name: string) => h('kbd', {}, name)
  const keys = [
    [key('↑'), key('↓'), ` ${text('keyMove')} `],
    [key('↵'), ` ${text('keySelect')} `],
    [key('esc'), ` ${text('keyClose')}`],
  ]
  const all = h('span', {}, link(path, name, context, ways), ' ', keysOf(key('⇧'), key('↵')))
  return morph(foot, footOf(all, keysOf(keys)))
}

const keysOf = (...keys: readonly Child[]) =>
  h('span', { class: 'landing-suggestions-keys', 'aria-hidden': 'true' }, keys)

const note = (...children: readonly Child[]) =>
  h('p', { class: 'landing-suggestions-note' }, children)

const footOf = (...children: readonly Child[]) =>
  h('p', { class: 'landing-suggestions-foot' }, children)

function button(label: string, onClick: () => void, kind = ''): HTMLElement {
  const className = `landing-button${kind} landing-button-small`
  const element = h('button', { type: 'button', class: className }, label)
  element.addEventListener('click', onClick)
  return element
}

/** A link to a page of the site; `morph` may give it another address. Anything but a plain click is the browser's. */
function link(path: string, label: string, { site }: SuggestionContext, ways: Ways): HTMLElement {
  const element = h('a', { href: toHref(site.base, path) }, label)
  element.addEventListener('click', (event) => {
    if (isModified(event)) return
    event.preventDefault()
    ways.open(toPath(site.base, element.getAttribute('href') ?? '') ?? path)
  })
  return element
}
