'use client'

export { Badge, type BadgeProps } from './parts/badge'
export { LinkButton, type LinkButtonProps } from './parts/button'
export { Callout, type CalloutProps } from './parts/callout'
export { Card, CardGrid, type CardProps } from './parts/card'
