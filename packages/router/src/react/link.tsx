import type { ActiveRules } from '@landing/schema'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { activeState } from '../core/active-state'
import { useLocation, useRouter } from './router-provider'

/** Props of `Link`: those of an anchor, with a required `href`. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Route path with optional search string and hash. Full URLs and `#hash` are left unchanged. */
  href: string
}

/** Renders a link. It needs no listener: the router handles all clicks in the document. */
export function Link({ href, ...props }: LinkProps): ReactNode {
  const router = useRouter()
  return <a {...props} href={/^\/(?!\/)/.test(href) ? router.href(href) : href} />
}

/** Props of `NavLink`: those of `Link`, and the rules for when it is active. */
export interface NavLinkProps extends LinkProps, ActiveRules {
  /** Class of the active link; default `active`. */
  activeClassName?: string
}

/** Renders a link that is marked while active: by a class, and by `aria-current` for screen readers. */
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
