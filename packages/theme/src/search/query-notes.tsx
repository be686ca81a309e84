import type { SearchResult, SearchScope } from '@landing/schema'
import type { ReactNode } from 'react'
import { useTheme } from '../context/theme-context'
import { useViewText } from '../context/use-view-text'
import { Filled } from '../primitives/filled'
import { correction, leftContext, missingWords, wordList } from '../suggestions/query-notes'

interface QueryNotesProps {
  readonly result: SearchResult
  /** Where the reader searches. */
  readonly scope: SearchScope
}

/** What was searched for in place of a query, and where: the words of it that pages contain, a correction, everywhere. */
export function QueryNotes({ result, scope }: QueryNotesProps): ReactNode {
  const { site, search } = useTheme()
  const text = useViewText()
  const missing = missingWords(result)
  const query = correction(result)
  const context = leftContext(result, scope, search?.contexts ?? [])
  return (
    <>
      {context === undefined ? null : <p>{text('foundOutside', { context })}</p>}
      {missing.length > 0 ? (
        <p>
          <Filled text={text('searchMissing')} name="words">
            {wordList(missing, site.locale.htmlLang).map(({ isWord, value }) =>
              isWord ? <strong key={value}>{value}</strong> : value,
            )}
          </Filled>
        </p>
      ) : null}
      {query ? <p>{text('correctedTo', { query })}</p> : null}
    </>
  )
}
