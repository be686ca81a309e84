import { pageIds, toHref } from '@landing/schema'
import type { ReactNode } from 'react'
import type { MenuView } from '../context/item-view'
import type { MobileMenuProps } from '../context/part-props'
import { firstPages } from '../context/site-path'
import { useTheme } from '../context/theme-context'
import { useViewText } from '../context/use-view-text'
import { BranchPart } from '../primitives/branch'
import { Html } from '../primitives/html'
import { IconPart } from '../primitives/icon'
import { SidebarTreePart } from '../sidebar/sidebar-tree'
import { latestVersion } from './docs-links'
import { MenuEntries, menuEntries, ownLink } from './dropdown'
import { NavLinkPart } from './item-link'
import { CustomItem, type ItemProps, isCustom } from './navbar-items'

interface MenuPanelsProps extends MobileMenuProps {
  /** The page has no sidebar whose tree could be moved here. */
  readonly hasOwnTree: boolean
}

/**
 * The links of the navbar and of the sidebar on narrow screens, one panel at a time. The tree of the
 * sidebar is moved into its panel while the menu is open.
 */
export function MenuPanels({ page, sidebar, views, hasOwnTree }: MenuPanelsProps): ReactNode {
  const { site } = useTheme()
  const text = useViewText()
  // The first sidebar of the documentation is for pages without one.
  const [docs] = firstPages(site.docs.map(latestVersion))
  const hasBranches = views.some(([, view]) => view?.kind === 'menu')
  return (
    <div
      className="landing-mobile-menu-panels"
      data-expand={hasBranches ? text('expandDropdown') : undefined}
      data-collapse={hasBranches ? text('collapseDropdown') : undefined}
    >
      <div className="landing-mobile-menu-panel">
        {views.length > 0 ? <MainLinks views={views} /> : null}
        {sidebar ? (
          <>
            <button
              type="button"
              className="landing-nav-entry landing-menu-switch landing-needs-script"
            >
              <span>{text('docsMenu')}</span>
              <IconPart name="next" />
            </button>
            {/* A link within the page would leave the menu open above the sidebar. */}
            <a
              className="landing-nav-entry landing-menu-switch landing-without-script"
              href={`?menu#${pageIds.sidebar}`}
              // The same page again.
              rel="nofollow"
            >
              {text('docsMenu')}
            </a>
          </>
        ) : (
          <div
            className="landing-mobile-menu-site landing-card-section"
            data-docs={docs && toHref(site.base, docs.path)}
          />
        )}
      </div>
      {sidebar ? (
        <nav
          className="landing-mobile-menu-panel landing-mobile-menu-docs"
          aria-label={text('docsSidebar')}
          inert
        >
          {views.length > 0 ? (
            <button type="button" className="landing-nav-entry landing-menu-switch">
              <span>{text('backToMainMenu')}</span>
            </button>
          ) : null}
          {hasOwnTree ? <SidebarTreePart page={page} sidebar={sidebar} /> : null}
        </nav>
      ) : null}
    </div>
  )
}

function MainLinks({ views }: Pick<MobileMenuProps, 'views'>): ReactNode {
  return (
    <ul className="landing-nav-list">
      {views.map(([item, view], position) =>
        // The search is in the navbar; drafts are not shown.
        view?.kind === 'search' || (view === null && !isCustom(item)) ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of the configuration never changes
          <li key={position}>
            <MenuItem item={item} view={view} />
          </li>
        ),
      )}
    </ul>
  )
}

function MenuItem({ item, view }: ItemProps): ReactNode {
  if (isCustom(item)) return <CustomItem item={item} />
  if (view?.kind === 'link') {
    return <NavLinkPart link={{ ...view, iconOnly: false }} className="landing-nav-entry" />
  }
  if (view?.kind === 'menu') return <MenuBranch menu={view} />
  if (view?.kind === 'html') {
    return <Html html={view.html} />
  }
  return null
}

function MenuBranch({ menu }: { readonly menu: MenuView }): ReactNode {
  const text = useViewText()
  // A menu with a target of its own is a link with a switch beside it; one of versions or languages is not.
  const menuLink = menu.narrowLabel === menu.label ? ownLink(menu) : undefined
  return (
    <BranchPart
      label={menu.narrowLabel}
      link={menuLink && <NavLinkPart link={menuLink} className="landing-nav-entry" />}
      open={menu.active}
      active={menu.active}
      expandLabel={text('expandDropdown')}
      collapseLabel={text('collapseDropdown')}
    >
      <ul className="landing-nav-list">
        <MenuEntries
          entries={menuLink ? menu.items : menuEntries(menu)}
          className="landing-nav-entry"
        />
      </ul>
    </BranchPart>
  )
}
