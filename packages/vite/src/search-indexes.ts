import {
  routeKey,
  type SearchContext,
  type SearchIndexRef,
  type SearchPage,
  toHref,
} from '@landing/schema'
import { type BuiltIndex, buildIndex } from '@landing/search/build'

/** The index files of a site, and the list by which a browser finds them. */
export interface SearchIndexes {
  readonly refs: readonly SearchIndexRef[]
  /** By route path. */
  readonly files: ReadonlyMap<string, Uint8Array>
}

const folder = '/search'

/** Builds one index for each version, and one for each version and context. */
export function buildSearchIndexes(
  pages: readonly SearchPage[],
  contexts: readonly SearchContext[],
  base: string,
): SearchIndexes {
  const files = new Map<string, Uint8Array>()
  const refs: SearchIndexRef[] = []
  for (const version of versionsOf(pages)) {
    const ofVersion = pages.filter((page) => page.version === undefined || page.version === version)
    for (const context of [undefined, ...contexts]) {
      const part =
        context === undefined ? ofVersion : ofVersion.filter((page) => isWithin(page, context))
      const name = [context?.id ?? 'all', version].filter((word) => word !== undefined).join('-')
      const built: BuiltIndex = buildIndex(part, { name })
      for (const file of built.files) files.set(`${folder}/${file.name}`, file.bytes)
      refs.push({
        ...(context && { context: context.id }),
        ...(version !== undefined && { version }),
        href: toHref(base, `${folder}/${built.entry}`),
        bytes: built.files.reduce((sum, file) => sum + file.bytes.length, 0),
      })
    }
  }
  return { refs, files }
}

function versionsOf(pages: readonly SearchPage[]): (string | undefined)[] {
  const versions = new Set(pages.map((page) => page.version).filter((name) => name !== undefined))
  return versions.size === 0 ? [undefined] : [...versions].sort()
}

function isWithin(page: SearchPage, context: SearchContext): boolean {
  const key = routeKey(page.path)
  return context.paths.some((path) => {
    const parent = routeKey(path)
    return key === parent || key.startsWith(parent === '/' ? '/' : `${parent}/`)
  })
}
