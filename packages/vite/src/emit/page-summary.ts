import type { MachinePage, PageImage, RenderedPage, SitemapEntry } from '@landing/content'
import {
  componentsOf,
  type Diagnostic,
  type DocPageData,
  omitUndefined,
  type PageData,
  type ResolvedConfig,
  type SearchPage,
  type SiteData,
  toHref,
} from '@landing/schema'
import { fullAddress } from '../site/data'
import type { PageWithHead } from '../site/page-heads'
import { digest } from '../text/digest'

/**
 * Summary of a page, cached for builds that do not render it again: hashes of its contents, and its part of the files about all
 * pages.
 */
export interface PageSummary {
  readonly path: string
  /** Of the page's data as JSON. */
  readonly data: string
  readonly markdown?: { readonly path: string; readonly digest: string }
  readonly sitemap?: SitemapEntry
  readonly machine?: MachinePage
  /** What a plugin has added to its head. */
  readonly image?: PageImage
  /** Present when the page is searched. */
  readonly search?: SearchSummary
  /** Its file, if the site's own components are in its text. */
  readonly withComponents?: string
  readonly messages: readonly Diagnostic[]
  readonly links: RenderedPage['links']
  readonly ids: readonly string[]
}

export interface SearchSummary {
  /** Names what is searched, and the locale by whose rules words are cut. */
  readonly key: string
  readonly version?: string
  readonly docsSet?: string
  readonly locale?: string
}

/** @param json the page's data */
export function summarize(
  { page: { data, search, markdown, messages, links, ids }, image }: PageWithHead,
  json: string,
  config: ResolvedConfig,
  site: SiteData,
): PageSummary {
  // An untranslated page repeats one in the default language.
  const isCopy = data.locales?.some(({ path, fallback }) => fallback && path === data.path) ?? false
  const isListed = !isHidden(data.head) && !isCopy
  return {
    path: data.path,
    data: digest(json),
    ...(isListed && data.head.canonical === undefined && { sitemap: sitemapEntry(data, site) }),
    ...(data.kind === 'doc' &&
      data.markdown !== undefined && {
        ...(markdown !== undefined && {
          markdown: { path: data.markdown, digest: digest(markdown) },
        }),
        ...(isListed && { machine: machinePage(data, data.markdown, site) }),
      }),
    ...(search !== undefined &&
      isSearched(data, config) && {
        search: summarizeSearch(search, site),
      }),
    ...(image && { image }),
    ...omitUndefined({ withComponents: componentsIn(data)[0]?.file }),
    messages,
    links,
    ids,
  }
}

const componentsIn = (data: PageData) => (data.kind === 'doc' ? componentsOf(data.parts ?? []) : [])

/** True if search engines are kept from a page: by the site, or by its author, who adds such an element to its head. */
function isHidden({ noIndex, elements = [] }: PageData['head']): boolean {
  return (
    noIndex === true ||
    elements.some(
      ({ attributes: { name, content } }) =>
        /^robots$/i.test(`${name}`) && /\b(?:noindex|none)\b/i.test(`${content}`),
    )
  )
}

/** Input of the search indexes. */
export function summarizeSearch(
  search: SearchPage,
  { locale: siteLocale }: SiteData,
): SearchSummary {
  const { version, docsSet, locale } = search
  return {
    key: digest(JSON.stringify([siteLocale.code, search])),
    ...omitUndefined({ version, docsSet, locale }),
  }
}

function machinePage(data: DocPageData, markdown: string, site: SiteData): MachinePage {
  const { docsSet, version } = data
  const set = site.docs.find(({ id }) => id === docsSet)
  const isLast = set?.versions.find(({ name }) => name === version)?.isLast ?? true
  const href = toHref(site.base, data.path)
  const isOtherLocale = site.locales.some(
    ({ code, base }) => code !== site.locale.code && href.startsWith(base),
  )
  return {
    title: data.title,
    description: data.head.description ?? '',
    url: fullAddress(site, markdown),
    markdown,
    isCurrent: isLast && !isOtherLocale,
  }
}

function isSearched(data: PageData, { search }: ResolvedConfig): boolean {
  const { indexDocs, indexPages } = search
  return data.head.noIndex !== true && (data.kind === 'component' ? indexPages : indexDocs)
}

function sitemapEntry(data: PageData, site: SiteData): SitemapEntry {
  const date = data.kind === 'doc' ? (data.lastUpdate?.date ?? data.post?.date) : undefined
  return {
    url: fullAddress(site, data.path),
    ...(date !== undefined && { lastModified: date }),
  }
}
