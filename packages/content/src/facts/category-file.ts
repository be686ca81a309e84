import type { Place } from '@landing/schema'
import { nearest } from '@landing/schema/validate'
import type { Finding } from '../rules'
import { isRecord } from '../text/is-record'
import { readYaml } from '../text/read-yaml'

/** What a folder's `_category_` file says. */
export interface CategoryFacts {
  readonly label?: string
  readonly position?: number
  readonly collapsible?: boolean
  readonly collapsed?: boolean
  readonly className?: string
  readonly description?: string
  readonly customProps?: Readonly<Record<string, unknown>>
  readonly link?:
    | { readonly type: 'doc'; readonly id: string }
    | {
        readonly type: 'generated-index'
        readonly slug?: string
        readonly title?: string
        readonly description?: string
      }
    | null
}

/** What a category file says, and where it names its page. */
export interface PlacedCategory extends CategoryFacts {
  readonly linkPlace?: Place
}

export const categoryFilePattern = /(?:^|\/)_category_\.(?:ya?ml|json)$/

const types: Readonly<Record<keyof CategoryFacts, (value: unknown) => boolean>> = {
  label: (value) => typeof value === 'string',
  position: (value) => typeof value === 'number',
  collapsible: (value) => typeof value === 'boolean',
  collapsed: (value) => typeof value === 'boolean',
  className: (value) => typeof value === 'string',
  description: (value) => typeof value === 'string',
  customProps: isRecord,
  link: isCategoryLink,
}

const expectations: Readonly<Record<keyof CategoryFacts, string>> = {
  label: 'a text',
  position: 'a number',
  collapsible: 'true or false',
  collapsed: 'true or false',
  className: 'a text',
  description: 'a text',
  customProps: 'a list of keys with values',
  link: 'null, {type: doc, id: …} or {type: generated-index, …}',
}

/** Reads a `_category_.yml` or `_category_.json`. */
export function readCategoryFile(
  file: string,
  text: string,
): { readonly category: PlacedCategory; readonly findings: readonly Finding[] } {
  const read = readYaml(text)
  const placeAt = (offset: number): Place => ({ file, ...read.placeAt(offset) })
  const invalid = (reason: string, offset: number, advice: string): Finding => {
    return { rule: 'category/invalid', reason, place: placeAt(offset), advice }
  }
  if (read.fault !== undefined) {
    const { reason, line, column } = read.fault
    const finding: Finding = {
      rule: 'category/invalid',
      reason: `The category file is not valid: ${reason}`,
      place: { file, line, column },
      advice: 'Correct the file.',
    }
    return { category: {}, findings: [finding] }
  }
  const values = read.value ?? {}
  if (!isRecord(values)) {
    const advice = 'Write keys such as "label: Guides" and "position: 2".'
    return { category: {}, findings: [invalid('The category file must have keys.', 0, advice)] }
  }
  const findings: Finding[] = []
  const category: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(values)) {
    const offset = Math.max(text.indexOf(key), 0)
    if (!Object.hasOwn(types, key)) {
      const near = nearest(key, Object.keys(types))
      const advice = near === undefined ? 'Remove it.' : `Did you mean "${near}"?`
      findings.push(invalid(`A category file has no key "${key}".`, offset, advice))
    } else if (types[key as keyof CategoryFacts](value)) {
      category[key] = value
      if (key === 'link') category.linkPlace = placeAt(offset)
    } else {
      const expected = expectations[key as keyof CategoryFacts]
      findings.push(
        invalid(`Category key "${key}" must be ${expected}.`, offset, `Write ${expected}.`),
      )
    }
  }
  return { category, findings }
}

function isCategoryLink(value: unknown): boolean {
  if (value === null) return true
  if (!isRecord(value)) return false
  if (value.type === 'doc') return typeof value.id === 'string'
  const texts = [value.slug, value.title, value.description]
  return (
    value.type === 'generated-index' &&
    texts.every((text) => text === undefined || typeof text === 'string')
  )
}
