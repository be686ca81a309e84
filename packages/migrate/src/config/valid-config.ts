import { configFaults } from '@landing/schema/validate'
import { isValues, type Values } from '../site/values'

/** A part of the configuration that Landing rejects. */
export interface Removed {
  readonly path: string
  readonly message: string
}

/** Removes what Landing would reject, and no more: an option, or what it belongs to if that is invalid without it. */
export function validConfig(config: Values): { config: Values; removed: readonly Removed[] } {
  const removed: Removed[] = []
  let valid = copyOf(config)
  for (let faults = configFaults(valid); faults.length > 0; faults = configFaults(valid)) {
    const { path, message } = faults[0] ?? { path: '', message: '' }
    const keys = keysOf(path)
    const count = keys.findLastIndex((_, at) => {
      const next = without(valid, keys.slice(0, at + 1))
      const helps = configFaults(next).length < faults.length
      if (helps) valid = next
      return helps
    })
    if (count === -1) break
    removed.push({ path: keys.slice(0, count + 1).join('.'), message })
  }
  return { config: valid, removed }
}

/** The configuration without some options; `undefined` if it has none of them. */
export function withoutOptions(config: Values, paths: readonly string[]): Values | undefined {
  const rest = paths.reduce((left, path) => without(left, keysOf(path)), config)
  return JSON.stringify(rest) === JSON.stringify(config) ? undefined : rest
}

/** `docs[0].versions["1.0"].label`: docs, 0, versions, 1.0, label. */
function keysOf(path: string): string[] {
  return Array.from(path.matchAll(/\["([^"]*)"\]|[^.[\]]+/g), ([key, quoted]) => quoted ?? key)
}

/** A copy of the configuration without an option, or an item of a list. */
function without(config: Values, keys: readonly string[]): Values {
  const copy = copyOf(config)
  const last = keys.at(-1) ?? ''
  // A build does not say which docs set it means.
  const inside = (value: unknown, key: string): unknown[] =>
    (Array.isArray(value) && !/^\d+$/.test(key) ? value : [value]).map((each) => Object(each)[key])
  const owners = keys
    .slice(0, -1)
    .reduce<unknown[]>((values, key) => values.flatMap((value) => inside(value, key)), [copy])
  for (const owner of owners.flatMap((each) => (/^\d+$/.test(last) ? [each] : [each].flat()))) {
    if (Array.isArray(owner)) owner.splice(Number(last), 1)
    else if (isValues(owner)) Reflect.deleteProperty(owner, last)
  }
  return copy
}

function copyOf<Value>(value: Value): Value
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf)
  if (!isValues(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, entry]) => entry !== undefined && typeof entry !== 'function')
      .map(([key, entry]) => [key, copyOf(entry)]),
  )
}
