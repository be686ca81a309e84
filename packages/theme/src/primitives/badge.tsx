import type { ReactNode } from 'react'

/** Props of `Badge`. */
export interface BadgeProps {
  /** Meaning of the status; default `neutral`. */
  readonly tone?: 'neutral' | 'information' | 'positive' | 'critical' | 'negative'
  readonly children: ReactNode
}

/** Short status label, such as a stage or a version. Looks like a UI5 tag, without its code. */
export function Badge({ tone = 'neutral', children }: BadgeProps): ReactNode {
  return <span className={`landing-status-badge landing-status-${tone}`}>{children}</span>
}
