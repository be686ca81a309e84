import { join, sep } from 'node:path'
import type { ResolvedConfig } from '@landing/schema'
import type { Finding } from '../diagnostics/codes'
import { type AuthorsFile, readAuthorsFile } from '../facts/authors-file'
import { categoryFilePattern, type PlacedCategory, readCategoryFile } from '../facts/category-file'
import { isDocPath } from '../facts/doc-address'
import type { DocFile, DocsFolder } from '../facts/site-facts'
import { readTagsFile, type TagsFile } from '../facts/tags-file'
import { isFile } from '../fs/reach'
import { readTree } from '../fs/read-tree'
import { readSource } from '../fs/source-text'
import { docsRoot } from '../model/versions'
import { planLocales } from '../settings/locales'
import { codeOrder } from '../text/natural-order'
import { type FolderPlan, isOfPlan, planFolders } from './docs-folders'
import type { FactsMemory } from './facts-memory'

/** A scanned docs folder. */
export interface FolderScan {
  readonly plan: FolderPlan
  readonly files: readonly DocFile[]
  readonly categories: Readonly<Record<string, PlacedCategory>>
  readonly tags?: TagsFile
  readonly authors?: AuthorsFile
  readonly findings: readonly Finding[]
}

export interface DocsScan {
  readonly folders: readonly FolderScan[]
  readonly findings: readonly Finding[]
}

/** Reads all docs folders. */
export function scanDocs(
  contentDir: string,
  config: ResolvedConfig,
  memory: FactsMemory,
): DocsScan {
  const plans = planFolders(contentDir, config)
  const findings: Finding[] = []
  for (const { id, path, origin } of config.docs) {
    if (plans.some((plan) => plan.docsSet === id)) continue
    if (origin !== undefined) {
      findings.push({
        code: 'sources/not-fetched',
        message: `The source "${id}" has not been fetched from ${origin.git}: its pages are left out.`,
        location: { file: 'configuration sources' },
        help: 'Run landing-sources where the network allows.',
      })
      continue
    }
    findings.push({
      code: 'docs/missing-folder',
      message: `The docs set "${id}" has no folder "${path}" in the content folder.`,
      location: { file: 'configuration docs' },
      help: 'Create the folder, or correct "path" of the docs set.',
    })
  }
  return { folders: plans.map((plan) => scanFolder(plan, memory)), findings }
}

/**
 * Rescans after an edit: single documents if nothing else changed, whole folders if other files changed, or were added or removed.
 */
export function rescanDocs(
  before: DocsScan,
  contentDir: string,
  config: ResolvedConfig,
  memory: FactsMemory,
  changed: readonly string[],
): DocsScan {
  const plans = planFolders(contentDir, config)
  const samePlans =
    plans.length === before.folders.length &&
    plans.every((plan, index) => plan.source === before.folders[index]?.plan.source)
  if (!samePlans) return scanDocs(contentDir, config, memory)
  const folders = before.folders.map((folder) => {
    const start = join(folder.plan.absolute, '/')
    const inside = changed
      .filter((file) => file.startsWith(start))
      .map((file) => file.slice(start.length).split(sep).join('/'))
      .filter((path) => isOfPlan(path, folder.plan))
    if (inside.length === 0) return folder
    const again = new Set(inside)
    const known = folder.files.filter(({ path }) => again.has(path))
    if (known.length < again.size || !known.every(({ path }) => isFile(join(start, path)))) {
      return scanFolder(folder.plan, memory)
    }
    const files = folder.files.map((file) =>
      again.has(file.path) ? readDoc(folder.plan, file.path, memory) : file,
    )
    return { ...folder, files }
  })
  return { folders, findings: before.findings }
}

function scanFolder(plan: FolderPlan, memory: FactsMemory): FolderScan {
  const tree = readTree(plan.absolute, (path) => `${plan.source}/${path}`)
  const findings: Finding[] = [...tree.findings]
  const files: DocFile[] = []
  const categories: Record<string, PlacedCategory> = {}
  for (const { path, absolute } of tree.files) {
    if (!isOfPlan(path, plan)) continue
    const source = `${plan.source}/${path}`
    try {
      if (isDocPath(path)) files.push(readDoc(plan, path, memory))
      else if (categoryFilePattern.test(path)) {
        const read = readCategoryFile(source, readSource(absolute).text)
        categories[path.replace(categoryFilePattern, '')] = read.category
        findings.push(...read.findings)
        if (!path.includes('/') && read.category.link) {
          findings.push({
            code: 'category/invalid',
            message:
              'A category index page outside a category: the docs folder itself is no category of a sidebar.',
            location: read.category.linkPlace ?? { file: source, line: 1, column: 1 },
            help: 'Remove "link"; the page of the docs folder is index.md.',
          })
        }
      }
    } catch (error) {
      findings.push({
        code: 'source/unreadable',
        message: `The file cannot be read: ${error instanceof Error ? error.message : String(error)}`,
        location: { file: source },
        help: 'Check its name and its permissions.',
      })
    }
  }
  const { tagsFile, blog } = plan.config
  const list = <T>(name: string | undefined, read: (file: string, text: string) => Listed<T>) => {
    const path = join(plan.absolute, name ?? '')
    if (name === undefined || !isFile(path)) return undefined
    const { entries, findings: own } = read(`${plan.source}/${name}`, readSource(path).text)
    findings.push(...own)
    return entries
  }
  const tags = list(tagsFile, readTagsFile)
  const authors = list(blog?.authorsFile, readAuthorsFile)
  return { plan, files, categories, ...(tags && { tags }), ...(authors && { authors }), findings }
}

interface Listed<T> {
  readonly entries: T
  readonly findings: readonly Finding[]
}

function readDoc(plan: FolderPlan, path: string, memory: FactsMemory): DocFile {
  const source = `${plan.source}/${path}`
  const { hash, facts } = memory.read({
    source,
    path,
    absolute: join(plan.absolute, path),
    dialect: plan.config.dialect,
  })
  return { path, source, hash, locale: plan.locale, facts }
}

/** Roots of the docs sets that have not been fetched, as route paths without a locale. */
export function missingSources({ folders }: DocsScan, { docs }: ResolvedConfig): readonly string[] {
  return docs
    .filter(({ id, origin }) => origin && !folders.some(({ plan }) => plan.docsSet === id))
    .map(docsRoot)
}

/** All findings of a scan, those of single documents included. */
export function scanFindings(scan: DocsScan): Finding[] {
  return [
    ...scan.findings,
    ...scan.folders.flatMap((folder) => [
      ...folder.findings,
      ...folder.files.flatMap((file) => file.facts.findings),
    ]),
  ]
}

/** The folders as the model takes them: pages that a locale lacks are those of the default one. */
export function toDocsFolders(scan: DocsScan, config: ResolvedConfig): DocsFolder[] {
  const locales = planLocales(config)
  return scan.folders
    .filter(({ plan }) => plan.locale === locales[0]?.code)
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
