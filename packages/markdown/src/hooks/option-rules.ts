import type { FrontMatterType } from '@landing/schema'
import { describeValue, type Fault, formatFault, nearest } from '@landing/schema/validate'
import { isRecord } from '../text/is-record'
import { wrongType } from '../text/value-rules'
import { failure } from './import-module'

/**
 * What an option of a plugin must be: of a type, one of some texts, a list or an object of such values, or an object with options of its
 * own; all of them may be left out.
 * A function returns what completes "expected …", or `undefined` for a valid value; it is asked about `undefined`, too.
 */
export type OptionRule =
  | FrontMatterType
  /** For hooks: options are plain data. */
  | 'function'
  | { readonly listOf: OptionRule }
  | { readonly mapOf: OptionRule }
  | ObjectRule
  | ((value: unknown, options: Values) => string | undefined)

interface ObjectRule {
  readonly options: Rules
  /** Others are allowed, too; default false. */
  readonly hasMore?: boolean
}
type Values = Readonly<Record<string, unknown>>
interface Rules {
  readonly [name: string]: OptionRule
}

/** @throws LandingError `content/plugin` with all faults of the options */
export function checkOptions(plugin: string, options: unknown, rules: Rules): void {
  const help = 'Correct the lines above in "plugins" of the configuration.'
  refuse(`options of the plugin "${plugin}"`, faultsOf('', options, { options: rules }), help)
}

/** The same of a plugin itself, or of its hooks. */
export function checkParts(what: string, value: unknown, rule: ObjectRule): void {
  refuse(what, faultsOf('', value, rule), 'Correct the plugin, or remove it from "plugins".')
}

/** A rule for functions that must be there. */
export const aFunction = (value: unknown): string | undefined =>
  typeof value === 'function' ? undefined : 'a function'

function refuse(what: string, faults: readonly Fault[], help: string): void {
  if (faults.length === 0) return
  const lines = faults.map((each) => `  ${formatFault(each)}`).join('\n')
  throw failure(`Invalid ${what}:\n\n${lines}`, { help })
}

function faultsOf(path: string, value: unknown, { options, hasMore }: ObjectRule): Fault[] {
  if (!isRecord(value)) return [fault(path, 'an object', value)]
  const below = (name: string) => (path === '' ? name : `${path}.${name}`)
  const names = Object.keys(options)
  const unknown = Object.keys(value).filter((name) => !hasMore && !names.includes(name))
  const message = `is unknown; known: ${names.join(', ')}`
  return [
    ...unknown.map((name) => suggesting(nearest(name, names), below(name), message, 'unknown-key')),
    ...names.flatMap((name) =>
      faultsAt(below(name), value[name], options[name] as OptionRule, value),
    ),
  ]
}

function faultsAt(path: string, value: unknown, rule: OptionRule, options: Values): Fault[] {
  if (typeof rule === 'function') {
    const expected = rule(value, options)
    return expected === undefined ? [] : [fault(path, expected, value)]
  }
  if (value === undefined) return []
  if (typeof rule === 'object' && 'options' in rule) return faultsOf(path, value, rule)
  if (typeof rule === 'object' && 'listOf' in rule) {
    if (!Array.isArray(value)) return [fault(path, 'a list', value)]
    return value.flatMap((each, at) => faultsAt(`${path}[${at}]`, each, rule.listOf, options))
  }
  if (typeof rule === 'object' && 'mapOf' in rule) {
    if (!isRecord(value)) return [fault(path, 'an object', value)]
    return Object.entries(value).flatMap(([name, each]) =>
      faultsAt(`${path}.${name}`, each, rule.mapOf, options),
    )
  }
  if (rule === 'function') return faultsAt(path, value, aFunction, options)
  const expected = wrongType(value, rule)
  return expected === undefined ? [] : [fault(path, expected, value, rule)]
}

/** @param texts those that are allowed */
function fault(path: string, expected: string, value: unknown, texts?: FrontMatterType): Fault {
  const near = typeof texts === 'object' ? nearest(String(value), texts) : undefined
  return suggesting(near, path, `expected ${expected}, received ${describeValue(value)}`)
}

function suggesting(
  suggestion: string | undefined,
  path: string,
  message: string,
  kind: Fault['kind'] = 'type',
): Fault {
  return { path, message, kind, ...(suggestion !== undefined && { suggestion }) }
}
