import * as v from 'valibot'
import type {
  NavbarDoc,
  NavbarDocSidebar,
  NavbarDocsVersion,
  NavbarDocsVersionDropdown,
  NavbarDropdown,
  NavbarHtml,
  NavbarItem,
  NavbarLink,
  NavbarLocaleDropdown,
  NavbarSearch,
} from '../navbar-config'
import { chosen, isRecord, list, type Report, refused, shape, suggestType, textThat } from './shape'

const text = v.optional(v.string())

/** Keys that every item has. */
const common = {
  label: text,
  position: v.optional(v.picklist(['left', 'right'])),
  className: text,
  ariaLabel: text,
}

const activeRules = {
  activeBasePath: text,
  activeBaseRegex: v.optional(textThat(isRegex, 'a regular expression')),
}

/** One target and one content: what a link of the navigation bar or the footer must have. */
export function checkTarget(
  { to, href, label, html }: { to?: unknown; href?: unknown; label?: unknown; html?: unknown },
  report: Report,
): void {
  if ((to === undefined) === (href === undefined)) {
    report('One and only one between "to" and "href" should be provided')
  }
  if (label !== undefined && html !== undefined) {
    report('Only one of "label" and "html" should be provided')
  }
}

const link = shape<NavbarLink>()(
  {
    ...common,
    ...activeRules,
    type: v.optional(v.literal('default')),
    to: text,
    href: text,
    html: text,
    icon: v.optional(v.picklist(['github'])),
    iconOnly: v.optional(v.boolean()),
  },
  (item, report) => {
    checkTarget(item, report)
    if (item.label === undefined && item.html === undefined && item.ariaLabel === undefined) {
      report('A link needs a "label", "html" or "ariaLabel": without it, it has no name')
    }
  },
)

const dropdown = shape<NavbarDropdown>()(
  {
    ...common,
    ...activeRules,
    type: v.optional(v.literal('dropdown')),
    items: list(chosen<NavbarItem>((item) => itemSchema(item, true))),
    to: text,
    href: text,
  },
  ({ to, href }, report) => {
    if (to !== undefined && href !== undefined) {
      report('Only one of "to" and "href" should be provided')
    }
  },
)

const docsPluginId = text

/** Items by their `type`, with the interface each of them has. */
const types = {
  default: link,
  dropdown,
  html: shape<NavbarHtml>()({ ...common, type: v.literal('html'), value: v.string() }),
  search: shape<NavbarSearch>()({ ...common, type: v.literal('search') }),
  doc: shape<NavbarDoc>()({ ...common, type: v.literal('doc'), docId: v.string(), docsPluginId }),
  docSidebar: shape<NavbarDocSidebar>()({
    ...common,
    type: v.literal('docSidebar'),
    sidebarId: v.string(),
    docsPluginId,
  }),
  docsVersion: shape<NavbarDocsVersion>()({
    ...common,
    type: v.literal('docsVersion'),
    to: text,
    docsPluginId,
  }),
  docsVersionDropdown: shape<NavbarDocsVersionDropdown>()({
    ...common,
    type: v.literal('docsVersionDropdown'),
    docsPluginId,
    versions: v.optional(list(v.string())),
    dropdownItemsBefore: v.optional(list(link)),
    dropdownItemsAfter: v.optional(list(link)),
  }),
  localeDropdown: shape<NavbarLocaleDropdown>()({
    ...common,
    type: v.literal('localeDropdown'),
    dropdownItemsBefore: v.optional(list(link)),
    dropdownItemsAfter: v.optional(list(link)),
    queryString: text,
  }),
} satisfies Record<NonNullable<NavbarItem['type']>, v.GenericSchema<NavbarItem>>

const dropdownTypes = ['dropdown', 'docsVersionDropdown', 'localeDropdown']

/** Any item of the navigation bar. Without a `type`, one with `items` is a dropdown and others are links. */
export const navbarItem: v.GenericSchema<NavbarItem> = chosen((item) => itemSchema(item, false))

const anyItem = v.record(v.string(), v.unknown()) as unknown as v.GenericSchema<NavbarItem>

function itemSchema(item: unknown, nested: boolean): v.GenericSchema<NavbarItem> {
  if (!isRecord(item)) return link
  const type = item.type ?? ('items' in item ? 'dropdown' : 'default')
  if (nested && dropdownTypes.includes(String(type))) {
    return refused('Nested dropdowns are not allowed')
  }
  if (typeof type === 'string' && Object.hasOwn(types, type)) {
    return types[type as keyof typeof types]
  }
  // A type of the site's own, shown by a component it gives to the theme, with what keys it likes.
  if (String(type).includes('custom-')) return anyItem
  const advice = suggestType(
    String(type),
    Object.keys(types),
    ', and your own, which contain "custom-"',
  )
  return refused(`No NavbarItem component found for type "${String(type)}". ${advice}`, 'type')
}

function isRegex(source: string): boolean {
  try {
    return new RegExp(source, 'i') instanceof RegExp
  } catch {
    return false
  }
}
