import { kebabCase, uniqueSlugs } from '@landing/markdown/authoring'
import type ts from 'typescript'
import { isHidden } from './comments'
import type { Reading } from './compiler'
import { exportsOf, type Kind, kindOf, kinds, nameOf, originOf, targetOf } from './exports'
import type { Entry, Package } from './packages'

/** An export with a page. */
export interface Item {
  /** As in an import. */
  readonly name: string
  readonly symbol: ts.Symbol
  readonly kind: Kind
  readonly path: string
  readonly isDefault: boolean
}

/** An export whose page is another's, or that of another package. */
export interface Reexport {
  readonly name: string
  readonly symbol: ts.Symbol
  /** Package that it comes from, if that has no pages. */
  readonly origin: string
}

/** An entry point, or a namespace in one. */
export interface Scope {
  /** As in an import, with the names of namespaces behind it. */
  readonly name: string
  /** Names of the namespaces that lead there. */
  readonly inside: readonly string[]
  /** Ends with a slash, or is empty. */
  readonly folder: string
  readonly module: ts.Symbol
  readonly owner: Package
  readonly items: readonly Item[]
  readonly reexports: readonly Reexport[]
  readonly scopes: Scope[]
}

/** The scopes of a package, its entry points first, with all that is reached from them. */
export interface Collected {
  readonly scopes: readonly Scope[]
  /** Paths of pages, those of namespaces included. */
  readonly pages: Map<ts.Symbol, string>
}

type Slugs = (name: string) => string
type Planned = Pick<Scope, 'name' | 'inside' | 'folder' | 'module' | 'owner'> & {
  readonly slugs: Slugs
  readonly above?: Scope
}

/**
 * Gives each export one page: in the first entry point that has it, and in namespaces only if no entry point has it.
 */
export function collect(
  reading: Reading,
  packages: readonly { readonly owner: Package; readonly folder: string }[],
): Collected {
  const pages = new Map<ts.Symbol, string>()
  const queue = packages.flatMap(({ owner, folder }) => {
    const slugs = scopeSlugs()
    return owner.entries.flatMap((entry, number): Planned[] => {
      const module = moduleOf(reading, entry)
      if (module === undefined || exportsOf(reading, module).length === 0) return []
      const below = entry.name.startsWith(`${owner.name}/`)
        ? entry.name.slice(owner.name.length + 1)
        : entry.name
      const inside =
        number === 0 ? folder : `${folder}${slugs(below.split('/').map(kebabCase).join('-'))}/`
      const own = number === 0 ? slugs : scopeSlugs()
      return [{ name: entry.name, inside: [], folder: inside, module, owner, slugs: own }]
    })
  })
  for (const { module, folder } of queue)
    pages.set(module, pages.get(module) ?? `${folder}index.md`)
  const scopes: Scope[] = []
  const owners = packages.map(({ owner }) => owner)
  for (const planned of queue) {
    const { scope, namespaces } = readScope(reading, planned, pages, owners)
    if (planned.above === undefined) scopes.push(scope)
    else planned.above.scopes.push(scope)
    queue.push(...namespaces)
  }
  return { scopes, pages }
}

function moduleOf({ program, checker }: Reading, { name, file }: Entry): ts.Symbol | undefined {
  const ambient = checker
    .getAmbientModules()
    .find((module) => module.name === `"${name}"` && !module.name.includes('*'))
  const source = program.getSourceFile(file)
  return ambient ?? (source && checker.getSymbolAtLocation(source))
}

function readScope(
  reading: Reading,
  planned: Planned,
  pages: Map<ts.Symbol, string>,
  owners: readonly Package[],
): { scope: Scope; namespaces: Planned[] } {
  const { ts } = reading
  const { name, inside, folder, module, owner, slugs } = planned
  const files = uniqueFiles()
  const items: Item[] = []
  const reexports: Reexport[] = []
  const namespaces: Planned[] = []
  const scope: Scope = { name, inside, folder, module, owner, items, reexports, scopes: [] }
  for (const symbol of exportsOf(reading, module)) {
    const exported = nameOf(reading, symbol, owner)
    const target = targetOf(reading, symbol)
    const origin = originOf(target, owners)
    if (origin === undefined || isHidden(reading, target)) continue
    const known = pages.get(target)
    if (origin !== '' || known !== undefined) {
      const isKnown = reexports.some((each) => each.symbol === target && each.name === exported)
      if (!isKnown) reexports.push({ name: exported, symbol: target, origin })
      continue
    }
    const kind = kindOf(reading, target)
    if (kind !== undefined) {
      const path = `${folder}${kind}/${files(kind, exported)}.md`
      pages.set(target, path)
      items.push({
        name: exported,
        symbol: target,
        kind,
        path,
        isDefault: symbol.name === 'default' || symbol.name === 'export=',
      })
    }
    if (symbol.name === 'export=') continue
    const hasNames = target.flags & ts.SymbolFlags.Module && exportsOf(reading, target).length > 0
    if (!hasNames) continue
    const within = `${folder}${slugs(kebabCase(exported))}/`
    if (kind === undefined) pages.set(target, `${within}index.md`)
    namespaces.push({
      name,
      inside: [...inside, exported],
      folder: within,
      module: target,
      owner,
      slugs: scopeSlugs(),
      above: scope,
    })
  }
  return { scope, namespaces }
}

/** Names of folders, beside those of the kinds. */
function scopeSlugs(): Slugs {
  return uniqueSlugs('index', 'readme', ...Object.keys(kinds))
}

function uniqueFiles(): (kind: Kind, name: string) => string {
  const slugs = new Map<Kind, Slugs>()
  return (kind, name) => {
    const own = slugs.get(kind) ?? uniqueSlugs('index', 'readme', kind)
    slugs.set(kind, own)
    return own(kebabCase(name))
  }
}
