import type { ReactNode } from 'react'
import { useTheme } from '../context/theme-context'
import { useViewText } from '../context/use-view-text'
import { Anchor } from '../primitives/anchor'
import { Filled } from '../primitives/filled'
import { entryLinks } from '../suggestions/entry-links'

/** Ways on without a hit: where the documentation begins, and its tags. */
export function SearchEntries(): ReactNode {
  const { site } = useTheme()
  return (
    <ul className="landing-suggestions-entries">
      {entryLinks(site, useViewText()('viewAllTags')).map(({ label, path }) => (
        <li key={path}>
          <Anchor href={path}>{label}</Anchor>
        </li>
      ))}
    </ul>
  )
}

/** The fields that narrow a search. */
export function QueryFields(): ReactNode {
  return (
    <Filled text={useViewText()('searchNarrow')} name="examples">
      <code>tag:…</code> <code>title:…</code> <code>"…"</code>
    </Filled>
  )
}
