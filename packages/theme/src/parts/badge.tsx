import type { ReactNode } from 'react'

export interface BadgeProps {
  /** What the badge says about its thing; default `neutral`. */
  readonly tone?: 'neutral' | 'information' | 'positive' | 'critical' | 'negative'
  readonly children: ReactNode
}

/** A word or two about the thing beside it: a stage, a version. */
export function Badge({ tone = 'neutral', children }: BadgeProps): ReactNode {
  return <span className={`badge badge-${tone}`}>{children}</span>
}
