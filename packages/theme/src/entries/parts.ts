'use client'

export type { CardProps, LinkButtonProps } from '../context/part-props'
export { Badge, type BadgeProps } from '../primitives/badge'
export { Callout, type CalloutProps } from '../primitives/callout'
export { Card, CardGrid } from '../primitives/card'
export { LinkButton } from '../primitives/link-button'
