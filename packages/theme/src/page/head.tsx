import type { Locale, PageData, SiteData } from '@landing/schema'
import type { ReactNode } from 'react'
import { fileHref, localeHref } from '../context/site-path'

/** Title of a page's document. */
export function documentTitle(title: string, siteTitle: string): string {
  return title === '' || title === siteTitle ? siteTitle : `${title} | ${siteTitle}`
}

/** Language as Open Graph writes it: `pt-BR` to `pt_BR`. */
function openGraphLocale(lang: string): string {
  return lang.replaceAll('-', '_')
}

/** Everything the head of a page's document says, as React's document metadata. */
export function Head({
  page,
  site,
}: {
  readonly page: PageData
  readonly site: SiteData
}): ReactNode {
  const { head } = page
  const title = documentTitle(head.title, site.title)
  const address = (locale: Locale) => site.url + localeHref(site, locale, page)
  const image = head.image ?? site.socialImage
  const imageAddress =
    image === undefined
      ? undefined
      : /^https?:/.test(image)
        ? image
        : site.url + fileHref(site, image)
  const keywords = [...(head.keywords ?? []), ...site.keywords]
  // A missing page has no address of its own, and search results are nobody's to find.
  const indexed = page.kind !== 'not-found' && page.kind !== 'search' && !head.noIndex
  const twins =
    page.kind === 'not-found' || site.locales.length === 1
      ? []
      : site.locales.filter(
          ({ code }) => page.locales?.some((locale) => locale.code === code) ?? true,
        )
  const defaultTwin = twins.find(({ code }) => code === site.locales[0]?.code)
  return (
    <>
      <title>{title}</title>
      <meta property="og:title" content={title} />
      <meta name="twitter:card" content={imageAddress ? 'summary_large_image' : 'summary'} />
      {head.description ? <meta name="description" content={head.description} /> : null}
      {head.description ? <meta property="og:description" content={head.description} /> : null}
      {keywords.length > 0 ? <meta name="keywords" content={keywords.join(', ')} /> : null}
      {indexed ? null : (
        <meta
          name="robots"
          content={page.kind === 'search' ? 'noindex, follow' : 'noindex, nofollow'}
        />
      )}
      {imageAddress ? <meta property="og:image" content={imageAddress} /> : null}
      {imageAddress ? <meta name="twitter:image" content={imageAddress} /> : null}
      <meta property="og:site_name" content={site.title} />
      <meta property="og:type" content={page.kind === 'doc' ? 'article' : 'website'} />
      <meta property="og:locale" content={openGraphLocale(site.locale.htmlLang)} />
      {page.kind === 'not-found' ? null : (
        <>
          <meta property="og:url" content={address(site.locale)} />
          <link rel="canonical" href={address(site.locale)} />
        </>
      )}
      {twins.map((locale) => (
        <link key={locale.code} rel="alternate" hrefLang={locale.htmlLang} href={address(locale)} />
      ))}
      {defaultTwin ? (
        <link rel="alternate" hrefLang="x-default" href={address(defaultTwin)} />
      ) : null}
      {site.locales
        .filter((locale) => locale.code !== site.locale.code)
        .map((locale) => (
          <meta
            key={locale.code}
            property="og:locale:alternate"
            content={openGraphLocale(locale.htmlLang)}
          />
        ))}
      {site.favicon ? <link rel="icon" href={site.favicon} /> : null}
      <meta name="docsearch:language" content={site.locale.code} />
      {'docsSet' in page ? <meta name="docsearch:version" content={page.version} /> : null}
      <meta name="docsearch:docusaurus_tag" content={searchTag(page)} />
    </>
  )
}

function searchTag(page: PageData): string {
  if (page.kind === 'tags') return 'doc_tags_list'
  if (page.kind === 'tag') return 'doc_tag_doc_list'
  return 'docsSet' in page ? `docs-${page.docsSet}-${page.version}` : 'default'
}
