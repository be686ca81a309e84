import {
  type SearchCatalog,
  type SearchIndexRef,
  type SearchRecords,
  type SiteData,
  toPath,
} from '@landing/schema'
import { indexesPath } from '../protocol'
import { fullAddress } from '../site/data'
import type { SearchIndexes } from './search-indexes'

/** Maximum size of an index's first file that is inlined in the list; others are fetched on demand. */
export const MOST_INLINE = 32 * 1024
/** The same for all contexts of a list together, of which readers rarely search any. */
const MOST_OF_CONTEXTS = 4 * 1024

/**
 * The lists of a site's indexes as JSON, by route path: one for each locale and version, of which a reader needs no other.
 * The latest version's is that of a scope without one. The first files of indexes stand in a list if they are small: a browser
 * then searches after one request less.
 */
export function listIndexes(
  { refs, files }: SearchIndexes,
  { base, docs }: Pick<SiteData, 'base' | 'docs'>,
): Map<string, string> {
  const lists = new Map<string, string>()
  for (const locale of new Set(refs.map((ref) => ref.locale))) {
    const ofLocale = refs.filter((ref) => ref.locale === locale)
    const versions = [...new Set(ofLocale.map((ref) => ref.version))]
    const usual = usualVersion(versions, docs)
    for (const version of versions) {
      const list = ofLocale.filter((ref) => ref.version === version)
      const json = JSON.stringify(withEntries(list, files, base))
      const inLocale = locale === undefined ? {} : { locale }
      if (version === usual) lists.set(indexesPath(inLocale), json)
      if (version !== undefined && (version !== usual || isOld(docs, version))) {
        lists.set(indexesPath({ ...inLocale, version }), json)
      }
    }
  }
  return lists
}

/** The version that is searched when none is named. */
export function usualVersion(
  versions: readonly (string | undefined)[],
  docs: SiteData['docs'],
): string | undefined {
  const isLatest = (name = '') => isNamed(docs, name, true)
  return (
    versions.find((name) => isLatest(name) && !isOld(docs, name)) ??
    versions.find(isLatest) ??
    versions[0]
  )
}

/** Versions of two docs sets may have one name. */
const isOld = (docs: SiteData['docs'], name = '') => isNamed(docs, name, false)

function isNamed(docs: SiteData['docs'], name: string, isLast: boolean): boolean {
  return docs.some(({ versions }) =>
    versions.some((each) => each.name === name && each.isLast === isLast),
  )
}

/** Route path of the list of all indexes, of which no document knows. */
export const catalogPath = '/search/catalog.json'

/** All indexes of a site as JSON, for programs: a browser reads the list of its own scope. */
export function toCatalog(
  refs: readonly SearchIndexRef[],
  site: SiteData,
  records?: SearchRecords,
): string {
  const { docs, locale, title, tagline } = site
  const latest = new Set(
    docs.flatMap(({ versions }) => versions.flatMap(({ name, isLast }) => (isLast ? name : []))),
  )
  const rank = (ref: SearchIndexRef) =>
    (ref.locale === undefined || ref.locale === locale.code ? 0 : 2) +
    (ref.version === undefined || latest.has(ref.version) ? 0 : 1)
  const catalog: SearchCatalog = {
    site: fullAddress(site, '/'),
    title,
    tagline,
    indexes: refs.toSorted((a, b) => rank(a) - rank(b)),
    ...(records && { records }),
  }
  return JSON.stringify(catalog)
}

function withEntries(
  refs: readonly SearchIndexRef[],
  files: SearchIndexes['files'],
  base: string,
): SearchIndexRef[] {
  let left = MOST_OF_CONTEXTS
  return refs.map((ref) => {
    const path = toPath(base, ref.href)
    const entry = path === undefined ? undefined : files.get(path)
    const most = ref.context === undefined ? MOST_INLINE : left
    if (entry === undefined || entry.length > most) return ref
    if (ref.context !== undefined) left -= entry.length
    return { ...ref, entry: Buffer.from(entry).toString('base64') }
  })
}
