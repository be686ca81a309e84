import { settings } from 'virtual:landing/settings'
import { toHref } from '@landing/schema'
import type { LinkProps } from '@landing/theme'
import type { ReactNode } from 'react'

/** A link of the document: route paths get the base. Clicks are the router's. */
export function PlainLink({ href, ...rest }: LinkProps): ReactNode {
  return <a href={/^\/(?!\/)/.test(href) ? toHref(settings.base, href) : href} {...rest} />
}
