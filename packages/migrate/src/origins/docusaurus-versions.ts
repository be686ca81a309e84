import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { ModuleReader } from '../config/read-module'
import type { Finding, SourcePage } from '../site/site'
import { defined, filled, listOf, textOf, type Values, valuesOf } from '../site/values'
import { lastSegment } from '../site/words'
import { sidebarsOf } from './docusaurus-sidebars'
import { foldersIn } from './files'
import { reportOthers } from './site-config'

/** A docs set of the source: the options of the docs plugin. */
export interface DocsSet {
  readonly id: string
  readonly path: string
  readonly routeBasePath: string
  readonly options: Values
}

/** A released version of a docs set. */
interface SourceVersion {
  readonly name: string
  /** Absolute. */
  readonly folder: string
}

const versionOptions = 'label path banner noIndex'

const prefixOf = ({ id }: DocsSet): string => (id === 'default' ? '' : `${id}_`)

/** True if the folder of the docs set itself is published. */
export const hasCurrent = ({ options, path }: DocsSet, root: string): boolean =>
  options.includeCurrentVersion !== false && existsSync(join(root, path))

/** The released versions that are published, newest first. */
export function versionsOf(set: DocsSet, root: string): SourceVersion[] {
  if (set.options.disableVersioning === true) return []
  const parent = join(root, `${prefixOf(set)}versioned_docs`)
  const list = versionList(set, root)
  if (!existsSync(list)) return []
  const existing = foldersIn(parent).map((name) => name.replace(/^version-/, ''))
  const only = set.options.onlyIncludeVersions
  return listOf(JSON.parse(readFileSync(list, 'utf8')))
    .map(String)
    .filter(
      (name) => existing.includes(name) && (only === undefined || listOf(only).includes(name)),
    )
    .map((name) => ({ name, folder: join(parent, `version-${name}`) }))
}

const versionList = (set: DocsSet, root: string): string =>
  join(root, `${prefixOf(set)}versions.json`)

/** Reports folders of versions that no list names: Docusaurus does not publish them either. */
export function noteUnlisted(set: DocsSet, root: string, findings: Finding[]): void {
  const file = `${prefixOf(set)}versioned_docs`
  if (existsSync(versionList(set, root)) || foldersIn(join(root, file)).length === 0) return
  findings.push({
    file,
    line: 1,
    what: `Its versions were not moved: without \`${prefixOf(set)}versions.json\`, Docusaurus does not publish them.`,
    advice: 'Nothing, or write that file with the names of the versions and migrate again.',
  })
}

/** Options of the versions: labels, paths, banners, and sidebars that differ from those of the set. */
export function versionConfigs(
  set: DocsSet,
  root: string,
  reader: ModuleReader,
  pages: readonly SourcePage[],
  sidebars: Values | undefined,
  inLanguages: (own: Values | undefined, version: string) => Values | undefined,
): Values {
  const versions = versionsOf(set, root)
  const given = valuesOf(set.options.versions)
  const names = [...(hasCurrent(set, root) ? ['current'] : []), ...versions.map(({ name }) => name)]
  const configs = names.flatMap((name): [string, Values][] => {
    reportOthers(valuesOf(given[name]), versionOptions, reader, `docs.versions.${name}.`)
    const { label, path, banner, noIndex } = valuesOf(given[name])
    const own = name === 'current' ? undefined : versionSidebars(set, name, root, reader, pages)
    const config = defined({
      label,
      path,
      banner,
      noIndex,
      sidebars:
        JSON.stringify(own) === JSON.stringify(sidebars)
          ? undefined
          : inLanguages(own, `version-${name}`),
    })
    return Object.keys(config).length === 0 ? [] : [[name, config]]
  })
  return {
    lastVersion:
      textOf(set.options.lastVersion) ?? (versions.length > 1 ? versions[0]?.name : undefined),
    versions: filled(Object.fromEntries(configs)),
  }
}

function versionSidebars(
  set: DocsSet,
  name: string,
  root: string,
  reader: ModuleReader,
  pages: readonly SourcePage[],
): Values | undefined {
  const file = join(root, `${prefixOf(set)}versioned_sidebars/version-${name}-sidebars.json`)
  if (!existsSync(file)) return undefined
  const folder = `content/${lastSegment(set.path)}_versions/${name}/`
  const own = pages.filter(({ target }) => target.startsWith(folder))
  return sidebarsOf(withoutVersion(reader.read(file), name), own, reader, relative(root, file))
}

/** Docusaurus 2 wrote its first versions' ids as `version-1.0/intro`. */
function withoutVersion(value: unknown, name: string): unknown {
  const text = JSON.stringify(value)
  return JSON.parse(text.replaceAll(`"version-${name}/`, '"')) as unknown
}
