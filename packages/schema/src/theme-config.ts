interface NavbarItemBase {
  readonly label?: string
  /** Side of the bar; default `left`. */
  readonly position?: 'left' | 'right'
  readonly className?: string
  readonly ariaLabel?: string
}

/** A link: exactly one of `to` (route path) and `href` (any address). */
export interface NavbarLink extends NavbarItemBase {
  readonly type?: 'default'
  readonly to?: string
  readonly href?: string
  /** HTML instead of the label; written by the site's owner. */
  readonly html?: string
  /** Icon in front of the label; with `iconOnly` the label becomes the accessible name. */
  readonly icon?: 'github'
  readonly iconOnly?: boolean
  /** Active while the path starts with this route path. */
  readonly activeBasePath?: string
  /** Active while this regular expression, ignoring case, matches the path without the base. */
  readonly activeBaseRegex?: string
}

export interface NavbarDropdown extends NavbarItemBase {
  readonly type?: 'dropdown'
  readonly items: readonly NavbarItem[]
  readonly to?: string
  readonly href?: string
  readonly activeBasePath?: string
  readonly activeBaseRegex?: string
}

export interface NavbarHtml extends NavbarItemBase {
  readonly type: 'html'
  readonly value: string
}

export interface NavbarSearch extends NavbarItemBase {
  readonly type: 'search'
}

export interface NavbarDoc extends NavbarItemBase {
  readonly type: 'doc'
  readonly docId: string
  readonly docsPluginId?: string
}

export interface NavbarDocSidebar extends NavbarItemBase {
  readonly type: 'docSidebar'
  readonly sidebarId: string
  readonly docsPluginId?: string
}

export interface NavbarDocsVersion extends NavbarItemBase {
  readonly type: 'docsVersion'
  readonly to?: string
  readonly docsPluginId?: string
}

export interface NavbarDocsVersionDropdown extends NavbarItemBase {
  readonly type: 'docsVersionDropdown'
  readonly docsPluginId?: string
  readonly versions?: readonly string[]
  readonly dropdownItemsBefore?: readonly NavbarLink[]
  readonly dropdownItemsAfter?: readonly NavbarLink[]
}

export interface NavbarLocaleDropdown extends NavbarItemBase {
  readonly type: 'localeDropdown'
  readonly dropdownItemsBefore?: readonly NavbarLink[]
  readonly dropdownItemsAfter?: readonly NavbarLink[]
  /** Added to the address of each locale, merged with the current search string. */
  readonly queryString?: string
}

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
  readonly src: string
  readonly srcDark?: string
  /** Default: empty beside a title, else the site's title. */
  readonly alt?: string
  readonly href?: string
  /** CSS pixels. */
  readonly width?: number
  readonly height?: number
}

export interface NavbarConfig {
  readonly title?: string
  readonly logo?: Logo
  readonly items?: readonly NavbarItem[]
  /** Default false. */
  readonly hideOnScroll?: boolean
  readonly style?: 'dark' | 'primary'
}

export interface FooterLink {
  readonly label?: string
  readonly to?: string
  readonly href?: string
  readonly html?: string
}

export interface FooterColumn {
  readonly title: string
  readonly items: readonly FooterLink[]
}

export interface FooterConfig {
  readonly style?: 'dark' | 'light'
  /** Columns with titles, or one flat row. */
  readonly links?: readonly FooterColumn[] | readonly FooterLink[]
  readonly logo?: Logo
  readonly copyright?: string
}

export interface AnnouncementBarConfig {
  /** A new id shows the bar again to those who closed the old one. Default `announcement-bar`. */
  readonly id?: string
  /** HTML, written by the site's owner. */
  readonly content: string
  readonly backgroundColor?: string
  readonly textColor?: string
  /** Default true. */
  readonly isCloseable?: boolean
}

export type ColorMode = 'light' | 'dark'

export interface ColorModeConfig {
  /** Default `light`. */
  readonly defaultMode?: ColorMode
  /** No toggle, and a stored choice is deleted. Default false. */
  readonly disableSwitch?: boolean
  /** Follow the system until a reader chooses. Default true. */
  readonly respectPrefersColorScheme?: boolean
}

/** The two families of SAP themes; light, dark and high-contrast variants follow from mode and system. */
export type ThemeFamily = 'sap_horizon' | 'sap_fiori_3'

export interface ThemeConfig {
  /** Default `sap_horizon`. */
  readonly family?: ThemeFamily
  readonly colorMode?: ColorModeConfig
  readonly navbar?: NavbarConfig
  readonly footer?: FooterConfig
  readonly announcementBar?: AnnouncementBarConfig
  /** Heading levels of the table of contents; default 2 to 3. */
  readonly tableOfContents?: {
    readonly minHeadingLevel?: number
    readonly maxHeadingLevel?: number
  }
  readonly docs?: {
    readonly sidebar?: { readonly hideable?: boolean; readonly autoCollapseCategories?: boolean }
    /** Where the chosen version is kept; default `localStorage`. */
    readonly versionPersistence?: 'localStorage' | 'none'
  }
}
