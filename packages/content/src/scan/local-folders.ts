import { codeOrder } from '@landing/markdown/authoring'
import { omitUndefined, type ResolvedConfig } from '@landing/schema'
import type { DocsFolder } from '../facts/doc-file'
import { planLocales } from '../settings/locales'
import type { DocsScan, FolderScan } from './scan-docs'

/** The folders as the model takes them: pages that a locale lacks are those of the default one. */
export function toDocsFolders(scan: DocsScan, config: ResolvedConfig): DocsFolder[] {
  const locales = planLocales(config)
  return scan.folders
    .filter(({ plan }) => plan.locale === config.i18n.defaultLocale)
    .flatMap((original) =>
      locales.map(({ code }) => {
        const localeScan = scan.folders.find(
          ({ plan }) =>
            plan.locale === code &&
            plan.docsSet === original.plan.docsSet &&
            plan.version === original.plan.version,
        )
        return localFolder(original, localeScan === original ? undefined : localeScan, code)
      }),
    )
}

function localFolder(
  original: FolderScan,
  localeScan: FolderScan | undefined,
  locale: string,
): DocsFolder {
  const { docsSet, version, config, origin } = original.plan
  const files = new Map(original.files.map((file) => [file.path, file]))
  for (const file of localeScan?.files ?? []) files.set(file.path, file)
  const tags = translated(original.tags, localeScan?.tags)
  const authors = translated(original.authors, localeScan?.authors)
  return {
    docsSet,
    version,
    locale,
    config,
    files: [...files.values()].sort((a, b) => codeOrder(a.path, b.path)),
    categories: translated(original.categories, localeScan?.categories) ?? {},
    ...omitUndefined({ tags, authors, origin }),
  }
}

/** Entries of a file and of its translation, which may have only the keys that differ. */
function translated<T extends object>(
  original: Readonly<Record<string, T>> | undefined,
  localEntries: Readonly<Record<string, T>> | undefined,
): Readonly<Record<string, T>> | undefined {
  if (localEntries === undefined) return original
  const entries = Object.entries(localEntries).map(([key, entry]) => [
    key,
    { ...original?.[key], ...entry },
  ])
  return { ...original, ...Object.fromEntries(entries) }
}
