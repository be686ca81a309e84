import { type ReactNode, useEffect, useState } from 'react'
import { part } from '../context/part'
import type { LoadingPageProps } from '../context/part-props'
import { useViewText } from '../context/use-view-text'

/** Delay before the spinner, in ms. */
const DELAY = 200

/** Loading state: nothing at first, then a spinner; an error with a retry button. */
export function LoadingPage({ error, onRetry }: LoadingPageProps): ReactNode {
  const text = useViewText()
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), DELAY)
    return () => clearTimeout(timer)
  }, [])
  if (error !== undefined) {
    return (
      <div className="landing-notice-page" role="alert">
        <p>{error instanceof Error ? error.message : text('loadFailed')}</p>
        <button type="button" className="landing-button" onClick={onRetry}>
          {text('retry')}
        </button>
      </div>
    )
  }
  return (
    <div className="landing-notice-page" role="status">
      {late ? <span className="landing-spinner" /> : null}
      <span className="landing-visually-hidden">{late ? text('loading') : ''}</span>
    </div>
  )
}

export const LoadingPart = part('Loading', LoadingPage)
