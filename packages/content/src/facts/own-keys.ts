import type { FrontMatterType } from '@landing/schema'

/** Describes what a value of a front matter key should be instead; `undefined` if it is of the type. */
export function wrongType(value: unknown, type: FrontMatterType): string | undefined {
  if (typeof type === 'string') return types[type].holds(value) ? undefined : types[type].expected
  if (typeof value === 'string' && type.includes(value)) return undefined
  return type.map((each) => JSON.stringify(each)).join(' or ')
}

interface Rule {
  readonly holds: (value: unknown) => boolean
  readonly expected: string
}

const types: Readonly<Record<Extract<FrontMatterType, string>, Rule>> = {
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
