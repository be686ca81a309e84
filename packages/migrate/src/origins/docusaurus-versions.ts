import { existsSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { ModuleReader } from '../config/read-module'
import type { Finding, SourcePage } from '../site/site'
import { defined, filled, listOf, textOf, type Values, valuesOf } from '../site/values'
import { lastSegment, trimSlashes } from '../site/words'
import { sidebarsOf } from './docusaurus-sidebars'
import { filesBelow, foldersIn } from './files'
import { reportOthers } from './site-config'

/** A docs set of the source: the options of the docs plugin. */
export interface DocsSet {
  readonly id: string
  readonly path: string
  /** Its folder in the new content. */
  readonly folder: string
  readonly routeBasePath: string
  readonly options: Values
  /** The folder of the docs set itself is published. */
  readonly hasCurrent: boolean
  /** The released versions that are published, newest first. */
  readonly versions: readonly SourceVersion[]
  /** Released versions without a folder. */
  readonly missing: readonly string[]
}

/** A released version of a docs set. */
interface SourceVersion {
  readonly name: string
  /** Absolute. */
  readonly folder: string
}

const versionOptions = 'label path banner noIndex'

/** Of the files and folders of a docs set's versions. */
const prefixOf = (id: string): string => (id === 'default' ? '' : `${id}_`)

/** Name of a folder in the new content: that of the source, or the id of a plugin whose folder is called like another one. */
export function folderName(path: string, id: string, taken: Set<string>): string {
  const last = lastSegment(path)
  const name = [last, id].find((each) => !taken.has(each)) ?? `${id}-${last}`
  taken.add(name)
  return name
}

/** The docs set that a plugin with these options reads. */
export function readDocsSet(options: Values, root: string, taken: Set<string>): DocsSet {
  const id = textOf(options.id) ?? 'default'
  const source = resolve(root, textOf(options.path) ?? 'docs')
  const path = relative(root, source)
  return {
    id,
    path,
    folder: folderName(path, id, taken),
    routeBasePath: trimSlashes(textOf(options.routeBasePath) ?? 'docs'),
    options,
    hasCurrent: options.includeCurrentVersion !== false && existsSync(source),
    ...versionsOf(id, options, root, source),
  }
}

/** The versions of a docs set. If its own folder is not published, the first version without a folder is made of it. */
function versionsOf(id: string, options: Values, root: string, source: string) {
  const list = versionList(id, root)
  if (options.disableVersioning === true || !existsSync(list)) return { versions: [], missing: [] }
  const parent = join(root, `${prefixOf(id)}versioned_docs`)
  const existing = foldersIn(parent).map((name) => name.replace(/^version-/, ''))
  const only = options.onlyIncludeVersions
  const names = listOf(JSON.parse(readFileSync(list, 'utf8')))
    .map(String)
    .filter((name) => only === undefined || listOf(only).includes(name))
  const missing = names.filter((name) => !existing.includes(name))
  const isFree = options.includeCurrentVersion === false && existsSync(source)
  const versions = names.flatMap((name): SourceVersion[] => {
    if (existing.includes(name)) return [{ name, folder: join(parent, `version-${name}`) }]
    return isFree && name === missing[0] ? [{ name, folder: source }] : []
  })
  return { versions, missing }
}

const versionList = (id: string, root: string): string => join(root, `${prefixOf(id)}versions.json`)

/** Reports folders of versions that no list names, which Docusaurus does not publish either, versions without a folder, and documents that are not published. */
export function noteUnlisted(set: DocsSet, root: string, findings: Finding[]): void {
  const { id, path, hasCurrent, versions, missing, options } = set
  const prefix = prefixOf(id)
  const note = (file: string, what: string, advice: string) =>
    void findings.push({ file, line: 1, what, advice })
  if (
    !existsSync(versionList(id, root)) &&
    foldersIn(join(root, `${prefix}versioned_docs`)).length > 0
  )
    note(
      `${prefix}versioned_docs`,
      `Its versions were not moved: without \`${prefix}versions.json\`, Docusaurus does not publish them.`,
      'Nothing, or write that file with the names of the versions and migrate again.',
    )
  const taken = versions.find(({ folder }) => folder === join(root, path))?.name
  for (const name of missing)
    note(
      `${prefix}versions.json`,
      `The version "${name}" has no folder; ${name === taken ? `the documents of \`${path}\` were taken for it` : 'it was not moved'}.`,
      `If a script makes the folder \`${prefix}versioned_docs/version-${name}\`, run it and migrate again.`,
    )
  const { length } = filesBelow(join(root, path)).filter((name) => /\.mdx?$/.test(name))
  if (!hasCurrent && taken === undefined && length > 0 && options.includeCurrentVersion === false)
    note(
      path,
      `${length} documents were not moved: \`includeCurrentVersion\` is \`false\`.`,
      'Nothing, or remove that option and migrate again.',
    )
}

/** Options of the versions: labels, paths, banners, and sidebars that differ from those of the set. */
export function versionConfigs(
  set: DocsSet,
  root: string,
  reader: ModuleReader,
  pages: readonly SourcePage[],
  sidebars: Values | undefined,
  inLanguages: (bars: Values | undefined, version: string) => Values | undefined,
): Values {
  const { hasCurrent, versions, options } = set
  const given = valuesOf(options.versions)
  const names = [...(hasCurrent ? ['current'] : []), ...versions.map(({ name }) => name)]
  const configs = names.flatMap((name): [string, Values][] => {
    reportOthers(valuesOf(given[name]), versionOptions, reader, `docs.versions.${name}.`)
    const { label, path, banner, noIndex } = valuesOf(given[name])
    const bars = name === 'current' ? undefined : versionSidebars(set, name, root, reader, pages)
    const config = defined({
      label,
      path,
      banner,
      noIndex,
      sidebars:
        JSON.stringify(bars) === JSON.stringify(sidebars)
          ? undefined
          : inLanguages(bars, `version-${name}`),
    })
    return Object.keys(config).length === 0 ? [] : [[name, config]]
  })
  const last = textOf(options.lastVersion)
  return {
    lastVersion:
      names.find((name) => name === last) ?? (versions.length > 1 ? versions[0]?.name : undefined),
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
  const file = join(root, `${prefixOf(set.id)}versioned_sidebars/version-${name}-sidebars.json`)
  if (!existsSync(file)) return undefined
  const folder = `content/${set.folder}_versions/${name}/`
  const docs = pages.filter(({ target }) => target.startsWith(folder))
  return sidebarsOf(withoutVersion(reader.read(file), name), docs, reader, relative(root, file))
}

/** Docusaurus 2 wrote its first versions' ids as `version-1.0/intro`. */
function withoutVersion(value: unknown, name: string): unknown {
  const text = JSON.stringify(value)
  return JSON.parse(text.replaceAll(`"version-${name}/`, '"')) as unknown
}
