import type { ReactNode } from 'react'
import { isOffline } from '../behaviours/load-failure'
import { part } from '../context/part'
import type { LoadFailureProps } from '../context/part-props'
import { useText, useTheme } from '../context/theme-context'

/** Alert above the current page: the next one could not be loaded. */
export function LoadFailure({ error, onRetry }: LoadFailureProps): ReactNode {
  const text = useText()
  return (
    <div className="landing-load-failure" role="alert">
      <p>
        {text('loadFailed')}{' '}
        <small data-offline={text('offline')}>{error && isOffline() ? text('offline') : ''}</small>
      </p>
      <button
        type="button"
        className="landing-button landing-button-small"
        data-retry=""
        onClick={onRetry}
      >
        {text('retry')}
      </button>
    </div>
  )
}

/** The failure that the host reports; hidden without one, until `showLoadFailure` is called. */
export function HostLoadFailure(): ReactNode {
  const failure = useTheme().host.useLoadFailure?.()
  return (
    <div data-load-failure="" hidden={!failure}>
      <LoadFailurePart error={failure?.error} onRetry={failure?.retry} />
    </div>
  )
}

const LoadFailurePart = part('LoadFailure', LoadFailure)
