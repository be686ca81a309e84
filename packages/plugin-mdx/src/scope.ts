import type { ParsedPage } from '@landing/markdown'
import { walk } from '@landing/markdown/authoring'
import type { LintIssue } from '@landing/markdown/lint'
import type { StaticNames } from '@landing/schema/static-value'
import type * as estree from 'estree'
import type { Root } from 'mdast'
import type { MdxjsEsm } from 'mdast-util-mdx'
import { evaluate, namesIn } from './evaluate'
import { type Binding, type ImportTargets, isImage } from './imports'
import { report } from './report'

/** A use of code, as a function of its Markdown content. */
interface Use {
  readonly number: number
  readonly code: string
}

/** The names of a page, or of a fragment in it. */
export interface Scope extends StaticNames {
  /** Path of the file, relative to the content folder. */
  readonly file: string
  readonly text: string
  readonly number: number
  readonly bindings: ReadonlyMap<string, Binding>
  /** Imports that run, and what the file declares, as code of a function's body. */
  readonly body: string[]
  /** Imports of images and of constants of fragments, as code, by name: in the body where code runs with them. */
  readonly images: ReadonlyMap<string, () => string>
  readonly uses: Use[]
  /** Fragments, with the code of their props. */
  readonly parts: { readonly scope: Scope; readonly props: string }[]
}

/** What the imports of a file bind. */
interface Found {
  readonly bindings: Map<string, Binding>
  readonly images: Map<string, () => string>
  /** What a fragment declares. */
  readonly constantsOf: (fragment: string) => Scope['bindings']
}

type Ranged = estree.Node & { readonly start: number; readonly end: number }

/** Reads the imports and exports of a file. */
export function readScope(
  tree: Root,
  { file, text, number }: Pick<Scope, 'file' | 'text' | 'number'>,
  values: Readonly<Record<string, unknown>>,
  surroundings: ImportTargets,
  page: ParsedPage,
  constantsOf: (fragment: string) => Scope['bindings'],
): Scope {
  const bindings = new Map<string, Binding>()
  const images = new Map<string, () => string>()
  for (const [name, value] of Object.entries(values)) bindings.set(name, { kind: 'value', value })
  const names: StaticNames = {
    get(name) {
      const binding = bindings.get(name)
      if (name === 'require' && binding === undefined)
        return () => (specifier: unknown) => surroundings.file(String(specifier), file)
      // What is missing is reported once.
      if (binding?.kind === 'missing') return () => undefined
      return binding?.kind === 'value' ? () => binding.value : undefined
    },
  }
  const statements: estree.Program['body'] = []
  // Inside of elements, too.
  walk(tree, (node) => {
    if (node.type === 'mdxjsEsm') statements.push(...((node as MdxjsEsm).data?.estree?.body ?? []))
  })
  const body = statements.flatMap((statement): readonly string[] => {
    const { start, end } = statement as Ranged
    if (statement.type === 'ImportDeclaration') {
      return bindImports(statement, { bindings, images, constantsOf }, surroundings, file, page)
    }
    if (statement.type === 'ExportNamedDeclaration' && statement.declaration) {
      const { declaration } = statement
      bindDeclaration(declaration, bindings, names)
      return [text.slice((declaration as Ranged).start, (declaration as Ranged).end)]
    }
    const source = text.slice(start, end).split('\n')[0]
    const message = `"${source}" is left out: a page exports only what it declares.`
    report(page, 'syntax/foreign', placeOf(statement), message, 'Remove it.')
    return []
  })
  const declared = statements.filter(({ type }) => type === 'ExportNamedDeclaration')
  body.unshift(...[...namesIn(declared)].flatMap((name) => images.get(name)?.() ?? []))
  body.push(...bindComponents(tree, bindings, surroundings, file))
  for (const [name, construct] of Object.entries(surroundings.global)) {
    // The parts of a component that the page has another of, such as `Tabs.Tab`, are not those of the plugin.
    const whole = bindings.get(name.split('.')[0] ?? '')
    if (bindings.has(name) || (whole !== undefined && whole.kind !== 'construct')) continue
    bindings.set(name, { kind: 'construct', construct })
  }
  return { file, text, number, bindings, body, images, uses: [], parts: [], ...names }
}

/** Binds the components of the site that are used without an import; returns the code for them. */
function bindComponents(
  tree: Root,
  bindings: Map<string, Binding>,
  surroundings: ImportTargets,
  file: string,
): string[] {
  const names = new Set([...namesIn(tree)].map((name) => name.split('.')[0] ?? ''))
  return [...names].flatMap((name) => {
    const isOpen = /^[A-Z]/.test(name) && !bindings.has(name)
    const specifier = isOpen ? surroundings.component(name) : undefined
    if (specifier === undefined) return []
    bindings.set(name, { kind: 'code' })
    return `const { default: ${name} } = ${surroundings.moduleOf(specifier, file)}`
  })
}

/** Binds the names of an import; returns the code for those that are only known at run time. */
function bindImports(
  statement: estree.ImportDeclaration,
  { bindings, images, constantsOf }: Found,
  surroundings: ImportTargets,
  file: string,
  page: ParsedPage,
): string[] {
  const specifier = String(statement.source.value)
  return statement.specifiers.flatMap((part) => {
    const exported = exportedName(part)
    const local = part.local.name
    const missing = (message: string, help: string): [] => {
      report(page, 'mdx/import', placeOf(statement), message, help)
      page.markProvisional()
      bindings.set(local, { kind: 'missing' })
      return []
    }
    const binding = surroundings.bindingOf(specifier, exported, file)
    if (typeof binding === 'string') return missing(binding, surroundings.helpFor(specifier, file))
    if (binding.kind === 'fragment' && exported !== 'default' && exported !== '*') {
      const constant = constantsOf(binding.path).get(exported)
      if (constant?.kind === 'value') {
        images.set(local, () => `const ${local} = ${JSON.stringify(constant.value)}`)
        bindings.set(local, constant)
        return []
      }
      const help = 'What runs belongs into a module, such as a file ".jsx".'
      return missing(`"${specifier}" exports no constant "${exported}".`, help)
    }
    bindings.set(local, binding)
    const code = () => {
      const module = surroundings.moduleOf(specifier, file)
      return exported === '*'
        ? `const ${local} = ${module}`
        : `const { ${exported}: ${local} } = ${module}`
    }
    if (binding.kind === 'value' && isImage(binding.value)) images.set(local, code)
    return binding.kind === 'code' ? [code()] : []
  })
}

function bindDeclaration(
  declaration: estree.Declaration,
  bindings: Map<string, Binding>,
  names: StaticNames,
): void {
  if (declaration.type !== 'VariableDeclaration') {
    if (declaration.id !== null) bindings.set(declaration.id.name, { kind: 'code' })
    return
  }
  for (const { id, init } of declaration.declarations) {
    if (id.type !== 'Identifier') {
      for (const name of namesIn(id)) {
        if (!bindings.has(name)) bindings.set(name, { kind: 'code' })
      }
      continue
    }
    const value = init ? evaluate(init, names) : undefined
    bindings.set(id.name, value ? { kind: 'value', ...value } : { kind: 'code' })
  }
}

function exportedName(part: estree.ImportDeclaration['specifiers'][number]): string {
  if (part.type === 'ImportDefaultSpecifier') return 'default'
  if (part.type === 'ImportNamespaceSpecifier') return '*'
  return part.imported.type === 'Identifier' ? part.imported.name : String(part.imported.value)
}

/** Columns count from 0 in code, from 1 in text. */
function placeOf({ loc }: estree.Node): LintIssue['node'] {
  if (!loc) return undefined
  const at = { line: loc.start.line, column: loc.start.column + 1 }
  return { position: { start: at, end: at } }
}
