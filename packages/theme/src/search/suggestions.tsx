import type { Hit, SearchScope } from '@landing/schema'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Anchor } from '../anchor'
import { useTheme } from '../host'
import { Icon } from '../icons'
import { useViewText } from '../messages/use-view-text'
import { groupHits, hitLabel, hitPath, resultsPath } from './hit-address'
import { MarkedText } from './marked-text'
import { shownResult, useSearch } from './use-search'

const LIMIT = 8

export interface SuggestionsProps {
  /** The field that is typed in. It becomes a combobox as long as the suggestions are there. */
  readonly field: RefObject<HTMLInputElement | null>
  readonly scope: SearchScope
  /** Shown as part of a dialog: stays open, and Escape belongs to the dialog. */
  readonly inDialog?: boolean
  readonly onClose: () => void
}

/** What the index suggests for the text of a field, as the list of a combobox. */
export function Suggestions({ field, scope, inDialog = false, onClose }: SuggestionsProps) {
  const { site, host, search } = useTheme()
  const text = useViewText()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState(field.current?.value ?? '')
  const [active, setActive] = useState(-1)
  const [closed, setClosed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const { path } = host.useLocation()
  const context = search?.contexts.find((candidate) =>
    candidate.paths.some((prefix) => path.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`)),
  )
  const where = context ? { ...scope, context: context.id } : scope
  const view = useSearch(search, { text: query, limit: LIMIT, ...where }, attempt)
  const result = shownResult(view)
  const groups = groupHits(result?.hits.slice(0, LIMIT) ?? [])
  const hits = groups.flatMap((group) => group.hits)
  const shown = !closed && query.trim() !== ''
  const hasList = shown && hits.length > 0
  const all = resultsPath(site, query, where)
  const outside = context && view.state === 'done' && hits.length === 0

  const openHit = (hit: Hit) => {
    setClosed(true)
    onClose()
    field.current?.blur()
    host.navigate(hitPath(site, hit, result?.words ?? []))
  }
  // The newest state for listeners that are added once.
  const state = useRef({ hits, active, shown, all, openHit, onClose, query })
  state.current = { hits, active, shown, all, openHit, onClose, query }

  useEffect(() => {
    const input = field.current
    if (!input) return
    const onInput = () => {
      setQuery(input.value)
      setActive(-1)
      setClosed(false)
    }
    const onKey = (event: KeyboardEvent) => {
      const now = state.current
      if (event.isComposing) return
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault()
        setClosed(false)
        // One place more than there are hits: the text itself, to go on typing.
        const places = now.hits.length + 1
        const step = event.key === 'ArrowDown' ? 1 : -1
        setActive(((now.active + 1 + step + places) % places) - 1)
      } else if (event.key === 'Escape' && !inDialog) {
        if (now.shown) event.preventDefault()
        setClosed(true)
        setActive(-1)
      } else if (event.key === 'Enter') {
        event.preventDefault()
        const hit = now.hits[now.active]
        if (hit) return now.openHit(hit)
        if (input.value.trim() === '') return
        setClosed(true)
        now.onClose()
        host.navigate(now.all)
      }
    }
    const onFocusOut = (event: FocusEvent) => {
      if (inDialog || event.relatedTarget === null) return
      const form = input.form
      if (!form?.contains(event.relatedTarget as Node)) state.current.onClose()
    }
    const onPointerDown = (event: Event) => {
      if (!inDialog && !input.form?.contains(event.target as Node)) state.current.onClose()
    }
    const onReset = () => setTimeout(onInput)
    const { form } = input
    input.addEventListener('input', onInput)
    input.addEventListener('keydown', onKey)
    form?.addEventListener('focusout', onFocusOut)
    form?.addEventListener('reset', onReset)
    document.addEventListener('pointerdown', onPointerDown)
    onInput()
    return () => {
      input.removeEventListener('input', onInput)
      input.removeEventListener('keydown', onKey)
      form?.removeEventListener('focusout', onFocusOut)
      form?.removeEventListener('reset', onReset)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [field, host, inDialog])

  const activeId = active >= 0 && hasList ? `${id}-${active}` : ''
  useEffect(() => {
    const input = field.current
    if (!input) return
    input.setAttribute('role', 'combobox')
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-expanded', String(hasList))
    if (hasList) input.setAttribute('aria-controls', id)
    else input.removeAttribute('aria-controls')
    if (activeId) input.setAttribute('aria-activedescendant', activeId)
    else input.removeAttribute('aria-activedescendant')
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [field, hasList, id, activeId])
  useEffect(() => {
    const input = field.current
    return () => {
      for (const name of [
        'role',
        'aria-autocomplete',
        'aria-expanded',
        'aria-controls',
        'aria-activedescendant',
      ]) {
        input?.removeAttribute(name)
      }
    }
  }, [field])

  const status =
    view.state === 'done'
      ? hits.length > 0
        ? text.count('suggestionCount', hits.length)
        : text('noResults')
      : ''
  return (
    <>
      <div className="visually-hidden" role="status">
        {shown ? status : ''}
      </div>
      <div
        ref={box}
        className={inDialog ? 'suggestions is-in-dialog' : 'suggestions'}
        hidden={!shown && !inDialog}
      >
        {!shown ? <p className="suggestions-note">{text('searchHint')}</p> : null}
        {shown && view.state === 'loading' && !result ? (
          <p className="suggestions-note">{text('searching')}</p>
        ) : null}
        {shown && view.state === 'failed' ? (
          <div className="suggestions-note" role="alert">
            <p>{text('searchFailed')}</p>
            <button
              type="button"
              className="button button-small"
              onClick={() => setAttempt(attempt + 1)}
            >
              {text('retry')}
            </button>
          </div>
        ) : null}
        {shown && view.state === 'done' && hits.length === 0 ? (
          <div className="suggestions-empty">
            <p className="suggestions-title">{text('noResults')}</p>
            <p>{text('noResultsAdvice')}</p>
          </div>
        ) : null}
        {shown && result?.corrected && hits.length > 0 ? (
          <p className="suggestions-note">{text('correctedTo', { query: result.corrected })}</p>
        ) : null}
        {hasList ? (
          <div
            id={id}
            className="suggestions-list"
            role="listbox"
            aria-label={text('searchSuggestions')}
          >
            {groups.map((group) => (
              // biome-ignore lint/a11y/useSemanticElements: a group of a listbox, not of a form
              <div
                key={group.page.u}
                role="group"
                aria-label={hitLabel(group.page, site.base, text('apiReference'))}
              >
                {group.hits.map((hit) => {
                  const position = hits.indexOf(hit)
                  return (
                    // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field
                    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
                    <div
                      key={hit.u + hit.h}
                      id={`${id}-${position}`}
                      className={`suggestion${hit === group.page ? '' : ' is-section'}`}
                      role="option"
                      aria-selected={position === active}
                      // Focus stays in the field.
                      onPointerDown={(event) => event.preventDefault()}
                      onPointerMove={() => active !== position && setActive(position)}
                      onClick={(event) => {
                        const address = hitPath(site, hit, result?.words ?? [])
                        if (event.metaKey || event.ctrlKey)
                          window.open(site.base + address.slice(1))
                        else openHit(hit)
                      }}
                    >
                      <HitText hit={hit} first={hit === group.page} />
                    </div>
                  )
                })}
              </div>
            ))}
          </div>
        ) : null}
        {shown && (hits.length > 0 || outside) ? (
          <p className="suggestions-foot">
            <Anchor
              href={outside ? resultsPath(site, query, scope) : all}
              onClick={() => {
                setClosed(true)
                onClose()
              }}
            >
              {outside
                ? text('seeAllOutside', { context: context.label })
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

/** One suggestion: where it is, what it is called, what it says. */
function HitText({ hit, first }: { readonly hit: Hit; readonly first: boolean }) {
  const { site } = useTheme()
  const text = useViewText()
  const page = hit.h === ''
  const trail = page ? hit.b : [...hit.b, hitLabel(hit, site.base, text('apiReference'))]
  return (
    <>
      <Icon name={page ? 'page' : hit.type === 'content' ? 'text' : 'hash'} />
      <span className="suggestion-text">
        <span className="suggestion-title">
          <MarkedText {...hit.title} />
        </span>
        {hit.snippet ? (
          <span className="suggestion-snippet">
            <MarkedText {...hit.snippet} />
          </span>
        ) : null}
        {first && trail.length > 0 ? (
          <span className="suggestion-trail">{trail.join(' › ')}</span>
        ) : null}
      </span>
    </>
  )
}
