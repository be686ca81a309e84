import type { CodeProblem } from '@landing/markdown'
import { type LineAndColumn, readYaml } from '@landing/markdown/authoring'
import { isNode, isPair, LineCounter, parseDocument, visit } from 'yaml'
import { type BrokenReference, bundle } from './bundle'
import { entriesOf, type Json, objectOf, stringOf } from './json'

export interface ReadDescription {
  /** Absent if no pages can be made of the file. */
  readonly root?: Json
  readonly problems: readonly CodeProblem[]
  /** Other files that were read, absolute. */
  readonly files?: readonly string[]
}

/**
 * Reads an OpenAPI description in YAML or JSON, with the files it refers to, and checks what pages need.
 *
 * @param file where it is
 * @param folder that it may read files of
 */
export function readDescription(text: string, file: string, folder: string): ReadDescription {
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
  const { root: whole, broken, files } = bundle(root, { file, folder, parse })
  return { root: whole, files, problems: problemsOf(broken, text) }
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
    const message = 'Not an OpenAPI description: the key "openapi" is missing.'
    const help = 'Write "openapi: 3.1.0" at its top, or rename the file.'
    return { code: 'openapi/version', severity, message, help, at: [] }
  }
  if (!/^3\.[012](?:\.|$)/.test(version)) {
    const at = [openapi === undefined ? 'swagger' : 'openapi']
    const message = `The description has the version "${version}"; supported are 3.0, 3.1 and 3.2.`
    const help = swagger
      ? 'Convert it, for example with "npx swagger2openapi".'
      : 'Write it as OpenAPI 3.2.'
    return { code: 'openapi/version', severity, message, help, at }
  }
  if (stringOf(objectOf(info).title) === '') {
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

/** References that lead nowhere: their place stays empty. */
function problemsOf(broken: readonly BrokenReference[], text: string): CodeProblem[] {
  if (broken.length === 0) return []
  const places = placesOfReferences(text)
  return broken.map(({ reference, message, help }) => ({
    code: 'openapi/reference',
    severity: 'throw',
    message,
    help,
    ...(places.get(reference) ?? { line: 1, column: 1 }),
  }))
}

/** Where each reference occurs first. */
function placesOfReferences(text: string): ReadonlyMap<string, LineAndColumn> {
  const lines = new LineCounter()
  const places = new Map<string, LineAndColumn>()
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
function placeOf(text: string, path: readonly string[]): LineAndColumn {
  const lines = new LineCounter()
  let place: LineAndColumn = { line: 1, column: 1 }
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
