import type { QueryTree } from '../query/query-tree'
import { tagKey } from '../text/fold'
import type { IndexParts } from './parts'

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
export async function withTags(
  parts: IndexParts,
  pages: readonly number[],
  { wanted, unwanted }: TagFilter,
): Promise<readonly number[]> {
  if (wanted.length === 0 && unwanted.length === 0) return pages
  await parts.needTags()
  return pages.filter((page) => {
    const pageTags = parts.tags(page).map(tagKey)
    return (
      wanted.every((tag) => pageTags.includes(tag)) &&
      !unwanted.some((tag) => pageTags.includes(tag))
    )
  })
}
