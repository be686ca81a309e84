import type { SearchScope } from '@landing/schema'
import type { ReactNode } from 'react'
import type { SearchBoxView } from '../behaviours/search-popup-elements'
import { usePart } from '../context/part'
import { SuggestionsPart } from './suggestions'

/** Props of `SearchPopup`. */
export interface SearchPopupProps {
  readonly view: SearchBoxView
  /** The field that is typed in. */
  readonly field: HTMLInputElement
  /** What part of the site is searched. */
  readonly scope: SearchScope
  readonly onClose: () => void
}

/** Content of an open search box: suggestions for its field, or the site's own dialog. */
export function SearchPopup({ view, field, scope, onClose }: SearchPopupProps): ReactNode {
  const SearchDialog = usePart('SearchDialog', undefined)
  if (view === 'dialog' && SearchDialog) return <SearchDialog scope={scope} onClose={onClose} />
  return (
    <SuggestionsPart field={field} scope={scope} inDialog={view === 'dialog'} onClose={onClose} />
  )
}
