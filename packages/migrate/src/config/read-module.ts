import { readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type ImportDeclaration, type Program, parseSync } from 'oxc-parser'
import { isFile } from '../site/files'
import { type Finding, lineAt } from '../site/site'
import { isValues, type Values, valuesOf } from '../site/values'
import { type Context, External, once, type Scope } from './context'
import { declared, evaluate, evaluateFunction } from './evaluate'

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

/** Reads modules of a source without running them, and reports what could not be read. */
export class ModuleReader {
  readonly findings: Finding[] = []
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

  /** Value of the default export. */
  read(file: string): unknown {
    return this.exportsOf(file).get('default')?.()
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
    const context = this.contextOf(file, text)
    const scope = declared(program.body, { ...context, scope: this.importsOf(program, file) })
    for (const [name, value] of scope) found.set(name, value)
    const main = mainExport(program, { ...context, scope })
    if (main !== undefined) found.set('default', once(main))
    return found
  }

  private contextOf(file: string, text: string): Context {
    const reported = new Set<number>()
    return {
      scope: new Map(),
      reportUnknown: (start) => {
        // The name of an unknown function, and its call.
        if (reported.has(start)) return
        reported.add(start)
        const end = text.slice(start).search(/[\n,]|$/)
        this.findings.push({
          file: relative(this.root, file),
          line: lineAt(text, start),
          what: `\`${text.slice(start, start + end).trim()}\` can only be known by running it.`,
          advice: 'Write its value into `landing.config.ts` if the site needs it.',
        })
      },
      recordKeys: (value, starts) => void this.origins.set(value, { file, text, starts }),
    }
  }

  private importsOf(program: Program, file: string): Scope {
    const imports = program.body.filter((node) => node.type === 'ImportDeclaration')
    const meta = { url: pathToFileURL(file).href, filename: file, dirname: dirname(file) }
    const require = Object.assign(
      (path: unknown) => {
        const found = this.resolveImport(String(path), file)
        return found === undefined ? new External(String(path)) : found.get('default')?.()
      },
      { resolve: (path: unknown) => resolvePath(String(path), file) },
    )
    return new Map<string, () => unknown>([
      ['require', () => require],
      ['import.meta', () => meta],
      ['__dirname', () => meta.dirname],
      ['__filename', () => meta.filename],
      ...imports.flatMap((node) => this.namesOf(node, file)),
    ])
  }

  private namesOf(node: ImportDeclaration, file: string): [string, () => unknown][] {
    const module = node.source.value
    return node.specifiers.map(({ type, local, ...rest }) => {
      const imported = 'imported' in rest ? rest.imported : undefined
      const name = imported !== undefined && 'name' in imported ? imported.name : 'default'
      return [
        local.name,
        once(() => {
          const found = this.resolveImport(module, file)
          if (found === undefined) return new External(module)
          if (type !== 'ImportNamespaceSpecifier') return found.get(name)?.()
          return Object.fromEntries([...found].map(([key, value]) => [key, value()]))
        }),
      ]
    })
  }

  private resolveImport(module: string, from: string): Scope | undefined {
    if (/^(?:node:)?(?:path|url)$/.test(module)) return pathFunctions(this.root)
    if (!module.startsWith('.')) return undefined
    const file = findModule(resolve(dirname(from), module))
    return file === undefined ? undefined : this.exportsOf(file)
  }
}

/** A value and, if it is an object, its keys as exports. */
function exportsOf(value: unknown): Scope {
  const keys = Object.entries(valuesOf(value)).map(([key, part]): [string, () => unknown] => [
    key,
    () => part,
  ])
  return new Map([...keys, ['default', () => value]])
}

/** Functions of `node:path` and `node:url` that configurations name files with. */
function pathFunctions(root: string): Scope {
  const of =
    (join: (...parts: string[]) => string) =>
    (...parts: unknown[]) =>
      parts.every((part) => typeof part === 'string') ? join(...parts) : undefined
  return exportsOf({
    join: of(join),
    resolve: of((...parts) => resolve(root, ...parts)),
    dirname: of((path = '') => dirname(path)),
    basename: of((path = '', ending) => basename(path, ending)),
    fileURLToPath: (url: unknown) =>
      String(url).startsWith('file:') ? fileURLToPath(String(url)) : undefined,
  })
}

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
    if (node.type !== 'ExpressionStatement' || node.expression.type !== 'AssignmentExpression')
      continue
    const { left, right } = node.expression
    if (
      left.type === 'MemberExpression' &&
      left.property.type === 'Identifier' &&
      left.property.name === 'exports'
    ) {
      return () => configOf(evaluate(right, context))
    }
  }
  return undefined
}

/** A configuration may be a function that returns it. */
function configOf(value: unknown): unknown {
  const made: unknown = typeof value === 'function' ? Reflect.apply(value, null, [{}]) : value
  return isValues(made) || Array.isArray(made) ? made : value
}
