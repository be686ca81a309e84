import { toHref } from '@landing/schema'
import type { ReactNode } from 'react'
import { part } from '../context/part'
import type { SuggestionsProps } from '../context/part-props'
import { useTheme } from '../context/theme-context'
import { useViewText } from '../context/use-view-text'
import { Anchor } from '../primitives/anchor'
import { HitList } from './hit-list'
import { HitPreview } from './hit-preview'
import { OptionGroup } from './option-group'
import { QueryNotes } from './query-notes'
import { QueryFields, SearchEntries } from './search-entries'
import { SearchFailure } from './search-failure'
import { SpokenCount } from './spoken-count'
import { type SuggestionsState, useSuggestions } from './use-suggestions'

/** Suggestions for the text of a field, as the list of a combobox. */
export function Suggestions(props: SuggestionsProps): ReactNode {
  const { inDialog = false } = props
  const state = useSuggestions(props)
  const { isAsked, isShown, view, result, hits } = state
  if (!isShown && !inDialog) return null
  return (
    <>
      <SpokenCount
        count={isShown && isAsked && view.state === 'done' ? hits.length : undefined}
        said={state.said?.text}
      >
        {result?.problem ? <p>{result.problem.message}</p> : null}
        {result ? <QueryNotes result={result} /> : null}
      </SpokenCount>
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
  const { view, result, groups, hits, words, previews, box, onOpen, onLeave, onRetry } = state
  const text = useViewText()
  const shown = hits[box.active] ?? hits[0]
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
      {result ? <QueryNotes result={result} className="landing-suggestions-note" /> : null}
      <div className="landing-suggestions-columns">
        <OptionList {...state}>
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
        </OptionList>
        {previews && shown ? <HitPreview hit={shown} /> : null}
      </div>
      <AllResults {...state} />
    </>
  )
}

/** The list of the combobox: hits, or recent searches and pages, then actions. */
function OptionList({
  box,
  actions,
  before,
  said,
  children,
}: SuggestionsState & { readonly children: ReactNode }): ReactNode {
  const text = useViewText()
  if (before + actions.length === 0) return null
  return (
    <div
      id={box.id}
      className="landing-suggestions-list"
      role="listbox"
      // A list that scrolls would be a stop of the Tab key without a function.
      tabIndex={-1}
      aria-label={text('searchSuggestions')}
    >
      {children}
      <OptionGroup
        label={text('searchActions')}
        box={box}
        first={before}
        rows={actions.map((each) =>
          each.label === said?.action ? { ...each, label: said.text } : each,
        )}
      />
    </div>
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

/** For a field without text: recent searches, pages to begin with, and how to narrow a search. */
function Start(state: SuggestionsState): ReactNode {
  const { box, recent, pages, onForget } = state
  const { site } = useTheme()
  const text = useViewText()
  return (
    <>
      {recent.length > 0 ? null : <p className="landing-suggestions-note">{text('searchHint')}</p>}
      <OptionList {...state}>
        <OptionGroup
          label={text('searchRecent')}
          box={box}
          first={0}
          rows={recent.map((label) => ({ label, icon: 'recent' }))}
        />
        <OptionGroup
          label={text('searchPages')}
          box={box}
          first={recent.length}
          rows={pages.map(({ label, path }) => ({
            label,
            icon: 'page',
            href: toHref(site.base, path),
          }))}
        />
      </OptionList>
      {recent.length > 0 ? (
        <p className="landing-suggestions-note">
          <button
            type="button"
            className="landing-button landing-button-lite landing-button-small"
            onClick={onForget}
          >
            {text('clearRecent')}
          </button>
        </p>
      ) : null}
      <p className="landing-suggestions-foot">
        <span>
          <QueryFields />
        </span>
      </p>
    </>
  )
}

export const SuggestionsPart = part('Suggestions', Suggestions)
