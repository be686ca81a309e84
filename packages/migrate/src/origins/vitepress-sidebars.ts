import { isFullAddress } from '@landing/schema'
import { trimSlashes } from '../site/paths'
import { defined, isValues, listOf, textOf, type Values, valuesOf } from '../site/values'
import { linkTo } from './site-config'

/** VitePress' sidebars as Landing has them; `ids` are those of the documents, by route. */
export function vitepressSidebars(
  value: unknown,
  ids: ReadonlyMap<string, string>,
): Values | undefined {
  if (Array.isArray(value)) return { docs: itemsOf(value, '', '/', ids) }
  if (!isValues(value)) return undefined
  return Object.fromEntries(
    Object.entries(value).map(([prefix, entry]) => {
      const { items, base } = valuesOf(entry)
      const name = trimSlashes(prefix).replaceAll('/', '-') || 'docs'
      return [name, itemsOf(Array.isArray(entry) ? entry : items, textOf(base) ?? '', prefix, ids)]
    }),
  )
}

function itemsOf(
  items: unknown,
  base: string,
  prefix: string,
  ids: ReadonlyMap<string, string>,
): Values[] {
  return listOf(items).flatMap((entry): Values[] => {
    const item = valuesOf(entry)
    const label = plain(textOf(item.text) ?? '')
    const ownBase = textOf(item.base) ?? base
    const path = textOf(item.link)
    const route = path === undefined ? undefined : routeOf(path, ownBase)
    const id = route === undefined ? undefined : ids.get(route)
    if (item.items !== undefined) {
      const inner = itemsOf(item.items, ownBase, prefix, ids)
      if (label === '') return inner
      return [
        defined({
          type: 'category',
          label,
          items: inner,
          link: id === undefined ? undefined : { type: 'doc', id },
          collapsible: item.collapsed === undefined ? false : undefined,
          collapsed: item.collapsed === false ? false : undefined,
        }),
      ]
    }
    if (route === undefined) return []
    // A document is shown with the first sidebar that has it: elsewhere it is a link.
    if (id !== undefined && route.startsWith(prefix)) return [{ type: 'doc', id, label }]
    return [{ type: 'link', label, href: String(linkTo(route).to ?? route) }]
  })
}

/** `guide/index.html` below `/` → `/guide/`. */
export function routeOf(link: string, base = ''): string {
  if (isFullAddress(link)) return link
  const path = base !== '' && !link.startsWith('/') ? `${base}${link}` : link
  return `/${path.replace(/^\/+/, '').replace(/\.(?:html|md)$/, '')}`.replace(/\/index$/, '/')
}

/** Text without HTML. */
export const plain = (text: string): string => text.replaceAll(/<[^>]*>/g, '').trim()
