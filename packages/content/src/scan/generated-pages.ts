import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '@landing/markdown'
import { digest, isOutside, type TreeFile, writeWhole } from '@landing/markdown/authoring'
import { pathIn, readSource } from '@landing/markdown/host'
import type { SourceLocation } from '@landing/schema'
import { ownVersion } from '../cache/own-version'
import { generatedFile } from '../facts/generated-source'
import type { PageSource, PagesHook } from '../hooks/site-hooks'
import { generatedFolder } from '../settings/docs-places'
import { type FolderPlan, isOfPlan } from './docs-folders'

/** A page made of a file that is not Markdown. */
export interface WrittenPage {
  /** Where it is in the site, relative to the docs folder. */
  readonly path: string
  /** The file that it was written to, relative to the docs folder. */
  readonly file: string
}

interface Generated {
  readonly pages: readonly WrittenPage[]
  readonly findings: readonly Finding[]
}

interface GeneratedRecord extends Generated {
  /** Of the sources and the code that reads them. */
  readonly key: string
  /** Hashes of other files that were read, by their absolute paths. */
  readonly others: Readonly<Record<string, string>>
}

/**
 * Writes the pages that the dialect of a docs set makes of its files into a hidden folder there, and only when these have changed.
 */
export async function generatePages(
  plan: FolderPlan,
  files: readonly TreeFile[],
  hook: PagesHook,
  hooksKey: string,
): Promise<Generated> {
  try {
    return await generate(plan, files, hook, hooksKey)
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error
    const finding: Finding = {
      code: 'source/unreadable',
      message: `The pages of the docs folder cannot be written: ${error.message}`,
      location: { file: pathIn(plan.source, generatedFolder) },
      help: 'Allow writing to this folder.',
    }
    return { pages: [], findings: [finding] }
  }
}

async function generate(
  plan: FolderPlan,
  files: readonly TreeFile[],
  hook: PagesHook,
  hooksKey: string,
): Promise<Generated> {
  const texts = files
    .filter(({ path }) => isOfPlan(path, plan) && hook.isSource(path))
    .map(({ path, absolute }) => ({ path, file: absolute, ...readSource(absolute) }))
  if (texts.length === 0) return { pages: [], findings: [] }
  const folder = join(plan.absolute, generatedFolder)
  const hashes = texts.map(({ path, hash }) => [path, hash])
  const key = digest(JSON.stringify([ownVersion(), hooksKey, plan.source, hashes]))
  const record = readRecord(folder)
  if (record?.key === key && isCurrent(record, plan.absolute)) return record
  const current = { key, ...(await makePages(plan, texts, hook)) }
  const kept = new Set(current.pages.map(({ file }) => file))
  for (const { file } of record?.pages ?? []) {
    if (!kept.has(file)) rmSync(join(plan.absolute, file), { force: true })
  }
  // Nothing in the folder belongs into a repository.
  writeChanged(join(folder, '.gitignore'), '*\n')
  writeWhole(join(folder, recordName), JSON.stringify(current))
  return current
}

function isCurrent({ findings, others, pages }: GeneratedRecord, folder: string): boolean {
  return (
    // An error may be over without an edit, once a package is installed.
    findings.every(({ severity }) => severity !== 'throw') &&
    Object.entries(others).every(([file, hash]) => hashOf(file) === hash) &&
    pages.every(({ file }) => existsSync(join(folder, file)))
  )
}

/** Makes the pages and writes those that have changed. */
async function makePages(
  { absolute, config, source }: FolderPlan,
  texts: readonly Omit<PageSource, 'isFetched'>[],
  hook: PagesHook,
): Promise<Omit<GeneratedRecord, 'key'>> {
  const isFetched = config.origin !== undefined
  const pages = new Map<string, WrittenPage>()
  const findings: Finding[] = []
  const others: Record<string, string> = {}
  for (const { path, text, file: sourceFile } of texts) {
    const location = { file: pathIn(source, path) }
    const result = await hook.create({ path, text, file: sourceFile, isFetched })
    for (const file of result.files ?? []) others[file] = hashOf(file)
    for (const page of result.pages) {
      const file = generatedFile(path, page.path)
      if (isOutside(generatedFile(path, ''), file)) {
        findings.push(outside(page.path, location))
        continue
      }
      pages.set(page.path, { path: page.path, file })
      writeChanged(join(absolute, file), page.text)
    }
    for (const { line, column, ...problem } of result.problems ?? []) {
      findings.push({ ...problem, location: { ...location, line, column } })
    }
  }
  return { others, pages: [...pages.values()], findings }
}

function outside(page: string, location: SourceLocation): Finding {
  const message = `The page "${page}" of this file would be outside of the docs folder, so it is left out.`
  return { code: 'source/outside', message, location, help: 'Correct its name.' }
}

/** Empty for a file that is not there, which counts as a change when it comes. */
function hashOf(file: string): string {
  return existsSync(file) ? digest(readFileSync(file)) : ''
}

const recordName = 'pages.json'

function readRecord(folder: string): GeneratedRecord | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, recordName), 'utf8')) as GeneratedRecord
  } catch {
    // Missing or damaged: written again.
    return undefined
  }
}

/** An unchanged file keeps its time, which caches of facts trust. */
function writeChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  writeWhole(file, text)
}
