import type { FrontMatterType } from '@landing/schema'

/** What a value must be, with words for messages. */
export interface ValueRule {
  readonly holds: (value: unknown) => boolean
  readonly expected: string
}

/** Rules by the types of front matter keys. */
export const valueRules: Readonly<Record<Extract<FrontMatterType, string>, ValueRule>> = {
  any: { holds: () => true, expected: 'any value' },
  string: { holds: (value) => typeof value === 'string', expected: 'a text' },
  number: { holds: (value) => typeof value === 'number', expected: 'a number' },
  boolean: { holds: (value) => typeof value === 'boolean', expected: 'true or false' },
  date: {
    holds: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
    expected: 'a date such as 2026-01-31',
  },
  list: { holds: Array.isArray, expected: 'a list' },
}

/** Describes what a value of a front matter key should be instead; `undefined` if it is of the type. */
export function wrongType(value: unknown, type: FrontMatterType): string | undefined {
  if (typeof type === 'string') {
    const { holds, expected } = valueRules[type]
    return holds(value) ? undefined : expected
  }
  if (typeof value === 'string' && type.includes(value)) return undefined
  return type.map((each) => JSON.stringify(each)).join(' or ')
}
