import { isNode, isPair, LineCounter, parseDocument, visit } from 'yaml'
import type { CodeProblem } from '../presets/preset'
import { readYaml } from '../text/read-yaml'
import { entriesOf, type Json, objectOf, pointedAt, textOf } from './json'

export interface ReadDescription {
  /** Absent if no pages can be made of the file. */
  readonly root?: Json
  readonly problems: readonly CodeProblem[]
}

/** Reads an OpenAPI description in YAML or JSON and checks what pages need. */
export function readDescription(text: string): ReadDescription {
  const { value, fault } = parse(text)
  if (fault !== undefined) {
    const help = 'Correct the YAML or JSON there.'
    const message = `The file cannot be parsed: ${fault.message}`
    const { line, column } = fault
    return {
      problems: [{ code: 'openapi/syntax', severity: 'throw', message, help, line, column }],
    }
  }
  const root = objectOf(value)
  const wrong = wrongStart(root)
  if (wrong !== undefined) return { problems: [{ ...wrong, ...placeOf(text, wrong.at) }] }
  return { root, problems: brokenReferences(root, text) }
}

/** JSON is parsed as such, which is much faster on files of many megabytes. */
function parse(text: string): Pick<ReturnType<typeof readYaml>, 'value' | 'fault'> {
  try {
    if (text.trimStart().startsWith('{')) return { value: JSON.parse(text) as unknown }
  } catch {
    // YAML names the place of the fault.
  }
  return readYaml(text)
}

type Start = Omit<CodeProblem, 'line' | 'column'> & { readonly at: readonly string[] }

function wrongStart(root: Json): Start | undefined {
  const { openapi, swagger, info, paths } = root
  const version = String(openapi ?? swagger ?? '')
  const severity = 'throw'
  if (version === '') {
    const message = 'The file is no OpenAPI description: it has no key "openapi".'
    const help = 'Write "openapi: 3.1.0" at its top, or rename the file.'
    return { code: 'openapi/version', severity, message, help, at: [] }
  }
  if (!/^3\.[01](?:\.|$)/.test(version)) {
    const at = [openapi === undefined ? 'swagger' : 'openapi']
    const message = `The description has the version "${version}"; supported are 3.0 and 3.1.`
    const help = swagger
      ? 'Convert it, for example with "npx swagger2openapi".'
      : 'Write it as OpenAPI 3.1.'
    return { code: 'openapi/version', severity, message, help, at }
  }
  if (textOf(objectOf(info).title) === '') {
    const message = 'The description has no title.'
    return {
      code: 'openapi/invalid',
      severity,
      message,
      help: 'Write "title" below "info".',
      at: ['info'],
    }
  }
  const bad = entriesOf(paths).find(([, item]) => Object(item) !== item || Array.isArray(item))
  if (bad === undefined) return undefined
  const message = `The path "${bad[0]}" has no operations.`
  const help = 'Write methods such as "get:" below it, or remove it.'
  return { code: 'openapi/invalid', severity, message, help, at: ['paths', bad[0]] }
}

/** Values of these keys are data, not parts of the description. */
const data = new Set(['example', 'examples', 'default', 'enum', 'const'])

/** References that lead nowhere: their place stays empty. */
function brokenReferences(root: Json, text: string): CodeProblem[] {
  const broken = new Set<string>()
  const known = new Set<string>()
  const look = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, child] of Object.entries(value)) {
      if (key === '$ref' && typeof child === 'string') {
        if (known.has(child)) continue
        known.add(child)
        if (!child.startsWith('#') || pointedAt(root, child) === undefined) broken.add(child)
      } else if (!data.has(key) && !key.startsWith('x-')) look(child)
    }
  }
  look(root)
  if (broken.size === 0) return []
  const places = placesOfReferences(text)
  return [...broken].map((reference) => ({
    code: 'openapi/reference',
    severity: 'throw',
    ...(reference.startsWith('#')
      ? {
          message: `The reference "${reference}" leads to nothing.`,
          help: 'Correct it, or add what it names.',
        }
      : {
          message: `The reference "${reference}" leads to another file, which is not read.`,
          help: 'Bundle the description into one file, for example with "npx @redocly/cli bundle".',
        }),
    ...(places.get(reference) ?? { line: 1, column: 1 }),
  }))
}

interface Place {
  readonly line: number
  readonly column: number
}

/** Where each reference stands first. */
function placesOfReferences(text: string): ReadonlyMap<string, Place> {
  const lines = new LineCounter()
  const places = new Map<string, Place>()
  visit(parseDocument(text, { lineCounter: lines }), {
    Pair(_, { key, value }) {
      if (!isNode(key) || !isNode(value) || String(key) !== '$ref') return
      const { line, col } = lines.linePos(key.range?.[0] ?? 0)
      if (!places.has(String(value))) places.set(String(value), { line, column: col })
    },
  })
  return places
}

/** Place of a key; of the nearest one above that is there. */
function placeOf(text: string, path: readonly string[]): Place {
  const lines = new LineCounter()
  let place: Place = { line: 1, column: 1 }
  let { contents } = parseDocument(text, { lineCounter: lines }) as { contents: unknown }
  for (const name of path) {
    const { items = [] } = Object(contents) as { items?: readonly unknown[] }
    const pair = items.filter(isPair).find(({ key }) => String(key) === name)
    if (!isNode(pair?.key)) break
    const { line, col } = lines.linePos(pair.key.range?.[0] ?? 0)
    place = { line, column: col }
    contents = pair.value
  }
  return place
}
