import { type PageData, type SiteData, toHref } from '@landing/schema'
import type { ReactNode } from 'react'
import { fileHref } from './site-path'

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
  const { head, path } = page
  const title = documentTitle(head.title, site.title)
  const address = (base: string, route: string) => site.url + toHref(base, route)
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
  const twin = (code: string) => page.locales?.find((locale) => locale.code === code)?.path ?? path
  const defaultLocale = site.locales[0]
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
          <meta property="og:url" content={address(site.locale.base, path)} />
          <link rel="canonical" href={address(site.locale.base, path)} />
        </>
      )}
      {site.locales.length > 1 && page.kind !== 'not-found'
        ? site.locales.map((locale) => (
            <link
              key={locale.code}
              rel="alternate"
              hrefLang={locale.htmlLang}
              href={address(locale.base, twin(locale.code))}
            />
          ))
        : null}
      {site.locales.length > 1 && defaultLocale && page.kind !== 'not-found' ? (
        <link
          rel="alternate"
          hrefLang="x-default"
          href={address(defaultLocale.base, twin(defaultLocale.code))}
        />
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
