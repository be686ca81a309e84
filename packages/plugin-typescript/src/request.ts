import type { CodeProblem } from '@landing/markdown'
import { isRecord, readYaml } from '@landing/markdown/authoring'

/** A mistake in a `typescript.yaml`. */
export class Mistake extends Error {
  constructor(
    message: string,
    readonly place: Omit<CodeProblem, 'message' | 'severity'>,
  ) {
    super(message)
  }
}

export type ReferenceRequest = ReturnType<typeof readRequest>

/** Reads which packages a reference is made of. @throws Mistake */
export function readRequest(text: string) {
  const { value, fault } = readYaml(text)
  const invalid = (message: string, line = 1, column = 1) => {
    const help = 'Write "packages: [minisearch]", or "- name: minisearch" with "entries" below it.'
    return new Mistake(message, { code: 'typescript/invalid', help, line, column })
  }
  if (fault) throw invalid(`The file cannot be parsed: ${fault.message}`, fault.line, fault.column)
  const { title = 'Packages', packages, ...others } = isRecord(value) ? value : {}
  if (!Array.isArray(packages) || !packages.length) throw invalid('The file names no packages.')
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) throw invalid(`Unknown key "${unknown}".`)
  const readItem = (item: unknown, at: number) => {
    const { name, entries, ...rest } = isRecord(item) ? item : { name: item, entries: undefined }
    const isList = entries === undefined || (Array.isArray(entries) && entries.every(isText))
    if (!isText(name) || !isList || Object.keys(rest).length > 0)
      throw invalid(`Item ${at + 1} of "packages" is neither a name nor "name" and "entries".`)
    const line = text.split('\n').findIndex((each) => each.includes(name)) + 1
    return { name, entries: entries as readonly string[] | undefined, line: Math.max(1, line) }
  }
  return { title: `${title}`, packages: packages.map(readItem) }
}

const isText = (value: unknown) => typeof value === 'string'
