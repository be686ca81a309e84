import type { Content } from '@landing/content'
import {
  isInContext,
  omitUndefined,
  type ResolvedSearch,
  type SearchContext,
  type SearchIndexRef,
  type SearchLanguage,
  type SiteData,
  toHref,
} from '@landing/schema'
import {
  type CountedPage,
  type NumberedPage,
  PageTerms,
  type PlannedFile,
  planIndex,
} from '@landing/search/build'
import { indexName, indexPath } from '../protocol'
import { isSearchedIn, type Placed } from '../site/contexts'

interface IndexScope {
  readonly context?: SearchContext
  readonly version?: string
  /** Absent in a site of one locale. */
  readonly locale?: string
}

/** What the configuration and plugins say about ranking. */
export type SearchRules = Partial<
  Pick<ResolvedSearch, 'languages' | 'weights'> & Pick<Content, 'synonyms'>
>

/** An index whose missing files are built on demand. */
export interface PlannedIndex {
  readonly ref: SearchIndexRef
  readonly files: readonly PlannedFile[]
}

/** Plans an index for each locale and version, and one for each of these and each context, without building files. */
export async function planSearchIndexes<Page extends Placed>(
  pages: readonly Page[],
  count: (page: Page) => Promise<CountedPage>,
  site: SiteData,
  rules: SearchRules,
): Promise<PlannedIndex[]> {
  const terms = new PageTerms()
  const numbered = new Map<Page, NumberedPage>()
  for (const page of pages) numbered.set(page, terms.add(await count(page)))
  return indexesOf(pages, site, rules).map(({ part, options, ref }) => {
    const numberedPages = part.flatMap((page) => numbered.get(page) ?? [])
    return { ref, files: planIndex(numberedPages, terms, options) }
  })
}

/** Route path of a file of the search. */
export const searchPath = (name: string): string => `/search/${name}`

/** A scope that can be searched, and its pages. */
interface ScopeOfPages<Page> {
  readonly scope: IndexScope
  readonly part: readonly Page[]
  /** True if it is searched when no version is named. */
  readonly isUsual: boolean
}

export function scopesOf<Page extends Placed>(
  pages: readonly Page[],
  { base, docs, locale, locales, searchContexts, separateContexts }: SiteData,
): ScopeOfPages<Page>[] {
  return locales.flatMap(({ code, base: localeBase }) => {
    const root = { base, locale: { base: localeBase } }
    const ofLocale = pages.filter((page) => (page.locale ?? locale.code) === code)
    const versions = versionsOf(ofLocale, docs)
    const usual = usualVersion(versions, docs)
    return versions.flatMap((version) => {
      const part = ofLocale.filter((page) => isSearchedIn(page, version, docs))
      const offered = searchContexts.filter(
        ({ versions }) => version === undefined || versions?.includes(version) !== false,
      )
      const isOutside = ({ path }: Page) =>
        !separateContexts || !offered.some((context) => isInContext(path, context, root))
      return [undefined, ...offered].map((context) => ({
        part: part.filter((page) =>
          context ? isInContext(page.path, context, root) : isOutside(page),
        ),
        scope: {
          ...omitUndefined({ context, version }),
          ...(locales.length > 1 && { locale: code }),
        },
        isUsual: version === usual,
      }))
    })
  })
}

/** What each index is made of, and where it lies. */
function indexesOf<Page extends Placed>(
  pages: readonly Page[],
  site: SiteData,
  { languages = [], weights = {}, synonyms = [] }: SearchRules,
) {
  return scopesOf(pages, site).flatMap(({ scope: { context, version, locale }, part, isUsual }) => {
    const code = locale ?? site.locale.code
    const suited = languages.filter((language) => isLanguageOf(language, code))
    const searchLanguages = synonyms.length === 0 ? suited : withSynonyms(suited, code, synonyms)
    const where = {
      ...(context && { context: context.id }),
      ...(locale !== undefined && { locale }),
    }
    const whole = { ...where, ...(version !== undefined && { version }) }
    // Versions of two docs sets may have one name: the latest of one, an old one of the other.
    const isAlsoOld = version !== undefined && isNamed(site.docs, version, false)
    const asked = [...(isUsual ? [where] : []), ...(!isUsual || isAlsoOld ? [whole] : [])]
    return asked.map((scope) => {
      const name = indexName(scope)
      const options = { name, locale: code, languages: searchLanguages, weights }
      const ref: SearchIndexRef = { ...whole, href: toHref(site.base, indexPath(name)) }
      return { part, options, ref }
    })
  })
}

/** The rules of a language, with the synonyms that plugins know in all languages. */
function withSynonyms(
  [first, ...others]: readonly SearchLanguage[],
  locale: string,
  synonyms: Content['synonyms'],
): SearchLanguage[] {
  const all = [...(first?.synonyms ?? []), ...synonyms]
  return [{ locale, ...first, synonyms: all }, ...others]
}

function isLanguageOf({ locale }: ResolvedSearch['languages'][number], code: string): boolean {
  return code === locale || code.startsWith(`${locale}-`)
}

/** A version of which nothing is searched has an index too: its pages have a search box. */
function versionsOf(
  pages: readonly Placed[],
  docs: SiteData['docs'],
): readonly (string | undefined)[] {
  const versions = new Set([
    ...pages.flatMap(({ version }) => version ?? []),
    ...docs
      .flatMap(({ versions }) => (versions.length > 1 ? versions : []))
      .map(({ name }) => name),
  ])
  return versions.size === 0 ? [undefined] : [...versions].sort()
}

/** The version that is searched when none is named. */
function usualVersion(
  versions: readonly (string | undefined)[],
  docs: SiteData['docs'],
): string | undefined {
  const isLatest = (name = '') => isNamed(docs, name, true)
  return (
    versions.find((name) => isLatest(name) && !isNamed(docs, name ?? '', false)) ??
    versions.find(isLatest) ??
    versions[0]
  )
}

function isNamed(docs: SiteData['docs'], name: string, isLast: boolean): boolean {
  return docs.some(({ versions }) =>
    versions.some((each) => each.name === name && each.isLast === isLast),
  )
}
