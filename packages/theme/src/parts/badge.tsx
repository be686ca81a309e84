import { createElement, type ReactNode } from 'react'

/** Props of `Badge`. */
export interface BadgeProps {
  /** What the badge says about its thing; default `neutral`. */
  readonly tone?: 'neutral' | 'information' | 'positive' | 'critical' | 'negative'
  readonly children: ReactNode
}

const DESIGNS = {
  neutral: 'Neutral',
  information: 'Information',
  positive: 'Positive',
  critical: 'Critical',
  negative: 'Negative',
} as const

/**
 * A word or two about the thing beside it: a stage, a version. A UI5 tag: its text is in the HTML,
 * and the style sheet draws it as its code will.
 */
export function Badge({ tone = 'neutral', children }: BadgeProps): ReactNode {
  return createElement('ui5-tag', { design: DESIGNS[tone], 'hide-state-icon': '' }, children)
}
