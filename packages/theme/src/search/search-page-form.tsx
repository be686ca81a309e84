import { type SearchContext, toHref } from '@landing/schema'
import type { ReactNode, RefObject } from 'react'
import { useTheme } from '../host'
import { useViewText } from '../messages/use-view-text'
import { Icon } from '../own-icon'
import { searchPath } from '../site-path'

/** Props of `SearchPageForm`. Without callbacks it is a form that asks for the page again. */
export interface SearchPageFormProps {
  readonly query?: string
  readonly context?: SearchContext | undefined
  readonly field?: RefObject<HTMLInputElement | null>
  readonly onText?: (text: string) => void
  readonly onContext?: (id: string) => void
}

/** Field and filter of the search page. */
export function SearchPageForm(props: SearchPageFormProps): ReactNode {
  const { query = '', context, field, onText, onContext } = props
  const { site, search } = useTheme()
  const text = useViewText()
  const contexts = search?.contexts ?? []
  return (
    <form
      className="search-page-form"
      action={toHref(site.base, searchPath(site))}
      onSubmit={(event) => {
        if (!onText) return
        event.preventDefault()
        onText(new FormData(event.currentTarget).get('q')?.toString() ?? '')
      }}
    >
      <span className="search-page-field">
        <Icon name="search" />
        <input
          ref={field}
          className="search-input"
          type="search"
          name="q"
          defaultValue={query}
          placeholder={text('search')}
          aria-label={text('search')}
          autoComplete="off"
          spellCheck={false}
          onInput={(event) => onText?.(event.currentTarget.value)}
        />
      </span>
      {contexts.length > 0 ? (
        <select
          name="ctx"
          aria-label={text('searchIn')}
          {...(onContext ? { value: context?.id ?? '' } : {})}
          onChange={(event) => onContext?.(event.currentTarget.value)}
        >
          <option value="">{text('everywhere')}</option>
          {contexts.map((entry) => (
            <option key={entry.id} value={entry.id}>
              {entry.label}
            </option>
          ))}
        </select>
      ) : null}
    </form>
  )
}
