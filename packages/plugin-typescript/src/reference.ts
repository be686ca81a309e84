import { existsSync } from 'node:fs'
import { posix } from 'node:path'
import type { GeneratedPage, GeneratedPages } from '@landing/content'
import {
  blocks,
  code,
  codeBlock,
  groupBy,
  linkPath,
  oncePer,
  oneLine,
  page,
  plain,
  table,
  uniqueSlugs,
} from '@landing/content/authoring'
import * as td from 'typedoc'
import ts from 'typescript'
import { commentOf, documentation, type LinkTo, linked, summaryOf } from './comments'
import { convert } from './convert'
import { findPackage, type Package } from './packages'
import { type Item, kinds, originOf, place, type Scope } from './places'
import { problem, type ReferenceRequest } from './request'
import { headText, membersOf, type Part, partsOf } from './text'

const { ReflectionKind: Kind } = td
/** In the search, guides come before references that use the same words. */
const search = { weight: 0.4 }
const groups = ['Members', 'Constructors', 'Properties', 'Methods'] as const

export async function referenceOf(
  { packages, title }: ReferenceRequest,
  file: string,
  text: string,
): Promise<GeneratedPages> {
  const owners: Package[] = []
  for (const request of packages) {
    const found = findPackage(request, file)
    if ('problem' in found) {
      const line = text.split('\n').findIndex((each) => each.includes(request.name)) + 1
      return {
        pages: [],
        problems: [problem('typescript/package', found.problem, found.help, Math.max(1, line))],
      }
    }
    owners.push(found)
  }
  const slugs = uniqueSlugs('index', 'readme')
  const isOne = owners.length === 1
  const placed = owners.map((owner) => ({
    owner,
    folder: isOne ? '' : `${slugs(owner.name.replace(/^@.*\//, ''))}/`,
  }))
  const reading = await convert(owners)
  const places = place(reading, placed)
  const pages = pagesOf(places)
  const list = placed.map(({ owner, folder }) => `- [${owner.name}](./${folder}index.md)`)
  const index = {
    path: 'index.md',
    text: page({ title: title ?? 'Packages', sidebar_position: 0 }, list.join('\n')),
  }
  return { pages: isOne ? pages : [index, ...pages], files: reading.files }
}

function pagesOf({ pages, scopes, owners }: ReturnType<typeof place>): GeneratedPage[] {
  /** A member of another type with a page, or of another package. */
  const baseOf = (of: td.DeclarationReflection) => {
    const { inheritedFrom: from } = of
    if (from === undefined) return undefined
    const base = from.reflection?.parent
    const owner = base?.kindOf(Kind.SomeSignature) ? base.parent : base
    if (owner && pages.has(owner)) return { owner, name: owner.name }
    return originOf(of, owners) === '' ? undefined : { owner, name: from.name.split('.')[0] ?? '' }
  }
  const ownOf = oncePer((of: td.Reflection) =>
    membersOf(of as td.DeclarationReflection, (each) => baseOf(each) !== undefined),
  )
  /** None if they say no more than the declaration does. */
  const sectionsOf = oncePer((of: td.Reflection) => {
    const slug = uniqueSlugs(...groups, 'Inherited', 'Namespace')
    const members = ownOf(of)
    const isDocumented = members.some((each) => partsOf(each).some(([, part]) => commentOf(part)))
    if (!isDocumented) return []
    return [
      ...groupBy(members, ({ name, flags, kind }) => `${name} ${flags.isStatic} ${kind}`).values(),
    ].map((all) => {
      const [{ name, kind }] = all as [td.DeclarationReflection]
      const group: (typeof groups)[number] =
        kind === Kind.EnumMember
          ? 'Members'
          : name === 'new' || kind === Kind.Constructor
            ? 'Constructors'
            : kind === Kind.Method && name !== '[key]'
              ? 'Methods'
              : 'Properties'
      return { name, group, id: slug(name), all, parts: all.flatMap((each) => partsOf(each)) }
    })
  })
  const linkFrom =
    (from: string): LinkTo =>
    (given) => {
      let target: td.Reflection | undefined =
        given instanceof td.ReferenceReflection ? given.getTargetReflectionDeep() : given
      let member: td.Reflection | undefined
      while (target && !pages.has(target)) {
        if (!target.kindOf([Kind.TypeLiteral, Kind.SomeSignature])) member = target
        target = target.parent
      }
      const path = target && pages.get(target)
      if (path === undefined || target === undefined) return undefined
      const id =
        member &&
        sectionsOf(target).find(({ all }) => all.includes(member as td.DeclarationReflection))?.id
      const hash = id === undefined ? '' : `#${id}`
      return path === from ? hash || undefined : `${linkPath(posix.dirname(from), path)}${hash}`
    }
  const firstText = (of: readonly td.DeclarationReflection[], linkTo: LinkTo): string => {
    const texts = of
      .flatMap((each) => [each, ...(each.signatures ?? [])])
      .map((each) => summaryOf(each, linkTo).split(/\n\s*\n/)[0] ?? '')
    return texts.find((text) => text !== '' && !/^\s*(?:`{3}|[-*] )/.test(text)) ?? ''
  }

  function itemPage(scope: Scope, { name, path, kind, declared, isDefault }: Item): GeneratedPage {
    const linkTo = linkFrom(path)
    const shown = declared.flatMap(sectionsOf)
    const links = codeLinks(declared, linkTo)
    const description = firstText(declared, linkTo)
      .replace(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
      .replace(/<[^>]*>|[`*]|\\(?=\W)/g, '')
      .replace(/\s+/g, ' ')
      .trim()
    const inherited = groupBy(
      declared.flatMap(({ children = [] }) =>
        children.filter((each) => baseOf(each) && !each.flags.isStatic),
      ),
      (each) => baseOf(each)?.name ?? '',
    )
    const lines = [...inherited].map(([base, members]) => {
      const { owner } = baseOf(members[0] as td.DeclarationReflection) ?? {}
      const names = members.map((each) =>
        linked(
          code(each.name),
          each.inheritedFrom?.reflection && linkTo(each.inheritedFrom.reflection),
        ),
      )
      return `- From ${linked(code(base), owner && linkTo(owner))}: ${names.join(', ')}`
    })
    const head = {
      title: name,
      ...(description && { description }),
      ...(Object.keys(links).length > 0 && { typescript: links }),
      search,
    }
    const said = new Set<string>()
    const block = ([text, of]: Part) => {
      // The comment of a constant is also that of the signatures of its type.
      const comment = documentation(of, linkTo)
      const isNew = !of.kindOf(Kind.CallSignature) || !said.has(comment)
      said.add(comment)
      return blocks(codeBlock(text, 'ts'), isNew && comment)
    }
    const text = page(
      head,
      codeBlock(importText(scope, name, isDefault, kind), 'ts'),
      ...declared
        .flatMap((each) => partsOf(each, name, ownOf(each)))
        .map(([text, of]) => block([shown.length > 0 ? headText(text) : text, of])),
      sourceLink(scope.owner, declared[0]),
      ...groups.flatMap((group) => {
        const own = shown.filter((section) => section.group === group)
        return [
          own.length > 0 && `## ${group}`,
          ...own.map(({ name, id, parts }) =>
            blocks(
              `### ${plain(group === 'Methods' ? `${name}()` : name)} {#${id}}`,
              ...parts.map(block),
            ),
          ),
        ]
      }),
      lines.length > 0 && '## Inherited',
      lines.join('\n'),
    )
    return { path, text }
  }

  function scopePages(scope: Scope, position: number, others: readonly Scope[]): GeneratedPage[] {
    const { folder, owner, inside, items, reexports, module } = scope
    const path = `${folder}index.md`
    const linkTo = linkFrom(path)
    const isPackage = scope.name === owner.name && inside.length === 0
    const label = inside.at(-1) ?? scope.name.replace(/^@[^/]+\//, '')
    const description = isPackage
      ? owner.description
      : `Exports of ${[scope.name, ...inside].join('.')}.`
    const head = {
      title: inside.at(-1) ?? scope.name,
      ...(!isPackage && { sidebar_label: label }),
      ...(description && { description }),
      sidebar_position: position,
      search,
    }
    const facts = [
      owner.version && `Version ${code(owner.version)}`,
      owner.repository && `[Repository](${owner.repository})`,
    ]
    const used = Object.entries(kinds).filter(([kind]) => items.some((item) => item.kind === kind))
    const list = (title: string, scopes: readonly Scope[]) => {
      const lines = scopes.map(
        ({ name, inside, module }) => `- ${linked(code(inside.at(-1) ?? name), linkTo(module))}`,
      )
      return blocks(lines.length > 0 && `## ${title}`, lines.join('\n'))
    }
    const tables = used.map(([kind, title]) => {
      const rows = items
        .filter((item) => item.kind === kind)
        .map(({ name, path: to, declared }) => {
          const isOld = declared.some((each) =>
            [each, ...(each.signatures ?? [])].some(({ comment }) =>
              comment?.getTag('@deprecated'),
            ),
          )
          return [
            linked(code(name), linkPath(posix.dirname(path), to)),
            [isOld && '**Deprecated.**', oneLine(firstText(declared, linkTo))]
              .filter(Boolean)
              .join(' '),
          ]
        })
      return blocks(`## ${title}`, table(['Name', 'Description'], rows))
    })
    const elsewhere = [...groupBy(reexports, ({ origin }) => origin)].map(
      ([origin, all]) =>
        `${origin && `From ${code(origin)}: `}${all.map(({ name, target }) => linked(code(name), linkTo(target))).join(', ')}`,
    )
    const text = page(
      head,
      isPackage && blocks(plain(owner.description), facts.filter(Boolean).join(' · ')),
      summaryOf(module, linkTo),
      list('Entry points', others),
      ...tables,
      list('Namespaces', scope.scopes),
      elsewhere.length > 0 && '## Also exported',
      ...elsewhere,
    )
    const labels = used.map(([kind, title], at) => ({
      path: `${folder}${kind}/_category_.yml`,
      text: `label: ${title}\nposition: ${at + 1}\n`,
    }))
    const inner = scope.scopes.flatMap((each, at) => scopePages(each, position + 10 + at + 1, []))
    return [{ path, text }, ...labels, ...items.map((item) => itemPage(scope, item)), ...inner]
  }

  return scopes.flatMap((scope, at) => {
    const [first, ...others] = scopes.filter(({ owner }) => owner === scope.owner)
    return scopePages(scope, at + 10, scope === first ? others : [])
  })
}

/** Names in declarations that have a page, with the way to it. */
function codeLinks(
  declared: readonly td.Reflection[],
  linkTo: LinkTo,
): Readonly<Record<string, string>> {
  const links = new Map<string, string>()
  const visitor = td.makeRecursiveVisitor({
    reference: ({ reflection, name }) => {
      const href = reflection && linkTo(reflection)
      if (href && !href.startsWith('#')) links.set(name.split('.').at(-1) ?? '', href)
    },
    reflection: ({ declaration }) => look(declaration),
  })
  function look(of: td.Reflection): void {
    const {
      type,
      default: value,
      extendedTypes = [],
      implementedTypes = [],
      indexSignatures = [],
    } = of as td.DeclarationReflection & { default?: td.SomeType }
    for (const each of [type, value, ...extendedTypes, ...implementedTypes]) each?.visit(visitor)
    for (const each of indexSignatures) look(each)
    of.traverse((child, property) => {
      if (property !== td.TraverseProperty.TypeLiteral) look(child)
      return true
    })
  }
  for (const each of declared) look(each)
  return Object.fromEntries([...links].sort())
}

/** Namespaces are reached by a name that is imported, and names such as `enum` need another one. */
function importText(
  { name: from, inside: [first] }: Scope,
  name: string,
  isDefault: boolean,
  kind: string,
): string {
  if (first !== undefined) return `import { ${first} } from '${from}'`
  if (isDefault) return `import ${name} from '${from}'`
  const word = ts.createScanner(ts.ScriptTarget.ESNext, true, undefined, name).scan()
  const isReserved =
    word >= ts.SyntaxKind.FirstReservedWord && word <= ts.SyntaxKind.LastFutureReservedWord
  const type = kind === 'interfaces' || kind === 'types' ? 'type ' : ''
  return `import ${type}{ ${name}${isReserved ? ` as ${name}_` : ''} } from '${from}'`
}

/** Links to the file of the declaration where it is one that people write: those beside their code are made from it. */
function sourceLink({ root, source }: Package, of: td.DeclarationReflection | undefined): string {
  const { fullFileName: file = '', line } = of?.sources?.[0] ?? {}
  const path = file.startsWith(root) ? file.slice(root.length) : ''
  const built = file.replace(/\.d\.([cm]?)ts$/, '.$1js')
  const isBuilt =
    /(?:^|\/)(?:dist|build|out)\//.test(path) ||
    (built !== file && !/(?:^|\/)src\//.test(path) && existsSync(built))
  if (path === '' || source === '' || isBuilt) return ''
  return `Source: [${code(`${path}:${line}`)}](<${source}${encodeURI(path)}#L${line}>)`
}
