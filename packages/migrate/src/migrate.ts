import { existsSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { siteFiles, siteName } from '@landing/create'
import { checkSite } from './check/check-site'
import { printConfig } from './config/print-config'
import { type Removed, validConfig } from './config/valid-config'
import { filledHomes, homePage } from './home-page'
import { readDocusaurus } from './origins/docusaurus'
import { readMkDocs } from './origins/mkdocs'
import { readStarlight } from './origins/starlight'
import { readVitePress } from './origins/vitepress'
import { FileMap } from './pages/links'
import { rewritePage } from './pages/rewrite-page'
import { reportOf } from './report'
import { type Finding, type Origin, packageVersions, type SourceSite } from './site/site'
import { componentsFolder, stubPath, stubText } from './site/stub'
import { filled, type Values, valuesOf } from './site/values'
import { requireApart, writeSite } from './write-site'

/** Options of a migration. */
export interface MigrateOptions {
  readonly from: Origin
  /** Folder of the site to move; default: the current one. It is only read. */
  readonly source?: string
  /** Folder of the new site; default: beside the source, with `-landing` behind its name. */
  readonly to?: string
  /** Overwrite files that were edited or written by others; default false. */
  readonly force?: boolean
  /** Run the configuration, in a process of its own; default false: only what it writes in constants is read. */
  readonly runConfig?: boolean
  /** Build the new site in a temporary folder, and compare its pages with those of the source; default false. */
  readonly check?: boolean
}

/** A site that was moved. */
export interface Migration {
  /** Absolute. */
  readonly folder: string
  readonly title: string
  readonly pages: number
  /** How many files differ from those of the run before. */
  readonly changed: number
  /** What could not be carried over. */
  readonly findings: readonly Finding[]
  /** What the built site lacks of its source; `undefined` if it was not built. */
  readonly differences: readonly Finding[] | undefined
}

/** Readers of sources, and where these have their documents. */
const readers: Readonly<
  Record<Origin, readonly [(root: string, runs: boolean) => SourceSite, string]>
> = {
  docusaurus: [readDocusaurus, 'docs/'],
  vitepress: [readVitePress, '*.md beside .vitepress/'],
  starlight: [readStarlight, 'src/content/docs/'],
  mkdocs: [readMkDocs, 'docs/, or `docs_dir` of mkdocs.yml'],
}

/** Files of the template's own content, and its deployment: a site that moves has one. */
const isExample = (path: string): boolean => /^(?:content|\.github)\//.test(path)

/**
 * Moves a site: reads it, rewrites pages and configuration, and writes a complete site and
 * `MIGRATION.md`.
 *
 * @throws Error when source or target cannot be used; then nothing is written
 */
export function migrate({
  from,
  source = '.',
  to,
  force = false,
  runConfig = false,
  check = false,
}: MigrateOptions): Migration {
  const given = resolve(source)
  const folder = resolve(to ?? `${given}-landing`)
  requireApart(given, folder)
  const [readSite, documents] = readers[from]
  const site = readSite(given, runConfig)
  if (site.pages.length === 0) {
    throw new Error(
      `There are no documents in "${given}": looked for ${documents}. Name the folder that holds the configuration of the site, and the right framework with --from.`,
    )
  }
  const { files, config, findings, copied } = siteOf(site, folder)
  const mended = mendedFiles(files, folder)
  for (const [path, content] of mended) files.set(path, content)
  const checked = check ? checkSite(site, files, config, folder) : undefined
  noteRemoved(checked?.refused ?? [], findings)
  const differences = checked?.differences
  const left = findings.filter(({ mendIn }) => mendIn === undefined || !mended.has(mendIn))
  const text = reportOf(site, left, copied, check ? { differences } : undefined)
  const all = new Map([...files, ...configFile(checked?.config ?? config), ['MIGRATION.md', text]])
  for (const path of mended.keys()) all.delete(path)
  const changed = writeSite(folder, all, force)
  const { title } = site.config
  return { folder, title, pages: site.pages.length, changed, findings: left, differences }
}

/** Components that people wrote in place of those of an earlier run: they stay. */
function mendedFiles(files: ReadonlyMap<string, unknown>, folder: string): Map<string, string> {
  const mended = [...files].flatMap(([path, content]): [string, string][] => {
    const file = join(folder, path)
    if (!path.startsWith(componentsFolder) || !existsSync(file)) return []
    const text = readFileSync(file, 'utf8')
    return text === content ? [] : [[path, text]]
  })
  return new Map(mended)
}

const configFile = (config: Values) => [['landing.config.ts', printConfig(config)]] as const

const noteNew = (findings: Finding[], what: string, advice: string) =>
  void findings.push({ file: 'landing.config.ts (new)', line: 1, what, advice })

function noteRemoved(removed: readonly Removed[], findings: Finding[]): void {
  for (const { path, message } of removed) {
    const what = `\`${path}\` of the new configuration was left out: ${message}.`
    noteNew(findings, what, 'Write it as the manual says.')
  }
}

/** All files of the new site. */
function siteOf(site: SourceSite, folder: string) {
  const fileMap = new FileMap(site)
  const findings: Finding[] = [...site.findings]
  const ownKeys = new Set<string>()
  const policy = new Map<string, Set<string>>()
  const stubs = new Map<string, string>()
  const variables = new Set<string>()
  const pages = site.pages.map((page): [string, string] => [
    page.target,
    rewritePage(page, { site, files: fileMap, findings, ownKeys, policy, stubs, variables }),
  ])
  const components = [...stubs].map(([directive, name]): [string, string] => [
    stubPath(directive),
    stubText(directive, name),
  ])
  const keys = [...ownKeys].sort()
  const { config, removed } = validConfig({
    ...withPolicy(withOwnKeys(site.config, keys), policy),
    url: site.config.url ?? 'https://example.org',
    variables: filled(valuesNamed(variables, site)),
  })
  noteRemoved(removed, findings)
  if (keys.length > 0) {
    const names = keys.map((key) => `\`${key}\``).join(', ')
    noteNew(
      findings,
      `Front matter keys of your own were kept, and declared in \`markdown.frontMatterKeys\`: ${names}.`,
      'Remove those that you do not use; `:var[key]` inserts one into a text.',
    )
  }
  const { packageName } = siteName(basename(folder))
  const template = [...siteFiles({ title: site.config.title, packageName })].filter(
    ([path]) => !isExample(path),
  )
  const copies = [...site.copies, ...fileMap.taken].map(
    ([target, source]): [string, Uint8Array] => [target, readFileSync(source)],
  )
  const files = new Map<string, string | Uint8Array>([
    ...template,
    ...copies,
    ...pages,
    ...components,
    ...configFile(config),
  ])
  files.set('package.json', withPackages(String(files.get('package.json')), site))
  const home = homePage(site)
  if (home === undefined) files.delete('src/pages/index.tsx')
  else files.set('src/pages/index.tsx', home)
  for (const [path, text] of filledHomes(site, files)) files.set(path, text)
  return { files, config, findings, copied: copies.length }
}

const valuesNamed = (names: ReadonlySet<string>, { pythonMarkdown }: SourceSite): Values =>
  Object.fromEntries([...names].sort().map((name) => [name, pythonMarkdown?.variables.get(name)]))

const withOwnKeys = (config: Values, keys: readonly string[]): Values =>
  keys.length === 0
    ? config
    : { ...config, markdown: { ...valuesOf(config.markdown), frontMatterKeys: keys } }

function withPolicy(config: Values, given: ReadonlyMap<string, ReadonlySet<string>>): Values {
  if (given.size === 0) return config
  const policy = Object.fromEntries(
    [...given].sort().map(([key, origins]) => [key, [...origins].sort()]),
  )
  return { ...config, security: { policy } }
}

function withPackages(text: string, { packages }: SourceSite): string {
  const json = valuesOf(JSON.parse(text))
  const given = valuesOf(json.dependencies)
  const versionOf = (name: keyof typeof packageVersions) =>
    packageVersions[name] ?? given['@landing/vite']
  const added = Object.fromEntries(packages.map((name) => [name, versionOf(name)]))
  const dependencies = { ...given, ...added }
  return `${JSON.stringify({ ...json, dependencies }, null, 2)}\n`
}
