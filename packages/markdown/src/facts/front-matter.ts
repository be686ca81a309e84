import type { FrontMatter, FrontMatterType, SourceLocation } from '@landing/schema'
import { type Fault, validateFrontMatter } from '@landing/schema/validate'
import { parse } from 'yaml'
import type { Finding } from '../diagnostics/codes'
import type { PageFacts } from '../hooks/facts-hook'
import type { ForeignFrontMatter } from '../hooks/foreign-front-matter'
import { isRecord } from '../text/is-record'
import { countLines } from '../text/line-ends'
import { ownValue } from '../text/own-value'
import { readYaml } from '../text/read-yaml'
import { wrongType } from '../text/value-rules'
import { bareKey, placeFinder, yamlFault } from './front-matter-yaml'
import { readPlainYaml } from './plain-yaml'
import { translate } from './translate'

/** Front matter and body of a page. */
export interface SplitText {
  /** Text between the `---` lines; absent without them. */
  readonly yaml?: string
  readonly body: string
  /** Line of the file in which the body starts, counted from 1. */
  readonly bodyLine: number
}

/** Separates front matter from the text. An opening `---` without a closing one is reported with a code. */
export function splitFrontMatter(text: string): SplitText {
  const [open, end] = text.startsWith('---') ? text.matchAll(/^---[ \t]*(?:\n|$)/gm) : []
  if (open?.index !== 0 || end === undefined) return { body: text, bodyLine: 1 }
  const yaml = text.slice(open[0].length, end.index)
  const bodyStart = end.index + end[0].length
  return { yaml, body: text.slice(bodyStart), bodyLine: countLines(text, bodyStart) + 1 }
}

export interface ReadFrontMatter {
  readonly frontMatter: FrontMatter
  /** Facts from the dialect. */
  readonly dialectFacts: PageFacts
  readonly findings: readonly Finding[]
}

/** Asks a dialect about the keys of a page. */
export type AskDialect = (frontMatter: Readonly<Record<string, unknown>>) => PageFacts

export interface FrontMatterOptions {
  readonly ask: AskDialect
  /** Keys of another tool. */
  readonly foreign?: ForeignFrontMatter | undefined
  /** Makes YAML of what is none; a warning says so. */
  readonly repair?: ((yaml: string) => string) | undefined
  /** Types of the site's own keys. */
  readonly ownKeys?: Readonly<Record<string, FrontMatterType>> | undefined
}

/** Parses and checks front matter. Invalid keys are reported and omitted. */
export function readFrontMatter(
  file: string,
  yaml: string,
  options: FrontMatterOptions,
): ReadFrontMatter {
  const { ask, foreign, repair, ownKeys = {} } = options
  let values: unknown
  const repairs: Finding[] = []
  try {
    values = readPlainYaml(yaml) ?? parse(yaml, { logLevel: 'error' })
  } catch {
    const fault = yamlFault(file, yaml)
    values = repair && readYaml(repair(yaml)).value
    if (values === undefined) return { frontMatter: {}, dialectFacts: ask({}), findings: [fault] }
    repairs.push({ ...fault, code: 'front-matter/syntax', severity: 'warn' })
  }
  if (values !== null && values !== undefined && !isRecord(values)) {
    const finding: Finding = {
      code: 'front-matter/syntax',
      message: 'Front matter must be a list of keys with values.',
      location: { file, line: 2, column: 1 },
      help: 'Write one "key: value" on each line between the --- lines.',
    }
    return { frontMatter: {}, dialectFacts: ask({}), findings: [finding] }
  }
  const keys: Record<string, unknown> = { ...values }
  const dialectFacts = ask(keys)
  const ownFaults = Object.entries(ownKeys).flatMap(([key, type]) => ownFault(keys, key, type))
  for (const key of [...(dialectFacts.ownKeys ?? []), ...Object.keys(ownKeys)]) delete keys[key]
  const { values: translated, sources, lost } = translate(keys, foreign)
  const { frontMatter, issues } = validateFrontMatter(translated)
  const placeOf = placeFinder(file, yaml)
  const findings = [
    ...repairs,
    ...lost.map((path) => lostFinding(path, placeOf)),
    ...[...issues, ...ownFaults].map((fault) => toFinding(fault, placeOf, sources)),
  ]
  return { frontMatter, dialectFacts, findings }
}

function ownFault(
  values: Readonly<Record<string, unknown>>,
  path: string,
  type: FrontMatterType,
): Fault[] {
  const wanted = path in values ? wrongType(values[path], type) : undefined
  if (wanted === undefined) return []
  const message = `expected ${wanted}, received ${JSON.stringify(values[path])}`
  return [{ path, message, kind: 'type' }]
}

function lostFinding(path: string, placeOf: (path: string) => SourceLocation): Finding {
  return {
    code: 'front-matter/unknown-key',
    message: `Front matter "${path}" has no counterpart here, and does nothing.`,
    location: placeOf(path),
    help: 'Remove it if you can do without.',
  }
}

function toFinding(
  fault: Fault,
  placeOf: (path: string) => SourceLocation,
  sources: Readonly<Record<string, string>>,
): Finding {
  const { path, message: reason, kind, suggestion, help: ownHelp, fix } = fault
  // The validator shows unusual keys in brackets.
  const name = bareKey(path)
  const source = ownValue(sources, /^\w+/.exec(path)?.[0] ?? '')
  // A template of Jekyll, Hexo or VuePress, often on every page.
  const isOtherLayout = path === 'layout' && source === undefined
  const help =
    (isOtherLayout ? 'Remove it: other layouts do nothing here.' : ownHelp) ??
    (suggestion !== undefined
      ? `Did you mean "${suggestion}"?`
      : kind === 'unknown-key'
        ? 'Remove it, or correct its spelling; list keys of your own in "markdown.frontMatterKeys".'
        : 'Correct the value, or remove the key.')
  return {
    code:
      kind === 'unknown-key' || isOtherLayout
        ? 'front-matter/unknown-key'
        : 'front-matter/wrong-type',
    message:
      source === undefined
        ? `Front matter "${name}" ${reason}.`
        : `Front matter "${source}" becomes "${name}", which ${reason}.`,
    location: placeOf(source ?? path),
    help,
    ...(fix !== undefined && source === undefined && { fix }),
  }
}
