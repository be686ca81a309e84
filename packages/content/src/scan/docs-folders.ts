import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ResolvedConfig, ResolvedDocs, VersionOrigin } from '@landing/schema'
import { isFolder } from '../fs/reach'
import { currentVersion } from '../model/versions'
import { planLocales } from '../settings/locales'
import { versionOrigins } from '../sources/origin'
import { codeOrder } from '../text/natural-order'

/** A folder of documents on disk. */
export interface FolderPlan {
  readonly docsSet: string
  readonly version: string
  readonly locale: string
  readonly config: ResolvedDocs
  readonly absolute: string
  /** Path relative to the content folder, with `/`. */
  readonly source: string
  /** Folders inside, relative to this one, that belong to docs sets of their own. */
  readonly others: readonly string[]
  /** The repository that the folder was fetched from. */
  readonly origin?: VersionOrigin
}

/**
 * The folders of all docs sets: `docs/` is the current version, `docs_versions/<name>/` are the released ones, which may also
 * stand in `versions/<name>/` for the set of the folder `docs`; the same below `i18n/<locale>/` for the other locales.
 */
export function planFolders(contentDir: string, config: ResolvedConfig): FolderPlan[] {
  const plans: FolderPlan[] = []
  const sets = config.docs
  for (const docs of sets) {
    const { path: docsPath } = docs
    const origins = versionOrigins(contentDir, docs)
    const others = sets.flatMap(({ path }) => {
      const inside = path.slice(docsPath.length + 1)
      return path.startsWith(`${docsPath}/`) ? [inside, `${inside}_versions`] : []
    })
    const shelves = [`${docsPath}_versions`, ...(docsPath === 'docs' ? ['versions'] : [])]
    const ofVersions = [
      { version: currentVersion, path: docsPath },
      ...shelves.flatMap((shelf) =>
        versionNames(join(contentDir, shelf)).map((version) => ({
          version,
          path: `${shelf}/${version}`,
        })),
      ),
    ]
    for (const locale of planLocales(config)) {
      for (const { version, path } of ofVersions) {
        const source = locale.prefix === '' ? path : `i18n/${locale.folder}/${path}`
        const absolute = join(contentDir, source)
        if (!isFolder(absolute)) continue
        plans.push({
          docsSet: docs.id,
          version,
          locale: locale.code,
          config: docs,
          absolute,
          source,
          others,
          ...(origins[version] && { origin: origins[version] }),
        })
      }
    }
  }
  return plans
}

/** True if this file, relative to the folder, belongs to its docs set. */
export function isOfPlan(path: string, { others }: FolderPlan): boolean {
  return !others.some((other) => path.startsWith(`${other}/`))
}

function versionNames(folder: string): string[] {
  if (!isFolder(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .sort(codeOrder)
}
