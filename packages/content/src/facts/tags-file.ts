import type { TagsFileEntry } from '@landing/schema'
import { readEntries } from './entries-file'

export type TagsFile = Readonly<Record<string, TagsFileEntry>>

const keys = ['label', 'permalink', 'description']

/** Reads a tags file: entries with label, permalink and description, by key. */
export function readTagsFile(file: string, text: string) {
  return readEntries<TagsFileEntry>(file, text, {
    name: 'tag',
    code: 'tags/invalid',
    isValid: (entry) => keys.every((key) => isText(entry[key])),
    wanted: 'its label, permalink and description must be strings',
    help: 'An entry looks like "deep-dive: { label: Deep dive, description: Long reads. }".',
  })
}

function isText(value: unknown): boolean {
  return value === undefined || typeof value === 'string'
}
