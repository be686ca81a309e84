import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { codeOrder, isFolder } from '@landing/markdown/authoring'
import { pathBelow } from '@landing/markdown/host'
import type { ResolvedConfig } from '@landing/schema'
import type { DocsFolder } from '../facts/doc-file'
import { currentVersion, releaseFolders } from '../settings/docs-places'
import { planLocales } from '../settings/locales'
import { versionOrigins } from '../sources/origin'

/** A folder of documents on disk. */
export interface FolderPlan
  extends Pick<DocsFolder, 'docsSet' | 'version' | 'locale' | 'config' | 'origin'> {
  readonly absolute: string
  /** Path relative to the content folder, with `/`. */
  readonly source: string
  /** Folders inside, relative to this one, that belong to other docs sets or locales. */
  readonly others: readonly string[]
}

/** The folders of all docs sets, see `docs-places.ts`. */
export function planFolders(contentDir: string, config: ResolvedConfig): FolderPlan[] {
  const plans: FolderPlan[] = []
  const sets = config.docs
  for (const docs of sets) {
    const { path: docsPath } = docs
    const origins = docs.origin ? versionOrigins(contentDir, docs, docs.origin) : {}
    const ofOthers = sets
      .filter(({ path }) => path !== docsPath)
      .flatMap(({ path }) => [path, ...releaseFolders(path)])
    const others = [...ofOthers, 'i18n'].flatMap((path) => pathBelow(docsPath, path) ?? [])
    const ofVersions = [
      { version: currentVersion, path: docsPath },
      ...releaseFolders(docsPath).flatMap((folder) =>
        versionNames(join(contentDir, folder)).map((version) => ({
          version,
          path: `${folder}/${version}`,
        })),
      ),
    ]
    for (const locale of planLocales(config)) {
      for (const { version, path } of ofVersions) {
        const source = `${locale.folder}${path}`.replace(/\/\.$/, '')
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
