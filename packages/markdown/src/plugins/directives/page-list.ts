import type { RootContent } from 'mdast'
import { type PageQuery, pageOrders } from '../../hooks/page-query'
import { type DirectivePage, report } from '../../page/page-draft'
import { block, type LeafDirective } from '../../tree/mdast'
import { componentTag } from './component'

/** Names of the attributes. */
export const pageAttributes = ['as', 'description', 'docs', 'in', 'limit', 'nested', 'sort', 'tag']
const looks = ['list', 'cards']
const flags = ['true', 'false']

type OnProblem = (message: string, help: string) => void

/** `::pages{tag="release" sort="date" limit="5" as="cards"}`: filled in when the page is linked. */
export function pageList(node: LeafDirective, page: DirectivePage): RootContent[] {
  const query = readPageQuery(node, (message, help) =>
    report(page, 'directive/attribute', node, message, help),
  )
  return [block(componentTag, { dataUse: page.pageList(query, node) }, [], node.position)]
}

/** A marker in the page as Markdown, which stands for the list. */
export function pageListMarkdown(node: LeafDirective, _: string, page: DirectivePage): string {
  return page.pageList(readPageQuery(node, () => {}))
}

/** Attributes of the directive; wrong ones are left out. */
function readPageQuery({ attributes }: LeafDirective, onProblem: OnProblem): PageQuery {
  const given = attributes ?? {}
  const one = <T extends string>(name: string, values: readonly T[]): T | undefined => {
    const value = given[name]
    const listed = values.find((each) => each === value)
    if (value && listed === undefined) {
      onProblem(`Invalid "${name}" of "::pages": "${value}".`, `Write one of ${values.join(', ')}.`)
    }
    return listed
  }
  const { docs, in: folder, tag, limit } = given
  const most = limit && /^[1-9]\d*$/.test(limit) ? Number(limit) : undefined
  if (limit && most === undefined) {
    onProblem(`Invalid "limit" of "::pages": "${limit}".`, 'Write a whole number from 1.')
  }
  const sort = one('sort', pageOrders)
  return {
    ...(docs && { docs }),
    ...(folder && { in: folder }),
    ...(tag && { tag }),
    ...(sort && { sort }),
    ...(most !== undefined && { limit: most }),
    ...(one('nested', flags) === 'false' && { isFlat: true }),
    ...(one('as', looks) === 'cards' && { isCards: true }),
    ...(one('description', flags) === 'false' && { isBrief: true }),
  }
}
