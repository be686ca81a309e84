import type { CodeReference } from '@landing/content'
import { placeIn, readHcl } from './hcl/check-hcl'
import type { HclItem } from './hcl/reader'
import { registryKinds } from './registry-kinds'

const blocks = new Set(registryKinds.flatMap(({ block }) => block ?? []))
export const typeName = /^[a-z][a-z0-9]*_[a-z0-9_]+$/
/** Known to Terraform itself, in every resource. */
export const metaArguments = new Set(
  'connection count depends_on for_each lifecycle provider provisioner'.split(' '),
)

/** Blocks whose arguments stand in a block `config`. */
const configured = new Set(['action', 'list'])

/** What an example uses: a type, or an argument of one. */
export interface ExampleUse {
  /** `resource`, `data`, `ephemeral`, … */
  readonly block: string
  readonly type: string
  /** Names of the blocks and the argument, joined by dots; empty for the type itself. */
  readonly path: string
  readonly item: HclItem
}

/** The block that an item of an example stands in, if it is one with a type, and the way from there. */
export function useOf(item: HclItem): ExampleUse | undefined {
  const path: string[] = []
  let at = item
  for (; at.parent !== undefined; at = at.parent) {
    const isContent = at.name === 'content' && at.parent.name === 'dynamic'
    if (isContent && at === item) return undefined
    if (at.name === 'dynamic' && at.kind === 'block') path.unshift(at.labels[0] ?? '')
    else if (!isContent) path.unshift(at.name)
    // Of a dynamic block only what is in `content` is the resource's.
    if (at.parent.name === 'dynamic' && !isContent) return undefined
  }
  const type = at.labels[0] ?? ''
  if (configured.has(at.name) && path.length > 0 && (path.shift() !== 'config' || !path.length))
    return undefined
  if (!blocks.has(at.name) || !typeName.test(type) || metaArguments.has(path[0] ?? ''))
    return undefined
  return { block: at.name, type, path: path.join('.'), item }
}

/** Types and arguments of an example, to be linked to their documentation. */
export function exampleReferences(code: string): CodeReference[] {
  const { items } = readHcl(code)
  const sources = sourcesIn(items, code)
  return items.flatMap((item): CodeReference[] => {
    const use = useOf(item)
    if (use === undefined) return []
    const { block, type, path } = use
    const source = sources.get(providerOf(type))
    const target = [block, type, path, source].filter(Boolean).join(' ')
    if (path !== '') {
      const text = item.name === 'dynamic' ? (item.labels[0] ?? '') : item.name
      const offset = code.indexOf(text, item.offset)
      return [{ ...placeIn(code, offset), text, target }]
    }
    return [{ ...placeIn(code, code.indexOf(type, item.offset)), text: type, target }]
  })
}

/** `btp` of `btp_subaccount`. */
export function providerOf(type: string): string {
  return type.slice(0, type.indexOf('_'))
}

/** Sources of providers by their names, as `required_providers` of an example says. */
function sourcesIn(items: readonly HclItem[], code: string): ReadonlyMap<string, string> {
  const found = items.flatMap((item): [string, string][] => {
    if (item.name !== 'source' || item.parent?.parent?.name !== 'required_providers') return []
    const source = /"([\w-]+\/[\w-]+)"/.exec(code.slice(item.offset, item.end))?.[1]
    return source === undefined ? [] : [[item.parent.name, source]]
  })
  return new Map(found)
}
