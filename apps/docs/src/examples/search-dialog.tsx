import { siteData, ThemeRoot } from '@landing/theme'
import { SearchDialog } from '@landing/theme/search'
import { useState } from 'react'
import { search } from './search-box'

export function SearchDialogExample() {
  const [open, setOpen] = useState(false)
  return (
    <ThemeRoot site={siteData({ title: 'Example' })} search={search}>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        Search
      </button>
      {open ? <SearchDialog scope={{}} onClose={() => setOpen(false)} /> : null}
    </ThemeRoot>
  )
}
