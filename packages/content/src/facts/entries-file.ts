import type { Code, Finding } from '@landing/markdown'
import { isRecord, type LineAndColumn, readYaml } from '@landing/markdown/authoring'
import type { TagsFileEntry } from '@landing/schema'

export type TagsFile = Readonly<Record<string, TagsFileEntry>>

/** Reads a tags file: entries with label, permalink and description, by key. */
export function readTagsFile(file: string, text: string) {
  return readEntries<TagsFileEntry>(file, text, {
    name: 'tag',
    code: 'tags/invalid',
    isValid: (entry) => ['label', 'permalink', 'description'].every((key) => isText(entry[key])),
    wanted: 'its label, permalink and description must be strings',
    help: 'An entry looks like "deep-dive: { label: Deep dive, description: Long reads. }".',
  })
}

function isText(value: unknown): boolean {
  return value === undefined || typeof value === 'string'
}

/** An entry of the authors file; more keys, which other tools have, are ignored. */
export interface AuthorsFileEntry {
  readonly name: string
  readonly title?: string
  readonly url?: string
  readonly image_url?: string
}

export type AuthorsFile = Readonly<Record<string, AuthorsFileEntry>>

/** Reads an authors file: entries with name, title, address and image, by key. */
export function readAuthorsFile(file: string, text: string) {
  return readEntries<AuthorsFileEntry>(file, text, {
    name: 'author',
    code: 'blog/author',
    isValid: ({ name, title = '', url = '', image_url: image = '' }) =>
      [name, title, url, image].every((value) => typeof value === 'string'),
    wanted: 'it must have a name, and its title, url and image_url must be strings',
    help: 'An entry looks like "ada: { name: Ada Lovelace, title: Author, url: https://example.org }".',
  })
}

interface EntryRules {
  /** Of an entry, for messages: `tag`. */
  readonly name: string
  readonly code: Code
  readonly isValid: (entry: Readonly<Record<string, unknown>>) => boolean
  /** Completes "Invalid tag "key": …". */
  readonly wanted: string
  readonly help: string
}

/** Reads a file with entries by key, in YAML or JSON. Invalid entries are reported and left out. */
function readEntries<T>(
  file: string,
  text: string,
  { name, code, isValid, wanted, help }: EntryRules,
): { readonly entries: Readonly<Record<string, T>>; readonly findings: readonly Finding[] } {
  const { value, fault, placeAt } = readYaml(text)
  const findings: Finding[] = []
  const invalid = (message: string, { line, column }: LineAndColumn) => {
    findings.push({ code, message, location: { file, line, column }, help })
  }
  if (fault !== undefined) {
    invalid(`Invalid ${name}s file: ${fault.message}`, fault)
    return { entries: {}, findings }
  }
  const values = value ?? {}
  if (!isRecord(values)) {
    invalid(`Invalid ${name}s file: it must have one entry per ${name}.`, placeAt(0))
    return { entries: {}, findings }
  }
  const entries: Record<string, T> = {}
  for (const [key, given] of Object.entries(values)) {
    const entry: unknown = given ?? {}
    if (isRecord(entry) && isValid(entry)) entries[key] = entry as T
    else invalid(`Invalid ${name} "${key}": ${wanted}.`, placeAt(Math.max(text.indexOf(key), 0)))
  }
  return { entries, findings }
}
