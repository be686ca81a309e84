import * as v from 'valibot'
import { logo } from './logo'
import { common, link, type NavbarLink, regex } from './navbar-link'
import { chosen, flag, isRecord, list, options, refused, suggestType, text } from './options'

const dropdown = options(
  {
    ...common,
    /** May be left out: an item with `items` is a dropdown. */
    type: v.optional(v.literal('dropdown')),
    /** Entries of the menu: links, HTML, documents, sidebars, versions. No menus and no search. */
    items: list(chosen<NavbarItem>((item) => itemSchema(item, true))),
    /** Route path of the menu's own page, listed as its first entry; default none. Not beside `href`. */
    to: text,
    /** Any address, listed as the menu's first entry; default none. Not beside `to`. */
    href: text,
    /**
     * The menu is active while the path starts with this route path, and while one of its links is;
     * default: `to`.
     */
    activeBasePath: text,
    /**
     * The menu is active while this regular expression, ignoring case, matches the path without the
     * base; default none.
     */
    activeBaseRegex: regex,
  },
  ({ to, href }, report) => {
    if (to !== undefined && href !== undefined) {
      report('Only one of "to" and "href" should be provided')
    }
  },
)

const html = options({
  ...common,
  /** Marks the item as HTML. */
  type: v.literal('html'),
  /** HTML, shown as it is. */
  value: v.string(),
})

const entryLink = options({
  /** Text of the link. */
  label: v.string(),
  /** Route path, without base and locale. */
  to: v.string(),
})

/** A page that the search offers before anything is typed. */
export interface SearchEntryLink extends v.InferOutput<typeof entryLink> {}

const search = options({
  ...common,
  /** Marks the place of the search box. */
  type: v.literal('search'),
  /** Open the search with the key `/`, outside of text fields; readers can turn it off. Default true. */
  slashShortcut: v.optional(v.boolean()),
  /**
   * Pages to begin with, offered before anything is typed and where nothing is found. Default: the first
   * pages of the sidebars, then the navbar's links into the site, four at most.
   */
  links: v.optional(list(entryLink as v.GenericSchema<SearchEntryLink>)),
})

const docsItem = {
  ...common,
  /** Plugin id of the docs set; default `default`. An unknown one is reported as `navbar/unknown-target`. */
  docsPluginId: text,
}

const doc = options({
  ...docsItem,
  /** Marks a link to a document. */
  type: v.literal('doc'),
  /** Id of the document inside its docs set. */
  docId: v.string(),
})

const docSidebar = options({
  ...docsItem,
  /** Marks a link to a sidebar. */
  type: v.literal('docSidebar'),
  /** Key of the sidebar in the configuration of its docs set. */
  sidebarId: v.string(),
})

const docsVersion = options({
  ...docsItem,
  /** Marks a link to a version. */
  type: v.literal('docsVersion'),
  /** Route path to lead to; default: the version's main document. */
  to: text,
})

const menuLinks = v.optional(list(link))

const docsVersionDropdown = options({
  ...docsItem,
  /** Marks the menu of versions. */
  type: v.literal('docsVersionDropdown'),
  /**
   * Names of the versions to list, in this order; default: all, newest first. An unknown name is
   * reported as `navbar/unknown-target`.
   */
  versions: v.optional(list(v.string())),
  /** Links above the versions; default none. */
  dropdownItemsBefore: menuLinks,
  /** Links below the versions; default none. */
  dropdownItemsAfter: menuLinks,
})

const localeDropdown = options({
  ...common,
  /** Marks the menu of languages. */
  type: v.literal('localeDropdown'),
  /** Links above the languages; default none. */
  dropdownItemsBefore: menuLinks,
  /** Links below the languages; default none. */
  dropdownItemsAfter: menuLinks,
  /**
   * Added to the address of each locale, such as `?from=menu`, merged with the current search
   * string; default none.
   */
  queryString: text,
})

/** A menu of links and HTML. A menu inside of it is refused: `Nested dropdowns are not allowed`. */
export interface NavbarDropdown extends v.InferOutput<typeof dropdown> {}

/** HTML in the navbar, written by the site's owner. */
export interface NavbarHtml extends v.InferOutput<typeof html> {}

/** The place of the search box. Without this item it is between the left and the right items. */
export interface NavbarSearch extends v.InferOutput<typeof search> {}

/**
 * A link to a document, in the version of the page, else the one the reader chose, else the
 * latest. Drafts, and unlisted documents that are not open, are not shown; a document that the
 * latest version does not have is reported as `navbar/unknown-target`.
 */
export interface NavbarDoc extends v.InferOutput<typeof doc> {}

/**
 * A link to the first page of a sidebar, active on all its pages. An unknown one, or one without a
 * page, is reported as `navbar/unknown-target`.
 */
export interface NavbarDocSidebar extends v.InferOutput<typeof docSidebar> {}

/** A link to the version of the page, else the one the reader chose, else the latest. */
export interface NavbarDocsVersion extends v.InferOutput<typeof docsVersion> {}

/**
 * A menu of versions that leads to the same page in each of them. With one version and no other
 * links it is a plain link.
 */
export interface NavbarDocsVersionDropdown extends v.InferOutput<typeof docsVersionDropdown> {}

/** A menu of languages that leads to the same page in each of them. */
export interface NavbarLocaleDropdown extends v.InferOutput<typeof localeDropdown> {}

/** An item of the site's own: rendered by the component of this name in the theme's `navbarItems`. */
export interface NavbarCustom extends Common {
  readonly type: `custom-${string}`
  /** Read by the component; JSON. */
  readonly [key: string]: unknown
}

const commonOptions = options(common)
interface Common extends v.InferOutput<typeof commonOptions> {}

/** Any item of the navbar, distinguished by its `type`. An unknown type is refused. */
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

const types = {
  default: link,
  dropdown,
  html,
  search,
  doc,
  docSidebar,
  docsVersion,
  docsVersionDropdown,
  localeDropdown,
} satisfies Record<string, v.GenericSchema<NavbarItem>>

const dropdownTypes = ['dropdown', 'docsVersionDropdown', 'localeDropdown']

const customItem = v.record(v.string(), v.unknown()) as unknown as v.GenericSchema<NavbarItem>

function itemSchema(item: unknown, nested: boolean): v.GenericSchema<NavbarItem> {
  if (!isRecord(item)) return link
  const type = item.type ?? ('items' in item ? 'dropdown' : 'default')
  if (nested && dropdownTypes.includes(String(type))) {
    return refused('Nested dropdowns are not allowed')
  }
  if (typeof type === 'string' && Object.hasOwn(types, type)) {
    return types[type as keyof typeof types]
  }
  // A type of the site's own, rendered by a component of the site, with any keys.
  if (String(type).includes('custom-')) return customItem
  const help = suggestType(
    String(type),
    Object.keys(types),
    ', and your own, which contain "custom-"',
  )
  return refused(`No NavbarItem component found for type "${String(type)}". ${help}`, 'type')
}

const navbarOptions = options({
  /** Text beside the logo; default: the site's title without a logo, nothing beside one. */
  title: text,
  /** Image at the start of the navbar; default none. */
  logo: v.optional(logo),
  /** Items in their order, on each side of the navbar; default none. */
  items: v.optional(list(chosen<NavbarItem>((item) => itemSchema(item, false))), []),
  /** Hide the navbar while a reader scrolls down; default false. */
  hideOnScroll: flag(false),
  /** `dark`: dark in light mode too; `primary`: in the accent color of the theme. Default: colors of the mode. */
  style: v.optional(v.picklist(['dark', 'primary'])),
})

/** The navbar at the top of every page. */
export interface NavbarConfig extends v.InferInput<typeof navbarOptions> {}

/** `NavbarConfig` with its defaults. */
export interface ResolvedNavbar extends v.InferOutput<typeof navbarOptions> {}

export const navbar: v.GenericSchema<NavbarConfig, ResolvedNavbar> = navbarOptions
