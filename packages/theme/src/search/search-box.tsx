import { type PageData, toHref } from '@landing/schema'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useTheme } from '../host'
import { DESKTOP } from '../layout/breakpoint'
import { Icon } from '../own-icon'
import { searchPath } from '../site-path'
import { searchScope } from './search-scope'
import { useSearchShortcut } from './use-search-shortcut'

type Popup = typeof import('./popup')

/** Props of `SearchBox`. */
export interface SearchBoxProps {
  readonly page?: PageData | undefined
}

/**
 * The search field of the bar. Without script it is a form that opens the search page. Engine and
 * suggestions load when a reader shows interest: focus, a pointer over it, or the shortcut.
 */
export function SearchBox({ page }: SearchBoxProps): ReactNode {
  const { site, host, search, components, text } = useTheme()
  const location = host.useLocation()
  const box = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [popup, setPopup] = useState<Popup>()
  const [view, setView] = useState<'list' | 'dialog'>()
  const scope = searchScope(site, page)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a scope is known by its version and locale
  const load = useCallback(() => {
    search?.load(scope).catch(() => {})
    // A failed import is tried again at the next interest, or key.
    import('./popup').then(setPopup, () => {})
  }, [search, scope.version, scope.locale])

  const open = useCallback(
    (byShortcut: boolean) => {
      // The search page has a field of its own, in place of this one.
      const own = document.querySelector<HTMLInputElement>('.search-page-field > input')
      load()
      if (!own && !window.matchMedia(DESKTOP).matches) setView('dialog')
      else if (byShortcut) {
        const field = own ?? input.current
        field?.focus()
        field?.select()
      }
    },
    [load],
  )
  const close = useCallback(() => setView(undefined), [])
  // What was found on one page does not stand in front of the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of path closes it
  useEffect(close, [location.path, close])
  const onInput = () => {
    if (!popup) load()
    setView((shown) => shown ?? 'list')
  }
  // With words in the field, a pointer over it is enough to see what they find.
  const hover = () => {
    load()
    if (input.current?.value) setView((shown) => shown ?? 'list')
  }
  const leave = () => {
    if (input.current?.form?.contains(document.activeElement)) return
    setView((shown) => (shown === 'list' ? undefined : shown))
  }

  useSearchShortcut(box, open)

  // Words marked on the page stand in the field, where its clear button takes them away again.
  const marked = new URLSearchParams(location.search).getAll('_highlight').join(' ')
  useEffect(() => {
    if (input.current && (marked || input.current.dataset.marked)) input.current.value = marked
    if (input.current) input.current.dataset.marked = marked
  }, [marked])
  const onReset = () => {
    input.current?.focus()
    if (!marked) return
    const rest = new URLSearchParams(location.search)
    rest.delete('_highlight')
    host.navigate(`${location.path}${rest.size > 0 ? `?${rest}` : ''}${location.hash}`)
  }
  const SuggestionsView = components.Suggestions ?? popup?.Suggestions
  const DialogView = components.SearchDialog ?? popup?.SearchDialog
  const action = toHref(site.base, searchPath(site))
  return (
    <search className="search" ref={box}>
      <form
        className="search-form"
        action={action}
        onInput={onInput}
        onReset={onReset}
        onPointerEnter={hover}
        onPointerLeave={leave}
      >
        <Icon name="search" />
        <input
          ref={input}
          className="search-input"
          type="search"
          name="q"
          placeholder={text('search')}
          aria-label={text('search')}
          aria-keyshortcuts="Control+K Meta+K"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={() => {
            load()
            setView('list')
          }}
        />
        <span className="search-keys" aria-hidden="true">
          <span className="keys-other">Ctrl K</span>
          <span className="keys-mac">⌘K</span>
        </span>
        <button type="reset" className="search-clear" aria-label={text('clearSearch')}>
          <Icon name="close" />
        </button>
        {SuggestionsView && view === 'list' ? (
          <SuggestionsView field={input} scope={scope} onClose={close} />
        ) : null}
      </form>
      <a
        className="icon-button search-open"
        href={action}
        aria-label={text('search')}
        onPointerEnter={load}
        onFocus={load}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          open(false)
        }}
      >
        <Icon name="search" />
      </a>
      {DialogView && view === 'dialog' ? <DialogView scope={scope} onClose={close} /> : null}
    </search>
  )
}
