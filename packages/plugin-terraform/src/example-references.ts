import type { CodeReference } from '@landing/markdown'
import { placeIn, readHcl } from './hcl/read-hcl'
import type { HclItem } from './hcl/reader'
import { registryKinds, typeName } from './registry-kinds'

const blocks = new Set(['provider', ...registryKinds.flatMap(({ block }) => block ?? [])])
const providerName = /^[a-z][a-z0-9-]*$/
/** A type with a name, and what of it is used: `data.btp_app.a[0].parts`. */
const reference =
  /(?:(data|ephemeral|action)\.)?([a-z][a-z0-9]*_[a-z0-9_]+)\.[\w-]+((?:\[[^\]\n]*\]|\.\*|\.[a-z]\w*)*)/y
/** A call of a provider's function: `provider::btp::parse(…)`. */
const call = /provider::([a-z][a-z0-9-]*)::([a-z_][a-z0-9_]*)/y
const metaArguments = new Set(
  'connection count depends_on for_each lifecycle provider provisioner'.split(' '),
)
// `for_each` is OpenTofu's.
const providerArguments = new Set(['alias', 'for_each', 'version'])

/** Arguments that Terraform itself reads, valid in every block of this name. */
export function metaArgumentsOf(block: string): ReadonlySet<string> {
  return block === 'provider' ? providerArguments : metaArguments
}

/** Blocks whose arguments are in a block `config`. */
const configured = new Set(['action', 'list'])

/** What an example uses: a type, or an argument of one. */
interface ExampleUse {
  /** `resource`, `data`, `ephemeral`, `provider`, … or `function`. */
  readonly block: string
  /** `btp_subaccount`; `btp_parse` for the function `provider::btp::parse`. */
  readonly type: string
  /** Names of the blocks and the argument, joined by dots; empty for the type itself. */
  readonly path: string
}

/** The block that an item of an example is in, if it is one with a type, and the way from there. */
function useOf(item: HclItem): ExampleUse | undefined {
  const steps = stepsTo(item)
  if (steps === undefined) return undefined
  const { top, names } = steps
  const [first, ...rest] = names
  const isConfigured = configured.has(top.name) && names.length > 0
  if (isConfigured && (first !== 'config' || rest.length === 0)) return undefined
  const path = isConfigured ? rest : names
  const use = { block: top.name, type: top.labels[0] ?? '', path: path.join('.') }
  return isTyped(top) && path.every(isPlain) && !isMeta(top, path) ? use : undefined
}

/** The block at the top that an item is in, and the names from there; dynamic blocks are called like those that they make. */
function stepsTo(item: HclItem): { top: HclItem; names: string[] } | undefined {
  const names: string[] = []
  let at = item
  for (; at.parent !== undefined && !isCheck(at.parent); at = at.parent) {
    const isInDynamic = at.parent.name === 'dynamic'
    const isContent = isInDynamic && at.name === 'content'
    // Of a dynamic block only what is in `content` is the resource's.
    if (isContent ? at === item : isInDynamic) return undefined
    if (!isContent) names.unshift(labelOf(at))
  }
  return { top: at, names }
}

const labelOf = (item: HclItem): string =>
  item.name === 'dynamic' && item.kind === 'block' ? (item.labels[0] ?? '') : item.name

function isTyped({ name, labels: [type = ''] }: HclItem): boolean {
  return blocks.has(name) && (name === 'provider' ? providerName : typeName).test(type)
}

const isMeta = ({ name }: HclItem, [first = '']: readonly string[]): boolean =>
  metaArgumentsOf(name).has(first)

/** A key may be any text or expression. */
const isPlain = (name: string): boolean => !/[^\w-]/.test(name)

/** A `check` has a data source of its own; blocks of resources may have the same name. */
function isCheck({ name, parent }: HclItem): boolean {
  return name === 'check' && parent === undefined
}

/** Types, arguments and attributes of an example, to be linked to their documentation. */
export function exampleReferences(code: string): CodeReference[] {
  const { items, names } = readHcl(code)
  const sources = sourcesIn(items, code)
  const used = items.flatMap((item): CodeReference[] => {
    const use = useOf(item)
    if (use === undefined) return []
    const text = use.path === '' ? use.type : labelOf(item)
    const place = placeIn(code, code.indexOf(text, item.offset))
    return [{ ...place, text, target: targetOf(use, sources) }]
  })
  const named = names.flatMap((offset) => [
    ...calledAt(code, offset, sources),
    ...namedAt(code, offset, sources),
  ])
  return [...used, ...named]
}

function targetOf({ block, type, path }: ExampleUse, sources: ReadonlyMap<string, string>): string {
  return [block, type, path, sources.get(providerOf(type))].filter(Boolean).join(' ')
}

/** The function that an expression calls, `provider::btp::parse("…")`. */
function calledAt(
  code: string,
  offset: number,
  sources: ReadonlyMap<string, string>,
): CodeReference[] {
  call.lastIndex = offset
  const [whole, provider, text] = call.exec(code) ?? []
  if (whole === undefined || text === undefined) return []
  const place = placeIn(code, offset + whole.length - text.length)
  const use = { block: 'function', type: `${provider}_${text}`, path: '' }
  return [{ ...place, text, target: targetOf(use, sources) }]
}

/** The type and the attribute that an expression names, `btp_app.a.id`. */
function namedAt(
  code: string,
  offset: number,
  sources: ReadonlyMap<string, string>,
): CodeReference[] {
  reference.lastIndex = offset
  const [whole, block = 'resource', type, rest = ''] = reference.exec(code) ?? []
  if (whole === undefined || type === undefined) return []
  const link = (text: string, at: number, path: string): CodeReference => {
    return { ...placeIn(code, at), text, target: targetOf({ block, type, path }, sources) }
  }
  const path = rest.replace(/\[[^\]]*\]|\.\*/g, '').slice(1)
  const last = path.slice(path.lastIndexOf('.') + 1)
  const links = [link(type, offset + whole.indexOf(type), '')]
  // A name in an index is its own expression.
  const isLast = path !== '' && rest.endsWith(last)
  return isLast ? [...links, link(last, offset + whole.length - last.length, path)] : links
}

/** `btp` of `btp_subaccount`, and of the provider itself. */
export function providerOf(type: string): string {
  return type.split('_', 1)[0] ?? type
}

/** Sources of providers by their names, as `required_providers` of an example says. */
function sourcesIn(items: readonly HclItem[], code: string): ReadonlyMap<string, string> {
  const sources = items.flatMap((item): [string, string][] => {
    if (item.name !== 'source' || item.parent?.parent?.name !== 'required_providers') return []
    const source = /"([\w-]+\/[\w-]+)"/.exec(code.slice(item.offset, item.end))?.[1]
    return source === undefined ? [] : [[item.parent.name, source]]
  })
  return new Map(sources)
}
