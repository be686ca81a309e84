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

/**
 * A link to a document, in the version of the page, else the one the reader chose, else the
 * latest. Drafts, and unlisted documents that are not open, are not shown; an unknown id ends in
 * `Couldn't find any doc with id …`.
 */
export interface NavbarDoc extends NavbarItemBase {
  /** Marks a link to a document. */
  readonly type: 'doc'
  /** Id of the document inside its docs set. */
  readonly docId: string
  /**
   * Plugin id of the docs set that is meant; default `default`. Drawing the bar fails when there
   * is none of that id.
   */
  readonly docsPluginId?: string
}

/**
 * A link to the first page of a sidebar, active on all its pages. An unknown id ends in `Can't
 * find any sidebar with id …`, a sidebar without a page in an error too.
 */
export interface NavbarDocSidebar extends NavbarItemBase {
  /** Marks a link to a sidebar. */
  readonly type: 'docSidebar'
  /** Key of the sidebar in the configuration of its docs set. */
  readonly sidebarId: string
  /**
   * Plugin id of the docs set that is meant; default `default`. Drawing the bar fails when there
   * is none of that id.
   */
  readonly docsPluginId?: string
}

/** A link to the version of the page, else the one the reader chose, else the latest. */
export interface NavbarDocsVersion extends NavbarItemBase {
  /** Marks a link to a version. */
  readonly type: 'docsVersion'
  /** Route path to lead to; default: the version's main document. */
  readonly to?: string
  /**
   * Plugin id of the docs set that is meant; default `default`. Drawing the bar fails when there
   * is none of that id.
   */
  readonly docsPluginId?: string
}

/**
 * A menu of versions that leads to the same page in each of them. With one version and no other
 * links it is a plain link.
 */
export interface NavbarDocsVersionDropdown extends NavbarItemBase {
  /** Marks the menu of versions. */
  readonly type: 'docsVersionDropdown'
  /**
   * Plugin id of the docs set that is meant; default `default`. Drawing the bar fails when there
   * is none of that id.
   */
  readonly docsPluginId?: string
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

/** A picture with an optional twin for dark mode. `src` is a path below the static folder or an address. */
export interface Logo {
  /** Picture for both modes, or for light mode beside `srcDark`. */
  readonly src: string
  /** Picture for dark mode; default: `src`. */
  readonly srcDark?: string
  /**
   * Text in place of the picture. Default in the bar: empty beside a title, else the site's title;
   * in the footer: empty.
   */
  readonly alt?: string
  /**
   * Route path or address the logo leads to; default in the bar: the home page of the locale, in
   * the footer: no link.
   */
  readonly href?: string
  /** CSS pixels, above 0; default: by the picture and the style sheet. */
  readonly width?: number
  /** CSS pixels, above 0; default: by the picture and the style sheet. */
  readonly height?: number
}

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

/**
 * A link of the footer: `label` with exactly one of `to` and `href`, or `html` alone; anything
 * else is a fault of the configuration.
 */
export interface FooterLink {
  /** Words of the link. */
  readonly label?: string
  /** Route path, without base and locale: each locale leads to its own page. */
  readonly to?: string
  /** Full address, or a route path that is the same in every locale. */
  readonly href?: string
  /** HTML in place of a link, written by the site's owner; it excludes the other keys. */
  readonly html?: string
}

/** Links of the footer under a title. */
export interface FooterColumn {
  /** Words above the links. */
  readonly title: string
  /** From top to bottom. */
  readonly items: readonly FooterLink[]
}

/** The end of every page. */
export interface FooterConfig {
  /** `dark`: dark in light mode too; default `light`, which follows the mode. */
  readonly style?: 'dark' | 'light'
  /** Columns with titles, or one flat row, not mixed; default none. */
  readonly links?: readonly FooterColumn[] | readonly FooterLink[]
  /** Picture below the links; default none. */
  readonly logo?: Logo
  /** HTML of the last line, written by the site's owner; default none. */
  readonly copyright?: string
}

/** A line of news above the bar, on every page until a reader closes it. */
export interface AnnouncementBarConfig {
  /** A new id shows the bar again to those who closed the old one. Default `announcement-bar`. */
  readonly id?: string
  /** HTML, written by the site's owner. */
  readonly content: string
  /** CSS colour, set by script; default: the theme's colour for information. */
  readonly backgroundColor?: string
  /** CSS colour, set by script; default: the theme's text colour. */
  readonly textColor?: string
  /** May a reader close it for good? Default true. */
  readonly isCloseable?: boolean
}

/** Light or dark colours. */
export type ColorMode = 'light' | 'dark'

/** Which colours a reader sees first, and whether they can be changed. */
export interface ColorModeConfig {
  /** Mode before a reader chooses, where the system is not followed. Default `light`. */
  readonly defaultMode?: ColorMode
  /** No toggle, and a stored choice is deleted. Default false. */
  readonly disableSwitch?: boolean
  /** Follow the system until a reader chooses. Default true. */
  readonly respectPrefersColorScheme?: boolean
}

/** The two families of SAP themes; light, dark and high-contrast variants follow from mode and system. */
export type ThemeFamily = 'sap_horizon' | 'sap_fiori_3'

/** Look of a site. All keys are optional. */
export interface ThemeConfig {
  /** SAP theme the colours come from. Default `sap_horizon`. */
  readonly family?: ThemeFamily
  /** Light and dark; default: as the system has it, with a toggle. */
  readonly colorMode?: ColorModeConfig
  /** The bar at the top; default: the site's title, search and the toggle of the mode. */
  readonly navbar?: NavbarConfig
  /** The end of every page; default: no footer. */
  readonly footer?: FooterConfig
  /** A line of news above the bar; default none. */
  readonly announcementBar?: AnnouncementBarConfig
  /**
   * Heading levels of the table of contents, 2 to 6; default 2 to 3. A first level above the last
   * is a fault of the configuration.
   */
  readonly tableOfContents?: {
    /** First level shown; default 2. */
    readonly minHeadingLevel?: number
    /** Last level shown; default 3. */
    readonly maxHeadingLevel?: number
  }
  /**
   * `sidebar.hideable`: a button hides the sidebar; `sidebar.autoCollapseCategories`: opening a
   * category closes its neighbours; both default false. `versionPersistence`: where the chosen
   * version is kept, `localStorage` (default) or `none`.
   */
  readonly docs?: {
    /** How the sidebar behaves. */
    readonly sidebar?: {
      /** A button hides the sidebar; default false. */
      readonly hideable?: boolean
      /** Opening a category closes its neighbours; default false. */
      readonly autoCollapseCategories?: boolean
    }
    /** Where the chosen version is kept; default `localStorage`. */
    readonly versionPersistence?: 'localStorage' | 'none'
  }
}
