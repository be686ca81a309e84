import { posix } from 'node:path'
import type { PlacedRedirect, SidebarNode, SidebarProblem } from '@landing/content'
import { LandingError, type SourceLocation } from '@landing/schema'
import { attributeText, type Values } from './directives'
import { parseJson, placeOf } from './navigation-file'

const labels = ['group', 'tab', 'anchor', 'dropdown', 'product', 'version', 'language', 'item']
const lists = [
  'pages',
  'groups',
  'tabs',
  'anchors',
  'dropdowns',
  'products',
  'versions',
  'languages',
  'menu',
  'global',
]
/** `GET /users`, `openapi.json GET /users`. */
const endpoint = /^(?:\S+ )?(?:get|post|put|patch|delete|head|options|trace|webhook) \S/i
const descriptions = ['openapi', 'asyncapi', 'graphql']

/** The navigation and the redirects of a `docs.json`; documents have their paths as ids. */
export interface Navigation {
  readonly items: readonly SidebarNode[]
  readonly redirects: readonly PlacedRedirect[]
  readonly problems: readonly SidebarProblem[]
}

/** Where a part of the navigation is. */
interface NavigationPlace {
  readonly file: string
  /** Files that refer to this one. */
  readonly trail: readonly string[]
  /** Groups in groups are closed at first, as there. */
  readonly isInGroup: boolean
}

/** Reads a `docs.json` and the files that it refers to. @throws LandingError `content/plugin` */
export function readNavigation(path: string, readFile: (path: string) => string): Navigation {
  const problems: SidebarProblem[] = []
  const texts = new Map<string, string>()

  const readJson = (file: string): unknown => {
    const text = texts.get(file) ?? readFile(file)
    texts.set(file, text)
    return parseJson(file, text)
  }
  const placeIn = (file: string, value: string): SourceLocation => {
    const text = texts.get(file) ?? ''
    return placeOf(file, text, text.indexOf(JSON.stringify(value)))
  }
  const leaveOut = (file: string, name: string, others: number) => {
    const more = others === 0 ? '' : ` and ${others} more`
    problems.push({
      message: `Pages of an API are left out of the sidebar: "${name}"${more}.`,
      help: 'Make them with the dialect "openapi": see the manual, "API reference".',
      place: placeIn(file, name),
    })
  }

  const itemsOf = (part: unknown, place: NavigationPlace): SidebarNode[] => {
    if (typeof part === 'string')
      return [{ type: 'doc', id: part, place: placeIn(place.file, part) }]
    if (Array.isArray(part)) return listItems(part, place)
    const { $ref, ...others } = (part ?? {}) as Values
    if (attributeText($ref) !== '') return includedItems(attributeText($ref), others, place)
    return others.hidden === true ? [] : partItems(others, place)
  }

  const listItems = (parts: readonly unknown[], place: NavigationPlace): SidebarNode[] => {
    const isEndpoint = (each: unknown) => typeof each === 'string' && endpoint.test(each)
    const [first, ...others] = parts.filter(isEndpoint)
    if (first !== undefined) leaveOut(place.file, String(first), others.length)
    return parts.filter((each) => !isEndpoint(each)).flatMap((each) => itemsOf(each, place))
  }

  const includedItems = ($ref: string, values: Values, place: NavigationPlace): SidebarNode[] => {
    const { file, trail } = place
    const other = posix.join(posix.dirname(file), $ref)
    if (posix.relative(posix.dirname(path), other).startsWith('..')) {
      throw new LandingError(
        'content/plugin',
        `"${file}" refers to "${other}", which is outside of the folder of "${path}".`,
      )
    }
    if (trail.includes(other)) {
      throw new LandingError('content/plugin', `"${other}" refers to itself.`)
    }
    const value = readJson(other)
    const part = Array.isArray(value) ? value : { ...(value as Values), ...values }
    return itemsOf(part, { ...place, file: other, trail: [...trail, other] })
  }

  const partItems = (values: Values, place: NavigationPlace): SidebarNode[] => {
    const { file, isInGroup } = place
    const isGroup = attributeText(values.group) !== ''
    const inner = { ...place, isInGroup: isInGroup || isGroup }
    const items = lists.flatMap((name) =>
      values[name] === undefined ? [] : itemsOf(values[name], inner),
    )
    const label = labels.map((name) => attributeText(values[name])).find((each) => each !== '')
    if (label === undefined) return items
    if (values.pages === undefined && descriptions.some((name) => values[name] !== undefined)) {
      leaveOut(file, label, 0)
    }
    const href = attributeText(values.href)
    const root = attributeText(values.root)
    if (items.length === 0 && root === '') {
      return href === '' ? [] : [{ type: 'link', label, href }]
    }
    const link =
      root === '' ? {} : { link: { type: 'doc', id: root } as const, place: placeIn(file, root) }
    const isOpen = values.expanded ?? values.isDefaultOpen ?? (isGroup && !isInGroup)
    return [{ type: 'category', label, ...link, collapsed: isOpen !== true, items }]
  }

  const { navigation, redirects } = readJson(path) as Values
  const redirectOf = (part: unknown): PlacedRedirect => {
    const { source, destination } = (part ?? {}) as Values
    const from = attributeText(source)
    return { from, to: attributeText(destination), location: placeIn(path, from) }
  }
  return {
    items: itemsOf(navigation, { file: path, trail: [], isInGroup: false }),
    redirects: Array.isArray(redirects) ? redirects.map(redirectOf) : [],
    problems,
  }
}

/** The same items with the ids of documents. */
export function withIds(
  items: readonly SidebarNode[],
  idOf: (path: string) => string,
): SidebarNode[] {
  return items.map((item) => {
    if (typeof item === 'string' || item.type === 'link') return item
    if (item.type === 'doc') return { ...item, id: idOf(item.id) }
    if (item.type !== 'category') return item
    const { link } = item
    return {
      ...item,
      ...(link?.type === 'doc' && { link: { ...link, id: idOf(link.id) } }),
      items: withIds(item.items, idOf),
    }
  })
}
