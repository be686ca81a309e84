import type { RenderedPage } from '@landing/content'
import type { Diagnostic, PageData, SearchPage, Sidebar } from '@landing/schema'

/** A page with everything that a build needs of it. */
export interface SitePage {
  readonly data: PageData
  readonly sidebar?: Sidebar
  readonly search?: SearchPage
  readonly markdown?: string
  readonly messages: readonly Diagnostic[]
  readonly links: readonly { readonly href: string; readonly location: Diagnostic['location'] }[]
  readonly ids: readonly string[]
  /** The key of its route names everything it was made of. */
  readonly isKeyed: boolean
}

/** A page of data alone. */
export function plainPage(data: PageData): SitePage {
  return { data, messages: [], links: [], ids: [], isKeyed: false }
}

/** Renders a document without sidebar and neighbours; it is not searched. */
export function asFixed({ data, messages, links, ids }: RenderedPage, page: PageData): SitePage {
  if (data.kind !== 'doc') return plainPage(page)
  const { docsSet, version, id, title, showTitle, html } = data
  return {
    ...plainPage({
      kind: 'doc',
      path: page.path,
      head: { ...data.head, ...page.head },
      ...{ docsSet, version, id, title, showTitle, html },
      layout: 'home',
      breadcrumbs: [],
      toc: [],
      tags: [],
    }),
    ...{ messages, links, ids },
  }
}
