// Without 'use client': only modules that need React in the browser have it, the others stay on a server.

export type { CardProps, LinkButtonProps } from '../context/part-props'
export { Pager, type PagerProps } from '../docs/article-footer'
export { CodeBlock, type CodeBlockProps, Tabs, type TabsProps } from '../docs/article-parts'
export { Breadcrumbs, type BreadcrumbsProps } from '../docs/breadcrumbs'
export { Toc } from '../docs/toc'
export { Badge, type BadgeProps } from '../primitives/badge'
export { Callout, type CalloutProps } from '../primitives/callout'
export { Card, CardGrid } from '../primitives/card'
export { LinkButton } from '../primitives/link-button'
