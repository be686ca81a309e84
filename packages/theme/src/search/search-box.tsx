import { toHref } from '@landing/schema'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { attachSearchBox, type SearchBoxControl } from '../behaviours/attach-search-box'
import type { SearchBoxView, SearchTarget } from '../behaviours/search-popup-elements'
import { part } from '../context/part'
import type { SearchBoxProps } from '../context/part-props'
import { hasSlash, searchPath } from '../context/site-path'
import { useText, useTheme } from '../context/theme-context'
import { useBehaviour } from '../context/use-behaviour'
import { IconPart } from '../primitives/icon'
import { resultsPath } from '../suggestions/hit-address'
import { searchScope } from '../suggestions/search-scope'
import type { SearchPopupProps } from './search-popup'

interface Opened {
  readonly view: SearchBoxView
  readonly target: SearchTarget
}

/**
 * The search field of the navbar. Without script it is a form that opens the search page. Engine and
 * suggestions load when a reader shows interest: focus, a pointer over it, or the shortcut.
 */
export function SearchBox({ page }: SearchBoxProps): ReactNode {
  const { site, host, search, components, messages } = useTheme()
  const location = host.useLocation()
  const contexts = search?.contexts ?? site.searchContexts
  const scope = searchScope(site, { path: location.path, page, contexts })
  const [Popup, setPopup] = useState<ComponentType<SearchPopupProps>>()
  const [opened, setOpened] = useState<Opened>()
  // The latest state, for a behaviour that is attached once.
  const now = useRef({ host, search, location })
  now.current = { host, search, location }
  const control = useRef<SearchBoxControl>(null)

  const box = useBehaviour<HTMLElement>(
    (element) => {
      control.current = attachSearchBox(element, {
        messages,
        async onIntent(scope) {
          now.current.search?.load(scope).catch(() => {})
          const { SearchPopup } = await import('./search-popup')
          setPopup(() => SearchPopup)
        },
        onOpen: (view, target) => setOpened({ view, target }),
        onClose: () => setOpened(undefined),
        navigate(query) {
          const { host, location } = now.current
          host.navigate(location.path + query + location.hash)
        },
      })
      return control.current
    },
    [messages],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of path closes it
  useEffect(() => control.current?.update(location.search), [location.path, location.search])

  const action = toHref(site.base, searchPath(site))
  return (
    <search
      className="landing-search"
      ref={box}
      data-search-box=""
      data-swap="keep"
      data-context={scope.context}
      data-version={scope.version}
      data-locale={scope.locale}
      data-query={resultsPath(site, '', scope).split('?')[1]}
      data-own-dialog={components.SearchDialog ? '' : undefined}
    >
      <SearchField action={action} />
      {Popup && opened
        ? createPortal(
            <Popup
              view={opened.view}
              field={opened.target.field}
              scope={opened.target.scope}
              onClose={opened.target.close}
            />,
            opened.target.container,
          )
        : null}
    </search>
  )
}

/** The form of the search box, and the link that replaces it on narrow screens. */
function SearchField({ action }: { readonly action: string }): ReactNode {
  const { site } = useTheme()
  const text = useText()
  const keys = hasSlash(site) ? 'Control+K Meta+K /' : 'Control+K Meta+K'
  return (
    <>
      <form className="landing-search-form" action={action}>
        <IconPart name="search" />
        <input
          className="landing-search-input"
          type="search"
          name="q"
          placeholder={text('search')}
          aria-label={text('search')}
          aria-keyshortcuts={keys}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <span className="landing-search-keys" aria-hidden="true">
          <span className="landing-keys-other">Ctrl K</span>
          <span className="landing-keys-mac">⌘K</span>
        </span>
        <button type="reset" className="landing-search-clear" aria-label={text('clearSearch')}>
          <IconPart name="close" />
        </button>
      </form>
      <a
        className="landing-icon-button landing-search-open"
        href={action}
        aria-label={text('search')}
      >
        <IconPart name="search" />
      </a>
    </>
  )
}

export const SearchBoxPart = part('SearchBox', SearchBox)
