import { configFaults } from '@landing/schema/validate'
import { isValues, type Values } from '../site/values'

/** A part of the configuration that Landing rejects. */
export interface Removed {
  readonly path: string
  readonly message: string
}

/** Removes what Landing would reject: items of lists, or single options. */
export function validConfig(config: Values): { config: Values; removed: readonly Removed[] } {
  const copy = copyOf(config)
  const removed: Removed[] = []
  for (let rounds = 0; rounds < 50 && isValues(copy); rounds++) {
    const [fault] = configFaults(copy)
    const at = fault === undefined ? undefined : removeAt(copy, keysOf(fault.path))
    if (fault === undefined || at === undefined) break
    removed.push({ path: at, message: fault.message })
  }
  return { config: isValues(copy) ? copy : config, removed }
}

const keysOf = (path: string): string[] => path.split(/[.[\]]+/).filter((key) => key !== '')

/** Removes the innermost item of a list on the path, else its last key. */
function removeAt(config: Values, keys: readonly string[]): string | undefined {
  let owner: unknown = config
  let found: { owner: object; key: string; depth: number } | undefined
  for (const [depth, key] of keys.entries()) {
    if (typeof owner !== 'object' || owner === null) break
    if (Array.isArray(owner) || found === undefined || !Array.isArray(found.owner)) {
      found = { owner, key, depth }
    }
    owner = Reflect.get(owner, key)
  }
  if (found === undefined) return undefined
  if (Array.isArray(found.owner)) found.owner.splice(Number(found.key), 1)
  else Reflect.deleteProperty(found.owner, found.key)
  return keys.slice(0, found.depth + 1).join('.')
}

function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf)
  if (!isValues(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, entry]) => entry !== undefined && typeof entry !== 'function')
      .map(([key, entry]) => [key, copyOf(entry)]),
  )
}
