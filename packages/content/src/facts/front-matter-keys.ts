import type { FrontMatter } from '@landing/schema'

/** Says what is expected when a value does not fit, else nothing. */
type Check = (value: unknown) => string | undefined

const text: Check = (value) => (typeof value === 'string' ? undefined : 'a text')
const flag: Check = (value) => (typeof value === 'boolean' ? undefined : 'true or false')
const number: Check = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? undefined : 'a number'
const level: Check = (value) =>
  Number.isInteger(value) && Number(value) >= 2 && Number(value) <= 6
    ? undefined
    : 'a heading level from 2 to 6'
const record: Check = (value) => (isRecord(value) ? undefined : 'a list of keys with values')
const orNull =
  (check: Check): Check =>
  (value) => {
    const expected = value === null ? undefined : check(value)
    return expected === undefined ? undefined : `${expected}, or null`
  }
const texts: Check = (value) =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')
    ? undefined
    : 'a list of texts'
const tags: Check = (value) =>
  Array.isArray(value) && value.every(isTag)
    ? undefined
    : 'a list of labels, or of entries with label and permalink'
const lastUpdate: Check = (value) => {
  if (!isRecord(value)) return 'an entry with date, author, or both'
  if (value.author !== undefined && typeof value.author !== 'string') return 'a text as author'
  const { date } = value
  if (date === undefined) return undefined
  return typeof date === 'string' && !Number.isNaN(Date.parse(date))
    ? undefined
    : 'a date as 2030-12-31'
}

/** Every key a page may set, with the check of its value. Typed so that no key can be forgotten. */
export const frontMatterKeys: Readonly<Record<keyof FrontMatter, Check>> = {
  id: text,
  title: text,
  description: text,
  keywords: texts,
  image: text,
  slug: text,
  tags,
  sidebar_label: text,
  sidebar_position: number,
  sidebar_class_name: text,
  sidebar_custom_props: record,
  displayed_sidebar: orNull(text),
  hide_title: flag,
  hide_table_of_contents: flag,
  toc_min_heading_level: level,
  toc_max_heading_level: level,
  pagination_label: text,
  pagination_next: orNull(text),
  pagination_prev: orNull(text),
  custom_edit_url: orNull(text),
  last_update: lastUpdate,
  draft: flag,
  unlisted: flag,
}

/** Keys of the Terraform registry's pages, read by that dialect. */
export const registryKeys: Readonly<Record<string, Check>> = {
  page_title: text,
  subcategory: text,
  layout: text,
  sidebar_current: text,
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isTag(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  return isRecord(value) && typeof value.label === 'string' && typeof value.permalink === 'string'
}
