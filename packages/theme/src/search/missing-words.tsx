import type { SearchResult } from '@landing/schema'
import type { ReactNode } from 'react'
import { useTheme } from '../context/theme-context'
import { useViewText } from '../context/use-view-text'
import { Filled } from '../primitives/filled'

interface MissingWordsProps {
  readonly result: SearchResult
  readonly className?: string
}

/** Names the words of a query that no page contains. Nothing if no word was found: "No results" says it. */
export function MissingWords({ result, className }: MissingWordsProps): ReactNode {
  const { site } = useTheme()
  const text = useViewText()
  const missing = [...new Set(result.missing)]
  const isWhole = result.hits.length === 0 && missing.join(' ') === result.query.text.trim()
  if (missing.length === 0 || isWhole) return null
  const list = new Intl.ListFormat(site.locale.htmlLang, { type: 'disjunction' })
  return (
    <p className={className}>
      <Filled text={text('searchMissing')} name="words">
        {list
          .formatToParts(missing)
          .map(({ type, value }) =>
            type === 'element' ? <strong key={value}>{value}</strong> : value,
          )}
      </Filled>
    </p>
  )
}
