import type { CodeProblem } from '@landing/content'
import { isRecord, readYaml } from '@landing/content/authoring'

export interface PackageRequest {
  readonly name: string
  /** Entry points, ambient modules or declaration files; default: all entry points with types. */
  readonly entries?: readonly string[]
  /** Where its files are shown on the web; default: from its repository. */
  readonly source?: string
}

/** Content of a `typescript.yaml`. */
export interface ReferenceRequest {
  readonly title?: string
  readonly packages: readonly PackageRequest[]
}

type Code = 'typescript/invalid' | 'typescript/package'

export function problem(code: Code, message: string, help: string, line = 1, column = 1) {
  return { code, severity: 'throw', message, help, line, column } as const
}

type Answer = { readonly request: ReferenceRequest } | { readonly problems: readonly CodeProblem[] }

/** Reads which packages a reference is made of. */
export function readRequest(text: string): Answer {
  const { value, fault } = readYaml(text)
  const wrong = (message: string, line?: number, column?: number): Answer => {
    const help = 'Write "packages: [minisearch]", or "- name: minisearch" with "entries" below it.'
    return { problems: [problem('typescript/invalid', message, help, line, column)] }
  }
  if (fault) return wrong(`The file cannot be parsed: ${fault.message}`, fault.line, fault.column)
  if (!isRecord(value) || !Array.isArray(value.packages) || value.packages.length === 0) {
    return wrong('The file names no packages.')
  }
  const { title, packages, ...others } = value
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) return wrong(`Unknown key "${unknown}".`)
  const given = packages.map((each) => (typeof each === 'string' ? { name: each } : each))
  const at = given.findIndex((each) => !isPackage(each))
  if (at !== -1) {
    return wrong(
      `Item ${at + 1} of "packages" is neither a name nor "name", "entries" and "source".`,
    )
  }
  return { request: { packages: given, ...(typeof title === 'string' && { title }) } }
}

function isPackage(value: unknown): value is PackageRequest {
  if (!isRecord(value) || typeof value.name !== 'string') return false
  const { name: _, entries = [], source = '', ...others } = value
  const isList = Array.isArray(entries) && entries.every((entry) => typeof entry === 'string')
  return isList && typeof source === 'string' && Object.keys(others).length === 0
}
