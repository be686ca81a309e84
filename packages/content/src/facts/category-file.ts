import type { SourceLocation } from '@landing/schema'
import type { Finding } from '../diagnostics/codes'
import { didYouMean } from '../text/did-you-mean'
import { isRecord } from '../text/is-record'
import { readYaml } from '../text/read-yaml'

/** Content of a folder's `_category_` file. */
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

/** Content of a category file, with the position of its page's name. */
export interface PlacedCategory extends CategoryFacts {
  readonly linkPlace?: SourceLocation
}

export const categoryFilePattern = /(?:^|\/)_category_\.(?:ya?ml|json)$/

interface KeyRule {
  readonly holds: (value: unknown) => boolean
  /** Description of the expected value. */
  readonly expected: string
}

const text: KeyRule = { holds: (value) => typeof value === 'string', expected: 'a text' }
const number: KeyRule = { holds: (value) => typeof value === 'number', expected: 'a number' }
const flag: KeyRule = { holds: (value) => typeof value === 'boolean', expected: 'true or false' }

const keys: Readonly<Record<keyof CategoryFacts, KeyRule>> = {
  label: text,
  position: number,
  collapsible: flag,
  collapsed: flag,
  className: text,
  description: text,
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
  const read = readYaml(source)
  const placeAt = (offset: number): SourceLocation => ({ file, ...read.placeAt(offset) })
  const invalid = (reason: string, offset: number, help: string): Finding => {
    return { code: 'category/invalid', message: reason, location: placeAt(offset), help }
  }
  if (read.fault !== undefined) {
    const { message: reason, line, column } = read.fault
    const finding: Finding = {
      code: 'category/invalid',
      message: `The category file is not valid: ${reason}`,
      location: { file, line, column },
      help: 'Correct the file.',
    }
    return { category: {}, findings: [finding] }
  }
  const values = read.value ?? {}
  if (!isRecord(values)) {
    const help = 'Write keys such as "label: Guides" and "position: 2".'
    return { category: {}, findings: [invalid('The category file must have keys.', 0, help)] }
  }
  const findings: Finding[] = []
  const category: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(values)) {
    const offset = Math.max(source.indexOf(key), 0)
    const rule = isKey(key) ? keys[key] : undefined
    if (rule === undefined) {
      const help = didYouMean(key, Object.keys(keys), 'Remove it.')
      findings.push(invalid(`A category file has no key "${key}".`, offset, help))
    } else if (rule.holds(value)) {
      category[key] = value
      if (key === 'link') category.linkPlace = placeAt(offset)
    } else {
      const reason = `Category key "${key}" must be ${rule.expected}.`
      findings.push(invalid(reason, offset, `Write ${rule.expected}.`))
    }
  }
  return { category, findings }
}

function isKey(key: string): key is keyof CategoryFacts {
  return Object.hasOwn(keys, key)
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
