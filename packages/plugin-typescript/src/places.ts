import { kebabCase, naturalOrder, uniqueSlugs } from '@landing/content/authoring'
import {
  type DeclarationReflection as Declared,
  ReflectionKind as Kind,
  ReferenceReflection,
  type Reflection,
} from 'typedoc'
import type { Reading } from './convert'
import type { Package } from './packages'

/** Kinds of exports in the order of the sidebar, by their folders. */
export const kinds = {
  functions: 'Functions',
  classes: 'Classes',
  interfaces: 'Interfaces',
  types: 'Types',
  enums: 'Enums',
  constants: 'Constants',
}
type KindName = keyof typeof kinds
/** The first is that of several declarations of one name. */
const ranks: readonly (readonly [Kind, KindName])[] = [
  [Kind.Class, 'classes'],
  [Kind.Function, 'functions'],
  [Kind.Enum, 'enums'],
  [Kind.Interface, 'interfaces'],
  [Kind.TypeAlias, 'types'],
  [Kind.Variable, 'constants'],
]

/** An export with a page. */
export interface Item {
  /** As in an import. */
  readonly name: string
  readonly kind: KindName
  readonly path: string
  readonly isDefault: boolean
  readonly declared: Declared[]
}

/** An entry point, or a namespace in one. */
export interface Scope {
  readonly owner: Package
  /** As in an import. */
  readonly name: string
  /** Names of the namespaces that lead there. */
  readonly inside: readonly string[]
  /** Ends with a slash, or is empty. */
  readonly folder: string
  readonly module: Declared
  readonly items: Item[]
  /** Exports whose page is another's, or that of another package. */
  readonly reexports: {
    readonly name: string
    readonly target: Declared
    readonly origin: string
  }[]
  readonly scopes: Scope[]
}

/** Empty for what these packages declare. */
export function originOf({ sources }: Declared, owners: readonly Package[]): string {
  const file = sources?.[0]?.fullFileName ?? ''
  if (
    owners.some(
      ({ root }) => file.startsWith(root) && !file.slice(root.length).includes('node_modules/'),
    )
  )
    return ''
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? 'TypeScript'
}

/**
 * Gives each export one page: in the first entry point that has it, and in namespaces only if no entry point has it.
 */
export function place(
  reading: Reading,
  placed: readonly { readonly owner: Package; readonly folder: string }[],
) {
  const pages = new Map<Reflection, string>()
  const owners = placed.map(({ owner }) => owner)
  const slugsOf = () => uniqueSlugs('index', 'readme', ...Object.keys(kinds))
  const slugs = new Map<Scope, ReturnType<typeof slugsOf>>()
  const scopes = placed.flatMap(({ owner, folder }, at) => {
    const own = slugsOf()
    return (reading.modules[at] ?? []).flatMap((module, number): Scope[] => {
      const name = owner.entries[number]?.name ?? ''
      if (!module.children?.length) return []
      const below = name.startsWith(`${owner.name}/`) ? name.slice(owner.name.length + 1) : name
      const inner =
        number === 0 ? folder : `${folder}${own(below.split('/').map(kebabCase).join('-'))}/`
      const scope: Scope = {
        owner,
        name,
        inside: [],
        folder: inner,
        module,
        items: [],
        reexports: [],
        scopes: [],
      }
      slugs.set(scope, number === 0 ? own : slugsOf())
      pages.set(module, `${inner}index.md`)
      return [scope]
    })
  })
  const queue = [...scopes]
  for (const scope of queue) {
    const { folder, owner, items, reexports, inside, module } = scope
    const files = new Map(
      Object.keys(kinds).map((kind) => [kind, uniqueSlugs('index', 'readme', kind)]),
    )
    const others = (each: Declared) => Number(each instanceof ReferenceReflection)
    const children = (module.children ?? []).toSorted(
      (a, b) => others(a) - others(b) || naturalOrder(a.name, b.name),
    )
    const whole = children.find(({ name, kind }) => name === 'export=' && kind === Kind.Namespace)
    if (whole) children.splice(children.indexOf(whole), 1, ...(whole.children ?? []))
    for (const child of children) {
      const target =
        child instanceof ReferenceReflection ? (child.getTargetReflectionDeep() as Declared) : child
      const isDefault = child.name === 'default' || child.name === 'export='
      const declared =
        target.name === 'default' || target.name === 'export='
          ? (reading.names.get(target) ?? '')
          : target.name
      const known = /^(?:[\w$]{2,}|[_$])$/.test(declared) && declared !== 'default'
      const name = !isDefault ? child.name : known ? declared : (owner.name.split('/').at(-1) ?? '')
      const origin = originOf(target, owners)
      if (origin !== '' || pages.has(target)) {
        if (!reexports.some((each) => each.target === target && each.name === name))
          reexports.push({ name, target, origin })
        continue
      }
      if (target.kindOf([Kind.Namespace, Kind.Module])) {
        if (!target.children?.length) continue
        const within = `${folder}${slugs.get(scope)?.(kebabCase(name))}/`
        const inner: Scope = {
          ...scope,
          inside: [...inside, name],
          folder: within,
          module: target,
          items: [],
          reexports: [],
          scopes: [],
        }
        slugs.set(inner, slugsOf())
        pages.set(target, `${within}index.md`)
        scope.scopes.push(inner)
        queue.push(inner)
        continue
      }
      const same = items.find((item) => item.name === name)
      same?.declared.push(target)
      const all = children.filter((each) => each.name === child.name)
      const [, first] =
        ranks.find(([kind]) => all.some((each) => each.kind === kind || target.kind === kind)) ?? []
      const kind = first === 'constants' && reading.callable.has(target) ? 'functions' : first
      if (kind === undefined) continue
      const path = same?.path ?? `${folder}${kind}/${files.get(kind)?.(kebabCase(name))}.md`
      if (same === undefined) items.push({ name, kind, path, isDefault, declared: [target] })
      pages.set(target, path)
    }
  }
  return { pages, scopes, owners }
}
