import { posix } from 'node:path'
import type { SidebarNode, SidebarPage } from '@landing/content'
import type { PluginContext } from '@landing/markdown'
import { LandingError, type SourceLocation } from '@landing/schema'
import { parseSync } from 'oxc-parser'
import { textOf, type Values } from './directives'
import type { FolderNavigation, NavigationEntry } from './folder-navigation'
import { placeOf } from './navigation-file'

/** Reads the `_meta` files below a folder. @throws LandingError `content/plugin` */
export function readMetaFiles(
  folder: string,
  { readFiles }: PluginContext,
): ReadonlyMap<string, FolderNavigation> {
  const files = readFiles(folder, (path) =>
    /(?:^|\/)_meta(?:\.global)?\.(?:[jt]sx?|json)$/.test(path),
  )
  const found = new Map<string, FolderNavigation>()
  for (const [path, text] of files) {
    const file = `${folder}/${path}`
    const add = (inside: string, values: Values) => {
      const entries = Object.entries(values).map(([name, value]) => {
        const key = new RegExp(`(?<![\\w$-])["']?${name.replace(/\W/g, '\\$&')}["']?\\s*:`)
        return entryOf(name, value, placeOf(file, text, text.search(key)))
      })
      found.set(inside, { entries: [...entries, { type: 'rest' }] })
      // `_meta.global` has the folders in it.
      for (const [name, value] of Object.entries(values)) {
        const { items, type } = (value ?? {}) as Values
        if (isRecord(items) && type !== 'menu') add(posix.join(inside, name), items)
      }
    }
    add(posix.dirname(path), exported(text, file))
  }
  return found
}

/** A name as Nextra shows it: `install-and-run` is `Install and Run`. */
export function titleCase(name: string): string {
  const words = name.replace(/[-_]+/g, ' ').trim()
  return words.replace(/\S+/g, (word, at: number) =>
    at > 0 &&
    /^(?:an?|and|as|at|but|by|for|from|in|into|nor|of|on|or|over|per|the|to|up|via|with|without)$/.test(
      word,
    )
      ? word
      : word.charAt(0).toUpperCase() + word.slice(1),
  )
}

/** The navigation of a folder. The page of the docs folder comes first where its `_meta` does not name it. */
export function navigationOf(
  folder: string,
  files: ReadonlyMap<string, FolderNavigation>,
  pages: readonly SidebarPage[],
): FolderNavigation | undefined {
  const found = files.get(folder)
  const isNamed = found?.entries.some((entry) => 'name' in entry && entry.name === 'index')
  const hasIndex = folder === '.' && pages.some(({ path }) => /^index\.mdx?$/.test(path))
  return found && hasIndex && !isNamed
    ? { ...found, entries: [{ type: 'page', name: 'index' }, ...found.entries] }
    : found
}

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null

function entryOf(name: string, value: unknown, place: SourceLocation): NavigationEntry {
  const values: Values = isRecord(value) ? value : { title: value }
  const { type, display, href, items, theme } = values
  const label = textOf(values.title)
  // The theme of all entries.
  if (name === '*') return { type: 'links', links: [] }
  if (type === 'separator') return { type: 'separator', label }
  if (display === 'hidden') return { type: 'hidden', name }
  if (display === 'children') return { type: 'inside', name, place }
  if (textOf(href) !== '')
    return { type: 'links', links: [linkOf(label || titleCase(name), values)] }
  if (type === 'menu') {
    const links = Object.entries((items ?? {}) as Readonly<Record<string, Values>>)
      .filter(([, item]) => textOf(item.href) !== '')
      .map(([key, item]) => linkOf(textOf(item.title) || titleCase(key), item))
    return {
      type: 'links',
      links: [{ type: 'category', label: label || titleCase(name), items: links }],
    }
  }
  const open = (theme as Values | undefined)?.collapsed === false
  return { type: 'page', name, open, place, ...(label !== '' && { label }) }
}

const linkOf = (label: string, { href }: Values): SidebarNode => ({
  type: 'link',
  label,
  href: textOf(href),
})

interface CodeNode {
  readonly type: string
  readonly [key: string]: unknown
}

/** The object that a file exports. Of elements the text counts; what must be run is left out. */
function exported(text: string, path: string): Values {
  const { program, errors } = path.endsWith('.json')
    ? parseSync('meta.js', `export default ${text}`)
    : parseSync(path, text)
  const body = program.body as unknown as readonly CodeNode[]
  const found = body.find(({ type }) => type === 'ExportDefaultDeclaration')?.declaration
  const value = staticValue(found as CodeNode | undefined, namesOf(body))
  if (errors.length === 0 && typeof value === 'object' && value !== null) return value as Values
  const reason = errors[0]?.message ?? 'its default export must be an object with constants.'
  throw new LandingError('content/plugin', `"${path}" cannot be read: ${reason}`)
}

/** Values of constants, and functions, by name. */
type Names = ReadonlyMap<unknown, CodeNode | undefined>

function namesOf(body: readonly CodeNode[]): Names {
  const declared = body.map((each) => (each.declaration ?? each) as CodeNode)
  const variables = declared.flatMap(({ declarations }) => (declarations ?? []) as CodeNode[])
  const functions = declared.filter(({ type }) => type === 'FunctionDeclaration')
  return new Map([
    ...variables.map(({ id, init }) => [nameOf(id), init as CodeNode | undefined] as const),
    ...functions.map((node) => [nameOf(node.id), node] as const),
  ])
}

const nameOf = (node: unknown) => (node as CodeNode | undefined)?.name

function staticValue(node: CodeNode | undefined, names: Names): unknown {
  const of = (part: unknown) => staticValue(part as CodeNode | undefined, names)
  const list = (key: string) => (node?.[key] ?? []) as readonly CodeNode[]
  switch (node?.type) {
    case 'Literal':
      return node.value
    case 'ArrayExpression':
      return list('elements').map(of)
    case 'ObjectExpression':
      return Object.fromEntries(
        list('properties').flatMap(({ type, argument, key, value }) => {
          if (type === 'SpreadElement') return Object.entries(of(argument) ?? {})
          const { name, value: text } = key as CodeNode
          return [[String(text ?? name), of(value)]]
        }),
      )
    case 'Identifier':
      return staticValue(names.get(node.name), without(node.name, names))
    case 'CallExpression': {
      const name = nameOf(node.callee)
      return resultOf(names.get(name), list('arguments').map(of), without(name, names))
    }
    case 'JSXText':
      return node.value
    case 'JSXElement':
    case 'JSXFragment': {
      const texts = list('children').map((child) => textOf(of(child)))
      return texts.join('').replace(/\s+/g, ' ').trim()
    }
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return of(node.expression)
    default:
      return undefined
  }
}

/** A constant or function that names itself would never end. */
function without(name: unknown, names: Names): Names {
  const others = new Map(names)
  others.delete(name)
  return others
}

/** The result of a function that does nothing but return it: `separator('Guides')`. */
function resultOf(called: CodeNode | undefined, given: readonly unknown[], names: Names): unknown {
  if (!/^(?:Arrow)?Function/.test(called?.type ?? '')) return undefined
  const parameters = called?.params as readonly CodeNode[]
  const values = parameters.map(({ name }, at): [unknown, CodeNode] => [
    name,
    { type: 'Literal', value: given[at] },
  ])
  const body = called?.body as CodeNode
  const returned =
    body.type === 'BlockStatement'
      ? (body.body as readonly CodeNode[]).find(({ type }) => type === 'ReturnStatement')?.argument
      : body
  return staticValue(returned as CodeNode | undefined, new Map([...names, ...values]))
}
