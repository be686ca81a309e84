import { posix } from 'node:path'
import type { SidebarNode, SidebarPage } from '@landing/content'
import type { PluginContext } from '@landing/markdown'
import { LandingError, type SourceLocation } from '@landing/schema'
import {
  declaredNames,
  type StaticKind,
  type StaticOptions,
  staticFunctions,
  staticReader,
} from '@landing/schema/static-value'
import { parseSync } from 'oxc-parser'
import { attributeText, type Values } from './directives'
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
  const navigationByFolder = new Map<string, FolderNavigation>()
  for (const [path, text] of files) {
    const file = `${folder}/${path}`
    const add = (inside: string, values: Values) => {
      const entries = Object.entries(values).map(([name, value]) => {
        const key = new RegExp(`(?<![\\w$-])["']?${name.replace(/\W/g, '\\$&')}["']?\\s*:`)
        return entryOf(name, value, placeOf(file, text, text.search(key)))
      })
      navigationByFolder.set(inside, { entries: [...entries, { type: 'rest' }] })
      // `_meta.global` has the folders in it.
      for (const [name, value] of Object.entries(values)) {
        const { items, type } = (value ?? {}) as Values
        if (isRecord(items) && type !== 'menu') add(posix.join(inside, name), items)
      }
    }
    add(posix.dirname(path), exported(text, file))
  }
  return navigationByFolder
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
  const folderNavigation = files.get(folder)
  const isNamed = folderNavigation?.entries.some(
    (entry) => 'name' in entry && entry.name === 'index',
  )
  const hasIndex = folder === '.' && pages.some(({ path }) => /^index\.mdx?$/.test(path))
  return folderNavigation && hasIndex && !isNamed
    ? {
        ...folderNavigation,
        entries: [{ type: 'page', name: 'index' }, ...folderNavigation.entries],
      }
    : folderNavigation
}

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null

function entryOf(name: string, value: unknown, place: SourceLocation): NavigationEntry {
  const values: Values = isRecord(value) ? value : { title: value }
  const { type, display, href, items, theme } = values
  const label = attributeText(values.title)
  // The theme of all entries.
  if (name === '*') return { type: 'links', links: [] }
  if (type === 'separator') return { type: 'separator', label }
  if (display === 'hidden') return { type: 'hidden', name }
  if (display === 'children') return { type: 'inside', name, place }
  if (attributeText(href) !== '')
    return { type: 'links', links: [linkOf(label || titleCase(name), values)] }
  if (type === 'menu') {
    const links = Object.entries((items ?? {}) as Readonly<Record<string, Values>>)
      .filter(([, item]) => attributeText(item.href) !== '')
      .map(([key, item]) => linkOf(attributeText(item.title) || titleCase(key), item))
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
  href: attributeText(href),
})

/** The object that a file exports; what must be run is left out. */
function exported(text: string, path: string): Values {
  const { program, errors } = path.endsWith('.json')
    ? parseSync('meta.js', `export default ${text}`)
    : parseSync(path, text)
  const exported = program.body.find((node) => node.type === 'ExportDefaultDeclaration')
  const options: StaticOptions = { skip: () => {}, kinds: { ...staticFunctions, ...texts } }
  const names = declaredNames(program.body, options)
  const value = exported && staticReader({ ...options, names }).part(exported.declaration)
  if (errors.length === 0 && isRecord(value)) return value
  const reason = errors[0]?.message ?? 'its default export must be an object with constants.'
  throw new LandingError('content/plugin', `"${path}" cannot be read: ${reason}`)
}

const elementText: StaticKind = ({ children }, { part }) =>
  (children as unknown[])
    .map((child) => attributeText(part(child)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()

/** Of elements, the text counts. */
const texts: Readonly<Record<string, StaticKind>> = {
  JSXElement: elementText,
  JSXExpressionContainer: ({ expression }, { of }) => of(expression),
  JSXFragment: elementText,
  JSXText: ({ value }) => value,
}
