import * as v from 'valibot'
import { decodePath, isScriptAddress } from '../route-path'
import { nearest } from './nearest'

/** Message of the issue for a key that an object does not have; `expected` lists the known keys. */
export const unknownKey = 'unknown-key'

/** Separates the known keys in `expected`. */
export const keySeparator = '\n'

type WithUndefined<T> = { [K in keyof T]: undefined extends T[K] ? K : never }[keyof T]

// `Pick`-like mapped types keep the doc comments of the keys, so that editors show them.
type Needed<T, K extends keyof T> = { readonly [P in K]: T[P] }
type Optional<T, K extends keyof T> = { readonly [P in K]?: Exclude<T[P], undefined> }
type ObjectOf<T> = Flat<
  Needed<T, Exclude<keyof T, WithUndefined<T>>> & Optional<T, WithUndefined<T>>
>

/** One object type instead of an intersection: shorter messages of the compiler. */
type Flat<T> = { readonly [K in keyof T]: T[K] } & {}

type Inputs<E extends v.ObjectEntries> = { readonly [K in keyof E]: v.InferInput<E[K]> }
type Outputs<E extends v.ObjectEntries> = { readonly [K in keyof E]: v.InferOutput<E[K]> }

/** Takes an object with the keys of `E`, and gives one in which every key with a default is set. */
export type Options<E extends v.ObjectEntries> = v.GenericSchema<
  ObjectOf<Inputs<E>>,
  ObjectOf<Outputs<E>>
>

/** Reports a broken rule: of a whole value, or of one of its keys. */
export type Report = (reason: string, key?: string) => void

/** A rule over several keys. The values have not been checked. */
export type Rule<E> = (value: Readonly<Partial<Record<keyof E, unknown>>>, report: Report) => void

/**
 * Declares the keys of an object: types, defaults and documentation (doc comments) in one place.
 * Every unknown key is reported, not only the first one.
 */
export function options<const E extends v.ObjectEntries>(entries: E, rule?: Rule<E>): Options<E> {
  const entryNames = Object.keys(entries)
  const keys = v.rawCheck<Record<string, unknown>>(({ dataset, addIssue }) => {
    const { value } = dataset as { value: unknown }
    if (!isRecord(value)) return
    for (const key of Object.keys(value)) {
      if (Object.hasOwn(entries, key)) continue
      addIssue({
        ...issueOf(unknownKey, value, key),
        expected: entryNames.join(keySeparator),
        received: key,
      })
    }
    rule?.(value as Partial<Record<keyof E, unknown>>, (reason, key) =>
      addIssue(issueOf(reason, value, key)),
    )
  })
  const schema = v.pipe(v.looseObject(entries as v.ObjectEntries), keys)
  // Valibot takes a list, a promise or a date for an object without any of the keys.
  return v.lazy((value) => {
    const kind = describeValue(value)
    if (!isObject(value) || kind === 'an object') return schema
    const advice = value instanceof Promise ? '; write "await" before it' : ''
    return refused<Record<string, unknown>>(`expected an object, received ${kind}${advice}`)
  }) as unknown as Options<E>
}

/** A schema chosen by looking at the value, so that messages are about the intended shape. */
export function chosen<I, O = I>(
  choose: (value: unknown) => v.GenericSchema<I, O>,
): v.GenericSchema<I, O> {
  return v.lazy(choose)
}

export function list<I, O>(
  item: v.GenericSchema<I, O>,
): v.GenericSchema<readonly I[], readonly O[]> {
  return v.array(item)
}

export function record<I, O>(
  value: v.GenericSchema<I, O>,
): v.GenericSchema<Readonly<Record<string, I>>, Readonly<Record<string, O>>> {
  return v.record(keyName, value)
}

const keyName = v.pipe(
  v.string(),
  v.check((key) => key.trim() !== '', 'expected a name, received an empty one'),
)

/** A function; the compiler checks what it takes and returns. */
export function callable<T>(): v.GenericSchema<T> {
  return v.function() as unknown as v.GenericSchema<T>
}

/** A string without a default. */
export const text = v.optional(v.string())

/** A text for all languages, or one for each code of a locale. */
export const localText = chosen<string | Readonly<Record<string, string>>>((value) =>
  isRecord(value) ? record(v.string()) : v.string(),
)

/** A string that passes a test; `expected` completes "expected …" in messages. */
export function textThat(
  isValid: (value: string) => boolean,
  expected: string,
): v.GenericSchema<string> {
  return v.pipe(
    v.string(),
    v.check(isValid, (issue) => `expected ${expected}, received ${describeValue(issue.input)}`),
  )
}

/**
 * True for a path without what addresses and folders give another meaning, and without names that are too long for a file: file systems
 * allow 255 bytes, and feeds add an extension.
 */
export function isPlainPath(path: string): boolean {
  const isName = (name: string) =>
    !/^\.\.?$|[\\\p{Cc}]/u.test(name) && new TextEncoder().encode(name).length <= 250
  return !/[?#]|\/\//.test(path) && decodePath(path).split('/').every(isName)
}

/** What `isPlainPath` demands, for messages. */
export const plainPath = 'without "..", "//", "?", "#", "\\" and names of more than 250 bytes'

/** One or more segments of a route path. */
export const segments = textThat(isPlainPath, `a path ${plainPath}`)

/** A link of the site's owner. The policy blocks those that run code. */
export const address = textThat(
  (href) => !isScriptAddress(href),
  'an address such as "https://example.org" or "/docs/"',
)

/** Reports names that occur more than once. */
export function reportDuplicates(
  names: readonly unknown[],
  key: string,
  report: Report,
  what: string,
): void {
  const duplicates = new Set(names.filter((name, at) => names.indexOf(name) !== at))
  for (const name of duplicates) report(`${what} ${describeValue(name)} is used twice`, key)
}

/** `true` or `false`, with a default. */
export function flag<const D extends boolean>(
  byDefault: D,
): v.OptionalSchema<v.BooleanSchema<undefined>, D> {
  return v.optional(v.boolean(), byDefault)
}

/** An integer with a minimum and a default. */
export function count(minimum: number, byDefault: number) {
  const whole = v.check(
    (value: number) => Number.isInteger(value) && value >= minimum,
    (issue) => `expected a whole number from ${minimum} on, received ${issue.input}`,
  )
  return v.optional(v.pipe(v.number(), whole), byDefault)
}

/** Severity of a kind of problem, with a default, which the documentation gives in brackets. */
export function severity<const D extends 'ignore' | 'log' | 'warn' | 'throw'>(byDefault: D) {
  return v.optional(v.picklist(['ignore', 'log', 'warn', 'throw']), byDefault)
}

/** A schema that rejects every value, for the reason given: of the whole value, or of one of its keys. */
export function refused<T>(reason: string, key?: string): v.GenericSchema<T> {
  const schema = v.pipe(
    v.unknown(),
    v.rawCheck(({ dataset, addIssue }) =>
      addIssue(issueOf(reason, dataset.value as Record<string, unknown>, key)),
    ),
  )
  return schema as unknown as v.GenericSchema<T>
}

/**
 * Suggests a `type` for an unknown one: the nearest, else all.
 *
 * @param others completes the list of known types
 */
export function suggestType(type: string, typeNames: readonly string[], others = ''): string {
  const near = nearest(type, typeNames)
  return near === undefined
    ? `Known types: ${typeNames.join(', ')}${others}.`
    : `Did you mean "${near}"?`
}

/** Narrows readonly arrays, which `Array.isArray` does not. */
export function isList<T, Other>(value: Other | readonly T[]): value is readonly T[] {
  return Array.isArray(value)
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return isObject(value) && !Array.isArray(value)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** A value in the words of messages: `"text"`, `a list`, `a promise`. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'function') return 'a function'
  if (isObject(value)) {
    const kind = Object.prototype.toString.call(value).slice(8, -1)
    return /^(?:Object|Module)$/.test(kind) ? 'an object' : `a ${kind.toLowerCase()}`
  }
  if (typeof value !== 'string') return String(value)
  return JSON.stringify(value.length > 60 ? `${value.slice(0, 59)}…` : value)
}

/** An issue of a whole value, or of one of its keys. */
function issueOf(message: string, input: Record<string, unknown>, key: string | undefined) {
  if (key === undefined) return { message }
  const item: v.ObjectPathItem = { type: 'object', origin: 'value', input, key, value: input[key] }
  return { message, path: [item] as [v.ObjectPathItem] }
}
