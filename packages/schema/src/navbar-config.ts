import type { Logo } from './logo'

interface NavbarItemBase {
  /**
   * Words of the item. Default: those of what it leads to for documents, sidebars, versions and
   * locales, else none.
   */
  readonly label?: string
  /** Side of the bar; default `left`. */
  readonly position?: 'left' | 'right'
  /** CSS classes of the item, besides the theme's; default none. The search box takes none. */
  readonly className?: string
  /** Accessible name of a link in place of its label; default: the label. Other items take none. */
  readonly ariaLabel?: string
}

/**
 * A link: exactly one of `to` (route path) and `href` (any address), and a name by `label`, `html`
 * or `ariaLabel`; anything else is a fault of the configuration.
 */
export interface NavbarLink extends NavbarItemBase {
  /** May be left out: an item without `type` and `items` is a link. */
  readonly type?: 'default'
  /** Route path, without base and locale: each locale leads to its own page. */
  readonly to?: string
  /**
   * Full address, or a route path that is the same in every locale. Active by `activeBasePath` or
   * `activeBaseRegex` only.
   */
  readonly href?: string
  /** HTML instead of the label, not beside it; written by the site's owner. */
  readonly html?: string
  /** Icon in front of the label; default none. */
  readonly icon?: 'github'
  /** Show the icon alone: `ariaLabel`, else the label, becomes the accessible name. Default false. */
  readonly iconOnly?: boolean
  /** Active while the path starts with this route path; default: `to`. */
  readonly activeBasePath?: string
  /**
   * Active while this regular expression, ignoring case, matches the path without the base; it
   * goes before `activeBasePath`. One that is none is a fault of the configuration.
   */
  readonly activeBaseRegex?: string
}

/** A menu of links and HTML. With a menu in it: the fault `Nested dropdowns are not allowed`. */
export interface NavbarDropdown extends NavbarItemBase {
  /** May be left out: an item with `items` is a dropdown. */
  readonly type?: 'dropdown'
  /** Entries of the menu: links, HTML, documents, sidebars, versions. No menus and no search. */
  readonly items: readonly NavbarItem[]
  /** Route path of the menu's own page, listed as its first entry; default none. Not beside `href`. */
  readonly to?: string
  /** Any address, listed as the menu's first entry; default none. Not beside `to`. */
  readonly href?: string
  /**
   * The menu is active while the path starts with this route path; default: `to`. It is so too
   * while one of its links is.
   */
  readonly activeBasePath?: string
  /**
   * The menu is active while this regular expression, ignoring case, matches the path without the
   * base; default none.
   */
  readonly activeBaseRegex?: string
}

/** HTML in the bar, written by the site's owner. */
export interface NavbarHtml extends NavbarItemBase {
  /** Marks the item as HTML. */
  readonly type: 'html'
  /** HTML, shown as it is. */
  readonly value: string
}

/** The place of the search box. Without this item it stands between the left and the right items. */
export interface NavbarSearch extends NavbarItemBase {
  /** Marks the place of the search box. */
  readonly type: 'search'
}

interface NavbarDocsItemBase extends NavbarItemBase {
  /**
   * Plugin id of the docs set that is meant; default `default`. Drawing the bar fails when there
   * is none of that id.
   */
  readonly docsPluginId?: string
}

/**
 * A link to a document, in the version of the page, else the one the reader chose, else the
 * latest. Drafts, and unlisted documents that are not open, are not shown; an unknown id ends in
 * `Couldn't find any doc with id …`.
 */
export interface NavbarDoc extends NavbarDocsItemBase {
  /** Marks a link to a document. */
  readonly type: 'doc'
  /** Id of the document inside its docs set. */
  readonly docId: string
}

/**
 * A link to the first page of a sidebar, active on all its pages. An unknown id ends in `Can't
 * find any sidebar with id …`, a sidebar without a page in an error too.
 */
export interface NavbarDocSidebar extends NavbarDocsItemBase {
  /** Marks a link to a sidebar. */
  readonly type: 'docSidebar'
  /** Key of the sidebar in the configuration of its docs set. */
  readonly sidebarId: string
}

/** A link to the version of the page, else the one the reader chose, else the latest. */
export interface NavbarDocsVersion extends NavbarDocsItemBase {
  /** Marks a link to a version. */
  readonly type: 'docsVersion'
  /** Route path to lead to; default: the version's main document. */
  readonly to?: string
}

/**
 * A menu of versions that leads to the same page in each of them. With one version and no other
 * links it is a plain link.
 */
export interface NavbarDocsVersionDropdown extends NavbarDocsItemBase {
  /** Marks the menu of versions. */
  readonly type: 'docsVersionDropdown'
  /**
   * Names of the versions to list, in this order; default: all, newest first. An unknown name ends
   * in `No docs version exist for name …`.
   */
  readonly versions?: readonly string[]
  /** Links above the versions; default none. */
  readonly dropdownItemsBefore?: readonly NavbarLink[]
  /** Links below the versions; default none. */
  readonly dropdownItemsAfter?: readonly NavbarLink[]
}

/** A menu of languages that leads to the same page in each of them. */
export interface NavbarLocaleDropdown extends NavbarItemBase {
  /** Marks the menu of languages. */
  readonly type: 'localeDropdown'
  /** Links above the languages; default none. */
  readonly dropdownItemsBefore?: readonly NavbarLink[]
  /** Links below the languages; default none. */
  readonly dropdownItemsAfter?: readonly NavbarLink[]
  /**
   * Added to the address of each locale, such as `?from=menu`, merged with the current search
   * string; default none.
   */
  readonly queryString?: string
}

/** An item of the site's own: the component of this name in the theme's `navbarItems` is given it. */
export interface NavbarCustom extends NavbarItemBase {
  readonly type: `custom-${string}`
  /** Whatever the component reads; JSON. */
  readonly [key: string]: unknown
}

/** Any item of the bar, told by its `type`. An unknown type is a fault of the configuration. */
export type NavbarItem =
  | NavbarLink
  | NavbarDropdown
  | NavbarHtml
  | NavbarSearch
  | NavbarDoc
  | NavbarDocSidebar
  | NavbarDocsVersion
  | NavbarDocsVersionDropdown
  | NavbarLocaleDropdown
  | NavbarCustom

/** The bar at the top of every page. */
export interface NavbarConfig {
  /** Words beside the logo; default: the site's title without a logo, nothing beside one. */
  readonly title?: string
  /** Picture at the start of the bar; default none. */
  readonly logo?: Logo
  /** Items in their order, on each side of the bar; default none. */
  readonly items?: readonly NavbarItem[]
  /** Hide the bar while a reader scrolls down; default false. */
  readonly hideOnScroll?: boolean
  /** `dark`: dark in light mode too; `primary`: in the accent colour of the theme. Default: colours of the mode. */
  readonly style?: 'dark' | 'primary'
}
