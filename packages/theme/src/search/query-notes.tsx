import type { SearchResult } from '@landing/schema'
import type { ReactNode } from 'react'
import { useTheme } from '../context/theme-context'
import { useViewText } from '../context/use-view-text'
import { Filled } from '../primitives/filled'

interface QueryNotesProps {
  readonly result: SearchResult
  readonly className?: string
}

/** What was searched for in place of a query: the words of it that pages contain, or a correction. */
export function QueryNotes(props: QueryNotesProps): ReactNode {
  const { hits, corrected, problem } = props.result
  const text = useViewText()
  return (
    <>
      <MissingWords {...props} />
      {corrected && !problem && hits.length > 0 ? (
        <p className={props.className}>{text('correctedTo', { query: corrected })}</p>
      ) : null}
    </>
  )
}

/** Names the words of a query that no page contains. Nothing if no word was found: "No results" says it. */
function MissingWords({ result, className }: QueryNotesProps): ReactNode {
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
