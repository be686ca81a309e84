import type { Logo } from './logo'
import type { NavbarConfig } from './navbar-config'

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
