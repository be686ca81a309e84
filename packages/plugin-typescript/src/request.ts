import type { CodeProblem } from '@landing/markdown'
import { isRecord, readYaml } from '@landing/markdown/authoring'

export interface PackageRequest {
  readonly name: string
  /** Entry points, ambient modules or declaration files; default: all entry points with types. */
  readonly entries?: readonly string[]
  /** Where its files are shown on the web, with a slash at the end; default: from its repository. */
  readonly source?: string
}

/** Content of a `typescript.yaml`. */
export interface ReferenceRequest {
  readonly title?: string
  readonly packages: readonly PackageRequest[]
}

type Answer = { readonly request: ReferenceRequest } | { readonly problems: readonly CodeProblem[] }

const example = 'Write "packages: [minisearch]", or "- name: minisearch" with "entries" below it.'

/** Reads which packages a reference is made of. */
export function readRequest(text: string): Answer {
  const { value, fault } = readYaml(text)
  const wrong = (message: string, line = 1, column = 1): Answer => ({
    problems: [
      { code: 'typescript/invalid', severity: 'throw', message, help: example, line, column },
    ],
  })
  if (fault !== undefined) {
    return wrong(`The file cannot be parsed: ${fault.message}`, fault.line, fault.column)
  }
  if (!isRecord(value) || !Array.isArray(value.packages) || value.packages.length === 0) {
    return wrong('The file names no packages.')
  }
  const unknown = Object.keys(value).find((key) => key !== 'title' && key !== 'packages')
  if (unknown !== undefined) return wrong(`Unknown key "${unknown}".`)
  const packages = (value.packages as readonly unknown[]).map(packageOf)
  const at = packages.indexOf(undefined)
  if (at !== -1) {
    return wrong(
      `Item ${at + 1} of "packages" is neither a name nor "name", "entries" and "source".`,
    )
  }
  const title = typeof value.title === 'string' ? { title: value.title } : {}
  return { request: { ...title, packages: packages.filter((each) => each !== undefined) } }
}

function packageOf(value: unknown): PackageRequest | undefined {
  if (typeof value === 'string') return { name: value }
  if (!isRecord(value) || typeof value.name !== 'string') return undefined
  const { name, entries, source, ...others } = value
  if (Object.keys(others).length > 0) return undefined
  const isList = Array.isArray(entries) && entries.every((entry) => typeof entry === 'string')
  if (entries !== undefined && !isList) return undefined
  return {
    name,
    ...(isList && { entries: entries as string[] }),
    ...(typeof source === 'string' && { source: source.replace(/\/?$/, '/') }),
  }
}
