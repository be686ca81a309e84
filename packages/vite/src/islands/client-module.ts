import { staticValue } from '@landing/schema/static-value'
import type { ParseResult } from 'vite'
import { type Hydrate, hydrateValues } from '../protocol'
import { islandQuery } from './own-module'

/** A client module that cannot be wrapped. */
export class ClientModuleError extends Error {
  /** Offset in the module's code. */
  readonly offset: number

  readonly help: string

  constructor(message: string, offset: number, help: string) {
    super(message)
    this.offset = offset
    this.help = help
  }
}

/** What the server has to know of a client module. */
export interface ClientModule {
  /** Names of all exports that exist at run time. */
  readonly exports: readonly string[]
  readonly hydrate: Hydrate
}

/** @throws ClientModuleError */
export function readClientModule({ module, program }: ParseResult): ClientModule {
  const names: string[] = []
  for (const { entries } of module.staticExports) {
    for (const { exportName, importName, isType, start } of entries) {
      if (importName.kind === 'AllButDefault' && !isType) {
        throw new ClientModuleError(
          'A client module cannot use "export *": the server wraps each of its exports by name.',
          start,
          'List the exports: "export { Name } from …".',
        )
      }
      if (isType) continue
      const name = exportName.kind === 'Default' ? 'default' : exportName.name
      if (name !== null) names.push(name)
    }
  }
  return { exports: names, hydrate: hydrateOf(program) }
}

/** The value of `export const hydrate = '…'`. */
function hydrateOf(program: ParseResult['program']): Hydrate {
  const value = hydrateInit(program)
  if (value === undefined) return 'visible'
  const text = staticValue(value)?.value
  const hydrate = hydrateValues.find((each) => each === text)
  if (hydrate !== undefined) return hydrate
  const list = hydrateValues.map((each) => `'${each}'`).join(', ')
  throw new ClientModuleError(
    'Invalid value of "hydrate": the server reads it without running the module.',
    value.start,
    `Write one of ${list} as a literal.`,
  )
}

function hydrateInit(program: ParseResult['program']) {
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue
    const { declaration } = statement
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations) {
      if (id.type === 'Identifier' && id.name === 'hydrate' && init !== null) return init
    }
  }
  return undefined
}

interface WrapOptions {
  /** Absolute path of the client module. */
  readonly file: string
  /** Name of the module in documents and in the build's manifest. */
  readonly id: string
  /** Absolute path of the module that exports `wrapExport`. */
  readonly runtime: string
}

/** Code of the module that the server imports in place of a client module. */
export function wrapperOf(
  { exports, hydrate }: ClientModule,
  { file, id, runtime }: WrapOptions,
): string {
  const lines = exports.map((name, index) => {
    const meta = JSON.stringify({ id, name, hydrate })
    const value = `original[${JSON.stringify(name)}]`
    return [
      `const export${index} = /* @__PURE__ */ wrapExport(${value}, ${meta})`,
      `export { export${index} as ${exportName(name)} }`,
    ].join('\n')
  })
  return [
    `import { wrapExport } from ${JSON.stringify(runtime)}`,
    `import * as original from ${JSON.stringify(file + islandQuery)}`,
    ...lines,
  ].join('\n')
}

/** Quoted only if it must be: a `build.target` below ES2022 warns about quotes. */
function exportName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)
}

/** Exports that only the server reads. */
const serverExports: ReadonlySet<unknown> = new Set(['hydrate', 'props'])

/**
 * The browser's code of a client module: `hydrate` and `props` are not exported, since Fast Refresh
 * accepts modules that export nothing but components. Offsets stay.
 */
export function withoutServerExports(code: string, { program }: ParseResult): string {
  let result = code
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue
    const { declaration, start } = statement
    if (declaration?.type !== 'VariableDeclaration') continue
    const { declarations } = declaration
    if (!declarations.every(({ id }) => id.type === 'Identifier' && serverExports.has(id.name))) {
      continue
    }
    const gap = ' '.repeat(declaration.start - start)
    result = result.slice(0, start) + gap + result.slice(declaration.start)
  }
  return result
}
