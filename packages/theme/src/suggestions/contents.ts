import {
  type QueryProblem,
  type SearchProvider,
  type SearchScope,
  toHref,
  toPath,
} from '@landing/schema'
import { isModified } from '../behaviours/events'
import { type Child, filled, h, morph } from './elements'
import { entryLinks } from './entry-links'
import { resultsPath } from './hit-address'
import { leftContext, queryNotes } from './query-notes'
import { type FailureReason, failureHelp, type SearchView, shownResult } from './run-query'
import type { SuggestionContext } from './suggestion-context'

/** What a reader can do with the suggestions, apart from choosing an option. */
export interface Ways {
  /** Opens a page of the site by its route path. */
  open(path: string): void
  /** Searches for another text. */
  search(text: string): void
  retry(): void
  /** Searches everywhere from now on. */
  widen(): void
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
  const left = result && leftContext(result, scope, contexts)
  const isNothing = view.state === 'done' && view.result.hits.length === 0
  return [
    left === undefined ? scopeChip(props, context, ways) : null,
    result?.problem ? problemNote(result.problem, context) : null,
    view.state === 'loading' && !result ? note(text('searching')) : null,
    view.state === 'failed' ? failureNote(view.reason, context, ways) : null,
    isNothing ? nothingFound(context, ways) : null,
    result ? queryNotes(result, context, 'landing-suggestions-note', left) : null,
    columns,
    result && result.hits.length > 0 ? allResults(props, left !== undefined, context, ways) : null,
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

function failureNote(
  reason: FailureReason | undefined,
  { text }: SuggestionContext,
  { retry }: Ways,
): Child {
  const failed = text('searchFailed')
  const help = failureHelp(reason, failed)
  return h(
    'div',
    { class: 'landing-suggestions-note', role: 'alert' },
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

/** Says where the reader searches, and leaves that context. */
function scopeChip(
  { scope, contexts }: FoundProps,
  { site, text }: SuggestionContext,
  { widen }: Ways,
): Child {
  const label = contexts.find(({ id }) => id === scope.context)?.label
  if (label === undefined || site.separateContexts) return null
  const chip = button(`${text('searchIn')} ${label} ×`, widen, ' landing-button-lite')
  chip.title = text('everywhere')
  return note(chip)
}

/** Link to the search page, and the keys. */
function allResults(
  { typed, scope, contexts, foot }: FoundProps,
  isOutside: boolean,
  context: SuggestionContext,
  ways: Ways,
): Child {
  const { site, text } = context
  const { context: id, ...everywhere } = scope
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
  return morph(
    foot,
    footOf(
      link(path, name, context, ways),
      h('span', { class: 'landing-suggestions-keys', 'aria-hidden': 'true' }, keys),
    ),
  )
}

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
