import type { ReactNode } from 'react'
import { closeDropdowns } from '../behaviours/dropdowns'
import { all, whenPresent } from '../behaviours/events'
import { hideOnScroll as hideNavbarOnScroll } from '../behaviours/hide-on-scroll'
import { preferVersions, versionLinks } from '../behaviours/version-links'
import { part } from '../context/part'
import type { NavbarProps } from '../context/part-props'
import { useTheme } from '../context/theme-context'
import { useBehaviour } from '../context/use-behaviour'
import { Html } from '../primitives/html'
import { SearchBoxPart } from '../search/search-box'
import { ColorModeTogglePart } from './color-mode-toggle'
import { DropdownPart } from './dropdown'
import { NavLinkPart } from './item-link'
import { LogoPart } from './logo'
import { MobileMenuPart } from './mobile-menu'
import { CustomItem, type ItemProps, isCustom, useItemViews } from './navbar-items'

/** The navbar: menu button, title, links, search and color mode. */
export function Navbar({ page, sidebar }: NavbarProps): ReactNode {
  const { site, host, search, text } = useTheme()
  const { items = [], style, hideOnScroll } = site.theme.navbar ?? {}
  const views = useItemViews(items, page)
  const { path, hash } = host.useLocation()
  const ref = useBehaviour<HTMLElement>(
    (header) =>
      all(
        closeDropdowns(header),
        // Also the link above a page of another version.
        versionLinks(document),
        preferVersions(header),
        hideOnScroll ? hideNavbarOnScroll(header) : undefined,
        whenPresent(header, '[data-more]', () =>
          import('../behaviours/fold-navbar').then((bar) => bar.foldNavbars),
        ),
      ),
    [hideOnScroll, path, hash],
  )
  const box = search ? <SearchBoxPart page={page} /> : null
  // On narrow screens the color mode is chosen in the menu, too.
  const isMenuEmpty = items.length === 0 && !sidebar && site.theme.colorMode?.disableSwitch === true
  const hasSearchItem = views.some(([, view]) => view?.kind === 'search')
  const itemsOn = (side: 'left' | 'right') =>
    views
      .filter(([item]) => (item.position ?? 'left') === side)
      .filter(([item, view]) => view !== null || isCustom(item))
      .map(([item, view], position) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of the configuration never changes
          key={`${side}-${position}`}
          className={view?.kind === 'search' ? 'landing-navbar-search-item' : undefined}
        >
          {view?.kind === 'search' ? box : <NavbarEntry item={item} view={view} />}
        </li>
      ))
  return (
    <header
      className={`landing-navbar${style ? ` landing-navbar-${style}` : ''}${hideOnScroll ? ' landing-navbar-hideable' : ''}`}
      ref={ref}
      data-hide-on-scroll={hideOnScroll ? '' : undefined}
    >
      <nav
        className="landing-navbar-row"
        aria-label={text('mainNavigation')}
        data-more={items.length > 5 ? text('more') : undefined}
      >
        {isMenuEmpty ? null : <MobileMenuPart page={page} sidebar={sidebar} views={views} />}
        <LogoPart />
        <ul className="landing-navbar-items">{itemsOn('left')}</ul>
        {box && !hasSearchItem ? box : <span className="landing-navbar-space" />}
        <ul className="landing-navbar-items">{itemsOn('right')}</ul>
        <ColorModeTogglePart />
      </nav>
    </header>
  )
}

function NavbarEntry({ item, view }: ItemProps): ReactNode {
  if (isCustom(item)) return <CustomItem item={item} />
  switch (view?.kind) {
    case 'link':
      return <NavLinkPart link={view} className="landing-navbar-entry" />
    case 'menu':
      return <DropdownPart menu={view} />
    case 'html':
      return <Html className={view.className} html={view.html} />
    default:
      return null
  }
}

export const NavbarPart = part('Navbar', Navbar)
