import type { ReactNode } from 'react'
import { useText } from '../host'

/** A message in place of a branch that could not be loaded. */
export function BranchFailure({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const text = useText()
  return (
    <div className="branch-failure" role="alert">
      <p>{text('branchFailed')}</p>
      <button type="button" className="button button-small" onClick={onRetry}>
        {text('retry')}
      </button>
    </div>
  )
}
