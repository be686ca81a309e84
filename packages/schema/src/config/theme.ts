import * as v from 'valibot'
import { logo } from './logo'
import { navbar } from './navbar'
import { checkTarget } from './navbar-link'
import { address, chosen, flag, isRecord, list, options, text } from './options'

/** A level of headings; also for front matter. */
export const headingLevel: v.GenericSchema<number> = v.pipe(
  v.number(),
  v.check(
    (level) => Number.isInteger(level) && level >= 2 && level <= 6,
    (issue) => `expected a heading level from 2 to 6, received ${issue.input}`,
  ),
)

const footerLink = options(
  {
    /** Text of the link. */
    label: text,
    /** Route path, without base and locale: each locale leads to its own page. */
    to: text,
    /** Full address, or a route path that is the same in every locale. */
    href: v.optional(address),
    /** HTML in place of a link, written by the site's owner; excludes the other keys. */
    html: text,
  },
  (item, report) => {
    if (item.html === undefined) {
      checkTarget(item, report)
      if (item.label === undefined) report('A link needs a "label" or "html"')
    } else if (item.label !== undefined || item.to !== undefined || item.href !== undefined) {
      report('"html" stands alone: it excludes "label", "to" and "href"')
    }
  },
)

/**
 * A link of the footer: `label` with exactly one of `to` and `href`, or `html` alone; anything
 * else is refused.
 */
export interface FooterLink extends v.InferOutput<typeof footerLink> {}

const footerColumn = options({
  /** Heading above the links. */
  title: v.string(),
  /** From top to bottom. */
  items: list(footerLink as v.GenericSchema<FooterLink>),
})

/** Links of the footer under a title. */
export interface FooterColumn extends v.InferOutput<typeof footerColumn> {}

const footerLinks = chosen<readonly FooterColumn[] | readonly FooterLink[]>((links) => {
  const [first] = Array.isArray(links) ? links : []
  return isRecord(first) && ('title' in first || 'items' in first)
    ? list(footerColumn as v.GenericSchema<FooterColumn>)
    : list(footerLink as v.GenericSchema<FooterLink>)
})

const footerOptions = options({
  /** `dark`: dark in light mode too; default `light`, which follows the mode. */
  style: v.optional(v.picklist(['dark', 'light']), 'light'),
  /** Columns with titles, or one flat row, not mixed; default none. */
  links: v.optional(footerLinks),
  /** Image below the links; default none. */
  logo: v.optional(logo),
  /** HTML of the last line, written by the site's owner; default none. */
  copyright: text,
})

/** The end of every page. */
export interface FooterConfig extends v.InferInput<typeof footerOptions> {}

const footer: v.GenericSchema<FooterConfig, v.InferOutput<typeof footerOptions>> = footerOptions

const announcementBarOptions = options({
  /** A new id shows the announcement again to readers who closed the old one. Default `announcement-bar`. */
  id: v.optional(v.string(), 'announcement-bar'),
  /** HTML, written by the site's owner. */
  content: v.string(),
  /** CSS color, set by script; default: the theme's color for information. */
  backgroundColor: text,
  /** CSS color, set by script; default: the theme's text color. */
  textColor: text,
  /** Readers can close it permanently; default true. */
  isCloseable: flag(true),
})

/** A line of news above the navbar, on every page until a reader closes it. */
export interface AnnouncementBarConfig extends v.InferInput<typeof announcementBarOptions> {}

const announcementBar: v.GenericSchema<
  AnnouncementBarConfig,
  v.InferOutput<typeof announcementBarOptions>
> = announcementBarOptions

/** Light or dark colors. */
export type ColorMode = 'light' | 'dark'

const colorModeOptions = options({
  /** Mode before a reader chooses, where the system is not followed. Default `light`. */
  defaultMode: v.optional(v.picklist(['light', 'dark']), 'light'),
  /** Show no toggle, and delete a stored choice; default false. */
  disableSwitch: flag(false),
  /** Follow the system until a reader chooses. Default true. */
  respectPrefersColorScheme: flag(true),
})

/** Color mode of first visits, and whether readers can change it. */
export interface ColorModeConfig extends v.InferInput<typeof colorModeOptions> {}

const colorMode: v.GenericSchema<
  ColorModeConfig,
  v.InferOutput<typeof colorModeOptions>
> = colorModeOptions

/** The two families of SAP themes; light, dark and high-contrast variants follow from mode and system. */
export type ThemeFamily = 'sap_horizon' | 'sap_fiori_3'

const tableOfContents = options(
  {
    /** First level shown; default 2. */
    minHeadingLevel: v.optional(headingLevel, 2),
    /** Last level shown; default 3. */
    maxHeadingLevel: v.optional(headingLevel, 3),
  },
  ({ minHeadingLevel = 2, maxHeadingLevel = 3 }, report) => {
    if (typeof minHeadingLevel !== 'number' || typeof maxHeadingLevel !== 'number') return
    if (minHeadingLevel > maxHeadingLevel) {
      report(`"minHeadingLevel" ${minHeadingLevel} is above "maxHeadingLevel" ${maxHeadingLevel}`)
    }
  },
)

const docs = options({
  /** How the sidebar behaves. */
  sidebar: v.optional(
    options({
      /** A button hides the sidebar; default false. */
      hideable: flag(false),
      /** Opening a category closes its neighbours; default false. */
      autoCollapseCategories: flag(false),
    }),
    {},
  ),
  /** Where the chosen version is stored; default `localStorage`. */
  versionPersistence: v.optional(v.picklist(['localStorage', 'none']), 'localStorage'),
})

const themeKeys = {
  /** SAP theme the colors come from. Default `sap_horizon`. */
  family: v.optional(v.picklist(['sap_horizon', 'sap_fiori_3']), 'sap_horizon'),
  /** Light and dark; default: as the system has it, with a toggle. */
  colorMode: v.optional(colorMode, {}),
  /** The navbar; default: the site's title, search and the toggle of the mode. */
  navbar: v.optional(navbar, {}),
  /** The end of every page; default: no footer. */
  footer: v.optional(footer),
  /** A line of news above the navbar; default none. */
  announcementBar: v.optional(announcementBar),
  /**
   * Heading levels of the table of contents, 2 to 6; default 2 to 3. A first level above the last
   * is refused.
   */
  tableOfContents: v.optional(tableOfContents, {}),
  /** How documents behave. */
  docs: v.optional(docs, {}),
}

const themeOptions = options(themeKeys)

/** Theme options. All keys are optional. */
export interface ThemeConfig extends v.InferInput<typeof themeOptions> {}

/** `ThemeConfig` with its defaults. */
export interface ResolvedTheme extends v.InferOutput<typeof themeOptions> {}

export const themeConfig: v.GenericSchema<ThemeConfig, ResolvedTheme> = themeOptions

/** A theme of one locale: keys that are left out fall back to those of the site. */
export const localeTheme = options(
  Object.fromEntries(
    Object.entries(themeKeys).map(([key, { wrapped }]) => [key, v.optional(wrapped)]),
  ),
) as unknown as v.GenericSchema<ThemeConfig, Partial<ResolvedTheme>>
