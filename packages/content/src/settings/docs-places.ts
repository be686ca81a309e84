import { originalSource, pathBelow } from '@landing/markdown/host'
import type { ResolvedConfig, ResolvedDocs } from '@landing/schema'

/*
 * Where the documents of a docs set are, relative to the content folder: `docs/` is the current version, `docs_versions/<name>/` are the
 * released ones, which may also be in `versions/<name>/` for the set of the folder `docs`. The same below `i18n/<locale>/` for the
 * other locales.
 */

/** Configuration of a docs set. */
export function docsOf({ docs }: ResolvedConfig, docsSet: string): ResolvedDocs | undefined {
  return docs.find(({ id }) => id === docsSet)
}

/** Hidden folder of a docs folder with the pages that plugins make of its files. */
export const generatedFolder = '.pages'

/** Name of the version in the docs folder itself. */
export const currentVersion = 'current'

/** Folders that hold the folders of released versions; the first is that of new ones. */
export function releaseFolders(docsPath: string): readonly [string, ...string[]] {
  return [`${docsPath}_versions`, ...(docsPath === 'docs' ? ['versions'] : [])]
}

/** The folder in which a new version is made. */
export function versionFolder(docsPath: string, version: string): string {
  return version === currentVersion ? docsPath : `${releaseFolders(docsPath)[0]}/${version}`
}

/** The folder of the version that has a document, without its locale, and the path below; `undefined` for one of another docs set. */
export function splitSource(
  source: string,
  { path: docsPath }: Pick<ResolvedDocs, 'path'>,
): { readonly folder: string; readonly path: string } | undefined {
  const original = originalSource(source)
  const folder = [...releaseFolders(docsPath), docsPath].find(
    (each) => pathBelow(each, original) !== undefined,
  )
  if (folder === undefined) return undefined
  const below = pathBelow(folder, original) ?? ''
  if (folder === docsPath) return { folder, path: below }
  const [version = ''] = below.split('/', 1)
  return { folder: `${folder}/${version}`, path: below.slice(version.length + 1) }
}
