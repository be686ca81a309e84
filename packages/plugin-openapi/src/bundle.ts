import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isOutside, relativePath } from '@landing/markdown/authoring'
import { decodePath } from '@landing/schema'
import { type Json, objectOf, pointedAt, schemasOf } from './json'

/** Where a description is, the folder that it may read, and how its files are parsed. */
export interface DescriptionFiles {
  readonly file: string
  readonly folder: string
  readonly parse: (text: string) => {
    readonly value?: unknown
    readonly fault?: { readonly message: string }
  }
}

export interface BrokenReference {
  readonly reference: string
  readonly message: string
  readonly help: string
}

export interface Bundled {
  readonly root: Json
  readonly broken: readonly BrokenReference[]
  /** Other files that were read, absolute. */
  readonly files: readonly string[]
}

interface Bundle extends DescriptionFiles {
  readonly root: Json
  /** As they are written, by absolute path. */
  readonly documents: Map<string, unknown>
  /** With their references changed, by path from the folder. */
  readonly copies: Record<string, unknown>
  /** Names of the components that references lead to. */
  readonly names: Map<string, string>
  readonly broken: Map<string, BrokenReference>
}

/** Key of the description for the copies; extensions have no pages. */
const holder = 'x-landing-files'
/** Values of these keys are data, not parts of the description. */
const data = new Set(['example', 'default', 'enum', 'const', 'value', 'dataValue'])
/** Keys whose value is a schema, and those that hold several. */
const schemaKeys = new Set(['schema', 'itemSchema', 'items', 'additionalProperties', 'not'])
const schemaLists = new Set(
  'properties patternProperties prefixItems allOf oneOf anyOf schemas'.split(' '),
)
/** Keys that hold names, which may be those of data: the response `default`, the header `x-limit`. */
const maps = new Set([...schemaLists, 'responses', 'headers', 'parameters', 'examples'])

/**
 * Copies the files that a description refers to into it, and leads the references there. Their schemas become components, so that
 * they have pages.
 */
export function bundle(root: Json, files: DescriptionFiles): Bundled {
  const state: Bundle = {
    ...files,
    root,
    documents: new Map([[files.file, root]]),
    copies: {},
    names: new Map(),
    broken: new Map(),
  }
  // Components that are in another file keep their names.
  for (const [name, schema] of Object.entries(schemasOf(root))) {
    const { $ref } = objectOf(schema)
    if (typeof $ref !== 'string' || $ref.startsWith('#')) continue
    const target = targetOf(state, $ref, files.file)
    if (target !== undefined) state.names.set(target, name)
  }
  const bundled = objectOf(rewrite(state, root, files.file))
  // More files are found on the way.
  for (const [file, value] of state.documents) {
    if (file !== files.file)
      state.copies[relativePath(state.folder, file)] = rewrite(state, value, file)
  }
  const schemas = { ...schemasOf(bundled) }
  for (const [target, name] of state.names) schemas[name] = { $ref: target }
  return {
    root: {
      ...bundled,
      components: { ...objectOf(bundled.components), schemas },
      [holder]: state.copies,
    },
    broken: [...state.broken.values()],
    files: [...state.documents.keys()].filter((file) => file !== files.file),
  }
}

function rewrite(state: Bundle, value: unknown, file: string, key = '', above = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => rewrite(state, each, file, '', key))
  if (typeof value !== 'object' || value === null) return value
  const isSchema = schemaKeys.has(key) || schemaLists.has(above)
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => {
      if (name === '$ref' && typeof child === 'string') {
        const target = targetOf(state, child, file) ?? child
        return [name, isSchema ? componentOf(state, target) : target]
      }
      if (name === 'mapping' && key === 'discriminator') return [name, mapped(state, child, file)]
      const isList = name === 'examples' && Array.isArray(child)
      const isData = !maps.has(key) && (isList || data.has(name) || name.startsWith('x-'))
      return [name, isData ? child : rewrite(state, child, file, name, key)]
    }),
  )
}

/** The values of a discriminator, whose files become components. */
function mapped(state: Bundle, mapping: unknown, file: string): Json {
  const entries = Object.entries(objectOf(mapping)).map(([value, reference]) => {
    const isFile = /\.(?:ya?ml|json)(?:#|$)/i.test(String(reference))
    const target = isFile ? targetOf(state, String(reference), file) : undefined
    return [value, target === undefined ? reference : componentOf(state, target)]
  })
  return Object.fromEntries(entries)
}

/** The reference inside of the bundle; nothing for a broken one. */
function targetOf(state: Bundle, reference: string, from: string): string | undefined {
  const fail = (reason: string, help: string) => {
    const where = from === state.file ? '' : ` in "${relativePath(state.folder, from)}"`
    const message = `The reference "${reference}"${where} ${reason}.`.replace(/\.\.$/, '.')
    state.broken.set(reference, { reference, message, help })
    return undefined
  }
  if (/^(?:[a-z][a-z\d+.-]+:|\/\/)/i.test(reference)) {
    const help = 'Store the file beside the description, and name its path.'
    return fail('leads to another server, which is not asked', help)
  }
  const [path = '', pointer = ''] = reference.split('#', 2)
  const file = path === '' ? from : join(dirname(from), decodePath(path))
  const fault = readOnce(state, file)
  if (fault !== undefined) {
    const help = 'Correct the path: it is relative to the file it stands in.'
    return fail(`leads to the file "${relativePath(state.folder, file)}", ${fault}`, help)
  }
  if (pointedAt(state.documents.get(file), pointer) === undefined) {
    return fail('leads to nothing', 'Correct it, or add what it names.')
  }
  if (file === state.file) return `#${pointer}`
  return `#/${holder}/${escaped(relativePath(state.folder, file))}${pointer.replace(/\/$/, '')}`
}

/** Reads a file once. Returns why it cannot be read. */
function readOnce(state: Bundle, file: string): string | undefined {
  if (state.documents.has(file)) return undefined
  if (isOutside(state.folder, file)) return 'which is outside of the docs folder'
  try {
    const { value, fault } = state.parse(readFileSync(file, 'utf8'))
    if (fault !== undefined) return `which cannot be parsed: ${fault.message}`
    state.documents.set(file, value)
    return undefined
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    return error.code === 'ENOENT'
      ? 'which does not exist'
      : `which cannot be read: ${error.message}`
  }
}

/** The component of a schema in another file: called as it is there, or like the file. */
function componentOf({ names, root }: Bundle, target: string): string {
  if (!target.startsWith(`#/${holder}/`)) return target
  const existingName = names.get(target)
  const taken = new Set([...Object.keys(schemasOf(root)), ...names.values()])
  const [, last = ''] = /([^/]+?)(?:\.(?:ya?ml|json))?$/i.exec(target.replaceAll('~1', '/')) ?? []
  let name = existingName ?? last
  for (let number = 2; existingName === undefined && taken.has(name); number++)
    name = `${last}-${number}`
  names.set(target, name)
  return `#/components/schemas/${escaped(name)}`
}

function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1')
}
