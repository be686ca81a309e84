import type { Code, Finding } from '../diagnostics/codes'
import { isRecord } from '../text/is-record'
import type { LineAndColumn } from '../text/place-at'
import { readYaml } from '../text/read-yaml'

export interface EntryRules {
  /** Of an entry, for messages: `tag`. */
  readonly name: string
  readonly code: Code
  readonly isValid: (entry: Readonly<Record<string, unknown>>) => boolean
  /** Completes "Invalid tag "key": …". */
  readonly wanted: string
  readonly help: string
}

/** Reads a file with entries by key, in YAML or JSON. Invalid entries are reported and left out. */
export function readEntries<T>(
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
