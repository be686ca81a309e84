import type { Hit } from '@landing/schema'
import { useCallback, useMemo, useRef, useState } from 'react'
import { part } from '../context/part'
import type { SuggestionsProps } from '../context/part-props'
import { useTheme } from '../context/theme'
import { useViewText } from '../context/use-view-text'
import { Anchor } from '../primitives/anchor'
import { groupHits, hitPath, resultsPath } from './hit-address'
import { HitList } from './hit-list'
import { RecentList } from './recent-list'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches'
import { SearchFailure } from './search-failure'
import { contextOf } from './search-scope'
import { SpokenCount } from './spoken-count'
import { useCombobox } from './use-combobox'
import { useFieldText } from './use-field-text'
import { shownResult, useSearch } from './use-search'

const LIMIT = 8
const NO_WORDS: readonly string[] = []

/** What the index suggests for the text of a field, as the list of a combobox. */
export function Suggestions({ field, scope, inDialog = false, onClose }: SuggestionsProps) {
  const { site, host, search } = useTheme()
  const text = useViewText()
  const [attempt, setAttempt] = useState(0)
  const [recent, setRecent] = useState(recentSearches)
  const typed = useFieldText(field)
  const { path } = host.useLocation()
  const context = contextOf(search?.contexts ?? [], site, path)
  const where = context ? { ...scope, context: context.id } : scope
  // What is not written in the query language, yet or ever, the engine reads as plain words.
  const view = useSearch(search, { text: typed, limit: LIMIT, syntax: 'full', ...where }, attempt)
  const result = shownResult(view)
  const groups = useMemo(() => groupHits(result?.hits.slice(0, LIMIT) ?? []), [result])
  const hits = groups.flatMap((group) => group.hits)
  const asked = typed.trim() !== ''
  const old = asked ? [] : recent
  const all = resultsPath(site, typed, where)

  const leave = (address: string) => {
    rememberSearch(typed)
    box.close()
    onClose()
    field.blur()
    host.navigate(address)
  }
  const openHit = (hit: Hit) => leave(hitPath(site, hit, result?.words ?? NO_WORDS))
  // The list is drawn when its hits change, not with every key.
  const opener = useRef(openHit)
  opener.current = openHit
  const onOpen = useCallback((hit: Hit) => opener.current(hit), [])
  const searchAgain = (query: string) => {
    field.value = query
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const box = useCombobox({
    field,
    count: asked ? hits.length : old.length,
    inDialog,
    onChoose: (position) => {
      const hit = asked ? hits[position] : undefined
      const query = asked ? undefined : old[position]
      if (hit) openHit(hit)
      else if (query !== undefined) searchAgain(query)
      else if (asked) leave(all)
    },
  })

  const shown = !box.closed && (asked || old.length > 0)
  // Nothing is known yet, and nothing need be said: no empty box for a blink.
  const blank = asked && view.state === 'empty'
  const none = view.state === 'done' && hits.length === 0
  const outside = none ? context : undefined
  // A list that is to come costs no frame: files and first answer are on their way meanwhile.
  if ((!shown || blank) && !inDialog) return null
  return (
    <>
      <SpokenCount count={shown && asked && view.state === 'done' ? hits.length : undefined} />
      <div className={inDialog ? 'suggestions is-in-dialog' : 'suggestions'}>
        {!shown ? <p className="suggestions-note">{text('searchHint')}</p> : null}
        {shown && asked && view.state === 'loading' && !result ? (
          <p className="suggestions-note">{text('searching')}</p>
        ) : null}
        {shown && view.state === 'failed' ? (
          <div className="suggestions-note" role="alert">
            <SearchFailure
              reason={view.reason}
              button="button button-small"
              onRetry={() => setAttempt(attempt + 1)}
            />
          </div>
        ) : null}
        {shown && asked && none ? (
          <div className="suggestions-empty">
            <p className="suggestions-title">{text('noResults')}</p>
            <p>{text('noResultsAdvice')}</p>
          </div>
        ) : null}
        {shown && result?.corrected && hits.length > 0 ? (
          <p className="suggestions-note">{text('correctedTo', { query: result.corrected })}</p>
        ) : null}
        {shown && asked && hits.length > 0 ? (
          <HitList
            id={box.id}
            groups={groups}
            words={result?.words ?? NO_WORDS}
            active={box.active}
            onActive={box.setActive}
            onOpen={onOpen}
          />
        ) : null}
        {shown && old.length > 0 ? (
          <RecentList
            id={box.id}
            searches={old}
            active={box.active}
            onActive={box.setActive}
            onChoose={searchAgain}
          />
        ) : null}
        {shown && !asked ? (
          <p className="suggestions-foot">
            <button
              type="button"
              className="button button-lite button-small"
              onClick={() => {
                forgetSearches()
                setRecent([])
                field.focus()
              }}
            >
              {text('clearRecent')}
            </button>
          </p>
        ) : null}
        {shown && asked && (hits.length > 0 || outside) ? (
          <p className="suggestions-foot">
            <Anchor
              href={outside ? resultsPath(site, typed, scope) : all}
              onClick={() => {
                rememberSearch(typed)
                box.close()
                onClose()
              }}
            >
              {outside
                ? text('seeAllOutside', { context: outside.label })
                : context
                  ? text('seeAllWithin', { context: context.label })
                  : text('seeAll')}
            </Anchor>
            <span className="suggestions-keys" aria-hidden="true">
              <kbd>↑</kbd>
              <kbd>↓</kbd> {text('keyMove')} <kbd>↵</kbd> {text('keySelect')} <kbd>esc</kbd>{' '}
              {text('keyClose')}
            </span>
          </p>
        ) : null}
      </div>
    </>
  )
}

export const SuggestionsPart = part('Suggestions', Suggestions)
