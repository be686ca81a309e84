import type { ReactNode } from 'react'
import { useTheme } from '../host'

/** Props of `LoadFailure`. */
export interface LoadFailureProps {
  /** What went wrong, an `Error` as a rule. */
  readonly error: unknown
  readonly onRetry: () => void
}

/** Says that the next page could not be loaded, above the one that stays. */
export function LoadFailure({ error, onRetry }: LoadFailureProps): ReactNode {
  const { text } = useTheme()
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
