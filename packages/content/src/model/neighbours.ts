import type { Finding } from '@landing/markdown'
import { didYouMean } from '@landing/markdown/authoring'
import type { DocEntry, FrontMatter, PageLink, Sidebar } from '@landing/schema'
import { placeOf } from '../facts/doc-file'
import { foreignLocale } from './local-text'
import { sidebarIndex } from './sidebar-index'
import type { Doc } from './version-docs'

type Neighbours = Pick<DocEntry, 'previous' | 'next'>

/** The listed pages before and after a path in its sidebar. */
export function neighboursIn(
  sidebar: Sidebar,
  path: string,
  linkTextOf: (docId: string) => LinkText | undefined,
): Neighbours {
  const { pages, at } = sidebarIndex(sidebar)
  const here = at.get(path)
  if (here === undefined) return {}
  const towards = (step: 1 | -1): PageLink | undefined => {
    for (let index = here + step; ; index += step) {
      const page = pages[index]
      if (page === undefined) return undefined
      if (page.unlisted || page.path === path) continue
      const linkText = page.docId === undefined ? undefined : linkTextOf(page.docId)
      return { ...(linkText ?? { label: page.label }), path: page.path }
    }
  }
  const previous = towards(-1)
  const next = towards(1)
  return { ...(previous && { previous }), ...(next && { next }) }
}

type LinkText = Omit<PageLink, 'path'>

/**
 * Text of previous and next links to a document.
 *
 * @param locale of the version
 */
export function paginationText(facts: Doc['facts'], locale: string | undefined): LinkText {
  const { frontMatter, title } = facts
  return {
    label: frontMatter.pagination_label ?? frontMatter.sidebar_label ?? title,
    ...foreignLocale(facts, locale),
  }
}

interface NeighbourSources {
  readonly docsById: ReadonlyMap<string, Doc>
  /** Locale of the version. */
  readonly locale: string
}

/** Neighbours of a document: those of its sidebar, unless its front matter names others or none. */
export function docNeighbours(
  doc: Doc,
  sidebar: Sidebar | undefined,
  { docsById, locale }: NeighbourSources,
  findings: Finding[],
): Neighbours {
  const linkTextOf = (id: string) => {
    const other = docsById.get(id)
    return other && paginationText(other.facts, locale)
  }
  const inOrder = sidebar === undefined ? {} : neighboursIn(sidebar, doc.path, linkTextOf)
  const previous = chosen('pagination_prev', inOrder.previous)
  const next = chosen('pagination_next', inOrder.next)
  return { ...(previous && { previous }), ...(next && { next }) }

  function chosen(
    key: keyof Pick<FrontMatter, 'pagination_prev' | 'pagination_next'>,
    usual: PageLink | undefined,
  ): PageLink | undefined {
    const id = doc.facts.frontMatter[key]
    if (id === undefined) return usual
    if (id === null) return undefined
    const other = docsById.get(id)
    if (other !== undefined) return { ...paginationText(other.facts, locale), path: other.path }
    findings.push({
      code: 'docs/unknown-id',
      message: `Front matter key "${key}" names the document "${id}", which does not exist.`,
      location: placeOf(doc.file, key),
      help: didYouMean(id, docsById.keys(), 'Name the id of a document, or null.'),
    })
    return usual
  }
}
