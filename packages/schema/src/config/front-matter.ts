import * as v from 'valibot'
import type { Fix } from '../diagnostic'
import { anyIsoDate, isoDate } from '../iso-date'
import { explainIssue, type Fault } from './explain'
import { adviceFor, counterpartOf } from './front-matter-counterparts'
import { address, chosen, isRecord, list, options, record, text, textThat } from './options'
import { searchWeight } from './search'
import { type PageHeadElement, pageHead } from './security'
import { headingLevel } from './theme'

const flag = v.optional(v.boolean())
const textOrNull = v.optional(v.nullable(v.string()))
const level = v.optional(headingLevel)

const labelledTag = options({
  /** Text of the tag. */
  label: v.string(),
  /** Path of its page below `tags/`. */
  permalink: v.string(),
})

/** A tag in front matter: its label, or a label with an address of its own. */
export type FrontMatterTag = string | v.InferOutput<typeof labelledTag>

const tag = chosen<FrontMatterTag>((value) => (isRecord(value) ? labelledTag : v.string()))

const ownAuthor = options({
  /** Key in the authors file, whose values are taken where this author has none. */
  key: text,
  /** Name as displayed. */
  name: text,
  /** Role or employer, shown after the name. */
  title: text,
  /** Full address, or route path, that the name leads to. */
  url: v.optional(address),
  /** Address of an image, or its path below the static folder. */
  image_url: text,
})

/** An author in front matter: a key of the authors file, or an author that is described there. */
export type FrontMatterAuthor = string | v.InferOutput<typeof ownAuthor>

const author = chosen<FrontMatterAuthor>((value) => (isRecord(value) ? ownAuthor : v.string()))
const authors = chosen<FrontMatterAuthor | readonly FrontMatterAuthor[]>((value) =>
  Array.isArray(value) ? list(author) : author,
)

const searchOptions = options({
  /**
   * Factor of the document's score, above 0 and up to 8; default: what `search.weights` of the
   * configuration says for its path.
   */
  weight: v.optional(searchWeight),
  /** The document is not searched; default false. */
  exclude: flag,
})

/** How search treats a document. */
export interface FrontMatterSearch extends v.InferOutput<typeof searchOptions> {}

const heroOptions = options({
  /** Heading of the page; default: the title of the page. */
  title: text,
  /** A sentence below the heading. */
  tagline: text,
  /** Image beside the text. */
  image: v.optional(
    options({
      /** Path relative to the document, or below the static folder with a slash in front. */
      src: v.string(),
      /** Image for dark mode; default: the same. */
      dark: text,
      /** Alternative text; default: decorative. */
      alt: text,
    }),
  ),
  /** Links as buttons. */
  actions: v.optional(
    list(
      options({
        text: v.string(),
        /** As in a link of Markdown. */
        href: v.string(),
        /** Default: `emphasized` for the first one. */
        design: v.optional(v.picklist(['emphasized', 'default'])),
      }),
    ),
  ),
})

/** Hero of a page, shown instead of its title. */
export interface FrontMatterHero extends v.InferOutput<typeof heroOptions> {}

const anyDate = v.pipe(
  textThat((date) => anyIsoDate(date) !== undefined, 'a date such as 2026-01-31'),
  v.transform((date) => anyIsoDate(date) ?? date),
)

const keys = {
  /**
   * Last part of the document's id; default: the file's base name without a number prefix. With a
   * slash: `docs/invalid-slug`, twice: `docs/duplicate-id`.
   */
  id: text,
  /** Default: the first heading of level 1, else a heading that the text begins with, else the file's base name. */
  title: text,
  /** Default: the first paragraph, without markup. */
  description: text,
  /** For search, and for the `keywords` meta element before those of the site; default none. */
  keywords: v.optional(list(v.string())),
  /** Social image: an address, or a path below the static folder. */
  image: text,
  /** Route path, absolute in its docs set (`/intro`) or relative to its folder (`intro`). */
  slug: text,
  /**
   * Tags of the document, each with a page that lists its documents; default none. One that the
   * tags file lacks: `tags/unknown`.
   */
  tags: v.optional(list(tag)),
  /**
   * Date, such as 2026-01-31 or 2026-01-31T10:00Z: of a post in a blog, and for page lists; default: that of a post's file name,
   * else that of `last_update`.
   */
  date: v.optional(textThat((date) => isoDate(date) !== undefined, 'a date such as 2026-01-31')),
  /** Authors of a post in a blog: a key of the authors file, an author with a `name`, or a list of these; default none. */
  authors: v.optional(authors),
  /** Short title for sidebar, breadcrumbs and navigation; default: the title. */
  sidebar_label: text,
  /**
   * Position in a generated sidebar, lowest first; default: the number prefix of the file's name,
   * else after all others.
   */
  sidebar_position: v.optional(v.number()),
  /** Short text beside the name in the sidebar, such as `New`; default none. */
  sidebar_badge: text,
  /** CSS classes of the item in the sidebar; default none. */
  sidebar_class_name: text,
  /** Values for a sidebar component of your own; default none. */
  sidebar_custom_props: v.optional(record(v.unknown())),
  /**
   * Id of the sidebar to show; `null` shows none; default: the first that has the document. An
   * unknown id: `docs/unknown-id`.
   */
  displayed_sidebar: textOrNull,
  /** `home`: a page of the whole width, without sidebar, table of contents, breadcrumbs and footer of the article. */
  layout: v.optional(v.picklist(['home'])),
  /** Heading, tagline, buttons and image at the beginning of the page. */
  hero: v.optional(heroOptions),
  /** Notice at the start of the page: a line of Markdown; default none. */
  banner: text,
  /** Canonical URL, for a page that repeats another one; default: its own URL. */
  canonical: v.optional(
    textThat(
      (url) => /^https?:\/\/\S+$/.test(url),
      'a full address such as "https://example.org/page/"',
    ),
  ),
  /** `meta` and `link` elements for the head of this page, as in `head` of the configuration; default none. */
  head: v.optional(pageHead as v.GenericSchema<PageHeadElement[]>),
  /** The theme renders no title above the text; default false. */
  hide_title: flag,
  /** The page has no table of contents; default false. */
  hide_table_of_contents: flag,
  /** First heading level of the table of contents, 2 to 6; default: that of the site, 2. */
  toc_min_heading_level: level,
  /** Last heading level of the table of contents, 2 to 6; default: that of the site, 3. */
  toc_max_heading_level: level,
  /** Text of the previous and next links to this document; default: `sidebar_label`, else the title. */
  pagination_label: text,
  /**
   * Id of the document that the next link leads to; `null` shows no link; default: the next of the
   * sidebar. An unknown id: `docs/unknown-id`.
   */
  pagination_next: textOrNull,
  /**
   * Id of the document that the previous link leads to; `null` shows no link; default: the one before in
   * the sidebar. An unknown id: `docs/unknown-id`.
   */
  pagination_prev: textOrNull,
  /** Full address of the page's source; `null` shows no link; default: from `editUrl` of the docs set. */
  custom_edit_url: v.optional(v.nullable(address)),
  /**
   * Date (such as 2026-01-31) and author of the last change, instead of those from git; shown even
   * without `showLastUpdate`.
   */
  last_update: v.optional(
    options({
      /** Any date that can be parsed, such as 2026-01-31. */
      date: v.optional(anyDate),
      /** Name as displayed. */
      author: text,
    }),
  ),
  /** Date of the last review of the content, such as 2026-01-31, shown below the document; `landing-check --overdue` reads it. */
  last_reviewed: v.optional(anyDate),
  /** Left out of production builds; default false. */
  draft: flag,
  /** Built, but not listed anywhere and not to be indexed; default false. */
  unlisted: flag,
  /** How the document is searched. */
  search: v.optional(searchOptions),
}

const frontMatter = options(keys)

/**
 * Front matter of a document. All keys are optional. A wrong type ends the build with `front-matter/wrong-type`, an unknown key
 * gives the warning `front-matter/unknown-key`.
 */
export interface FrontMatter extends v.InferOutput<typeof frontMatter> {}

const takesNull: readonly string[] = Object.entries(keys)
  .filter(([, schema]) => v.is(schema, null))
  .map(([key]) => key)

/** Valid front matter, and its problems. */
export interface CheckedFrontMatter {
  /** The valid keys; the others are left out. */
  readonly frontMatter: FrontMatter
  readonly issues: readonly Fault[]
}

/**
 * Checks the parsed front matter of a page. An empty value (`null`) counts as none, except where `null` means
 * something. An unknown key is a harmless mistake, a wrong type (`type`) an error.
 */
export function validateFrontMatter(value: unknown): CheckedFrontMatter {
  const given = isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter(([key, part]) => part !== null || takesNull.includes(key)),
      )
    : (value ?? {})
  const issues = v.safeParse(frontMatter, given).issues ?? []
  const wrong = new Set(issues.map((issue) => issue.path?.[0]?.key))
  const right = isRecord(given) ? Object.entries(given).filter(([key]) => !wrong.has(key)) : []
  return {
    frontMatter: Object.fromEntries(right),
    issues: onlyOneEach(
      issues.map((issue) => withAdvice(explainIssue(issue), issue)),
      isRecord(value) ? value : {},
    ),
  }
}

/** Without corrections to a key that the page already has, or gets from another correction. */
function onlyOneEach(faults: readonly Fault[], given: Readonly<Record<string, unknown>>): Fault[] {
  const taken = new Set(Object.keys(given))
  return faults.map((fault) => {
    const { fix, ...rest } = fault
    if (fix === undefined) return fault
    const key = keyOf(fix.to)
    if (key !== keyOf(fix.from) && taken.has(key)) return rest
    taken.add(key)
    return fault
  })
}

const keyOf = (text: string): string => text.slice(0, text.indexOf(':'))

/** The most common mistake: YAML reads `1.10` and `yes` as a number and a boolean, not as text. */
function withAdvice(fault: Fault, issue: v.BaseIssue<unknown>): Fault {
  const key = issue.path?.length === 1 ? String(issue.path[0]?.key) : ''
  const value = issue.path?.[0]?.value
  const counterpart = counterpartOf(key, value)
  const { suggestion, ...rest } = fault
  if (counterpart !== undefined) {
    const fix = fixOf(key, value, counterpart)
    return { ...rest, help: `Write "${counterpart}".`, ...(fix && { fix }) }
  }
  if (fault.kind === 'unknown-key') {
    const help = adviceFor(key)
    if (help !== undefined) return { ...rest, help }
    const isSpelling = suggestion !== undefined && bareName(key) === bareName(suggestion)
    const fix = isSpelling ? fixOf(key, value, suggestion) : undefined
    return fix === undefined ? fault : { ...fault, fix }
  }
  const scalar = typeof issue.input === 'number' || typeof issue.input === 'boolean'
  return issue.type === 'string' && scalar
    ? { ...fault, message: `${fault.message}; put it in quotes` }
    : fault
}

/** A correction of a key, or of key and value; none to a key that does not take the value. */
function fixOf(key: string, value: unknown, counterpart: string): Fix | undefined {
  if (counterpart.includes(': ')) return { from: `${key}: ${value}`, to: counterpart }
  const schema: v.GenericSchema | undefined = Object.hasOwn(keys, counterpart)
    ? keys[counterpart as keyof typeof keys]
    : undefined
  return schema !== undefined && v.is(schema, value)
    ? { from: `${key}:`, to: `${counterpart}:` }
    : undefined
}

/** `sidebarPosition` and `Sidebar-Position` → `sidebarposition`. */
const bareName = (key: string): string => key.toLowerCase().replace(/[_-]/g, '')
