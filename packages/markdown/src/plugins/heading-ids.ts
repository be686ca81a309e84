import { pageIds } from '@landing/schema'
import GithubSlugger, { slug } from 'github-slugger'

/** A heading that needs an id. */
export interface HeadingToName {
  readonly text: string
  /** Asked for by the author: `{#id}`, or an attribute of raw HTML. */
  readonly custom?: string
}

export interface NamedHeading {
  readonly id: string
  /** The author's id was taken already, by a heading or by the page around the article. */
  readonly taken: boolean
}

/**
 * Gives the headings of a page their ids: the author's first, then slugs, made unique by numbers,
 * among those of the page too. The only place where heading ids are made.
 *
 * @param toId makes the slug of a text; default, and in place of an empty one: GitHub's
 * @param taken ids of other elements
 */
export function headingIds(
  headings: readonly HeadingToName[],
  toId: (text: string) => string = slug,
  taken: Iterable<string> = [],
): NamedHeading[] {
  const slugger = new GithubSlugger()
  const used = new Set<string>([...Object.values(pageIds), ...taken])
  const custom = headings.map((heading) => {
    if (heading.custom === undefined || used.has(heading.custom)) return undefined
    used.add(heading.custom)
    return heading.custom
  })
  return headings.map((heading, index) => {
    const customId = custom[index]
    if (customId !== undefined) return { id: customId, taken: false }
    // A heading of punctuation has no slug.
    const wish = heading.custom ?? (toId(heading.text) || heading.text)
    const base = slug(wish) === '' ? 'section' : wish
    let id: string
    do id = slugger.slug(base)
    while (used.has(id))
    used.add(id)
    return { id, taken: heading.custom !== undefined }
  })
}
