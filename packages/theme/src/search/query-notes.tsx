import type { SearchResult } from '@landing/schema'
import type { ReactNode } from 'react'
import { useTheme } from '../context/theme-context'
import { useViewText } from '../context/use-view-text'
import { Filled } from '../primitives/filled'
import { correction, missingWords, wordList } from '../suggestions/query-notes'

/** What was searched for in place of a query: the words of it that pages contain, or a correction. */
export function QueryNotes({ result }: { readonly result: SearchResult }): ReactNode {
  const { site } = useTheme()
  const text = useViewText()
  const missing = missingWords(result)
  const query = correction(result)
  return (
    <>
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
