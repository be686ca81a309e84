import {
  isInContext,
  type ResolvedSearch,
  type SearchContext,
  type SearchIndexRef,
  type SearchPage,
  type SiteData,
  toHref,
} from '@landing/schema'
import {
  buildIndex,
  type CountedPage,
  type NumberedPage,
  PageTerms,
  type PlannedFile,
  planIndex,
  type textOf,
} from '@landing/search/build'
import { isSearchedIn, type Placed } from '../site/contexts'

/** The index files of a site, and the list by which a browser finds them. */
export interface SearchIndexes {
  readonly refs: readonly SearchIndexRef[]
  /** By route path. */
  readonly files: ReadonlyMap<string, Uint8Array>
}

interface IndexScope {
  readonly context?: SearchContext
  readonly version?: string
  /** Absent in a site of one locale. */
  readonly locale?: string
}

const folder = '/search'

/** What the configuration says about ranking. */
type SearchRules = Partial<Pick<ResolvedSearch, 'languages' | 'weights'>>

/** A searchable page, loaded lazily. */
export interface IndexedPage extends Placed {
  /** Hash of its searchable content. */
  readonly key: string
  counted(): Promise<CountedPage>
  text(): Promise<ReturnType<typeof textOf>>
  page(): Promise<SearchPage>
}

/** An index whose missing files are built on demand. */
export interface PlannedIndex {
  readonly ref: SearchIndexRef
  readonly files: readonly PlannedFile[]
}

/** Builds one index for each locale and version, and one for each of these and each context. */
export function buildSearchIndexes(
  pages: readonly SearchPage[],
  site: SiteData,
  rules: SearchRules = {},
): SearchIndexes {
  const files = new Map<string, Uint8Array>()
  const refs = scopesOf(pages, site).map(({ scope, part }): SearchIndexRef => {
    const built = buildIndex(part, optionsOf(scope, site, rules))
    for (const file of built.files) files.set(indexPath(file.name), file.bytes)
    return refOf(scope, site, built.entry)
  })
  return { refs, files }
}

/** Plans the same indexes without building files. */
export async function planSearchIndexes(
  pages: readonly IndexedPage[],
  site: SiteData,
  rules: SearchRules = {},
): Promise<PlannedIndex[]> {
  const terms = new PageTerms()
  const numbered = new Map<IndexedPage, NumberedPage>()
  for (const page of pages) numbered.set(page, terms.add(await page.counted()))
  return scopesOf(pages, site).map(({ scope, part }) => {
    const known = part.flatMap((page) => numbered.get(page) ?? [])
    const files = planIndex(known, terms, optionsOf(scope, site, rules))
    return { ref: refOf(scope, site, files[0]?.name ?? ''), files }
  })
}

/** Route path of an index file. */
export const indexPath = (name: string): string => `${folder}/${name}`

/** The pages of each scope that can be searched. */
export function scopesOf<Page extends Placed>(
  pages: readonly Page[],
  { base, docs, locale, locales, searchContexts, separateContexts }: SiteData,
): { readonly scope: IndexScope; readonly part: readonly Page[] }[] {
  return locales.flatMap(({ code, base: localeBase }) => {
    const root = { base, locale: { base: localeBase } }
    const ofLocale = pages.filter((page) => (page.locale ?? locale.code) === code)
    return versionsOf(ofLocale, docs).flatMap((version) => {
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
          ...(context && { context }),
          ...(version !== undefined && { version }),
          ...(locales.length > 1 && { locale: code }),
        },
      }))
    })
  })
}

function optionsOf(
  scope: IndexScope,
  { locale }: SiteData,
  { languages = [], weights = {} }: SearchRules,
) {
  const code = scope.locale ?? locale.code
  return {
    name: nameOf(scope, locale.code),
    locale: code,
    languages: languages.filter((language) => isLanguageOf(language, code)),
    weights,
  }
}

function refOf(scope: IndexScope, { base }: SiteData, entry: string): PlannedIndex['ref'] {
  return {
    ...(scope.context && { context: scope.context.id }),
    ...(scope.version !== undefined && { version: scope.version }),
    ...(scope.locale !== undefined && { locale: scope.locale }),
    href: toHref(base, indexPath(entry)),
  }
}

/** `all`, `docs-1.0`, `all-ar`: the default locale is not named. */
function nameOf({ context, version, locale }: IndexScope, defaultLocale: string): string {
  return [context?.id ?? 'all', version, locale === defaultLocale ? undefined : locale]
    .filter((word) => word !== undefined)
    .join('-')
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
