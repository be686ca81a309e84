import { isFullAddress, isSamePage } from '@landing/schema'
import type { ReactNode } from 'react'
import type { LinkView } from '../context/item-view'
import { part } from '../context/part'
import { useTheme } from '../context/theme-context'
import { Anchor } from '../primitives/anchor'
import { Html } from '../primitives/html'
import { IconPart } from '../primitives/icon'
import { useVersionTarget, versionAttributes } from './use-version-target'

/** One link of the navigation, in the navbar or in a menu. */
function ItemLink(props: { readonly link: LinkView; readonly className: string }): ReactNode {
  const link = useVersionTarget(props.link)
  const { site, host, text } = useTheme()
  const { path } = host.useLocation()
  // Languages are sites of their own: that of the page leads to the page.
  const target = link.reload ? path : (link.href.split(/[?#]/)[0] ?? '')
  const name = link.iconOnly ? (link.ariaLabel ?? link.label) : link.ariaLabel
  const opensIn = isFullAddress(link.href) ? text('opensInNewTab') : ''
  const attributes = {
    className: `${props.className} ${stateClasses(link)}`.trim(),
    href: link.href,
    lang: link.lang,
    // The name is the label alone. The tooltip would repeat it as the description.
    title: link.iconOnly ? [name, opensIn].join(' ').trim() : undefined,
    'aria-label': name,
    'aria-description': link.iconOnly && opensIn ? opensIn : undefined,
    // A link to where the page belongs is current, but not the page.
    'aria-current': link.active ? (isSamePage(target, path) ? ('page' as const) : true) : undefined,
    'data-prefers-docs': link.prefers?.[0],
    'data-prefers-version': link.prefers?.[1],
    'data-keep-query': link.keepQuery,
    ...versionAttributes(link, site.base),
  }
  if (link.reload) {
    return (
      <a target="_self" {...attributes}>
        <Content link={link} />
      </a>
    )
  }
  return (
    <Anchor {...attributes} bare={link.iconOnly === true}>
      <Content link={link} />
    </Anchor>
  )
}

function stateClasses({ active, className, iconOnly }: LinkView): string {
  const classes = [className, iconOnly && 'landing-is-icon-only', active && 'landing-is-active']
  return classes.filter(Boolean).join(' ')
}

function Content({
  link: { html, icon, iconOnly, label },
}: {
  readonly link: LinkView
}): ReactNode {
  if (html) return <Html as="span" html={html} />
  return (
    <>
      {icon ? <IconPart name={icon} /> : null}
      {iconOnly ? null : <span>{label}</span>}
    </>
  )
}

export const NavLinkPart = part('NavLink', ItemLink)
