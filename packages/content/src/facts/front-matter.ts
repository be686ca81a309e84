import type { FrontMatter } from '@landing/schema'
import { isMap, isScalar, LineCounter, parse, parseDocument } from 'yaml'
import type { Finding } from '../rules'
import { nearest } from '../text/nearest'
import { yamlReason } from '../text/yaml-reason'
import { frontMatterKeys, isRecord, registryKeys } from './front-matter-keys'

/** A page's text taken apart. */
export interface SplitText {
  /** What stands between the `---` lines; absent when there are none. */
  readonly yaml?: string
  readonly body: string
  /** Line of the file in which the body starts, counted from 1. */
  readonly bodyLine: number
}

/** Separates front matter from the text. A first line `---` without a second one is a rule, not front matter. */
export function splitFrontMatter(text: string): SplitText {
  const open = /^---[ \t]*\n/.exec(text)
  if (open === null) return { body: text, bodyLine: 1 }
  const close = /^---[ \t]*(?:\n|$)/gm
  close.lastIndex = open[0].length
  const end = close.exec(text)
  if (end === null) return { body: text, bodyLine: 1 }
  const yaml = text.slice(open[0].length, end.index)
  const bodyStart = end.index + end[0].length
  return { yaml, body: text.slice(bodyStart), bodyLine: countLines(text, bodyStart) + 1 }
}

export interface ReadFrontMatter {
  readonly frontMatter: FrontMatter
  /** `subcategory` and `page_title` of the Terraform registry's dialect. */
  readonly registry: Readonly<Record<string, string>>
  readonly findings: readonly Finding[]
}

/** Parses and checks front matter. What does not fit is reported and left out. */
export function readFrontMatter(
  file: string,
  yaml: string,
  dialect: 'landing' | 'terraform-registry',
): ReadFrontMatter {
  let values: unknown
  try {
    values = parse(yaml)
  } catch {
    return { frontMatter: {}, registry: {}, findings: [syntaxFinding(file, yaml)] }
  }
  if (values === null || values === undefined)
    return { frontMatter: {}, registry: {}, findings: [] }
  if (!isRecord(values)) {
    const finding: Finding = {
      rule: 'front-matter/syntax',
      reason: 'Front matter must be a list of keys with values.',
      place: { file, line: 2, column: 1 },
      advice: 'Write one "key: value" on each line between the --- lines.',
    }
    return { frontMatter: {}, registry: {}, findings: [finding] }
  }
  return checkKeys(file, yaml, values, dialect)
}

function checkKeys(
  file: string,
  yaml: string,
  values: Readonly<Record<string, unknown>>,
  dialect: 'landing' | 'terraform-registry',
): ReadFrontMatter {
  const findings: Finding[] = []
  const known: Record<string, unknown> = {}
  const registry: Record<string, string> = {}
  const ofRegistry = dialect === 'terraform-registry' ? registryKeys : {}
  const placeOf = placeFinder(file, yaml)
  for (const [key, value] of Object.entries(values)) {
    const check = Object.hasOwn(frontMatterKeys, key)
      ? frontMatterKeys[key as keyof FrontMatter]
      : ofRegistry[key]
    if (check === undefined) {
      const near = nearest(key, Object.keys({ ...frontMatterKeys, ...ofRegistry }))
      findings.push({
        rule: 'front-matter/unknown-key',
        reason: `Front matter has no key "${key}".`,
        place: placeOf(key, 'key'),
        advice: near === undefined ? 'Remove it.' : `Did you mean "${near}"?`,
      })
      continue
    }
    // An empty value is no value, unless null means something for the key.
    const expected = check(value)
    if (expected === undefined) {
      if (key in ofRegistry) registry[key] = String(value)
      else known[key] = value
    } else if (value !== null) {
      findings.push({
        rule: 'front-matter/wrong-type',
        reason: `Front matter key "${key}" must be ${expected}, but it is ${describe(value)}.`,
        place: placeOf(key, 'value'),
        advice: adviceFor(expected, value),
      })
    }
  }
  return { frontMatter: known, registry, findings }
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (isRecord(value)) return 'a group of keys'
  return typeof value === 'string' ? `the text "${value}"` : `${value}`
}

function adviceFor(expected: string, value: unknown): string {
  if (expected.startsWith('a text') && typeof value !== 'object') {
    return `Put it in quotes: "${value}".`
  }
  if (expected.startsWith('a list') && typeof value === 'string') {
    return `Put it in brackets: [${value}].`
  }
  return `Write ${expected}.`
}

/** Finds keys and values again, with positions; only worth its time when something is wrong. */
function placeFinder(file: string, yaml: string) {
  let found: Map<string, { key: number; value: number }> | undefined
  const lines = new LineCounter()
  return (name: string, part: 'key' | 'value') => {
    found ??= offsets(yaml, lines)
    const offset = found.get(name)?.[part] ?? 0
    const { line, col } = lines.linePos(offset)
    return { file, line: line + 1, column: Math.max(col, 1) }
  }
}

function offsets(yaml: string, lineCounter: LineCounter) {
  const found = new Map<string, { key: number; value: number }>()
  const { contents } = parseDocument(yaml, { lineCounter })
  if (!isMap(contents)) return found
  for (const { key, value } of contents.items) {
    if (!isScalar(key)) continue
    const keyStart = key.range?.[0] ?? 0
    const valueStart = (value as { range?: [number, number, number] } | null)?.range?.[0]
    found.set(String(key.value), { key: keyStart, value: valueStart ?? keyStart })
  }
  return found
}

function syntaxFinding(file: string, yaml: string): Finding {
  const lineCounter = new LineCounter()
  const [error] = parseDocument(yaml, { lineCounter }).errors
  const { line, col } = lineCounter.linePos(error?.pos[0] ?? 0)
  return {
    rule: 'front-matter/syntax',
    reason: `Front matter is not valid YAML: ${yamlReason(error?.message ?? 'it cannot be read.')}`,
    place: { file, line: line + 1, column: Math.max(col, 1) },
    advice: 'Put texts with a colon, a # or a quote in quotes, and indent with spaces.',
  }
}

function countLines(text: string, end: number): number {
  let count = 0
  for (let at = text.indexOf('\n'); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) count++
  return count
}
