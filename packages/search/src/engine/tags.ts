import type { IndexHead } from '../format/head'
import type { QueryTree } from '../query/query-tree'
import { tagKey } from '../text/fold'

/** Tags that a page must have, and tags that it must not have. */
export interface TagFilter {
  readonly wanted: readonly string[]
  readonly unwanted: readonly string[]
}

/** Merges the tags of a query's text and of its parameters. */
export function tagFilter(tree: QueryTree, tags: readonly string[]): TagFilter {
  const clauses = tree.clauses.filter((clause) => clause.type === 'tag')
  const of = (excluded: boolean) =>
    clauses.filter(({ presence }) => (presence === 'excluded') === excluded).map(({ tag }) => tag)
  return { wanted: [...of(false), ...tags].map(tagKey), unwanted: of(true).map(tagKey) }
}

/** Returns the pages with the required tags and without the excluded ones. */
export function withTags(
  head: IndexHead,
  pages: readonly number[],
  { wanted, unwanted }: TagFilter,
): readonly number[] {
  if (wanted.length === 0 && unwanted.length === 0) return pages
  return pages.filter((page) => {
    const own = head.pages[page]?.tags.map(tagKey) ?? []
    return wanted.every((tag) => own.includes(tag)) && !unwanted.some((tag) => own.includes(tag))
  })
}
