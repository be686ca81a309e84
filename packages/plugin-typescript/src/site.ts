import { posix } from 'node:path'
import {
  code,
  linkPath,
  oncePer,
  plain,
  prose,
  replaceOutsideCode,
} from '@landing/markdown/authoring'
import type ts from 'typescript'
import type { Comment } from './comments'
import { holderOf, type Reading } from './compiler'
import { targetOf } from './exports'
import { type Members, membersOf } from './members'
import type { Package } from './packages'

/** All that pages are made of. */
export interface Site {
  readonly reading: Reading
  readonly owners: readonly Package[]
  readonly pages: ReadonlyMap<ts.Symbol, string>
  readonly members: (symbol: ts.Symbol) => Members
}

/** Front matter of all pages: in the search, guides come before references that use the same words. */
export const search = { weight: 0.4 }

export function createSite(
  reading: Reading,
  owners: readonly Package[],
  pages: ReadonlyMap<ts.Symbol, string>,
): Site {
  const members = oncePer((symbol: ts.Symbol) => membersOf(reading, symbol, pages, owners))
  return { reading, owners, pages, members }
}

/** The link from one page to another. */
export function relative(from: string, to: string): string {
  return linkPath(posix.dirname(from), to)
}

/** Where a symbol is documented, from a page: its own page, or its section on that of its holder. */
export function linkTo(site: Site, from: string, given: ts.Symbol): string | undefined {
  const { reading, pages, members } = site
  const symbol = targetOf(reading, given)
  const page = pages.get(symbol)
  if (page !== undefined) return page === from ? undefined : relative(from, page)
  const [declaration] = symbol.declarations ?? []
  const owner = declaration && holderOf(reading, declaration)
  const path = owner && pages.get(owner)
  if (!owner || path === undefined || declaration === undefined) return undefined
  const section = members(owner).sections.find(({ nodes }) => nodes.includes(declaration))
  const anchor = section === undefined ? '' : `#${section.id}`
  if (path === from) return anchor === '' ? undefined : anchor
  return `${relative(from, path)}${anchor}`
}

/** Names in declarations that have a page, with the way to it. */
export function codeLinks(
  site: Site,
  from: string,
  nodes: readonly ts.Node[],
): Readonly<Record<string, string>> {
  const { ts, checker } = site.reading
  const links = new Map<string, string>()
  const look = (node: ts.Node): void => {
    const name = ts.isTypeReferenceNode(node)
      ? node.typeName
      : ts.isExpressionWithTypeArguments(node)
        ? node.expression
        : ts.isTypeQueryNode(node)
          ? node.exprName
          : undefined
    const last = name && (ts.isQualifiedName(name) ? name.right : name)
    const symbol = last && checker.getSymbolAtLocation(last)
    const target = symbol && linkTo(site, from, symbol)
    if (last && target && !target.startsWith('#')) links.set(last.getText(), target)
    ts.forEachChild(node, look)
  }
  for (const node of nodes) look(node)
  return Object.fromEntries([...links].sort())
}

const inlineTag = /\{@(link|linkcode|linkplain)\s+([^}|\s]+)\s*\|?\s*([^}]*)\}/g
const otherTag = /\{@(?:inheritDoc|label|include)\b[^}]*\}/g
const relativeLink = /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\((?![a-z][a-z+.-]*:)<?([^)\s>]*)>?[^)]*\)/gi

/** Text of a comment as Markdown of a page. */
export function commentText(site: Site, from: string, comment: Comment, text: string): string {
  const plainLinks = replaceOutsideCode(text, relativeLink, (_, mark, label = '') =>
    mark === '' ? label : '',
  )
  const changed = replaceOutsideCode(
    replaceOutsideCode(plainLinks, otherTag, () => ''),
    inlineTag,
    (_, tag = '', target = '', label = '') =>
      inlineLink(site, from, comment, { tag, target, label: label.trim() }),
  )
  return prose(changed)
}

interface InlineTag {
  readonly tag: string
  readonly target: string
  readonly label: string
}

function inlineLink(
  site: Site,
  from: string,
  comment: Comment,
  { tag, target, label }: InlineTag,
): string {
  const words = label || target.replace(/^.*!/, '')
  const isText = tag === 'linkplain' || label !== '' || /^https?:/.test(target)
  const text = /^`[^`]+`$/.test(label) ? label : isText ? plain(words) : code(words)
  if (/^https?:/.test(target)) return `[${text}](<${target}>)`
  const symbol = comment.links.get(target)
  const href = (symbol && linkTo(site, from, symbol)) ?? namedLink(site, from, target)
  return href === undefined ? text : `[${text}](${href})`
}

/** For names that the scope of their comment does not have: `Name`, `Name.member` or `Name#member`. */
function namedLink(site: Site, from: string, target: string): string | undefined {
  const [name, member] = target.split(/[.#~]/)
  const symbol = [...site.pages.keys()].find((each) => each.name === name)
  const href = symbol && linkTo(site, from, symbol)
  const section = symbol && site.members(symbol).sections.find((each) => each.name === member)
  if (section === undefined) return href
  return `${href ?? ''}#${section.id}`
}
