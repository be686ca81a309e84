import * as v from 'valibot'
import type { Logo } from '../logo'
import type { NavbarConfig } from '../navbar-config'
import type {
  AnnouncementBarConfig,
  ColorModeConfig,
  FooterColumn,
  FooterConfig,
  FooterLink,
  ThemeConfig,
} from '../theme-config'
import { checkTarget, navbarItem } from './navbar-schema'
import { chosen, isRecord, list, shape } from './shape'

const text = v.optional(v.string())
const flag = v.optional(v.boolean())
const pixels = v.optional(
  v.pipe(
    v.number(),
    v.check((value) => value > 0, 'expected a number of pixels above 0'),
  ),
)
/** A level of headings; also for front matter. */
export const headingLevel: v.GenericSchema<number> = v.pipe(
  v.number(),
  v.check(
    (level) => Number.isInteger(level) && level >= 2 && level <= 6,
    (issue) => `expected a heading level from 2 to 6, received ${issue.input}`,
  ),
)

const logo = shape<Logo>()({
  src: v.string(),
  srcDark: text,
  alt: text,
  href: text,
  width: pixels,
  height: pixels,
})

const navbar = shape<NavbarConfig>()({
  title: text,
  logo: v.optional(logo),
  items: v.optional(list(navbarItem)),
  hideOnScroll: flag,
  style: v.optional(v.picklist(['dark', 'primary'])),
})

const footerLink = shape<FooterLink>()(
  { label: text, to: text, href: text, html: text },
  (item, report) => {
    if (item.html === undefined) {
      checkTarget(item, report)
      if (item.label === undefined) report('A link needs a "label" or "html"')
    } else if (item.label !== undefined || item.to !== undefined || item.href !== undefined) {
      report('"html" stands alone: it excludes "label", "to" and "href"')
    }
  },
)

const footerColumn = shape<FooterColumn>()({ title: v.string(), items: list(footerLink) })

const footerLinks = chosen<readonly FooterColumn[] | readonly FooterLink[]>((links) => {
  const [first] = Array.isArray(links) ? links : []
  return isRecord(first) && ('title' in first || 'items' in first)
    ? list(footerColumn)
    : list(footerLink)
})

const footer = shape<FooterConfig>()({
  style: v.optional(v.picklist(['dark', 'light'])),
  links: v.optional(footerLinks),
  logo: v.optional(logo),
  copyright: text,
})

const announcementBar = shape<AnnouncementBarConfig>()({
  id: text,
  content: v.string(),
  backgroundColor: text,
  textColor: text,
  isCloseable: flag,
})

const colorMode = shape<ColorModeConfig>()({
  defaultMode: v.optional(v.picklist(['light', 'dark'])),
  disableSwitch: flag,
  respectPrefersColorScheme: flag,
})

const tableOfContents = shape<NonNullable<ThemeConfig['tableOfContents']>>()(
  { minHeadingLevel: v.optional(headingLevel), maxHeadingLevel: v.optional(headingLevel) },
  ({ minHeadingLevel = 2, maxHeadingLevel = 3 }, report) => {
    if (Number(minHeadingLevel) > Number(maxHeadingLevel)) {
      report(`"minHeadingLevel" ${minHeadingLevel} is above "maxHeadingLevel" ${maxHeadingLevel}`)
    }
  },
)

type ThemeDocs = NonNullable<ThemeConfig['docs']>

const themeDocs = shape<ThemeDocs>()({
  sidebar: v.optional(
    shape<NonNullable<ThemeDocs['sidebar']>>()({ hideable: flag, autoCollapseCategories: flag }),
  ),
  versionPersistence: v.optional(v.picklist(['localStorage', 'none'])),
})

export const themeConfig: v.GenericSchema<ThemeConfig> = shape<ThemeConfig>()({
  family: v.optional(v.picklist(['sap_horizon', 'sap_fiori_3'])),
  colorMode: v.optional(colorMode),
  navbar: v.optional(navbar),
  footer: v.optional(footer),
  announcementBar: v.optional(announcementBar),
  tableOfContents: v.optional(tableOfContents),
  docs: v.optional(themeDocs),
})
