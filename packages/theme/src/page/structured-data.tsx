import {
  type Author,
  homePath,
  isFullAddress,
  isSamePage,
  type PageData,
  type SiteData,
  toHref,
} from '@landing/schema'
import type { ReactNode } from 'react'
import { fileHref, searchPath, untranslatedFrom } from '../context/site-path'
import { JsonScript } from '../primitives/json-script'

interface StructuredDataProps {
  readonly page: PageData
  readonly site: SiteData
}

/** JSON-LD of a page by schema.org: an article, or the site on its home page. Breadcrumbs have their own. */
export function StructuredData({ page, site }: StructuredDataProps): ReactNode {
  const data = dataOf(page, site)
  return data === undefined ? null : (
    <JsonScript type="application/ld+json" data={{ '@context': 'https://schema.org', ...data }} />
  )
}

function personOf({ name, url }: Pick<Author, 'name' | 'url'>) {
  return { '@type': 'Person', name, url: url && isFullAddress(url) ? url : undefined }
}

function dataOf(page: PageData, site: SiteData): object | undefined {
  const home = homePath(site)
  const url = (path: string) => site.url + toHref(site.base, path)
  const { htmlLang } = untranslatedFrom(page, site) ?? site.locale
  const common = { url: url(page.path), inLanguage: htmlLang }
  if (page.kind === 'doc' && !page.head.noIndex && !isSamePage(page.path, home)) {
    const { head, lastUpdate, post, title } = page
    const authors = post?.authors.map(personOf) ?? []
    // JSON leaves out what is undefined.
    return {
      '@type': post ? 'BlogPosting' : 'TechArticle',
      headline: title,
      ...common,
      image: head.image && new URL(fileHref(site, head.image), site.url).href,
      dateModified: lastUpdate?.date,
      datePublished: post?.date,
      author:
        authors.length > 0 ? authors : lastUpdate?.author && personOf({ name: lastUpdate.author }),
    }
  }
  if (!isSamePage(page.path, home) || page.kind === 'not-found') return undefined
  return {
    '@type': 'WebSite',
    name: site.title,
    ...common,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${url(searchPath(site))}?q={q}`,
      'query-input': 'required name=q',
    },
  }
}
