'use client'

import { SearchBox, siteData, ThemeRoot } from '@landing/theme'
import { search } from './search-box'

/** Where the navbar has no room for a field, a button opens it in a dialog. */
export function SearchDialogExample() {
  return (
    <ThemeRoot site={siteData({ title: 'Example' })} search={search}>
      <SearchBox />
    </ThemeRoot>
  )
}
