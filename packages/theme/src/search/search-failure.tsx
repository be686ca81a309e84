import type { ReactNode } from 'react'
import { useViewText } from '../context/use-view-text'

/** The provider's description of a failure. */
export interface FailureReason {
  readonly message: string
  /** What to do. */
  readonly help: string
}

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
  // The provider's message may begin with the very same words.
  const said = reason?.message.startsWith(failed.replace(/\.$/, ''))
  return (
    <>
      <p>{failed}</p>
      {reason ? <p>{said ? reason.help : `${reason.message} ${reason.help}`}</p> : null}
      <button type="button" className={button} onClick={onRetry}>
        {text('retry')}
      </button>
    </>
  )
}
