import { type ReactNode, useEffect, useState } from 'react'
import { useViewText } from '../context/use-view-text'

/** Pause in typing before the count is announced, in ms. */
const REST = 250

/**
 * Announces the number of suggestions once the reader pauses typing: not on every key, and the
 * language's number forms, slow to load in browsers, do not hold up the suggestions themselves.
 */
export function SpokenCount({
  count,
  said,
  children,
}: {
  readonly count: number | undefined
  /** Message of an action, instead of the count. */
  readonly said?: string | undefined
  /** Spoken after the count. */
  readonly children?: ReactNode
}): ReactNode {
  const text = useViewText()
  const [counted, setCounted] = useState<number>()
  useEffect(() => {
    const timer = setTimeout(() => setCounted(count), count === undefined ? 0 : REST)
    return () => clearTimeout(timer)
  }, [count])
  return (
    <div className="landing-visually-hidden" role="status">
      {said ??
        (counted === 0 ? text('noResults') : counted ? text.count('suggestionCount', counted) : '')}
      {said === undefined && counted !== undefined ? children : null}
    </div>
  )
}
