import { type Locale, type PageData, type SiteData, toHref } from '@landing/schema'
import type { ReactNode } from 'react'
import type { NamedPage } from '../context/part-props'
import { fileHref, localeHref, untranslatedFrom } from '../context/site-path'
import { en, type Messages } from '../messages/en'
import { makeTexts } from '../texts/texts'
import { withNames } from './page-names'
import { StructuredData } from './structured-data'

/** Title of a page's document. */
export function documentTitle(title: string, siteTitle: string): string {
  return title === '' || title === siteTitle ? siteTitle : `${title} | ${siteTitle}`
}

/** Language as Open Graph writes it: `pt-BR` to `pt_BR`. */
function openGraphLocale(lang: string): string {
  return lang.replaceAll('-', '_')
}

interface HeadProps {
  readonly page: PageData
  readonly site: SiteData
  /** Texts instead of the English ones, for pages that the theme names. */
  readonly messages?: Partial<Messages> | undefined
}

/** Title, metadata and links of a page's document, as React's document metadata. */
export function Head({ page: given, site, messages }: HeadProps): ReactNode {
  const page = withNames(given, makeTexts<Messages>({ ...en, ...messages }, site.locale.htmlLang))
  const { head } = page
  const keywords = [...(head.keywords ?? []), ...site.keywords]
  // A missing page has no URL of its own, and search results do not belong in an index.
  const isIndexed = page.kind !== 'not-found' && page.kind !== 'search' && !head.noIndex
  return (
    <>
      <title>{documentTitle(head.title, site.title)}</title>
      {head.description ? <meta name="description" content={head.description} /> : null}
      {keywords.length > 0 ? <meta name="keywords" content={keywords.join(', ')} /> : null}
      {isIndexed ? null : (
        <meta
          name="robots"
          content={page.kind === 'search' ? 'noindex, follow' : 'noindex, nofollow'}
        />
      )}
      <SocialCard page={page} site={site} />
      <Alternates page={page} site={site} />
      <Feeds site={site} />
      {site.favicon ? <link rel="icon" href={site.favicon} /> : null}
      <StructuredData page={page} site={site} />
    </>
  )
}

/** Types of the formats of feeds. */
const feedTypes = {
  atom: 'application/atom+xml',
  rss: 'application/rss+xml',
  json: 'application/feed+json',
}

/** Links to the feeds of blogs. */
function Feeds({ site }: Pick<HeadProps, 'site'>): ReactNode {
  const feeds = site.docs.flatMap(({ versions }) =>
    versions.flatMap(({ isLast, feed }) => (isLast && feed ? [feed] : [])),
  )
  return feeds.flatMap(({ label, path }) =>
    Object.entries(feedTypes).map(([extension, type]) => {
      const href = toHref(site.base, `${path}.${extension}`)
      return <link key={href} rel="alternate" type={type} title={label} href={href} />
    }),
  )
}

/** Open Graph and Twitter metadata. */
function SocialCard({ page, site }: HeadProps & { readonly page: NamedPage }): ReactNode {
  const { head } = page
  const drawn = head.drawnImage
  const file = drawn ? toHref(site.base, drawn) : (head.image ?? site.socialImage)
  const image = file === undefined || /^https?:/.test(file) ? file : site.url + fileHref(site, file)
  return (
    <>
      <meta property="og:title" content={documentTitle(head.title, site.title)} />
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {head.description ? <meta property="og:description" content={head.description} /> : null}
      {image ? <meta property="og:image" content={image} /> : null}
      {image ? <meta name="twitter:image" content={image} /> : null}
      {drawn ? <meta property="og:image:width" content="1200" /> : null}
      {drawn ? <meta property="og:image:height" content="630" /> : null}
      {drawn ? <meta property="og:image:alt" content={head.title || site.title} /> : null}
      <meta property="og:site_name" content={site.title} />
      <meta property="og:type" content={page.kind === 'doc' ? 'article' : 'website'} />
    </>
  )
}

/** Canonical URL of the page, its language, and its URLs in other ones. */
function Alternates({ page, site }: HeadProps): ReactNode {
  const url = (locale: Locale) => site.url + localeHref(site, locale, page)
  const translations =
    page.kind === 'not-found'
      ? []
      : site.locales.filter(
          ({ code }) =>
            page.locales?.some((locale) => locale.code === code && !locale.fallback) ?? true,
        )
  const original = translations.find(({ code }) => code === site.locales[0]?.code)
  // Without a translation the page repeats the one in the default language.
  const shownLocale = untranslatedFrom(page, site) ?? site.locale
  const canonical = page.head.canonical ?? url(shownLocale)
  return (
    <>
      {page.kind === 'not-found' ? null : (
        <>
          <meta property="og:url" content={canonical} />
          <link rel="canonical" href={canonical} />
        </>
      )}
      {translations.map((locale) => (
        <link key={locale.code} rel="alternate" hrefLang={locale.htmlLang} href={url(locale)} />
      ))}
      {original ? <link rel="alternate" hrefLang="x-default" href={url(original)} /> : null}
      <meta property="og:locale" content={openGraphLocale(shownLocale.htmlLang)} />
      {translations.map((locale) =>
        locale.code === shownLocale.code ? null : (
          <meta
            key={locale.code}
            property="og:locale:alternate"
            content={openGraphLocale(locale.htmlLang)}
          />
        ),
      )}
    </>
  )
}
