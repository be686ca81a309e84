import { readFileSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, resolve } from 'node:path'
import {
  type Expression,
  type ImportDeclaration,
  type ModuleExportName,
  type Program,
  parseSync,
} from 'oxc-parser'
import { findModule } from '../site/files'
import { type Finding, lineAt } from '../site/site'
import { type Values, valuesOf } from '../site/values'
import { type Context, declared, evaluate, functionOf, once, type Scope } from './evaluate'
import { External } from './external'
import { runConfig } from './run-config'

/** Modules that can be read; others are styles and pages, or code of another language. */
const isReadable = /\.(?:[cm]?[jt]s|json)$/

/** Where the keys of an object are. */
interface Place {
  readonly file: string
  readonly text: string
  readonly starts: ReadonlyMap<string, number>
  /** Of keys that are not written there. */
  readonly start: number
}

/** Reads modules of a source, and reports what could not be read. */
export class ModuleReader {
  readonly findings: Finding[] = []
  /** Names of the packages that values were asked of. */
  readonly packages = new Set<string>()
  private readonly modules = new Map<string, Scope>()
  private readonly places = new WeakMap<object, Place>()

  /**
   * @param file of the configuration, below `root`; messages name it where they know no other
   * @param runs configurations are run, in a process of their own
   */
  constructor(
    private readonly root: string,
    private readonly file = '',
    private readonly runs = false,
  ) {}

  /** Default export of a configuration: made by running it, or read as far as it is written in constants. */
  readConfig(file: string): unknown {
    if (!this.runs || file.endsWith('.json')) return this.read(file)
    const written = new ModuleReader(this.root)
    const base = written.read(file)
    const { value, packages, missing } = runConfig(file, this.root)
    for (const name of packages) this.packages.add(name)
    const text = readFileSync(file, 'utf8')
    for (const name of missing)
      this.findings.push({
        file: relative(this.root, file),
        line: lineAt(text, Math.max(text.indexOf(name), 0)),
        what: `\`${name}\` was not found; what it gives is missing in the configuration.`,
        advice: 'Install the packages of the source, then migrate again, if the site needs it.',
      })
    this.place(value, base, written, { file, text, starts: new Map(), start: 0 })
    return value
  }

  /** Value of an export, as far as it is written in constants. */
  read(file: string, name = 'default'): unknown {
    return this.exportsOf(file).get(name)?.()
  }

  /** Reports that a key of an object of the configuration is not carried over. */
  note(value: Values, key: string, what: string, advice: string, fallback = this.file): void {
    const place = this.places.get(value)
    const file = place?.file ?? join(this.root, fallback)
    const line = place === undefined ? 1 : lineAt(place.text, place.starts.get(key) ?? place.start)
    this.findings.push({ file: relative(this.root, file), line, what, advice })
  }

  /** Gives a value that was made by running the places where the source has written its parts. */
  private place(value: unknown, base: unknown, written: ModuleReader, around: Place): void {
    if (typeof value !== 'object' || value === null) return
    const own = Object(base)
    const place = written.places.get(own) ?? around
    this.places.set(value, place)
    for (const [key, part] of Object.entries(value)) {
      const start = place.starts.get(key) ?? place.start
      this.place(part, own[key], written, { ...place, starts: new Map(), start })
    }
  }

  private exportsOf(file: string): Scope {
    const cached = this.modules.get(file)
    if (cached !== undefined) return cached
    const text = readFileSync(file, 'utf8')
    if (file.endsWith('.json')) return exportsOf(JSON.parse(text))
    const { program, errors } = parseSync(file, text)
    const [fault] = errors
    if (fault !== undefined) {
      throw new Error(
        `${relative(this.root, file)}:${lineAt(text, fault.labels[0]?.start ?? 0)}: ${fault.message}. Correct the file, then migrate again.`,
      )
    }
    const found = new Map<string, () => unknown>()
    // Registered before it is read, for circular imports.
    this.modules.set(file, found)
    const around = this.importsOf(program, file)
    const context = { ...this.contextOf(file, text), scope: around }
    const scope = declared(program.body, context)
    const inner = { ...context, scope }
    for (const [name, value] of scope) found.set(name, value)
    for (const [name, value] of this.exportedFrom(program, file, scope)) found.set(name, value)
    const main = mainExport(program, inner)
    if (main !== undefined) found.set('default', once(main))
    for (const [name, value] of commonExports(program, inner)) found.set(name, value)
    for (const node of program.body) {
      const isKnown = /^(?:Import|Export|Variable|Function|Class|TS)|Empty/.test(node.type)
      if (isKnown || 'directive' in node || exportTarget(node) !== undefined) continue
      inner.reportUnknown(node.start)
    }
    return found
  }

  /** `export { a as b }`, `export { a } from './x'` and `export * from './x'`. */
  private exportedFrom(program: Program, file: string, scope: Scope): [string, () => unknown][] {
    return program.body.flatMap((node): [string, () => unknown][] => {
      if (node.type === 'ExportAllDeclaration') {
        return [...(this.resolveImport(node.source.value, file) ?? [])].filter(
          ([name]) => name !== 'default',
        )
      }
      if (node.type !== 'ExportNamedDeclaration') return []
      const from = node.source?.value
      return node.specifiers.map(({ local, exported }) => {
        const name = nameIn(local)
        return [
          nameIn(exported),
          once(() =>
            from === undefined
              ? scope.get(name)?.()
              : importedFrom(this.resolveImport(from, file), name, from),
          ),
        ]
      })
    })
  }

  private contextOf(file: string, text: string): Context {
    const reported = new Set<number>()
    return {
      scope: new Map(),
      reportUnknown: (start, module) => {
        // The name of an unknown function, and its call.
        if (reported.has(start)) return
        reported.add(start)
        const end = text.slice(start).search(/[\n,]|$/)
        const value = `\`${text.slice(start, start + end).trim()}\``
        const from = module === undefined ? '' : ` of the package \`${module}\``
        this.findings.push({
          file: relative(this.root, file),
          line: lineAt(text, start),
          what: `${value}${from} can only be known by running it.`,
          advice:
            'Run again with `--run-config`, or write its value into `landing.config.ts` if the site needs it.',
        })
      },
      recordKeys: (value, starts) => void this.places.set(value, { file, text, starts, start: 0 }),
    }
  }

  private importsOf(program: Program, file: string): Scope {
    const load = (path: unknown) => {
      const found = this.resolveImport(String(path), file)
      if (found === undefined) return new External(String(path))
      return found.has('default') ? found.get('default')?.() : namespaceOf(found)
    }
    const require = Object.assign(load, {
      resolve: (path: unknown) => resolvePath(String(path), file),
    })
    return new Map([
      ['require', () => require],
      ...program.body
        .filter((node) => node.type === 'ImportDeclaration')
        .flatMap((node) => this.namesOf(node, file)),
    ])
  }

  private namesOf(node: ImportDeclaration, file: string): [string, () => unknown][] {
    const module = node.source.value
    return node.specifiers.map(({ type, local, ...rest }) => {
      const name = 'imported' in rest ? nameIn(rest.imported) : 'default'
      return [
        local.name,
        once(() => {
          const found = this.resolveImport(module, file)
          if (type === 'ImportNamespaceSpecifier' && found !== undefined) return namespaceOf(found)
          return importedFrom(found, name, module)
        }),
      ]
    })
  }

  private resolveImport(module: string, from: string): Scope | undefined {
    if (!module.startsWith('.') && !isAbsolute(module)) {
      this.packages.add(module)
      return undefined
    }
    const file = findModule(resolve(dirname(from), module))
    return file === undefined || !isReadable.test(file) ? undefined : this.exportsOf(file)
  }
}

/** A value and, if it is an object, its keys as exports. */
function exportsOf(value: unknown): Scope {
  const keys = Object.keys(valuesOf(value)).map((key): [string, () => unknown] => [
    key,
    () => valuesOf(value)[key],
  ])
  return new Map([...keys, ['default', () => value]])
}

const namespaceOf = (found: Scope): Values =>
  Object.fromEntries([...found].map(([key, value]) => [key, value()]))

/** An export of a module; modules of CommonJS have theirs in one object. */
function importedFrom(found: Scope | undefined, name: string, module: string): unknown {
  if (found === undefined) return new External(module)
  if (found.has(name)) return found.get(name)?.()
  const whole = found.get('default')?.()
  return name === 'default' ? undefined : valuesOf(whole)[name]
}

export const nameIn = (name: ModuleExportName): string =>
  name.type === 'Literal' ? name.value : name.name

/** What `require.resolve` gives: the path of a file, or the name of a package. */
function resolvePath(path: string, from: string): string {
  const file = resolve(dirname(from), path)
  return path.startsWith('.') ? (findModule(file) ?? file) : path
}

/** `export default` or `module.exports =`. */
function mainExport(program: Program, context: Context): (() => unknown) | undefined {
  for (const node of program.body) {
    if (node.type === 'ExportDefaultDeclaration') {
      const { declaration } = node
      if (declaration.type === 'ClassDeclaration') continue
      if (declaration.type === 'TSInterfaceDeclaration') continue
      return () =>
        configOf(
          node.start,
          context,
          declaration.type === 'FunctionDeclaration'
            ? functionOf(declaration, context)
            : evaluate(declaration, context),
        )
    }
    const target = exportTarget(node)
    if (target !== undefined && target.name === undefined)
      return () => configOf(node.start, context, evaluate(target.value, context))
  }
  return undefined
}

/** `exports.a = …` and `module.exports.a = …`. */
const commonExports = (program: Program, context: Context): [string, () => unknown][] =>
  program.body.flatMap((node): [string, () => unknown][] => {
    const target = exportTarget(node)
    return target?.name === undefined
      ? []
      : [[target.name, once(() => evaluate(target.value, context))]]
  })

/** What a statement of CommonJS exports: everything, or a name. */
function exportTarget(
  node: Program['body'][number],
): { readonly name: string | undefined; readonly value: Expression } | undefined {
  if (node.type !== 'ExpressionStatement' || node.expression.type !== 'AssignmentExpression')
    return undefined
  const { left, right } = node.expression
  if (left.type !== 'MemberExpression' || left.property.type !== 'Identifier') return undefined
  const { object, property } = left
  if (isNamed(object, 'module') && property.name === 'exports')
    return { name: undefined, value: right }
  const isExports =
    isNamed(object, 'exports') ||
    (object.type === 'MemberExpression' &&
      isNamed(object.object, 'module') &&
      isNamed(object.property, 'exports'))
  return isExports ? { name: property.name, value: right } : undefined
}

const isNamed = (node: { readonly type: string }, name: string): boolean =>
  node.type === 'Identifier' && Reflect.get(node, 'name') === name

/** A configuration may be a function that returns it. */
function configOf(start: number, context: Context, value: unknown): unknown {
  if (typeof value !== 'function') return value
  const made: unknown = Reflect.apply(value, null, [])
  if (made === undefined) context.reportUnknown(start)
  return made
}
