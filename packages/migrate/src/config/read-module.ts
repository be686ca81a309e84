import { readFileSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  type Expression,
  type ImportDeclaration,
  type ModuleExportName,
  type Program,
  parseSync,
} from 'oxc-parser'
import { isFile } from '../site/files'
import { type Finding, lineAt } from '../site/site'
import { isValues, type Values, valuesOf } from '../site/values'
import { type Context, External, Names, once, type Scope } from './context'
import { declared, evaluate, evaluateFunction, followStatements } from './evaluate'
import { nodeModule } from './node-modules'

const endings = [
  '',
  '.ts',
  '.mts',
  '.js',
  '.mjs',
  '.cjs',
  '.cts',
  '.json',
  '/index.ts',
  '/index.js',
]

/** Modules that can be read; others are styles and pages, or code of another language. */
const isReadable = /\.(?:[cm]?[jt]s|json)$/

/** Reads modules of a source without running them, and reports what could not be read. */
export class ModuleReader {
  readonly findings: Finding[] = []
  /** Names of the packages that values were asked of. */
  readonly packages = new Set<string>()
  private readonly modules = new Map<string, Scope>()
  /** Where the keys of evaluated objects are. */
  private readonly origins = new WeakMap<
    object,
    { file: string; text: string; starts: ReadonlyMap<string, number> }
  >()

  /** @param file of the configuration, below `root`; messages name it where they know no other */
  constructor(
    private readonly root: string,
    private readonly file = '',
  ) {}

  /** Value of an export. */
  read(file: string, name = 'default'): unknown {
    return this.exportsOf(file).get(name)?.()
  }

  /** Reports that a key of an evaluated object is not carried over. */
  note(value: Values, key: string, what: string, advice: string, fallback = this.file): void {
    const origin = this.origins.get(value)
    const file = origin?.file ?? join(this.root, fallback)
    const line = origin === undefined ? 1 : lineAt(origin.text, origin.starts.get(key) ?? 0)
    this.findings.push({ file: relative(this.root, file), line, what, advice })
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
    for (const name of scope.keys()) found.set(name, () => scope.get(name)?.())
    for (const [name, value] of this.exportedFrom(program, file, scope)) found.set(name, value)
    const main = mainExport(program, inner)
    if (main !== undefined) found.set('default', once(main))
    followStatements(
      program.body.filter((node) => exportTarget(node) === undefined),
      inner,
    )
    for (const [name, value] of commonExports(program, inner)) found.set(name, value)
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
      canChange: true,
      reportUnknown: (start, module) => {
        // The name of an unknown function, and its call.
        if (reported.has(start)) return
        reported.add(start)
        const end = text.slice(start).search(/[\n,]|$/)
        this.findings.push({
          file: relative(this.root, file),
          line: lineAt(text, start),
          what: `\`${text.slice(start, start + end).trim()}\`${module === undefined ? '' : ` of the package \`${module}\``} can only be known by running it.`,
          advice:
            module === undefined
              ? 'Write its value into `landing.config.ts` if the site needs it.'
              : 'Nothing, if it is a plugin for the build; else write its value into `landing.config.ts`.',
        })
      },
      recordKeys: (value, starts) => void this.origins.set(value, { file, text, starts }),
    }
  }

  private importsOf(program: Program, file: string): Scope {
    const imports = program.body.filter((node) => node.type === 'ImportDeclaration')
    const meta = { url: pathToFileURL(file).href, filename: file, dirname: dirname(file) }
    const load = (path: unknown) => {
      const found = this.resolveImport(String(path), file)
      if (found === undefined) return new External(String(path))
      return found.has('default') ? found.get('default')?.() : namespaceOf(found)
    }
    const require = Object.assign(load, {
      resolve: (path: unknown) => resolvePath(String(path), file),
    })
    return new Names(new Map(), [
      ['require', () => require],
      [
        'import',
        () => (path: unknown) => {
          const found = this.resolveImport(String(path), file)
          return found === undefined ? new External(String(path)) : namespaceOf(found)
        },
      ],
      ['import.meta', () => meta],
      ['__dirname', () => meta.dirname],
      ['__filename', () => meta.filename],
      ['module', () => ({})],
      ['exports', () => ({})],
      ...imports.flatMap((node) => this.namesOf(node, file, require)),
    ])
  }

  private namesOf(
    node: ImportDeclaration,
    file: string,
    require: unknown,
  ): [string, () => unknown][] {
    const module = node.source.value
    return node.specifiers.map(({ type, local, ...rest }) => {
      const name = 'imported' in rest ? nameIn(rest.imported) : 'default'
      return [
        local.name,
        once(() => {
          if (name === 'createRequire') return () => require
          const found = this.resolveImport(module, file)
          if (type === 'ImportNamespaceSpecifier' && found !== undefined) return namespaceOf(found)
          return importedFrom(found, name, module)
        }),
      ]
    })
  }

  private resolveImport(module: string, from: string): Scope | undefined {
    const own = nodeModule(module, this.root)
    if (own !== undefined) return exportsOf(own)
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

/** Resolves the path of a module, which may lack its extension. */
export function findModule(path: string): string | undefined {
  return endings.map((ending) => `${path}${ending}`).find(isFile)
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
          declaration.type === 'FunctionDeclaration'
            ? evaluateFunction(declaration, context)
            : evaluate(declaration, context),
        )
    }
    const target = exportTarget(node)
    if (target !== undefined && target.name === undefined)
      return () => configOf(evaluate(target.value, context))
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
function configOf(value: unknown): unknown {
  const made: unknown = typeof value === 'function' ? Reflect.apply(value, null, [{}]) : value
  return isValues(made) || Array.isArray(made) ? made : value
}
