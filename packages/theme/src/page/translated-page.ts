import type { Breadcrumb, PageData, PageHead } from '@landing/schema'
import type { Messages } from '../messages/en'
import { fill, plural } from '../texts/texts'

/**
 * A page of the site's data with the words that the theme names it by: titles, descriptions and breadcrumbs of lists of
 * tags, of documentation, of results and of missing pages are English in the data. What has no message stays.
 *
 * @param locale BCP 47 tag, for the plural
 */
export function translatedPage(
  page: PageData,
  messages: Partial<Messages>,
  locale: string,
): PageData {
  switch (page.kind) {
    case 'search':
      return withHead(page, { title: messages.searchDocs, description: messages.searchHint })
    case 'not-found':
      return withHead(page, { title: messages.notFound, description: messages.notFoundText })
    case 'tags':
      return withHead(withCrumbs(page, messages), { title: messages.tags })
    case 'tag': {
      const { taggedWith, docsTagged } = messages
      const title =
        taggedWith &&
        docsTagged &&
        fill(taggedWith, {
          count: plural(docsTagged, page.docs.length, locale),
          tag: page.tag.label,
        })
      return withHead(withCrumbs(page, messages), { title })
    }
    case 'index': {
      const [first, ...more] = page.breadcrumbs
      const title = first?.term === 'docs' && more.length === 0 ? messages.docsMenu : undefined
      const translated = withHead(withCrumbs(page, messages), { title })
      return title === undefined ? translated : { ...translated, title }
    }
    default:
      return page
  }
}

function withHead<P extends PageData>(
  page: P,
  { title, description }: { readonly [K in keyof PageHead]?: PageHead[K] | undefined },
): P {
  if (title === undefined && description === undefined) return page
  return {
    ...page,
    head: { ...page.head, ...(title && { title }), ...(description && { description }) },
  }
}

function withCrumbs<P extends { readonly breadcrumbs: readonly Breadcrumb[] }>(
  page: P,
  { docsMenu, tags }: Partial<Messages>,
): P {
  const words = { docs: docsMenu, tags }
  const translated = (crumb: Breadcrumb): Breadcrumb => {
    const label = crumb.term && words[crumb.term]
    return label === undefined ? crumb : { ...crumb, label }
  }
  return { ...page, breadcrumbs: page.breadcrumbs.map(translated) }
}
