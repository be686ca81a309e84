import type { ReactNode } from 'react'
import type { LinkView, MenuView } from '../context/item-view'
import { part } from '../context/part'
import { useTheme } from '../context/theme-context'
import { Html } from '../primitives/html'
import { IconPart } from '../primitives/icon'
import { NavLinkPart } from './item-link'
import { useVersionTarget, versionAttributes } from './use-version-target'

/** A menu of links in the navbar. It opens without script; a behaviour closes it. */
function Dropdown(props: { readonly menu: MenuView }): ReactNode {
  const { site } = useTheme()
  const menu = useVersionTarget(props.menu)
  return (
    <details className={menu.className ? `landing-dropdown ${menu.className}` : 'landing-dropdown'}>
      <summary
        className={menu.active ? 'landing-navbar-entry landing-is-active' : 'landing-navbar-entry'}
        // "English" and "1.0" alone do not say what they choose.
        title={menu.narrowLabel === menu.label ? undefined : menu.narrowLabel}
        {...versionAttributes(menu, site.base)}
      >
        {menu.icon ? <IconPart name={menu.icon} /> : null}
        <span>{menu.label}</span>
        <IconPart name="chevron" className="landing-icon-small" />
      </summary>
      <ul className="landing-dropdown-menu">
        <MenuEntries entries={menuEntries(menu)} className="landing-dropdown-entry" />
      </ul>
    </details>
  )
}

/** The items of a list of links and HTML. */
export function MenuEntries({
  entries,
  className,
}: {
  readonly entries: MenuView['items']
  /** Class of the links. */
  readonly className: string
}): ReactNode {
  return entries.map((entry) => (
    <li key={entry.kind === 'link' ? entry.label + entry.href : entry.html}>
      {entry.kind === 'link' ? (
        <NavLinkPart link={entry} className={className} />
      ) : (
        <Html html={entry.html} />
      )}
    </li>
  ))
}

/** The links of a menu; the menu's own link comes first. */
export function menuEntries(menu: MenuView): MenuView['items'] {
  const menuLink = ownLink(menu)
  return menuLink ? [menuLink, ...menu.items] : menu.items
}

/** The link of a menu that leads somewhere itself, unless one of its links leads there anyway. */
export function ownLink({ items, href, label, active, versions }: MenuView): LinkView | undefined {
  const isListed = items.some((item) => item.kind === 'link' && item.href.split(/[?#]/)[0] === href)
  if (href === undefined || isListed) return undefined
  const childActive = items.some((item) => item.kind === 'link' && item.active)
  return {
    kind: 'link',
    label,
    href,
    active: active && !childActive,
    ...(versions && { versions }),
  }
}

export const DropdownPart = part('Dropdown', Dropdown)
