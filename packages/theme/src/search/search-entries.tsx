import type { ReactNode } from 'react'
import { firstPages } from '../context/site-path'
import { useTheme } from '../context/theme-context'
import { useViewText } from '../context/use-view-text'
import { Anchor } from '../primitives/anchor'
import { Filled } from '../primitives/filled'

/** Ways on without a query or a hit: the first pages of the documentation, and its tags. */
export function SearchEntries({ onLeave }: { readonly onLeave?: () => void }): ReactNode {
  const { site } = useTheme()
  const text = useViewText()
  const versions = site.docs.flatMap(({ versions }) => versions.find(({ isLast }) => isLast) ?? [])
  const tags = versions.flatMap(({ tagsPath: path }) =>
    path === undefined ? [] : { path, label: text('viewAllTags') },
  )
  return (
    <ul className="landing-suggestions-entries">
      {[...firstPages(versions).slice(0, 4), ...tags.slice(0, 1)].map(({ label, path }) => (
        <li key={path}>
          <Anchor href={path} onClick={onLeave}>
            {label}
          </Anchor>
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
