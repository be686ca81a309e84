import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { type ActiveRules, activeState } from '../is-active'
import { useLocation, useRouter } from './router-provider'

/** Props of `Link`: those of an anchor, with an address. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Route path with optional search string and hash; a full address and `#hash` stay as they are. */
  href: string
}

/** A link. It needs no listener of its own: the router sees all clicks of the document. */
export function Link({ href, ...props }: LinkProps): ReactNode {
  const router = useRouter()
  return <a {...props} href={/^\/(?!\/)/.test(href) ? router.href(href) : href} />
}

/** Props of `NavLink`: those of `Link`, and when and how it is active. */
export interface NavLinkProps extends LinkProps, ActiveRules {
  /** Class while the link is active; default `active`. */
  activeClassName?: string
}

/** A link that knows whether it is active: by class, and by `aria-current` for screen readers. */
export function NavLink({
  activeBaseRegex,
  activeBasePath,
  exact,
  activeClassName = 'active',
  className = '',
  ...props
}: NavLinkProps): ReactNode {
  const current = activeState(useLocation().path, props.href, {
    activeBaseRegex,
    activeBasePath,
    exact,
  })
  const classes = current ? `${className} ${activeClassName}`.trim() : className
  return <Link aria-current={current} {...props} className={classes || undefined} />
}
