import type { Content } from '@landing/content'
import type {
  ResolvedHostedSearch,
  ResolvedSearch,
  SearchPage,
  SearchRecords,
  SiteData,
} from '@landing/schema'
import { recordMaker, scopeName } from '@landing/search/build'
import { fullAddress } from '../site/data'
import { type IndexedPage, scopesOf, searchPath } from './search-indexes'

/** Pages in a file of records: a host may refuse larger files. */
const MOST_PAGES = 500

/** A file of records, made on demand. */
export interface RecordFile {
  readonly path: string
  /** Of all that it is made of. */
  readonly pages: readonly string[]
  bytes(): Promise<Uint8Array>
}

/** The files of records of a site, as JSON lines. */
export function planRecords(
  pages: readonly (Pick<IndexedPage, 'key' | 'page'> & SearchPlace)[],
  site: SiteData,
  { weights }: Pick<ResolvedSearch, 'weights'>,
): RecordFile[] {
  const scopes = scopesByPath(pages, site)
  const make = recordMaker(weights)
  const files = Math.ceil(pages.length / MOST_PAGES)
  return Array.from({ length: files }, (_, number) => {
    const part = pages.slice(number * MOST_PAGES, (number + 1) * MOST_PAGES)
    return {
      path: searchPath(`records-${number + 1}.jsonl`),
      pages: part.map(({ path, key }) => [path, key, ...(scopes.get(path) ?? [])].join(' ')),
      async bytes() {
        const lines: string[] = []
        for (const { path, page, locale = site.locale.code } of part) {
          const placed = { url: fullAddress(site, path), scopes: scopes.get(path) ?? [], locale }
          for (const record of make(await page(), placed)) lines.push(`${JSON.stringify(record)}\n`)
        }
        return Buffer.from(lines.join(''))
      },
    }
  })
}

type SearchPlace = Pick<SearchPage, 'path' | 'version' | 'docsSet' | 'locale'>

/** Names of the scopes that each page is found in. The usual version has a name without it too. */
function scopesByPath(
  pages: readonly SearchPlace[],
  site: SiteData,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const { scope, part, isUsual } of scopesOf(pages, site)) {
    const { context, version, locale } = scope
    const where = {
      ...(context && { context: context.id }),
      ...(locale !== undefined && { locale }),
    }
    const names = isUsual ? [scopeName(where)] : []
    if (version !== undefined) names.push(scopeName({ ...where, version }))
    for (const { path } of part) found.set(path, [...(found.get(path) ?? []), ...names])
  }
  return found
}

/** What the catalog says of the records. */
export function recordsOf(
  files: readonly RecordFile[],
  { locales }: SiteData,
  { languages, synonyms: ofPresets }: Pick<ResolvedSearch, 'languages'> & Pick<Content, 'synonyms'>,
  { service, index }: ResolvedHostedSearch,
): SearchRecords {
  return {
    ...{ service, index },
    files: files.map(({ path }) => path),
    locales: locales.map(({ code }) => code),
    synonyms: [...languages.flatMap(({ synonyms = [] }) => synonyms), ...ofPresets],
  }
}
