import type { TagsFileEntry } from '@landing/schema'
import { LineCounter, parseDocument } from 'yaml'
import type { Finding } from '../rules'
import { isRecord } from '../text/is-record'
import { yamlReason } from '../text/yaml-reason'

export type TagsFile = Readonly<Record<string, TagsFileEntry>>

/** Reads a tags file: entries with label, permalink and description, by key. */
export function readTagsFile(
  file: string,
  text: string,
): { readonly tags: TagsFile; readonly findings: readonly Finding[] } {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter })
  const findings: Finding[] = []
  const invalid = (reason: string, offset: number) => {
    const { line, col } = lineCounter.linePos(offset)
    findings.push({
      rule: 'tags/invalid',
      reason,
      place: { file, line: Math.max(line, 1), column: Math.max(col, 1) },
      advice: 'An entry looks like "deep-dive: { label: Deep dive, description: Long reads. }".',
    })
  }
  const error = document.errors[0]
  if (error !== undefined) {
    invalid(`The tags file is not valid: ${yamlReason(error.message)}`, error.pos[0])
    return { tags: {}, findings }
  }
  const values: unknown = document.toJS() ?? {}
  if (!isRecord(values)) {
    invalid('The tags file must have one entry for each tag.', 0)
    return { tags: {}, findings }
  }
  const tags: Record<string, TagsFileEntry> = {}
  for (const [key, value] of Object.entries(values)) {
    const entry: unknown = value ?? {}
    if (
      isRecord(entry) &&
      ['label', 'permalink', 'description'].every((name) => isText(entry[name]))
    ) {
      tags[key] = entry as TagsFileEntry
    } else invalid(`The tag "${key}" must have texts only.`, Math.max(text.indexOf(key), 0))
  }
  return { tags, findings }
}

function isText(value: unknown): boolean {
  return value === undefined || typeof value === 'string'
}
