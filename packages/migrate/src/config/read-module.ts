import { readFileSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, resolve } from 'node:path'
import {
  type StaticNode,
  type StaticReader,
  staticReader,
  UnknownValue,
} from '@landing/schema/static-value'
import { parseSync, type Statement } from 'oxc-parser'
import { findModule } from '../site/files'
import { type Finding, lineAt } from '../site/site'
import { type Values, valuesOf } from '../site/values'
import { once, optionsIn, withDeclared } from './evaluate'
import { External } from './external'
import { runConfig } from './run-config'

/** Modules that can be read; others are styles and pages, or code of another language. */
const isReadable = /\.(?:[cm]?[jt]s|json)$/

/** Exports of a module by name. */
type Exports = ReadonlyMap<string, () => unknown>

/** Where the keys of an object are. */
interface KeyPlaces {
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
  private readonly modules = new Map<string, Exports>()
  private readonly places = new WeakMap<object, KeyPlaces>()

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
        advice:
          'Add it, such as by installing the packages of the source, and migrate again, if the site needs it.',
      })
    this.place(value, base, written, { file, text, starts: new Map(), start: 0 })
    return value
  }

  /** Value of an export, as far as it is written in constants. */
  read(file: string, name = 'default'): unknown {
    return exportOf(this.exportsOf(file), name)
  }

  /** Reports that a key of an object of the configuration is not carried over. */
  note(value: Values, key: string, what: string, advice: string, fallback = this.file): void {
    const place = this.places.get(value)
    const file = place?.file ?? join(this.root, fallback)
    const line = place === undefined ? 1 : lineAt(place.text, place.starts.get(key) ?? place.start)
    this.findings.push({ file: relative(this.root, file), line, what, advice })
  }

  /** Gives a value that was made by running the places where the source has written its parts. */
  private place(value: unknown, base: unknown, written: ModuleReader, around: KeyPlaces): void {
    if (typeof value !== 'object' || value === null) return
    const given = Object(base)
    const place = written.places.get(given) ?? around
    this.places.set(value, place)
    for (const [key, part] of Object.entries(value)) {
      const start = place.starts.get(key) ?? place.start
      this.place(part, given[key], written, { ...place, starts: new Map(), start })
    }
  }

  private exportsOf(file: string): Exports {
    const cached = this.modules.get(file)
    if (cached !== undefined) return cached
    const text = readFileSync(file, 'utf8')
    const exported = new Map<string, () => unknown>()
    // Registered before it is read, for circular imports.
    this.modules.set(file, exported)
    if (file.endsWith('.json')) return exported.set('default', () => JSON.parse(text) as unknown)
    const { program, module } = this.parse(file, text)
    const imports = new Map<string, () => unknown>([['require', () => this.requireFrom(file)]])
    for (const { moduleRequest, entries } of module.staticImports) {
      for (const { importName, localName } of entries) {
        const name = importName.kind === 'NamespaceObject' ? '*' : (importName.name ?? 'default')
        imports.set(localName.value, () => this.imported(moduleRequest.value, name, file))
      }
    }
    const context = this.contextOf(file, text, imports)
    const names = withDeclared(program.body, context)
    const reader = staticReader(optionsIn({ ...context, names }))
    const add = (name: string, evaluate: () => unknown) => exported.set(name, once(evaluate))
    for (const name of names.keys())
      if (!imports.has(name)) add(name, () => reader.part({ type: 'Identifier', name }))
    for (const node of program.body) {
      const [name, value] = exportedBy(node, text) ?? []
      if (name !== undefined) add(name, () => configOf(value, reader))
      else if (!isDeclaration(node)) context.reportUnknown(node.start)
    }
    return exported
  }

  private parse(file: string, text: string) {
    const parsed = parseSync(file, text)
    const [fault] = parsed.errors
    if (fault === undefined) return parsed
    const line = lineAt(text, fault.labels[0]?.start ?? 0)
    throw new Error(
      `${relative(this.root, file)}:${line}: ${fault.message}. Correct the file, then migrate again.`,
    )
  }

  private contextOf(file: string, text: string, names: Exports) {
    const reported = new Set<number>()
    return {
      names,
      reportUnknown: (start: number): void => {
        if (reported.has(start)) return
        reported.add(start)
        const value = expressionAt(text, start)
        this.findings.push({
          file: relative(this.root, file),
          line: lineAt(text, start),
          what: `\`${value}\` can only be known by running it.`,
          advice:
            'Run again with `--run-config`, or write its value into `landing.config.ts` if the site needs it.',
        })
      },
      recordKeys: (value: object, starts: ReadonlyMap<string, number>) =>
        void this.places.set(value, { file, text, starts, start: 0 }),
    }
  }

  private requireFrom(file: string): object {
    const pathOf = (path: string) => resolve(dirname(file), path)
    return Object.assign((path: unknown) => this.imported(String(path), 'default', file), {
      resolve: (path: unknown) =>
        String(path).startsWith('.') ? (findModule(pathOf(`${path}`)) ?? pathOf(`${path}`)) : path,
    })
  }

  /** An import: of a package, or of what another file writes in constants. */
  private imported(module: string, name: string, from: string): unknown {
    const isOwn = module.startsWith('.') || isAbsolute(module)
    if (!isOwn) this.packages.add(module)
    const file = isOwn ? findModule(resolve(dirname(from), module)) : undefined
    if (file === undefined || !isReadable.test(file)) return new External(module)
    return exportOf(this.exportsOf(file), name)
  }
}

/** The code from an offset up to the end of its expression, on one line. */
function expressionAt(text: string, start: number): string {
  let depth = 0
  let end = start
  for (; end < text.length; end++) {
    const sign = text.charAt(end)
    if (/[([{]/.test(sign)) depth++
    if (/[)\]}]/.test(sign)) depth--
    if (depth < 0 || (depth === 0 && /[,;\n]/.test(sign))) break
  }
  const code = text.slice(start, end).trim().replaceAll(/\s+/g, ' ')
  return code.length > 80 ? `${code.slice(0, 79)}…` : code
}

/** An export of a module, or `*`; modules of CommonJS have theirs in one object. */
function exportOf(exported: Exports, name: string): unknown {
  if (exported.has(name)) return exported.get(name)?.()
  if (exported.has('default') && name !== '*') return valuesOf(exported.get('default')?.())[name]
  return Object.fromEntries([...exported].map(([key, value]) => [key, value()]))
}

const isDeclaration = (node: Statement): boolean =>
  'directive' in node || /^(?:Import|Export|Variable|Function|Class|TS)|^Empty/.test(node.type)

/** Name and value of `export default`, `module.exports =` and `exports.name =`. */
function exportedBy(node: Statement, text: string): [string, StaticNode] | undefined {
  if (node.type === 'ExportDefaultDeclaration') return ['default', node.declaration]
  if (node.type !== 'ExpressionStatement' || node.expression.type !== 'AssignmentExpression')
    return undefined
  const { left, right } = node.expression
  const target = text.slice(left.start, left.end)
  const [, name] = /^(?:module\.exports|exports(?=\.))(?:\.(\w+))?$/.exec(target) ?? [undefined, '']
  return name === '' ? undefined : [name ?? 'default', right]
}

/** A configuration may be a function that returns it. */
function configOf(exported: StaticNode | undefined, { part, options }: StaticReader): unknown {
  const value = part(exported)
  if (typeof value !== 'function') return value
  try {
    return Reflect.apply(value, null, [])
  } catch (error) {
    if (error instanceof UnknownValue && exported) options.skip?.(error.node)
    return undefined
  }
}
