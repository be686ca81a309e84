import type { ReactNode } from 'react'

/** Props of `Badge`. */
export interface BadgeProps {
  /** What the badge says about its thing; default `neutral`. */
  readonly tone?: 'neutral' | 'information' | 'positive' | 'critical' | 'negative'
  readonly children: ReactNode
}

/** A word or two about the thing beside it: a stage, a version. Looks like a UI5 tag, without code. */
export function Badge({ tone = 'neutral', children }: BadgeProps): ReactNode {
  return <span className={`status-badge status-${tone}`}>{children}</span>
}
