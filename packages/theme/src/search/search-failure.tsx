import type { ReactNode } from 'react'
import { useViewText } from '../context/use-view-text'
import { type FailureReason, failureHelp } from '../suggestions/run-query'

interface SearchFailureProps {
  readonly reason: FailureReason | undefined
  /** Classes of the button. */
  readonly button: string
  readonly onRetry: () => void
}

/** Search error with its reason and a retry button. */
export function SearchFailure({ reason, button, onRetry }: SearchFailureProps): ReactNode {
  const text = useViewText()
  const failed = text('searchFailed')
  const help = failureHelp(reason, failed)
  return (
    <>
      <p>{failed}</p>
      {help ? <p>{help}</p> : null}
      <button type="button" className={button} onClick={onRetry}>
        {text('retry')}
      </button>
    </>
  )
}
