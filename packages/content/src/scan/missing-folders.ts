import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Finding } from '@landing/markdown'
import { isFolder, isOutside, nearestOf } from '@landing/markdown/authoring'
import type { DocsOrigin, ResolvedConfig, ResolvedDocs } from '@landing/schema'
import { planLocales } from '../settings/locales'
import { readRecord } from '../sources/record'

/** Versions of a source that were added to the configuration after it was fetched. */
export function missingVersions(docs: ResolvedDocs, contentDir: string): Finding[] {
  const { id, origin } = docs
  if (origin === undefined) return []
  const fetched = Object.values(readRecord(contentDir, docs)?.versions ?? {}).map(({ ref }) => ref)
  return origin.versions
    .filter((version) => !fetched.includes(version))
    .map((version) => notFetched(`version "${version}" of the source "${id}"`, origin))
}

/** A docs set without its folder. */
export function missingFolder({ id, path, origin }: ResolvedDocs, contentDir: string): Finding {
  if (origin !== undefined) return notFetched(`source "${id}"`, origin)
  return {
    code: 'docs/missing-folder',
    message: `The docs set "${id}" has no folder "${path}" in the content folder.`,
    location: { file: 'configuration docs' },
    help: isFolder(contentDir)
      ? 'Create the folder, or correct "path" of the docs set.'
      : `There is no content folder "${shownPath(contentDir)}": create it, or correct "contentDir".`,
  }
}

/** Folders in `i18n` whose translations nobody sees. */
export function unknownLocales(contentDir: string, config: ResolvedConfig): Finding[] {
  const folder = join(contentDir, 'i18n')
  const localeNames = planLocales(config).flatMap((locale) => locale.folder.split('/')[1] ?? [])
  return (isFolder(folder) ? readdirSync(folder) : [])
    .filter(
      (name) =>
        !['.', '_'].includes(name.charAt(0)) &&
        !localeNames.includes(name) &&
        isFolder(join(folder, name)),
    )
    .map((name) => ({
      code: 'translations/unknown-locale',
      message: `The folder "${name}" belongs to no locale: its files are left out.`,
      location: { file: `i18n/${name}` },
      help: nearestOf(name, localeNames, 'Folders of locales'),
    }))
}

function notFetched(what: string, { git }: DocsOrigin): Finding {
  return {
    code: 'sources/not-fetched',
    message: `The ${what} has not been fetched from ${git}: its pages are left out.`,
    location: { file: 'configuration sources' },
    help: 'Run landing-sources where the network allows.',
  }
}

/** Relative to the current folder, if it is inside. */
function shownPath(path: string): string {
  return isOutside(process.cwd(), path) ? path : relative(process.cwd(), path)
}
