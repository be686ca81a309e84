import { existsSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { DocsConfig, SiteConfig } from '@landing/schema'
import { planLocales } from '../model/locales'
import { currentVersion } from '../model/versions'
import { codeOrder } from '../text/natural-order'

/** A folder of documents on disk. */
export interface FolderPlan {
  readonly docsSet: string
  readonly version: string
  readonly locale: string
  readonly config: DocsConfig
  readonly absolute: string
  /** Path relative to the content folder, with `/`. */
  readonly source: string
}

/**
 * The folders of all docs sets: `docs/` is the current version, `docs_versions/<name>/` are the released ones, which may also
 * stand in `versions/<name>/` for the set of the folder `docs`; the same below `i18n/<locale>/` for the other locales.
 */
export function planFolders(contentDir: string, config: SiteConfig): FolderPlan[] {
  const plans: FolderPlan[] = []
  for (const docs of [config.docs ?? {}].flat()) {
    const docsPath = posix.normalize(docs.path ?? 'docs').replace(/\/$/, '')
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
        if (!existsSync(absolute)) continue
        const docsSet = docs.id ?? 'default'
        plans.push({ docsSet, version, locale: locale.code, config: docs, absolute, source })
      }
    }
  }
  return plans
}

function versionNames(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .sort(codeOrder)
}
