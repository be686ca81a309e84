import type { TagsFileEntry } from '@landing/schema'
import type { Finding } from '../diagnostics/codes'
import { isRecord } from '../text/is-record'
import { readYaml } from '../text/read-yaml'

export type TagsFile = Readonly<Record<string, TagsFileEntry>>

/** Reads a tags file: entries with label, permalink and description, by key. */
export function readTagsFile(
  file: string,
  text: string,
): { readonly tags: TagsFile; readonly findings: readonly Finding[] } {
  const { value, fault, placeAt } = readYaml(text)
  const findings: Finding[] = []
  const invalid = (
    reason: string,
    location: { readonly line: number; readonly column: number },
  ) => {
    findings.push({
      code: 'tags/invalid',
      message: reason,
      location: { file, line: location.line, column: location.column },
      help: 'An entry looks like "deep-dive: { label: Deep dive, description: Long reads. }".',
    })
  }
  if (fault !== undefined) {
    invalid(`Invalid tags file: ${fault.message}`, fault)
    return { tags: {}, findings }
  }
  const values = value ?? {}
  if (!isRecord(values)) {
    invalid('Invalid tags file: it must have one entry per tag.', placeAt(0))
    return { tags: {}, findings }
  }
  const tags: Record<string, TagsFileEntry> = {}
  for (const [key, given] of Object.entries(values)) {
    const entry: unknown = given ?? {}
    if (
      isRecord(entry) &&
      ['label', 'permalink', 'description'].every((name) => isText(entry[name]))
    ) {
      tags[key] = entry as TagsFileEntry
    } else
      invalid(
        `Invalid tag "${key}": its label, permalink and description must be strings.`,
        placeAt(Math.max(text.indexOf(key), 0)),
      )
  }
  return { tags, findings }
}

function isText(value: unknown): boolean {
  return value === undefined || typeof value === 'string'
}
