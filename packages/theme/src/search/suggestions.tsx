import type { ReactNode } from 'react'
import { part } from '../context/part'
import type { SuggestionsProps } from '../context/part-props'
import { useTheme } from '../context/theme-context'
import { useViewText } from '../context/use-view-text'
import { Anchor } from '../primitives/anchor'
import { HitList } from './hit-list'
import { MissingWords } from './missing-words'
import { RecentList } from './recent-list'
import { QueryFields, SearchEntries } from './search-entries'
import { SearchFailure } from './search-failure'
import { SpokenCount } from './spoken-count'
import { type SuggestionsState, useSuggestions } from './use-suggestions'

/** Suggestions for the text of a field, as the list of a combobox. */
export function Suggestions(props: SuggestionsProps): ReactNode {
  const { inDialog = false } = props
  const state = useSuggestions(props)
  const { isAsked, isShown, view, hits } = state
  if (!isShown && !inDialog) return null
  return (
    <>
      <SpokenCount count={isShown && isAsked && view.state === 'done' ? hits.length : undefined} />
      <div
        className={inDialog ? 'landing-suggestions landing-is-in-dialog' : 'landing-suggestions'}
      >
        {/* What stands there stays while the first answer is on its way. */}
        {isAsked && view.state !== 'empty' ? <Found {...state} /> : <Start {...state} />}
      </div>
    </>
  )
}

/** The hits, or why there are none. */
function Found(state: SuggestionsState): ReactNode {
  const { view, result, groups, hits, words, box, onOpen, onLeave, onRetry } = state
  const text = useViewText()
  return (
    <>
      {result?.problem ? (
        <p className="landing-suggestions-note landing-suggestions-problem">
          <strong>{result.problem.message}</strong> {result.problem.help} {text('problemPlain')}
        </p>
      ) : null}
      {view.state === 'loading' && !result ? (
        <p className="landing-suggestions-note">{text('searching')}</p>
      ) : null}
      {view.state === 'failed' ? (
        <div className="landing-suggestions-note" role="alert">
          <SearchFailure
            reason={view.reason}
            button="landing-button landing-button-small"
            onRetry={onRetry}
          />
        </div>
      ) : null}
      {view.state === 'done' && hits.length === 0 ? (
        <div className="landing-suggestions-empty">
          <p className="landing-suggestions-title">{text('noResults')}</p>
          <p>{text('noResultsAdvice')}</p>
          <SearchEntries onLeave={onLeave} />
        </div>
      ) : null}
      {result ? <MissingWords result={result} className="landing-suggestions-note" /> : null}
      {result?.corrected && !result.problem && hits.length > 0 ? (
        <p className="landing-suggestions-note">
          {text('correctedTo', { query: result.corrected })}
        </p>
      ) : null}
      {hits.length > 0 ? (
        <HitList
          id={box.id}
          groups={groups}
          words={words}
          active={box.active}
          onActive={box.setActive}
          onOpen={onOpen}
        />
      ) : null}
      <AllResults {...state} />
    </>
  )
}

/** Link to the search page, and the keys. Leads out of the context where it has no results. */
function AllResults(state: SuggestionsState): ReactNode {
  const { view, hits, context, allHref, everywhereHref, onLeave } = state
  const text = useViewText()
  const { site } = useTheme()
  const isOutside =
    view.state === 'done' && hits.length === 0 && context !== undefined && !site.separateContexts
  if (hits.length === 0 && !isOutside) return null
  const label = isOutside ? 'seeAllOutside' : 'seeAllWithin'
  return (
    <p className="landing-suggestions-foot">
      <Anchor href={isOutside ? everywhereHref : allHref} onClick={onLeave}>
        {context ? text(label, { context: context.label }) : text('seeAll')}
      </Anchor>
      <span className="landing-suggestions-keys" aria-hidden="true">
        <kbd>↑</kbd>
        <kbd>↓</kbd> {text('keyMove')} <kbd>↵</kbd> {text('keySelect')} <kbd>esc</kbd>{' '}
        {text('keyClose')}
      </span>
    </p>
  )
}

/** For a field without text: recent searches, the first pages of the documentation, and how to narrow a search. */
function Start({ box, recent, onSearch, onForget, onLeave }: SuggestionsState): ReactNode {
  const text = useViewText()
  return (
    <>
      {recent.length > 0 ? (
        <>
          <RecentList
            id={box.id}
            searches={recent}
            active={box.active}
            onActive={box.setActive}
            onChoose={onSearch}
          />
          <p className="landing-suggestions-note">
            <button
              type="button"
              className="landing-button landing-button-lite landing-button-small"
              onClick={onForget}
            >
              {text('clearRecent')}
            </button>
          </p>
        </>
      ) : (
        <p className="landing-suggestions-note">{text('searchHint')}</p>
      )}
      <SearchEntries onLeave={onLeave} />
      <p className="landing-suggestions-foot">
        <span>
          <QueryFields />
        </span>
      </p>
    </>
  )
}

export const SuggestionsPart = part('Suggestions', Suggestions)
