import {
  routeKey,
  type SearchContext,
  type SearchIndexRef,
  type SearchLanguage,
  type SearchPage,
  type SiteData,
  toHref,
  toPath,
} from '@landing/schema'
import { type BuiltIndex, buildIndex } from '@landing/search/build'

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

/** Builds one index for each locale and version, and one for each of these and each context. */
export function buildSearchIndexes(
  pages: readonly SearchPage[],
  { base, locale, locales, searchContexts }: SiteData,
  languages: readonly SearchLanguage[] = [],
): SearchIndexes {
  const files = new Map<string, Uint8Array>()
  const localeOf = (page: SearchPage) => page.locale ?? locale.code

  function add(part: readonly SearchPage[], scope: IndexScope): SearchIndexRef {
    const code = scope.locale ?? locale.code
    const built: BuiltIndex = buildIndex(part, {
      name: nameOf(scope, locale.code),
      locale: code,
      languages: languages.filter((language) => isLanguageOf(language, code)),
    })
    for (const file of built.files) files.set(`${folder}/${file.name}`, file.bytes)
    return {
      ...(scope.context && { context: scope.context.id }),
      ...(scope.version !== undefined && { version: scope.version }),
      ...(scope.locale !== undefined && { locale: scope.locale }),
      href: toHref(base, `${folder}/${built.entry}`),
      bytes: built.files.reduce((sum, file) => sum + file.bytes.length, 0),
    }
  }

  const refs = locales.flatMap(({ code, base: localeBase }) => {
    const root = toPath(base, localeBase) ?? '/'
    const ofLocale = pages.filter((page) => localeOf(page) === code)
    return versionsOf(ofLocale).flatMap((version) => {
      const part = ofLocale.filter((page) => page.version === undefined || page.version === version)
      return [undefined, ...searchContexts].map((context) =>
        add(context ? part.filter((page) => isWithin(page, context, root)) : part, {
          ...(context && { context }),
          ...(version !== undefined && { version }),
          ...(locales.length > 1 && { locale: code }),
        }),
      )
    })
  })
  return { refs, files }
}

/** `all`, `docs-1.0`, `all-ar`: the default locale is not named. */
function nameOf({ context, version, locale }: IndexScope, defaultLocale: string): string {
  return [context?.id ?? 'all', version, locale === defaultLocale ? undefined : locale]
    .filter((word) => word !== undefined)
    .join('-')
}

function isLanguageOf({ locale }: SearchLanguage, code: string): boolean {
  return code === locale || code.startsWith(`${locale}-`)
}

function versionsOf(pages: readonly SearchPage[]): (string | undefined)[] {
  const versions = new Set(pages.map((page) => page.version).filter((name) => name !== undefined))
  return versions.size === 0 ? [undefined] : [...versions].sort()
}

/** Paths of a context are the same in every locale, below its root. */
function isWithin({ path }: SearchPage, context: SearchContext, root: string): boolean {
  const key = routeKey(path.startsWith(root) ? `/${path.slice(root.length)}` : path)
  return context.paths.some((each) => {
    const parent = routeKey(each)
    return key === parent || key.startsWith(parent === '/' ? '/' : `${parent}/`)
  })
}
