import type { CodeProblem } from '@landing/markdown'
import { nearest } from '@landing/schema/validate'
import { metaArgumentsOf, providerOf } from '../example-references'
import { placeIn } from '../hcl/read-hcl'
import type { HclItem } from '../hcl/reader'
import { typeName } from '../registry-kinds'
import type { BlockSchema, NestedBlockSchema, TypeSchemas } from './provider-schema'

/** What an example leaves out: `...`, or a comment that says so. */
const omission = /\.\.\.|…|(?:#|\/\/|\/\*).*\b(?:other|omitted|remaining|add|rest)\b/i
const plainName = /^"?[\w-]+"?$/

/** Of mistakes in examples. */
const severities = {
  'hcl/deprecated': 'warn',
  'hcl/missing-argument': 'warn',
  'hcl/unknown-argument': 'warn',
  'hcl/unknown-type': 'warn',
  'hcl/wrong-block': 'warn',
} as const satisfies Record<string, CodeProblem['severity']>

interface Check {
  readonly code: string
  readonly items: readonly HclItem[]
  /** Local names of the providers with schemas. */
  readonly providers: ReadonlySet<string>
  report(item: HclItem, code: keyof typeof severities, message: string, help: string): void
}

/**
 * Checks the resources, data sources and providers of an example against the schemas of the providers. Those of other providers
 * are ignored.
 */
export function checkExample(
  code: string,
  items: readonly HclItem[],
  schemas: TypeSchemas,
): CodeProblem[] {
  const problems: CodeProblem[] = []
  const typeNames = Object.values(schemas).flatMap((types) => [...types.keys()])
  const check: Check = {
    code,
    items,
    providers: new Set(typeNames.map(providerOf)),
    report(item, rule, message, help) {
      const place = placeIn(code, item.offset)
      problems.push({ code: rule, severity: severities[rule], message, help, ...place })
    },
  }
  for (const item of items) {
    if (item.parent !== undefined || item.kind !== 'block') continue
    if (item.name === 'provider') checkProvider(item, schemas, check)
    else checkType(item, schemas, check)
  }
  return problems
}

function checkProvider(item: HclItem, schemas: TypeSchemas, check: Check): void {
  const [name = ''] = item.labels
  const schema = schemas.provider?.get(name)
  if (schema !== undefined) checkBody(item, schema, `the provider "${name}"`, check)
}

function checkType(item: HclItem, schemas: TypeSchemas, check: Check): void {
  const types = ownValue(schemas, item.name)
  const type = item.labels[0] ?? ''
  // Older schema files have no ephemeral resources.
  if (types === undefined || types.size === 0) return
  if (!typeName.test(type) || !check.providers.has(providerOf(type))) return
  const schema = types.get(type)
  const kind = item.name === 'data' ? 'data source' : item.name
  if (schema !== undefined) {
    if (schema.deprecated) reportDeprecated(item, `The ${kind} "${type}"`, check)
    checkBody(item, schema, `"${type}"`, check)
  } else {
    const help = suggestion(type, types.keys(), 'See the documentation of the provider.')
    check.report(item, 'hcl/unknown-type', `There is no ${kind} "${type}".`, help)
  }
}

function checkBody(body: HclItem, schema: BlockSchema, name: string, check: Check): void {
  const metaArguments = body.parent === undefined ? metaArgumentsOf(body.name) : undefined
  const items = check.items.filter((item) => item.parent === body && !metaArguments?.has(item.name))
  const counts = new Map<string, number>()
  // A placeholder, or a key that is an expression, may be any of them.
  const named = items.filter((item) => plainName.test(item.name))
  for (const item of named) {
    const isDynamic = item.kind === 'block' && item.name === 'dynamic'
    const used = isDynamic ? (item.labels[0] ?? '') : item.name
    // Its number of blocks is dynamic.
    counts.set(used, isDynamic ? Number.NaN : (counts.get(used) ?? 0) + 1)
    const block = ownValue(schema.block_types ?? {}, used)
    if (block?.block.deprecated) reportDeprecated(item, `The block "${used}" of ${name}`, check)
    if (block !== undefined) checkBlock(item, block, used, isDynamic, check)
    else checkArgument(item, used, schema, name, check)
  }
  const isOpen = omission.test(check.code.slice(body.offset, body.end))
  if (isOpen || named.length < items.length) return
  reportMissing(body, schema, name, counts, check)
  reportRepeated(body, schema, name, counts, check)
}

type Counts = ReadonlyMap<string, number>

function reportMissing(
  body: HclItem,
  { attributes = {}, block_types: blocks = {} }: BlockSchema,
  name: string,
  counts: Counts,
  check: Check,
): void {
  const required = [
    ...Object.entries(attributes).map(([key, { required }]) => ['argument', key, required ? 1 : 0]),
    ...Object.entries(blocks).map(([key, { min_items = 0 }]) => ['block', key, min_items]),
  ] as [kind: string, key: string, least: number][]
  for (const [kind, key, least] of required) {
    if (!(least > (counts.get(key) ?? 0))) continue
    check.report(
      body,
      'hcl/missing-argument',
      `The ${kind} "${key}" of ${name} is required.`,
      `Add it, or write "..." where the example leaves something out.`,
    )
  }
}

function reportRepeated(
  body: HclItem,
  { block_types: blocks = {} }: BlockSchema,
  name: string,
  counts: Counts,
  check: Check,
): void {
  for (const [key, count] of counts) {
    const block = ownValue(blocks, key)
    const most = block?.max_items ?? (isSingle(block) ? 1 : 0)
    if (most === 0 || !(count > most)) continue
    const message = `The block "${key}" stands ${count} times in ${name}, which takes ${most}.`
    check.report(body, 'hcl/wrong-block', message, 'Join the blocks.')
  }
}

function isSingle(block: NestedBlockSchema | undefined): boolean {
  return block?.nesting_mode === 'single' || block?.nesting_mode === 'group'
}

function checkBlock(
  item: HclItem,
  { block }: NestedBlockSchema,
  used: string,
  isDynamic: boolean,
  check: Check,
): void {
  if (item.kind !== 'block') {
    const message = `"${used}" is a block, not an argument.`
    check.report(item, 'hcl/wrong-block', message, `Write "${used} { … }", without "=".`)
    return
  }
  const content = isDynamic
    ? check.items.find(({ parent, name }) => parent === item && name === 'content')
    : item
  if (content !== undefined) checkBody(content, block, `the block "${used}"`, check)
}

function checkArgument(
  item: HclItem,
  used: string,
  { attributes = {}, block_types: blocks = {} }: BlockSchema,
  name: string,
  check: Check,
): void {
  const attribute = ownValue(attributes, used)
  if (attribute?.deprecated) reportDeprecated(item, `The argument "${used}" of ${name}`, check)
  if (attribute === undefined) {
    const help = suggestion(
      used,
      [...Object.keys(attributes), ...Object.keys(blocks)],
      'Remove it.',
    )
    const kind = item.kind === 'block' ? 'block' : 'argument'
    check.report(item, 'hcl/unknown-argument', `There is no ${kind} "${used}" in ${name}.`, help)
  } else if (attribute.computed && !attribute.optional && !attribute.required) {
    const message = `"${used}" of ${name} is set by the provider.`
    check.report(item, 'hcl/unknown-argument', message, 'Remove it.')
  } else if (item.kind === 'block' && !isListOfObjects(attribute.type)) {
    const message = `"${used}" is an argument, not a block.`
    check.report(item, 'hcl/wrong-block', message, `Write "${used} = …".`)
  } else if (attribute.nested_type?.attributes !== undefined) {
    const { attributes: nested, nesting_mode: mode } = attribute.nested_type
    const start = check.code.slice(item.offset, item.end).replace(/^[^=]*=\s*/, '')
    // The result of a function or a loop is unknown.
    if (!/^(?:\{|\[\s*\{)/.test(start) || /\bfor\b/.test(start)) return
    const bodies = mode === 'map' ? check.items.filter(({ parent }) => parent === item) : [item]
    for (const body of bodies)
      checkKeys(body, nested, `"${used}"`, mode !== 'list' && mode !== 'set', check)
  }
}

function checkKeys(
  body: HclItem,
  attributes: NonNullable<BlockSchema['attributes']>,
  name: string,
  isOne: boolean,
  check: Check,
): void {
  if (isOne) {
    checkBody(body, { attributes }, name, check)
    return
  }
  for (const item of check.items) {
    // Several objects cannot be told apart, so nothing is reported as missing.
    if (item.parent === body && plainName.test(item.name)) {
      checkArgument(item, item.name, { attributes }, name, check)
    }
  }
}

function reportDeprecated(item: HclItem, what: string, check: Check): void {
  check.report(
    item,
    'hcl/deprecated',
    `${what} is deprecated.`,
    'Use the replacement that the documentation of the provider names.',
  )
}

/** Older providers accept blocks for such arguments. */
function isListOfObjects(type: unknown): boolean {
  return Array.isArray(type) && /^(?:list|set)$/.test(type[0]) && type[1]?.[0] === 'object'
}

/** The value of a key, without those that each object inherits. */
function ownValue<T>(values: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined
}

function suggestion(name: string, names: Iterable<string>, otherwise: string): string {
  const close = nearest(name, [...names])
  return close === undefined ? otherwise : `Did you mean "${close}"?`
}
