import { isRecord } from '@landing/markdown/authoring'
import { decodePath } from '@landing/schema'

/** An object of a description. */
export type Json = Readonly<Record<string, unknown>>

/** The value as an object, empty for all others: descriptions of others are seldom complete. */
export function objectOf(value: unknown): Json {
  return isRecord(value) ? value : {}
}

/** The named schemas of a description. */
export function schemasOf(root: Json): Json {
  return objectOf(objectOf(root.components).schemas)
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

export function stringOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

/** The entries of an object without extensions (`x-…`). */
export function entriesOf(value: unknown): [string, unknown][] {
  return Object.entries(objectOf(value)).filter(([key]) => !key.startsWith('x-'))
}

/** The value that a JSON pointer such as `#/components/schemas/Pet` leads to. */
export function pointedAt(root: unknown, pointer: string): unknown {
  return pathOf(pointer).reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return (value as readonly unknown[])[Number(key)]
    const holder = objectOf(value)
    return Object.hasOwn(holder, key) ? holder[key] : undefined
  }, root)
}

function pathOf(pointer: string): string[] {
  return pointer
    .replace(/^#\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .map((part) => decodePath(part).replaceAll('~1', '/').replaceAll('~0', '~'))
}
