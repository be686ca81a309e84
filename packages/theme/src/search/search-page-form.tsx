import { toHref } from '@landing/schema'
import { type ReactNode, useId } from 'react'
import { searchPath } from '../context/site-path'
import { useTheme } from '../context/theme-context'
import { useViewText } from '../context/use-view-text'
import { IconPart } from '../primitives/icon'

/** Field, contexts and order of the search page: without script a form that asks for the page again. */
export function SearchPageForm(): ReactNode {
  const { site, search } = useTheme()
  const text = useViewText()
  const contexts = search?.contexts ?? []
  return (
    <form className="landing-search-page-form" action={toHref(site.base, searchPath(site))}>
      <span className="landing-search-page-field">
        <IconPart name="search" />
        <input
          className="landing-search-input"
          type="search"
          name="q"
          placeholder={text('search')}
          aria-label={text('search')}
          autoComplete="off"
          spellCheck={false}
        />
      </span>
      <div className="landing-search-filters">
        {contexts.length > 0 ? (
          <Filter
            label={text('searchIn')}
            name="ctx"
            options={[
              ['', text(site.separateContexts ? 'otherPages' : 'everywhere')],
              ...contexts.map(({ id, label }) => [id, label] as const),
            ]}
          />
        ) : null}
        <Filter
          label={text('sortBy')}
          options={[
            ['relevance', text('sortRelevance')],
            ['title', text('sortTitle')],
          ]}
        />
      </div>
    </form>
  )
}

interface FilterProps {
  readonly label: string
  /** Name of the form's parameter; absent for the order, which needs a script. */
  readonly name?: string
  readonly options: readonly (readonly [value: string, label: string])[]
}

/** A choice beside the field. */
function Filter({ label, name, options }: FilterProps): ReactNode {
  const id = useId()
  return (
    <div className="landing-search-filter" hidden={!name}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} data-order={name ? undefined : ''}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
