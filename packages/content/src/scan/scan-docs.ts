import { join } from 'node:path'
import type { Finding, Hooks } from '@landing/markdown'
import { isFile, messageOf, readTree, relativePath } from '@landing/markdown/authoring'
import {
  encodingFindings,
  NeedsReference,
  pathIn,
  pluginError,
  readSource,
} from '@landing/markdown/host'
import {
  diagnosticOf,
  LandingError,
  omitUndefined,
  type ResolvedConfig,
  type SourceLocation,
} from '@landing/schema'
import { categoryFilePattern, type PlacedCategory, readCategoryFile } from '../facts/category-file'
import { isPartial } from '../facts/doc-address'
import type { DocFile, DocsFolder } from '../facts/doc-file'
import { readAuthorsFile, readTagsFile } from '../facts/entries-file'
import type { PagesHook, SiteHooks } from '../hooks/site-hooks'
import { docsRoot } from '../model/versions'
import { currentVersion } from '../settings/docs-places'
import { type FolderPlan, isOfPlan, planFolders } from './docs-folders'
import { missingLists, readList } from './entries-lists'
import type { FactsMemory } from './facts-memory'
import { generatePages, type WrittenPage } from './generated-pages'
import { missingFolder, missingVersions, unknownLocales } from './missing-folders'

/** A scanned docs folder. */
export interface FolderScan extends Pick<DocsFolder, 'files' | 'categories' | 'tags' | 'authors'> {
  readonly plan: FolderPlan
  readonly findings: readonly Finding[]
}

export interface DocsScan {
  readonly folders: readonly FolderScan[]
  readonly findings: readonly Finding[]
}

/** Reads all docs folders. @throws NeedsReference */
export async function scanDocs(
  contentDir: string,
  config: ResolvedConfig,
  memory: FactsMemory,
  hooks: Hooks<SiteHooks>,
): Promise<DocsScan> {
  const plans = planFolders(contentDir, config)
  return {
    folders: await inOrder(plans, (plan) => scanFolder(plan, memory, hooks)),
    findings: [
      ...config.docs.flatMap((docs) =>
        plans.some(({ docsSet }) => docsSet === docs.id)
          ? missingVersions(docs, contentDir)
          : missingFolder(docs, contentDir),
      ),
      ...unknownLocales(contentDir, config),
    ],
  }
}

/**
 * Rescans after an edit: single documents if nothing else changed, whole folders if other files changed, or were added or removed.
 */
export async function rescanDocs(
  before: DocsScan,
  contentDir: string,
  config: ResolvedConfig,
  memory: FactsMemory,
  hooks: Hooks<SiteHooks>,
  changed: readonly string[],
): Promise<DocsScan> {
  const plans = planFolders(contentDir, config)
  const samePlans =
    plans.length === before.folders.length &&
    plans.every((plan, index) => plan.source === before.folders[index]?.plan.source)
  if (!samePlans) return scanDocs(contentDir, config, memory, hooks)
  const folders = await inOrder(before.folders, async (folder) => {
    const start = join(folder.plan.absolute, '/')
    const inside = changed
      .filter((file) => file.startsWith(start))
      .map((file) => relativePath(folder.plan.absolute, file))
      .filter((path) => isOfPlan(path, folder.plan))
    if (inside.length === 0) return folder
    const again = new Set(inside)
    const rescanned = folder.files.filter(({ path }) => again.has(path))
    if (
      rescanned.length < again.size ||
      !rescanned.every(({ path }) => isFile(join(start, path)))
    ) {
      return scanFolder(folder.plan, memory, hooks)
    }
    const files = folder.files.map((file) =>
      again.has(file.path) ? readDoc(folder.plan, file.path, memory) : file,
    )
    return { ...folder, files }
  })
  return { folders, findings: before.findings }
}

/** One after the other: the first fault ends the scan. */
async function inOrder<From, To>(
  values: readonly From[],
  change: (value: From) => Promise<To>,
): Promise<To[]> {
  const results: To[] = []
  for (const value of values) results.push(await change(value))
  return results
}

async function scanFolder(
  plan: FolderPlan,
  memory: FactsMemory,
  hooks: Hooks<SiteHooks>,
): Promise<FolderScan> {
  const tree = readTree(plan.absolute, (path) => pathIn(plan.source, path))
  const hook = hooks.of(plan.config.dialect)?.pages
  const paths = tree.files.map(({ path }) => path).filter((path) => isOfPlan(path, plan))
  const folderFiles = readFiles(plan, paths, memory, hook)
  const generated = hook && (await generatePages(plan, tree.files, hook, hooks.key))
  addGenerated(plan, generated?.pages ?? [], memory, folderFiles)
  const findings = [...tree.findings, ...folderFiles.findings, ...(generated?.findings ?? [])]
  // A translation may be one of category names and tags alone.
  const isOriginal = !plan.source.startsWith('i18n/')
  const isUnread = plan.version === currentVersion && hook && !paths.some(hook.isSource)
  if (isOriginal && findings.length === 0 && (isUnread || folderFiles.files.length === 0)) {
    findings.push(noPage(plan, hook !== undefined, folderFiles.files.length === 0))
  }
  const { tagsFile, blog } = plan.config
  const tags = readList(plan, tagsFile, readTagsFile)
  const authors = readList(plan, blog?.authorsFile, readAuthorsFile)
  // Older versions and translations may do without.
  if (isOriginal && plan.version === currentVersion) {
    findings.push(...missingLists(plan))
  }
  return {
    plan,
    files: folderFiles.files,
    categories: folderFiles.categories,
    ...omitUndefined({ tags: tags?.entries, authors: authors?.entries }),
    findings: [...findings, ...(tags?.findings ?? []), ...(authors?.findings ?? [])],
  }
}

interface ReadFiles {
  readonly files: DocFile[]
  readonly categories: Record<string, PlacedCategory>
  readonly findings: Finding[]
}

/** Reads the documents and the category files of a folder. */
function readFiles(
  plan: FolderPlan,
  paths: readonly string[],
  memory: FactsMemory,
  hook: PagesHook | undefined,
): ReadFiles {
  const readSoFar: ReadFiles = { files: [], categories: {}, findings: [] }
  for (const path of paths) {
    try {
      if (memory.isPage(path) && !isPartial(path) && !hook?.isSource(path)) {
        readSoFar.files.push(readDoc(plan, path, memory))
      } else if (categoryFilePattern.test(path)) {
        readSoFar.findings.push(...addCategory(plan, path, readSoFar.categories))
      } else if (misspelt.test(path) && !hook?.isSource(path)) {
        readSoFar.findings.push(unread(pathIn(plan.source, path)))
      }
    } catch (error) {
      if (error instanceof NeedsReference) throw error
      const location = { file: pathIn(plan.source, path) }
      const unreadable: Finding = {
        code: 'source/unreadable',
        message: `The file cannot be read: ${messageOf(error)}`,
        location,
        help: 'Check its name and its permissions.',
      }
      const isPlugin = error instanceof LandingError
      readSoFar.findings.push(isPlugin ? diagnosticOf(error, location) : unreadable)
    }
  }
  return readSoFar
}

const misspelt = /(?:^|\/)(?:_category|category_)\.(?:ya?ml|json)$/

function unread(file: string): Finding {
  return {
    code: 'category/invalid',
    message: 'The file is not read: category files have an underscore on each side.',
    location: { file },
    help: 'Rename it to "_category_.yml".',
  }
}

/** Adds generated pages and categories; files that authors wrote take precedence. */
function addGenerated(
  plan: FolderPlan,
  pages: readonly WrittenPage[],
  memory: FactsMemory,
  { files, categories }: ReadFiles,
): void {
  const docPaths = new Set(files.map(({ path }) => path))
  for (const { path, file } of pages) {
    if (categoryFilePattern.test(path)) {
      const { text } = readSource(join(plan.absolute, file))
      const { category } = readCategoryFile(pathIn(plan.source, file), text)
      categories[path.replace(categoryFilePattern, '')] ??= category
    } else if (!docPaths.has(path)) files.push(readDoc(plan, path, memory, file))
  }
}

function noPage(
  { docsSet, source, config }: FolderPlan,
  isGenerated: boolean,
  isEmpty: boolean,
): Finding {
  const files = isGenerated ? `files that the dialect "${config.dialect}" reads` : 'Markdown files'
  return {
    code: 'docs/no-page',
    message: isEmpty
      ? `The docs set "${docsSet}" has no page: there is no document in this folder.`
      : `The docs set "${docsSet}" has no file that its dialect "${config.dialect}" makes pages of.`,
    location: { file: source },
    help: `Put ${files} into it, or correct "path" of the docs set.`,
  }
}

/** Reads a category file into `categories`; returns what is wrong with it. */
function addCategory(
  plan: FolderPlan,
  path: string,
  categories: Record<string, PlacedCategory>,
): readonly Finding[] {
  const file = pathIn(plan.source, path)
  const text = readSource(join(plan.absolute, path))
  const { category, findings } = readCategoryFile(file, text.text)
  const folder = path.replace(categoryFilePattern, '')
  const isSecond = Object.hasOwn(categories, folder)
  categories[folder] = category
  const problems: Finding[] = []
  const invalid = (message: string, location: SourceLocation, help: string) =>
    problems.push({ code: 'category/invalid', message, location, help })
  if (isSecond) invalid('The folder has another category file.', { file }, 'Keep one of them.')
  if (!path.includes('/') && category.link) {
    invalid(
      'A category index page outside a category: the docs folder itself is no category of a sidebar.',
      category.place ?? { file, line: 1, column: 1 },
      'Remove "link"; the page of the docs folder is index.md.',
    )
  }
  return [...encodingFindings(file, text), ...findings, ...problems]
}

/** @param file relative to the docs folder; another one than `path` for generated pages */
function readDoc(plan: FolderPlan, path: string, memory: FactsMemory, file = path): DocFile {
  const source = pathIn(plan.source, file)
  const { dialect } = plan.config
  try {
    const { hash, facts } = memory.read({
      source,
      path,
      absolute: join(plan.absolute, file),
      dialect,
    })
    return { path, source, hash, locale: plan.locale, facts }
  } catch (error) {
    throw pluginError(error, `with ${source}`)
  }
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
