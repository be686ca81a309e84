import type { NavbarItem, PageData, Sidebar } from '@landing/schema'
import type { ReactNode } from 'react'
import { closeDropdowns } from '../behaviours/dropdowns'
import { all } from '../behaviours/events'
import { hideOnScroll as hideBar } from '../behaviours/hide-on-scroll'
import { preferVersions, versionLinks } from '../behaviours/version-links'
import type { ItemView } from '../context/part-props'
import { useTheme } from '../context/theme'
import { useBehaviour } from '../context/use-behaviour'
import { SearchBox } from '../search/search-box'
import { ColorModeToggle } from './color-mode-toggle'
import { Dropdown } from './dropdown'
import { ItemLink } from './item-link'
import { Logo } from './logo'
import { MobileMenu } from './mobile-menu'
import { CustomItem, isCustom, useItemViews } from './navbar-items'

/** Props of `Navbar`. */
export interface NavbarProps {
  readonly page: PageData
  readonly sidebar?: Sidebar | undefined
}

/** The bar at the top of a page: menu button, title, links, search and colour mode. */
export function Navbar({ page, sidebar }: NavbarProps): ReactNode {
  const { site, host, search, components, text } = useTheme()
  const { items = [], style, hideOnScroll = false } = site.theme.navbar ?? {}
  const LogoView = components.Logo ?? Logo
  const ToggleView = components.ColorModeToggle ?? ColorModeToggle
  const MenuView = components.MobileMenu ?? MobileMenu
  const SearchView = components.SearchBox ?? SearchBox
  const views = useItemViews(items, page)
  const { path, hash } = host.useLocation()
  const bar = useBehaviour<HTMLElement>(
    (header) =>
      all(
        closeDropdowns(header),
        versionLinks(header),
        preferVersions(header),
        hideOnScroll ? hideBar(header) : undefined,
      ),
    [hideOnScroll, path, hash],
  )
  const box = search ? <SearchView page={page} /> : null
  // On narrow screens the colour mode is chosen in the menu, too.
  const isMenuEmpty = items.length === 0 && !sidebar && site.theme.colorMode?.disableSwitch === true
  const ownPlace = views.some(([, view]) => view?.kind === 'search')
  const draw = (side: 'left' | 'right') =>
    views
      .filter(([item]) => (item.position ?? 'left') === side)
      .filter(([item, view]) => view !== null || isCustom(item))
      .map(([item, view], position) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of the configuration never changes
          key={`${side}-${position}`}
          className={view?.kind === 'search' ? 'navbar-search-item' : undefined}
        >
          {view?.kind === 'search' ? box : <BarItem item={item} view={view} />}
        </li>
      ))
  return (
    <header
      className={`navbar${style ? ` navbar-${style}` : ''}${hideOnScroll ? ' navbar-hideable' : ''}`}
      ref={bar}
      data-hide-on-scroll={hideOnScroll ? '' : undefined}
    >
      <nav className="navbar-row" aria-label={text('mainNavigation')}>
        {isMenuEmpty ? null : <MenuView page={page} sidebar={sidebar} views={views} />}
        <LogoView />
        <ul className="navbar-items">{draw('left')}</ul>
        {box && !ownPlace ? box : <span className="navbar-space" />}
        <ul className="navbar-items">{draw('right')}</ul>
        <ToggleView />
      </nav>
    </header>
  )
}

function BarItem({
  item,
  view,
}: {
  readonly item: NavbarItem
  readonly view: ItemView
}): ReactNode {
  const { components } = useTheme()
  const LinkView = components.NavLink ?? ItemLink
  const DropdownView = components.Dropdown ?? Dropdown
  if (isCustom(item)) return <CustomItem item={item} />
  switch (view?.kind) {
    case 'link':
      return <LinkView link={view} className="navbar-entry" />
    case 'menu':
      return <DropdownView menu={view} />
    case 'html':
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the site's owner
      return <div className={view.className} dangerouslySetInnerHTML={{ __html: view.html }} />
    default:
      return null
  }
}
