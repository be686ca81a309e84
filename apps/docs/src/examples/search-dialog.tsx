'use client'

import { SearchBox, ThemeRoot } from '@landing/theme'
import { search, site } from './search-box'

/** Where the navbar has no room for a field, a button opens it in a dialog. */
export function SearchDialogExample() {
  return (
    <ThemeRoot site={site} search={search}>
      <SearchBox />
    </ThemeRoot>
  )
}
