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
  | { readonly listOf: OptionRule }
  | { readonly mapOf: OptionRule }
  | { readonly options: Rules }
  | ((value: unknown, options: Values) => string | undefined)

type Values = Readonly<Record<string, unknown>>
interface Rules {
  readonly [name: string]: OptionRule
}

/** @throws LandingError `content/plugin` with all faults of the options */
export function checkOptions(plugin: string, options: unknown, rules: Rules): void {
  const faults = faultsOf('', options, rules)
  if (faults.length === 0) return
  const lines = faults.map((each) => `  ${formatFault(each)}`).join('\n')
  throw failure(`Invalid options of the plugin "${plugin}":\n\n${lines}`, {
    help: 'Correct the lines above in "plugins" of the configuration.',
  })
}

function faultsOf(path: string, options: unknown, rules: Rules): Fault[] {
  if (!isRecord(options)) return [fault(path, 'an object', options)]
  const below = (name: string) => (path === '' ? name : `${path}.${name}`)
  const names = Object.keys(rules)
  const unknown = Object.keys(options).filter((name) => !names.includes(name))
  return [
    ...unknown.map((name) =>
      suggesting(nearest(name, names), below(name), 'is not a known option', 'unknown-key'),
    ),
    ...names.flatMap((name) =>
      faultsAt(below(name), options[name], rules[name] as OptionRule, options),
    ),
  ]
}

function faultsAt(path: string, value: unknown, rule: OptionRule, options: Values): Fault[] {
  if (typeof rule === 'function') {
    const expected = rule(value, options)
    return expected === undefined ? [] : [fault(path, expected, value)]
  }
  if (value === undefined) return []
  if (typeof rule === 'object' && 'options' in rule) return faultsOf(path, value, rule.options)
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
