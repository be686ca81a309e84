import type { Finding, ValueRule } from '@landing/markdown'
import {
  didYouMean,
  isRecord,
  type LineAndColumn,
  ownValue,
  readYaml,
} from '@landing/markdown/authoring'
import { valueRules } from '@landing/markdown/host'
import type { SidebarCategory, SourceLocation } from '@landing/schema'

/** Content of a folder's `_category_` file. */
export interface CategoryFacts
  extends Partial<Omit<SidebarCategory, 'type' | 'items' | 'href' | 'docId' | 'linkUnlisted'>> {
  readonly position?: number
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

/** Content of a category file, with the position of its page's name. */
export interface PlacedCategory extends CategoryFacts {
  readonly place?: SourceLocation
}

export const categoryFilePattern = /(?:^|\/)_category_\.(?:ya?ml|json)$/

const keys: Readonly<Record<keyof CategoryFacts, ValueRule>> = {
  label: valueRules.string,
  position: valueRules.number,
  collapsible: valueRules.boolean,
  collapsed: valueRules.boolean,
  className: valueRules.string,
  description: valueRules.string,
  customProps: { holds: isRecord, expected: 'a list of keys with values' },
  link: {
    holds: isCategoryLink,
    expected: 'null, {type: doc, id: …} or {type: generated-index, …}',
  },
}

/** Reads a `_category_.yml` or `_category_.json`. */
export function readCategoryFile(
  file: string,
  source: string,
): { readonly category: PlacedCategory; readonly findings: readonly Finding[] } {
  const { value: values, fault, placeAt } = readYaml(source)
  const invalid = (message: string, place: LineAndColumn, help: string): Finding => {
    const { line, column } = place
    return { code: 'category/invalid', message, location: { file, line, column }, help }
  }
  if (fault !== undefined) {
    const message = `The category file is not valid: ${fault.message}`
    return { category: {}, findings: [invalid(message, fault, 'Correct the file.')] }
  }
  if (!isRecord(values ?? {})) {
    const help = 'Write keys such as "label: Guides" and "position: 2".'
    const finding = invalid('The category file must have keys.', placeAt(0), help)
    return { category: {}, findings: [finding] }
  }
  const findings: Finding[] = []
  const category: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(values ?? {})) {
    const place = placeAt(Math.max(source.indexOf(key), 0))
    const rule = ownValue(keys, key)
    if (rule === undefined) {
      const help = didYouMean(key, Object.keys(keys), 'Remove it.')
      findings.push(invalid(`A category file has no key "${key}".`, place, help))
    } else if (rule.holds(value)) {
      category[key] = value
      if (key === 'link') category.place = { file, ...place }
    } else {
      const reason = `Category key "${key}" must be ${rule.expected}.`
      findings.push(invalid(reason, place, `Write ${rule.expected}.`))
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
