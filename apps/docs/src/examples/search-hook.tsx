'use client'

import { useTheme } from '@landing/theme'
import { MarkedText, useSearch } from '@landing/theme/search'
import { useState } from 'react'

/** A search of one's own over the provider of this site. */
export function SearchHookExample() {
  const [text, setText] = useState('')
  const view = useSearch(useTheme().search, { text, limit: 5 })
  return (
    <div>
      <input
        type="search"
        aria-label="Find a page"
        value={text}
        onChange={(e) => setText(e.currentTarget.value)}
      />
      <ul aria-live="polite">
        {view.state === 'done' &&
          view.result.hits.map((hit) => (
            <li key={hit.u + hit.h}>
              <a href={hit.u + hit.h}>
                <MarkedText {...hit.title} />
              </a>
            </li>
          ))}
      </ul>
    </div>
  )
}
