import { isFullAddress } from '@landing/schema'
import { pathId, pathIn } from '../site/documents'
import type { SourcePage } from '../site/site'
import { isValues, listOf, textOf, type Values, valuesOf } from '../site/values'
import { plain, trimSlashes } from '../site/words'
import { labelIn, linkTo } from './site-config'

/** Where items of sidebars come from. */
interface SidebarSource {
  /** Ids of the documents by their routes. */
  readonly ids: ReadonlyMap<string, string>
  /** The label in all languages of an item, which a route identifies. */
  label(text: string, key: string | undefined): unknown
}

/** Sidebar of a language: its labels become those of the same items of the main one. */
export interface TranslatedSidebar {
  readonly lang: string
  readonly folder: string
  readonly sidebar: unknown
}

/** VitePress' sidebars as Landing has them; `ids` are those of the documents, by route. */
export function vitepressSidebars(
  value: unknown,
  ids: ReadonlyMap<string, string>,
  defaultLocale: string,
  translated: readonly TranslatedSidebar[],
): Values | undefined {
  const labels = translated.map(({ lang, folder, sidebar }) => ({
    lang,
    texts: labelsOf(sidebar, folder),
  }))
  const source: SidebarSource = {
    ids,
    label: (text, key) =>
      labelIn(
        defaultLocale,
        text,
        labels.map(({ lang, texts }) => [lang, key && texts.get(key)]),
      ),
  }
  if (Array.isArray(value)) return { docs: itemsOf(value, '', ['/'], source) }
  if (!isValues(value)) return undefined
  return Object.fromEntries(
    groupsOf(value).map((group) => {
      const { prefixes, entry } = group
      const { items, base } = valuesOf(entry)
      return [
        sidebarName(group),
        itemsOf(Array.isArray(entry) ? entry : items, textOf(base) ?? '', prefixes, source),
      ]
    }),
  )
}

interface Group {
  readonly prefixes: string[]
  readonly entry: unknown
}

const sidebarName = ({ prefixes }: Group): string =>
  trimSlashes(prefixes[0] ?? '').replaceAll('/', '-') || 'docs'

/** Names the sidebar that VitePress shows beside a page, for pages that no sidebar lists. */
export function sidebarBeside(value: unknown, sidebars: Values | undefined) {
  const groups = isValues(value)
    ? groupsOf(value)
    : Array.isArray(value)
      ? [{ prefixes: ['/'], entry: value }]
      : []
  const listed = new Set(idsIn(Object.values(sidebars ?? {})))
  const byPrefix = groups.flatMap((group) =>
    group.prefixes.map((prefix): [string, string] => [prefix, sidebarName(group)]),
  )
  return (page: SourcePage): string | undefined =>
    listed.has(pathId(page))
      ? undefined
      : byPrefix.find(([prefix]) => `/${pathIn(page)}`.startsWith(prefix))?.[1]
}

function idsIn(items: unknown): string[] {
  if (Array.isArray(items)) return items.flatMap(idsIn)
  const { id, link, items: inner } = valuesOf(items)
  return [id, valuesOf(link).id]
    .filter((each) => typeof each === 'string')
    .concat(idsIn(inner ?? []))
}

/** Sidebars with their folders, the deepest folder first, as VitePress looks for them; equal ones are one. */
function groupsOf(value: Values): Group[] {
  const depth = (prefix: string) => prefix.split('/').length
  const groups = new Map<string, Group>()
  const entries = Object.entries(value).map(([path, entry]) => [rooted(path), entry] as const)
  for (const [prefix, entry] of entries.sort(([a], [b]) => depth(b) - depth(a))) {
    const key = JSON.stringify(entry)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { prefixes: [prefix], entry })
    else group.prefixes.push(prefix)
  }
  return [...groups.values()]
}

/** Labels by key of all items of a language's sidebars. */
function labelsOf(sidebar: unknown, folder: string): Map<string, string> {
  const labels = new Map<string, string>()
  const add = (items: unknown, base: string): void => {
    for (const item of listOf(items).map(valuesOf)) {
      const ownBase = textOf(item.base) ?? base
      const key = keyOf(item, ownBase, folder)
      const label = plain(textOf(item.text) ?? '')
      if (key !== undefined && label !== '' && !labels.has(key)) labels.set(key, label)
      add(item.items, ownBase)
    }
  }
  const lists = Array.isArray(sidebar) ? [sidebar] : Object.values(valuesOf(sidebar))
  for (const list of lists) {
    const { items, base } = valuesOf(list)
    add(Array.isArray(list) ? list : items, textOf(base) ?? '')
  }
  return labels
}

/** What an item is in each language: its route, or for a group that of its first item. */
function keyOf(item: Values, base: string, folder: string): string | undefined {
  const path = textOf(item.link)
  if (item.items === undefined) return path === undefined ? undefined : keyRoute(path, base, folder)
  const [first] = listOf(item.items).map(valuesOf)
  const key = first && keyOf(first, textOf(first.base) ?? base, folder)
  return key === undefined ? undefined : `group ${key}`
}

function keyRoute(path: string, base: string, folder: string): string {
  const route = routeOf(path, base)
  return route.startsWith(`/${folder}/`) ? route.slice(folder.length + 1) : route
}

function itemsOf(
  items: unknown,
  base: string,
  prefixes: readonly string[],
  source: SidebarSource,
): Values[] {
  return listOf(items).flatMap((entry): Values[] => {
    const item = valuesOf(entry)
    const ownBase = textOf(item.base) ?? base
    const text = plain(textOf(item.text) ?? '')
    const label = source.label(text, keyOf(item, ownBase, ''))
    const path = textOf(item.link)
    const route = path === undefined ? undefined : routeOf(path, ownBase)
    const id = route === undefined ? undefined : source.ids.get(route)
    if (item.items !== undefined) {
      const inner = itemsOf(item.items, ownBase, prefixes, source)
      if (text === '') return inner
      return [
        {
          type: 'category',
          label,
          items: inner,
          link: id === undefined ? undefined : { type: 'doc', id },
          collapsible: item.collapsed === undefined ? false : undefined,
          collapsed: item.collapsed === false ? false : undefined,
        },
      ]
    }
    if (route === undefined) return []
    // A document is shown with the first sidebar that has it: elsewhere it is a link.
    if (id !== undefined && prefixes.some((prefix) => route.startsWith(prefix)))
      return [{ type: 'doc', id, label }]
    return [{ type: 'link', label, href: String(linkTo(route).to ?? route) }]
  })
}

/** `guide/index.html` below `/` → `/guide/`. */
export function routeOf(link: string, base = ''): string {
  if (isFullAddress(link)) return link
  const path = base !== '' && !link.startsWith('/') ? `${base}${link}` : link
  return rooted(path.replace(/\.(?:html|md)(?=$|[?#])/, '')).replace(/\/index(?=$|[?#])/, '/')
}

const rooted = (path: string): string => `/${path.replace(/^\/+/, '')}`
