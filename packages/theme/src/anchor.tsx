import type { ReactNode } from 'react'
import { type LinkProps, useTheme } from './host'
import { Icon } from './own-icon'

/** Does the address leave the site? */
export function isExternal(href: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href)
}

/** A link: inside the site through the host, to elsewhere in a new tab, which is said and shown. */
export function Anchor({
  bare,
  children,
  ...props
}: LinkProps & { readonly bare?: boolean }): ReactNode {
  const { host, text } = useTheme()
  if (!isExternal(props.href)) return <host.Link {...props}>{children}</host.Link>
  if (!/^(https?:)?\/\//i.test(props.href)) return <a {...props}>{children}</a>
  return (
    <a target="_blank" rel="noopener noreferrer" {...props}>
      {children}
      {bare ? null : <Icon name="external" className="icon-beside" />}
      <span className="visually-hidden"> {text('opensInNewTab')}</span>
    </a>
  )
}
