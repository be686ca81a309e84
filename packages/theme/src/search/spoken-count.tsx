import { type ReactNode, useEffect, useState } from 'react'
import { useViewText } from '../context/use-view-text'

/** Pause in typing before the count is announced, in ms. */
const REST = 250

/**
 * Announces the number of suggestions once the reader pauses typing: not on every key, and the
 * language's number forms, slow to load in browsers, do not hold up the suggestions themselves.
 */
export function SpokenCount({ count }: { readonly count: number | undefined }): ReactNode {
  const text = useViewText()
  const [said, setSaid] = useState<number>()
  useEffect(() => {
    const timer = setTimeout(() => setSaid(count), count === undefined ? 0 : REST)
    return () => clearTimeout(timer)
  }, [count])
  return (
    <div className="landing-visually-hidden" role="status">
      {said === 0 ? text('noResults') : said ? text.count('suggestionCount', said) : ''}
    </div>
  )
}
