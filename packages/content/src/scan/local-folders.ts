import type { ResolvedConfig } from '@landing/schema'
import type { DocsFolder } from '../facts/doc-file'
import { planLocales } from '../settings/locales'
import { codeOrder } from '../text/natural-order'
import type { DocsScan, FolderScan } from './scan-docs'

/** The folders as the model takes them: pages that a locale lacks are those of the default one. */
export function toDocsFolders(scan: DocsScan, config: ResolvedConfig): DocsFolder[] {
  const locales = planLocales(config)
  return scan.folders
    .filter(({ plan }) => plan.locale === config.i18n.defaultLocale)
    .flatMap((original) =>
      locales.map(({ code }) => {
        const own = scan.folders.find(
          ({ plan }) =>
            plan.locale === code &&
            plan.docsSet === original.plan.docsSet &&
            plan.version === original.plan.version,
        )
        return localFolder(original, own === original ? undefined : own, code)
      }),
    )
}

function localFolder(
  original: FolderScan,
  own: FolderScan | undefined,
  locale: string,
): DocsFolder {
  const { docsSet, version, config, origin } = original.plan
  const files = new Map(original.files.map((file) => [file.path, file]))
  for (const file of own?.files ?? []) files.set(file.path, file)
  const tags = own?.tags ?? original.tags
  const authors = own?.authors ?? original.authors
  return {
    docsSet,
    version,
    locale,
    config,
    files: [...files.values()].sort((a, b) => codeOrder(a.path, b.path)),
    categories: { ...original.categories, ...own?.categories },
    ...(tags !== undefined && { tags }),
    ...(authors !== undefined && { authors }),
    ...(origin !== undefined && { origin }),
  }
}
