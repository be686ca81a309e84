'use client'

import { isFullAddress } from '@landing/schema'
import type { ReactNode } from 'react'
import type { LinkProps } from '../context/host'
import { useOptionalTheme } from '../context/theme-context'
import { opensInNewTab } from '../texts/shell'
import { IconPart } from './icon'

/** Link: through the host inside the site, in a new tab (announced, with an icon) to other sites. */
export function Anchor({
  bare,
  children,
  ...props
}: LinkProps & { readonly bare?: boolean }): ReactNode {
  const theme = useOptionalTheme()
  const Link = theme?.host.Link ?? 'a'
  if (!isFullAddress(props.href)) return <Link {...props}>{children}</Link>
  if (!/^(https?:)?\/\//i.test(props.href)) return <a {...props}>{children}</a>
  return (
    <a target="_blank" rel="noopener noreferrer" {...props}>
      {children}
      {bare ? null : <IconPart name="external" className="landing-icon-beside" />}
      <span className="landing-visually-hidden">
        {' '}
        {theme?.text('opensInNewTab') ?? opensInNewTab}
      </span>
    </a>
  )
}
