import { validateFrontMatter } from '@landing/schema/validate'
import { isMap, isScalar, parseDocument, stringify } from 'yaml'
import type { Origin } from '../site/site'
import { isValues, listOf, textOf, type Values, valuesOf } from '../site/values'

/** The replacement of a key: other keys, nothing, or nothing with a report. */
type Counterpart = (value: unknown) => Values | 'left out'

const nothing: Counterpart = () => ({})
const leftOut: Counterpart = () => 'left out'
const noSidebar: Values = { displayed_sidebar: null, hide_table_of_contents: true }

const pagination =
  (key: 'pagination_prev' | 'pagination_next'): Counterpart =>
  (value) =>
    value === false ? { [key]: null } : value === true ? {} : 'left out'

const lastUpdated: Counterpart = (value) =>
  value instanceof Date || typeof value === 'string'
    ? { last_update: { date: new Date(value).toISOString().slice(0, 10) } }
    : {}

/** `meta` and `link` elements of a head; others are not carried over. */
const head: Counterpart = (value) => {
  const elements = listOf(value).map((element) => {
    const [tag, attributes] = Array.isArray(element)
      ? element
      : [valuesOf(element).tag, valuesOf(element).attrs]
    return { tag, attributes: valuesOf(attributes) }
  })
  return validateFrontMatter({ head: elements }).issues.length === 0
    ? { head: elements }
    : 'left out'
}

const level = (value: unknown) => Math.min(6, Math.max(2, Number(value)))

const vitepress: Readonly<Record<string, Counterpart>> = {
  outline: (value) => {
    if (value === false) return { hide_table_of_contents: true }
    if (value === 'deep') return { toc_max_heading_level: 6 }
    if (Array.isArray(value)) {
      return { toc_min_heading_level: level(value[0]), toc_max_heading_level: level(value[1]) }
    }
    return typeof value === 'number'
      ? { toc_min_heading_level: level(value), toc_max_heading_level: level(value) }
      : 'left out'
  },
  aside: (value) => (value === false ? { hide_table_of_contents: true } : {}),
  editLink: (value) => (value === false ? { custom_edit_url: null } : {}),
  lastUpdated,
  prev: pagination('pagination_prev'),
  next: pagination('pagination_next'),
  sidebar: (value) => (value === false ? { displayed_sidebar: null } : {}),
  layout: (value) =>
    value === 'doc'
      ? {}
      : value === 'home'
        ? { layout: 'home' }
        : value === 'page'
          ? noSidebar
          : 'left out',
  search: (value) => (value === false ? { search: { exclude: true } } : 'left out'),
  head,
  hero: nothing,
  features: nothing,
  footer: leftOut,
  navbar: leftOut,
  pageClass: leftOut,
  titleTemplate: leftOut,
}

const starlight: Readonly<Record<string, Counterpart>> = {
  slug: (value) => ({ slug: `/${textOf(value) ?? ''}` }),
  editUrl: (value) =>
    value === true ? {} : { custom_edit_url: value === false ? null : (textOf(value) ?? null) },
  tableOfContents: (value) => {
    if (typeof value === 'boolean') return value ? {} : { hide_table_of_contents: true }
    const { minHeadingLevel, maxHeadingLevel } = valuesOf(value)
    return {
      ...(minHeadingLevel !== undefined && { toc_min_heading_level: level(minHeadingLevel) }),
      ...(maxHeadingLevel !== undefined && { toc_max_heading_level: level(maxHeadingLevel) }),
    }
  },
  template: (value) => (value === 'splash' ? { layout: 'home' } : {}),
  banner: (value) => {
    const banner = textOf(valuesOf(value).content)
    return banner === undefined ? 'left out' : { banner }
  },
  head,
  hero: nothing,
  lastUpdated,
  prev: pagination('pagination_prev'),
  next: pagination('pagination_next'),
  pagefind: (value) => (value === false ? { search: { exclude: true } } : {}),
  sidebar: (value) => {
    const { label, order, hidden, badge, attrs } = valuesOf(value)
    if (hidden !== undefined || attrs !== undefined) return 'left out'
    const text = textOf(badge) ?? textOf(valuesOf(badge).text)
    return {
      ...(text !== undefined && { sidebar_badge: text }),
      ...(label !== undefined && { sidebar_label: label }),
      ...(order !== undefined && { sidebar_position: order }),
    }
  },
}

const docusaurus: Readonly<Record<string, Counterpart>> = {
  noindex: (value) => (value === true ? { unlisted: true } : {}),
  mdx: nothing,
}

/** Keys that each origin has in place of Landing's. */
export const counterparts: Readonly<Record<Origin, Readonly<Record<string, Counterpart>>>> = {
  docusaurus,
  vitepress,
  starlight,
}

/** Keys that mean the same here. */
const same = new Set(
  `id title description keywords image slug tags sidebar_label sidebar_position sidebar_class_name sidebar_custom_props
  displayed_sidebar hide_title hide_table_of_contents toc_min_heading_level toc_max_heading_level pagination_label
  pagination_next pagination_prev custom_edit_url last_update draft unlisted date authors`.split(
    /\s+/,
  ),
)
const sameOf: Readonly<Record<Origin, ReadonlySet<string>>> = {
  docusaurus: same,
  vitepress: new Set(['title', 'description', 'image', 'keywords', 'tags', 'draft']),
  starlight: new Set(['title', 'description', 'image', 'keywords', 'tags', 'draft']),
}

export interface FrontMatterResult {
  /** Text between the `---` lines. */
  readonly text: string
  readonly values: Values
  readonly left: readonly { readonly key: string; readonly offset: number }[]
  /** Keys of the site's own, which were kept. */
  readonly own: readonly string[]
}

/** Rewrites front matter; lines of keys that mean the same stay as they are. */
export function rewriteFrontMatter(text: string, origin: Origin): FrontMatterResult {
  const document = parseDocument(text, { uniqueKeys: false })
  const parsed: unknown = document.errors.length > 0 ? undefined : document.toJS()
  const values = isValues(parsed) ? parsed : {}
  if (!isMap(document.contents) || document.errors.length > 0)
    return { text, values, left: [], own: [] }
  const left: { key: string; offset: number }[] = []
  const own: string[] = []
  const starts = document.contents.items.flatMap(({ key }) =>
    isScalar(key) && key.range ? [{ key: String(key.value), start: key.range[0] }] : [],
  )
  let result = text.slice(0, starts[0]?.start ?? text.length)
  let added: Values = {}
  for (const [index, { key, start }] of starts.entries()) {
    const value = values[key]
    const lines = text.slice(start, starts[index + 1]?.start ?? text.length)
    const counterpart = Object.hasOwn(counterparts[origin], key)
      ? counterparts[origin][key]
      : undefined
    const isSame = counterpart === undefined && sameOf[origin].has(key)
    const isOwn = counterpart === undefined && isUnknown(key)
    if (isOwn) own.push(key)
    if (isOwn || (isSame && isValid(key, value))) {
      result += lines
      continue
    }
    const made = isSame ? asText(key, value) : (counterpart ?? leftOut)(value)
    if (made === 'left out') left.push({ key, offset: start })
    else added = { ...added, ...made }
  }
  const more = Object.keys(added).length === 0 ? '' : stringify(added, { lineWidth: 0 })
  return {
    text: result + (more !== '' && result !== '' && !result.endsWith('\n') ? '\n' : '') + more,
    values,
    left,
    own,
  }
}

const isUnknown = (key: string): boolean =>
  validateFrontMatter({ [key]: '' }).issues.some(({ kind }) => kind === 'unknown-key')

const isValid = (key: string, value: unknown): boolean =>
  validateFrontMatter({ [key]: value }).issues.length === 0

/** YAML reads `1.10` as a number, where Landing expects text. */
function asText(key: string, value: unknown): Values | 'left out' {
  const text = Array.isArray(value) ? value.map(String) : String(value)
  const list = typeof value === 'string' ? value.split(',').map((part) => part.trim()) : text
  return (
    [text, list].map((made) => ({ [key]: made })).find((made) => isValid(key, made[key])) ??
    'left out'
  )
}
