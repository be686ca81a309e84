import * as v from 'valibot'
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
  const known = Object.keys(entries)
  const keys = v.rawCheck<Record<string, unknown>>(({ dataset, addIssue }) => {
    const { value } = dataset as { value: unknown }
    if (!isRecord(value)) return
    for (const key of Object.keys(value)) {
      if (Object.hasOwn(entries, key)) continue
      addIssue({
        message: unknownKey,
        expected: known.join(keySeparator),
        received: key,
        path: [keyOf(value, key)],
      })
    }
    rule?.(value as Partial<Record<keyof E, unknown>>, (reason, key) =>
      addIssue(
        key === undefined ? { message: reason } : { message: reason, path: [keyOf(value, key)] },
      ),
    )
  })
  const schema = v.pipe(v.looseObject(entries as v.ObjectEntries), keys)
  // Valibot takes an array for an object without any of the keys.
  const noArray = refused<Record<string, unknown>>('expected an object, received a list')
  return v.lazy((value) => (Array.isArray(value) ? noArray : schema)) as unknown as Options<E>
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
  return v.record(v.string(), value)
}

/** A function; the compiler checks what it takes and returns. */
export function callable<T>(): v.GenericSchema<T> {
  return v.function() as unknown as v.GenericSchema<T>
}

/** A string without a default. */
export const text = v.optional(v.string())

/** A string with a property of its own; `wanted` completes "expected …". */
export function textThat(
  holds: (value: string) => boolean,
  wanted: string,
): v.GenericSchema<string> {
  return v.pipe(
    v.string(),
    v.check(holds, (issue) => `expected ${wanted}, received ${JSON.stringify(issue.input)}`),
  )
}

/** `true` or `false`, with a default. */
export function flag<const D extends boolean>(
  byDefault: D,
): v.OptionalSchema<v.BooleanSchema<undefined>, D> {
  return v.optional(v.boolean(), byDefault)
}

/** A schema that rejects a value whose `key` is not one of the known ones. */
export function refused<T>(reason: string, key?: string): v.GenericSchema<T> {
  const schema = v.pipe(
    v.unknown(),
    v.rawCheck(({ dataset, addIssue }) => {
      const value = dataset.value as Record<string, unknown>
      addIssue(
        key === undefined ? { message: reason } : { message: reason, path: [keyOf(value, key)] },
      )
    }),
  )
  return schema as unknown as v.GenericSchema<T>
}

/**
 * Suggests a `type` for an unknown one: the nearest, else all.
 *
 * @param others completes the list of known types
 */
export function suggestType(type: string, known: readonly string[], others = ''): string {
  const near = nearest(type, known)
  return near === undefined
    ? `Known types: ${known.join(', ')}${others}.`
    : `Did you mean "${near}"?`
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function keyOf(input: Record<string, unknown>, key: string): v.ObjectPathItem {
  return { type: 'object', origin: 'value', input, key, value: input[key] }
}
