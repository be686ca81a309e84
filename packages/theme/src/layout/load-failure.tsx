import type { ReactNode } from 'react'
import { useText, useTheme } from '../host'
import type { LoadFailureProps } from '../part-props'

/** Says that the next page could not be loaded, above the one that stays. */
export function LoadFailure({ error, onRetry }: LoadFailureProps): ReactNode {
  const text = useText()
  return (
    <div className="load-failure" role="alert">
      <p>
        {text('loadFailed')} <small>{error instanceof Error ? error.message : `${error}`}</small>
      </p>
      <button type="button" className="button button-small" onClick={onRetry}>
        {text('retry')}
      </button>
    </div>
  )
}

/** The failure that the host tells of, if there is one. */
export function HostLoadFailure(): ReactNode {
  const { host, components } = useTheme()
  const failure = host.useLoadFailure?.()
  const View = components.LoadFailure ?? LoadFailure
  return failure ? <View error={failure.error} onRetry={failure.retry} /> : null
}
