import type { GeneratedPage } from '@landing/content'
import { blocks, code, groupBy, oneLine, page, plain, table } from '@landing/markdown/authoring'
import type ts from 'typescript'
import { commentOf, fileComment, tagTexts } from './comments'
import { kinds } from './exports'
import type { Item, Reexport, Scope } from './scopes'
import { commentText, linkTo, relative, type Site, search } from './site'

/** The page of an entry point or a namespace, with lists of what it has, and the labels of its folders. */
export function scopePages(
  site: Site,
  scope: Scope,
  position: number,
  others: readonly Scope[],
): GeneratedPage[] {
  const { folder, items, reexports, scopes, owner, inside } = scope
  const path = `${folder}index.md`
  const isPackage = scope.name === owner.name && inside.length === 0
  const name = [scope.name, ...inside].join('.')
  const comment = moduleText(site, path, scope)
  const head = {
    title: inside.at(-1) ?? scope.name,
    ...(!isPackage && { sidebar_label: inside.at(-1) ?? scope.name.replace(/^@[^/]+\//, '') }),
    ...(isPackage && owner.description !== '' && { description: owner.description }),
    ...(!isPackage && { description: `Exports of ${name}.` }),
    sidebar_position: position,
    search,
  }
  const groups = Object.entries(kinds).map(([kind, label]) => {
    const own = items.filter((item) => item.kind === kind)
    return blocks(own.length > 0 && `## ${label}`, itemTable(site, path, own))
  })
  const used = Object.keys(kinds).filter((kind) => items.some((item) => item.kind === kind))
  return [
    {
      path,
      text: page(
        head,
        isPackage && about(scope),
        comment,
        scopeList(path, 'Entry points', others),
        ...groups,
        scopeList(path, 'Namespaces', scopes),
        reexportList(site, path, reexports),
      ),
    },
    ...used.map((kind, at) => ({
      path: `${folder}${kind}/_category_.yml`,
      text: `label: ${kinds[kind as Item['kind']]}\nposition: ${at + 1}\n`,
    })),
  ]
}

/** The start of a package's first page: what it is, its version and its repository. */
function about({ owner }: Scope): string {
  const { description, version, repository } = owner
  const facts = [
    version !== '' && `Version ${code(version)}`,
    repository !== '' && `[Repository](${repository})`,
  ].filter(Boolean)
  return blocks(plain(description), facts.join(' · '))
}

/** What the module says about itself. */
function moduleText(site: Site, path: string, { module, inside }: Scope): string {
  const { ts } = site.reading
  const [declaration] = module.declarations ?? []
  if (declaration === undefined) return ''
  const comment =
    inside.length === 0 && ts.isSourceFile(declaration)
      ? fileComment(declaration)
      : commentOf(site.reading, declaration)
  const named = tagTexts(comment, 'packageDocumentation').join('\n\n')
  return commentText(site, path, comment, blocks(comment.text, named))
}

function itemTable(site: Site, path: string, items: readonly Item[]): string {
  const rows = items.map(({ name, path: target, symbol }) => {
    const [node] = symbol.declarations ?? []
    const deprecated = node && site.reading.ts.getJSDocDeprecatedTag(node) && '**Deprecated.**'
    const text = oneLine(summary(site, path, symbol))
    return [
      `[${code(name)}](${relative(path, target)})`,
      [deprecated, text].filter(Boolean).join(' '),
    ]
  })
  return table(['Name', 'Description'], rows)
}

/** The first paragraph of its comment. */
function summary(site: Site, path: string, { declarations = [] }: ts.Symbol): string {
  for (const node of declarations) {
    const comment = commentOf(site.reading, node)
    const [first = ''] = comment.text.split(/\n\s*\n/)
    if (first !== '' && !/^\s*(?:`{3}|[-*] )/.test(first))
      return commentText(site, path, comment, first)
  }
  return ''
}

/** The same without markup, for search results and cards. */
export function summaryOf(site: Site, path: string, symbol: ts.Symbol): string {
  return summary(site, path, symbol)
    .replace(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/<[^>]*>|[`*]|\\(?=\W)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function scopeList(path: string, title: string, scopes: readonly Scope[]): string {
  const lines = scopes.map(({ name, inside, folder }) => {
    const label = inside.at(-1) ?? name
    return `- [${code(label)}](${relative(path, `${folder}index.md`)})`
  })
  return blocks(lines.length > 0 && `## ${title}`, lines.join('\n'))
}

/** Exports that are documented elsewhere. */
function reexportList(site: Site, path: string, reexports: readonly Reexport[]): string {
  if (reexports.length === 0) return ''
  const lines = [...groupBy(reexports, ({ origin }) => origin)].map(([origin, group]) => {
    const names = group.map(({ name, symbol }) => {
      const href = linkTo(site, path, symbol)
      return href === undefined ? code(name) : `[${code(name)}](${href})`
    })
    return `${origin === '' ? '' : `From ${code(origin)}: `}${names.join(', ')}`
  })
  return blocks('## Also exported', ...lines)
}
