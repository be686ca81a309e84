'use client'

export type { CardProps, LinkButtonProps } from './part-props'
export { Badge, type BadgeProps } from './parts/badge'
export { LinkButton } from './parts/button'
export { Callout, type CalloutProps } from './parts/callout'
export { Card, CardGrid } from './parts/card'
