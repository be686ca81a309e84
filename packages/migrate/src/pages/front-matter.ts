import {
  docusaurusFrontMatter,
  mkdocsFrontMatter,
  starlightFrontMatter,
  vitepressFrontMatter,
} from '@landing/plugin-dialects/front-matter'
import { validateFrontMatter } from '@landing/schema/validate'
import { isMap, isScalar, parseDocument, stringify } from 'yaml'
import type { Origin } from '../site/site'
import { isValues, type Values, valuesOf } from '../site/values'
import { words } from '../site/words'

/** Keys that each origin has in place of Landing's. */
export const counterparts: Readonly<Record<Origin, typeof vitepressFrontMatter>> = {
  docusaurus: docusaurusFrontMatter,
  vitepress: vitepressFrontMatter,
  starlight: starlightFrontMatter,
  mkdocs: mkdocsFrontMatter,
}

/** Keys that mean the same in all origins. */
const everywhere = new Set(['title', 'description', 'image', 'keywords', 'tags', 'draft'])
/** Keys of Docusaurus that mean the same here. */
const ofDocusaurus =
  words(`id title description keywords image slug tags sidebar_label sidebar_position sidebar_class_name sidebar_custom_props
  displayed_sidebar hide_title hide_table_of_contents toc_min_heading_level toc_max_heading_level pagination_label
  pagination_next pagination_prev custom_edit_url last_update draft unlisted date authors`)
const sameOf: Readonly<Record<Origin, ReadonlySet<string>>> = {
  docusaurus: ofDocusaurus,
  vitepress: everywhere,
  starlight: everywhere,
  mkdocs: new Set([...everywhere, 'date', 'authors']),
}

/** Keys of Docusaurus for the only author of a post, which it still reads. */
const authorKeys: Readonly<Record<string, string>> = {
  author: 'name',
  author_title: 'title',
  authorTitle: 'title',
  author_url: 'url',
  authorURL: 'url',
  author_image_url: 'image_url',
  authorImageURL: 'image_url',
}

export interface FrontMatterResult {
  /** Text between the `---` lines. */
  readonly text: string
  readonly left: readonly { readonly key: string; readonly offset: number }[]
  /** Keys of the site's own, which were kept. */
  readonly keys: readonly string[]
}

/**
 * Rewrites front matter; lines of keys that mean the same stay as they are.
 *
 * @param move for addresses of files and pages in a hero
 */
export function rewriteFrontMatter(
  text: string,
  origin: Origin,
  move: (hero: unknown) => Values,
): FrontMatterResult {
  const document = parseDocument(text, { uniqueKeys: false })
  if (!isMap(document.contents) || document.errors.length > 0) return { text, left: [], keys: [] }
  const values = valuesOf(document.toJS())
  const keys = document.contents.items.flatMap(({ key }) =>
    isScalar(key) && key.range ? [{ key: String(key.value), offset: key.range[0] }] : [],
  )
  const entries = keys.map(({ key, offset }, index) => {
    const lines = text.slice(offset, keys[index + 1]?.offset ?? text.length)
    return { key, offset, lines, ...counterpartOf(key, values, origin) }
  })
  const kept = entries.filter(({ newKeys }) => newKeys === undefined)
  const isKept = new Set(kept.map(({ key }) => key))
  // What a page says in its own words comes first.
  const added = Object.fromEntries(
    Object.entries(
      entries.reduce<Values>((all, { newKeys = {} }) => joined(all, newKeys), {}),
    ).filter(([key]) => !isKept.has(key)),
  )
  const moved = added.hero === undefined ? added : { ...added, hero: move(added.hero) }
  const more = Object.keys(moved).length === 0 ? '' : stringify(moved, { lineWidth: 0 })
  const result = text.slice(0, keys[0]?.offset) + kept.map(({ lines }) => lines).join('')
  return {
    text: result + (more !== '' && result !== '' && !result.endsWith('\n') ? '\n' : '') + more,
    left: entries.flatMap(({ offset, lost }) => lost.map((key) => ({ key, offset }))),
    keys: kept.flatMap(({ key, isOwn }) => (isOwn ? [key] : [])),
  }
}

const joined = (all: Values, added: Values): Values =>
  isValues(all.authors) && isValues(added.authors)
    ? { ...all, authors: { ...all.authors, ...added.authors } }
    : { ...all, ...added }

interface Counterpart {
  /** Keys of the new site in its place; none if the key stays. */
  readonly newKeys?: Values
  readonly lost: readonly string[]
  /** A key of the site's own. */
  readonly isOwn?: boolean
}

/** What becomes of a key. */
function counterpartOf(key: string, values: Values, origin: Origin): Counterpart {
  const value = values[key]
  const entryIn = <Value>(table: Readonly<Record<string, Value>>): Value | undefined =>
    Object.hasOwn(table, key) ? table[key] : undefined
  const hasAuthor = origin === 'docusaurus' && typeof values.author === 'string'
  const authorKey = hasAuthor ? entryIn(authorKeys) : undefined
  if (authorKey !== undefined)
    return { newKeys: { authors: { [authorKey]: String(value) } }, lost: [] }
  const counterpart = entryIn(counterparts[origin])
  const isSame = sameOf[origin].has(key)
  const isOwn = counterpart === undefined && isUnknown(key)
  if (isOwn || (isSame && isValid(key, value))) return { isOwn, lost: [] }
  const lost: string[] = []
  const newKeys =
    (isSame ? asText(key, value) : undefined) ??
    counterpart?.(value, (path) => void lost.push(path))
  const { frontMatter, issues } = validateFrontMatter(newKeys)
  if (newKeys === undefined || issues.length > 0) lost.push(key)
  return { newKeys: { ...frontMatter }, lost }
}

const isUnknown = (key: string): boolean =>
  validateFrontMatter({ [key]: '' }).issues.some(({ kind }) => kind === 'unknown-key')

const isValid = (key: string, value: unknown): boolean =>
  validateFrontMatter({ [key]: value }).issues.length === 0

/** YAML reads `1.10` as a number, where Landing expects text. */
function asText(key: string, value: unknown): Values | undefined {
  if ([value].flat().some(isValues)) return undefined
  const text = Array.isArray(value) ? value.map(String) : String(value)
  const list = typeof value === 'string' ? value.split(',').map((part) => part.trim()) : text
  return [text, list].map((each) => ({ [key]: each })).find((pair) => isValid(key, pair[key]))
}
