import * as v from 'valibot'
import { nearest } from './nearest'

/** Message of the issue for a key that a shape does not have; `expected` lists the known ones. */
export const unknownKey = 'unknown-key'

/** Separates the known keys in `expected`. */
export const keySeparator = '\n'

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false

/** What the schema of one property must take: the property's type, and `undefined` if and only if it is optional. */
type Wanted<T, K extends keyof T> =
  | Exclude<T[K], undefined>
  | (Record<never, never> extends Pick<T, K> ? undefined : never)

/** Holds when the schemas `E` and the interface `T` have the same keys, and agree on every one. */
type Agree<T, E> = {
  readonly [K in keyof T]-?: K extends keyof E
    ? E[K] extends v.GenericSchema
      ? Same<v.InferInput<E[K]>, Wanted<T, K>> extends true
        ? E[K]
        : never
      : never
    : never
} & { readonly [K in Exclude<keyof E, keyof T>]: never }

/** Reports a broken rule: of a whole value, or of one of its keys. */
export type Report = (reason: string, key?: string) => void

/** A rule over several keys. The values have not been checked. */
export type Rule<T> = (value: Readonly<Partial<Record<keyof T, unknown>>>, report: Report) => void

/**
 * A schema of an object with exactly the keys of the interface `T`. The compiler refuses schemas that do not agree
 * with the interface; unknown keys are all reported, not only the first.
 */
export function shape<T extends object>() {
  return <const E extends v.ObjectEntries>(
    entries: E & Agree<T, E>,
    rule?: Rule<T>,
  ): v.GenericSchema<T> => {
    const known = Object.keys(entries)
    const schema = v.pipe(
      v.looseObject(entries as v.ObjectEntries),
      v.rawCheck<Record<string, unknown>>(({ dataset, addIssue }) => {
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
        rule?.(value as Partial<Record<keyof T, unknown>>, (reason, key) =>
          addIssue(
            key === undefined
              ? { message: reason }
              : { message: reason, path: [keyOf(value, key)] },
          ),
        )
      }),
    )
    // The library takes a list for an object without any of the keys.
    const noList = refused<Record<string, unknown>>('expected an object, received a list')
    return v.lazy((value) =>
      Array.isArray(value) ? noList : schema,
    ) as unknown as v.GenericSchema<T>
  }
}

/** A schema chosen by a look at the value, so that faults are those of the shape that was meant. */
export function chosen<T>(choose: (value: unknown) => v.GenericSchema<T>): v.GenericSchema<T> {
  return v.lazy(choose)
}

export function list<T>(item: v.GenericSchema<T>): v.GenericSchema<readonly T[]> {
  return v.array(item)
}

export function record<T>(value: v.GenericSchema<T>): v.GenericSchema<Readonly<Record<string, T>>> {
  return v.record(v.string(), value)
}

/** A function; what it takes and returns is for the compiler to check. */
export function callable<T>(): v.GenericSchema<T> {
  return v.function() as unknown as v.GenericSchema<T>
}

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

/** A schema that takes nothing, for a value whose `key` says that it is none of those known. */
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
 * What to write for a `type` that does not exist: the one that was probably meant, else all there are.
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
