import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, resolve } from 'node:path'
import type { GeneratedPage } from '@landing/content'
import { blocks, code, codeBlock, page, plain } from '@landing/markdown/authoring'
import type ts from 'typescript'
import { isHidden } from './comments'
import type { Reading } from './compiler'
import { documentation } from './documentation'
import { targetOf } from './exports'
import { groups, type Members, type Section } from './members'
import { summaryOf } from './overview'
import { ownerOf } from './packages'
import type { Item, Scope } from './scopes'
import { declarationText, headText } from './signatures'
import { codeLinks, linkTo, type Site, search } from './site'

/** The page of an export. */
export function itemPage(site: Site, scope: Scope, item: Item): GeneratedPage {
  const { path, symbol, name } = item
  const declarations = declarationsOf(site, symbol)
  const members = site.members(symbol)
  const { sections, inherited } = members
  const types = typesInUse(site, declarations)
  const shown = [...declarations, ...sections.flatMap(({ nodes }) => nodes), ...types]
  const links = codeLinks(site, path, shown)
  const description = summaryOf(site, path, symbol)
  const head = {
    title: name,
    ...(description !== '' && { description }),
    ...(Object.keys(links).length > 0 && { typescript: links }),
    search,
  }
  const text = page(
    head,
    codeBlock(importText(site.reading, scope, item), 'ts'),
    ...declarations.map((node) => declarationBlock(site, path, node, name, members)),
    sourceLink(site, declarations),
    ...memberSections(site, path, members),
    inheritedText(site, path, inherited),
    types.length > 0 && '## Types in use',
    ...types.map((node) => typeBlock(site, path, node)),
  )
  return { path, text }
}

/** Types that a function or a constant names, which have no page since they are not exported. */
function typesInUse(
  { owners, pages, reading }: Site,
  declarations: readonly ts.Declaration[],
): ts.Declaration[] {
  const { checker, ts } = reading
  const found = new Set<ts.Declaration>()
  const look = (node: ts.Node): void => {
    const given = ts.isTypeReferenceNode(node) && checker.getSymbolAtLocation(node.typeName)
    const symbol = given ? targetOf(reading, given) : undefined
    if (symbol !== undefined && !pages.has(symbol) && !isHidden(reading, symbol)) {
      for (const declaration of symbol.declarations ?? []) {
        const isType =
          ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)
        if (isType && ownerOf(declaration, owners)) found.add(declaration)
      }
    }
    ts.forEachChild(node, look)
  }
  for (const node of declarations) {
    if (ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) look(node)
  }
  return [...found]
}

function typeBlock(site: Site, path: string, node: ts.Declaration): string {
  const name = site.reading.ts.getNameOfDeclaration(node)?.getText() ?? ''
  return blocks(
    codeBlock(declarationText(site.reading, node, name), 'ts'),
    documentation(site, path, node),
  )
}

/** Declarations that users see; parts that other packages add stay away. */
function declarationsOf(
  { owners, reading }: Site,
  { declarations = [] }: ts.Symbol,
): ts.Declaration[] {
  const { ts } = reading
  return declarations.filter(
    (node) =>
      !ts.isModuleDeclaration(node) && !ts.isExportAssignment(node) && ownerOf(node, owners),
  )
}

/** Namespaces are reached by a name that is imported, and names such as `enum` need another one. */
function importText({ ts }: Reading, { name, inside: [first] }: Scope, item: Item): string {
  if (first !== undefined) return `import { ${first} } from '${name}'`
  if (item.isDefault) return `import ${item.name} from '${name}'`
  const isType = item.kind === 'interfaces' || item.kind === 'types'
  const kind = ts.createScanner(ts.ScriptTarget.ESNext, true, undefined, item.name).scan()
  const { FirstReservedWord, LastFutureReservedWord } = ts.SyntaxKind
  const isReserved = kind >= FirstReservedWord && kind <= LastFutureReservedWord
  const names = isReserved ? `${item.name} as ${item.name}_` : item.name
  return `import ${isType ? 'type ' : ''}{ ${names} } from '${name}'`
}

function declarationBlock(
  site: Site,
  path: string,
  node: ts.Node,
  name: string,
  { sections, computed }: Members,
): string {
  const text = declarationText(site.reading, node, name)
  const shown = sections.length > 0 ? headText(text, computed.size > 0) : text
  return blocks(codeBlock(shown, 'ts'), documentation(site, path, node))
}

function memberSections(site: Site, path: string, { sections, computed }: Members): string[] {
  return groups.flatMap((group) => {
    const members = sections.filter((section) => section.group === group)
    if (members.length === 0) return []
    return [`## ${group}`, ...members.map((member) => memberSection(site, path, member, computed))]
  })
}

function memberSection(
  site: Site,
  path: string,
  { name, group, nodes, id }: Section,
  computed: Members['computed'],
) {
  const title = group === 'Methods' ? `${name}()` : name
  const bodies = nodes.map((node) =>
    blocks(
      codeBlock(
        computed.get(node) ?? declarationText(site.reading, node, name === 'call' ? '' : name),
        'ts',
      ),
      documentation(site, path, node),
    ),
  )
  return blocks(`### ${plain(title)} {#${id}}`, ...bodies)
}

function inheritedText(site: Site, path: string, inherited: Members['inherited']): string {
  const lines = inherited.map(({ base, names }) => {
    const href = linkTo(site, path, base)
    const title = href === undefined ? code(base.name) : `[${code(base.name)}](${href})`
    const ids = new Map(site.members(base).sections.map(({ name, id }) => [name, id]))
    const members = names.map((name) => {
      const id = ids.get(name)
      return href === undefined || id === undefined ? code(name) : `[${code(name)}](${href}#${id})`
    })
    return `- From ${title}: ${members.join(', ')}`
  })
  return blocks(lines.length > 0 && '## Inherited', lines.join('\n'))
}

/** Links to the file of the declaration where it is one that people write. */
function sourceLink({ owners }: Site, [node]: readonly ts.Node[]): string {
  if (node === undefined) return ''
  const source = node.getSourceFile()
  const owner = ownerOf(node, owners)
  if (owner === undefined || owner.source === '') return ''
  const place = source.getLineAndCharacterOfPosition(node.getStart())
  const { file, line } = originalPlace(source.fileName, place.line, place.character)
  const path = file.startsWith(owner.root) ? file.slice(owner.root.length) : ''
  if (path === '' || isBuilt(file, path)) return ''
  return `Source: [${code(`${path}:${line + 1}`)}](<${owner.source}${encodeURI(path)}#L${line + 1}>)`
}

/** Declarations beside their code are made from it, and are in no repository. */
function isBuilt(file: string, path: string): boolean {
  if (/(?:^|\/)(?:dist|build|out)\//.test(path)) return true
  const code = file.replace(/\.d\.([cm]?)ts$/, '.$1js')
  return code !== file && !/(?:^|\/)src\//.test(path) && existsSync(code)
}

/** The place that the map of a declaration file names, else the same. */
function originalPlace(file: string, line: number, column: number) {
  const map = `${file}.map`
  if (!existsSync(map)) return { file, line }
  const entry = new SourceMap(JSON.parse(readFileSync(map, 'utf8'))).findEntry(line, column)
  return 'originalSource' in entry
    ? { file: resolve(dirname(file), entry.originalSource), line: entry.originalLine }
    : { file, line }
}
