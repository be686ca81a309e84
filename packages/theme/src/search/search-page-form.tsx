import { isContextOf, type SearchContext, toHref } from '@landing/schema'
import { type ComponentType, type ReactNode, type RefObject, useId } from 'react'
import { searchPath } from '../context/site-path'
import { useTheme } from '../context/theme-context'
import type { FilterControlProps } from '../context/ui5-parts'
import { useViewText } from '../context/use-view-text'
import { IconPart } from '../primitives/icon'
import type { ResultOrder } from '../suggestions/hit-address'
import { versionOfParam } from '../suggestions/search-scope'
import { NativeFilter } from './native-filter'
import { resultOrder } from './result-order'

/** Props of `SearchPageForm`. Without callbacks it is a form that asks for the page again. */
export interface SearchPageFormProps {
  readonly query?: string
  readonly context?: SearchContext | undefined
  readonly field?: RefObject<HTMLInputElement | null>
  readonly onText?: (text: string) => void
  readonly onContext?: (id: string) => void
  /** Order of the results; absent where there are none to sort. */
  readonly order?: ResultOrder
  readonly onOrder?: (order: ResultOrder) => void
  /** Renders each filter; default the native control. */
  readonly Control?: ComponentType<FilterControlProps>
}

/** Field, filters and order of the search page. */
export function SearchPageForm(props: SearchPageFormProps): ReactNode {
  const { query = '', field, onText, Control = NativeFilter } = props
  const { site } = useTheme()
  const text = useViewText()
  const filters = useFilters(props)
  return (
    <form
      className="landing-search-page-form"
      action={toHref(site.base, searchPath(site))}
      onSubmit={(event) => {
        if (!onText) return
        event.preventDefault()
        onText(new FormData(event.currentTarget).get('q')?.toString() ?? '')
      }}
    >
      <span className="landing-search-page-field">
        <IconPart name="search" />
        <input
          ref={field}
          className="landing-search-input"
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
      {filters.length > 0 ? (
        <div className="landing-search-filters">
          {filters.map((filter) => (
            <div key={filter.id} className="landing-search-filter">
              <label htmlFor={filter.id}>{filter.label}</label>
              <Control {...filter} />
            </div>
          ))}
        </div>
      ) : null}
    </form>
  )
}

/** Choice of the context, where there are several, and of the order. */
function useFilters({ context, onContext, order, onOrder }: SearchPageFormProps) {
  const { site, host, search } = useTheme()
  const text = useViewText()
  const version = versionOfParam(
    site,
    new URLSearchParams(host.useLocation().search).get('version'),
  )
  const contexts = search?.contexts.filter((each) => isContextOf(each, version, site.docs)) ?? []
  const id = useId()
  const filters: FilterControlProps[] = []
  if (contexts.length > 0) {
    filters.push({
      id: `${id}context`,
      name: 'ctx',
      label: text('searchIn'),
      options: [
        ['', text(site.separateContexts ? 'otherPages' : 'everywhere')],
        ...contexts.map((each) => [each.id, each.label] as const),
      ],
      ...(onContext ? { value: context?.id ?? '', onChoose: onContext } : {}),
    })
  }
  if (order) {
    filters.push({
      id: `${id}order`,
      label: text('sortBy'),
      options: [
        ['relevance', text('sortRelevance')],
        ['title', text('sortTitle')],
      ],
      value: order,
      onChoose: (name) => onOrder?.(resultOrder(name)),
    })
  }
  return filters
}
