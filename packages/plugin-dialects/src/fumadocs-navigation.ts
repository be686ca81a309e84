import { posix } from 'node:path'
import type { PluginContext } from '@landing/markdown'
import type { SourceLocation } from '@landing/schema'
import { attributeText, type Values } from './directives'
import type { FolderNavigation, NavigationEntry } from './folder-navigation'
import { parseJson, placeOf } from './navigation-file'

/** Reads the `meta.json` files below a folder. @throws LandingError `content/plugin` */
export function readMetaFiles(
  folder: string,
  { readFiles }: PluginContext,
): ReadonlyMap<string, FolderNavigation> {
  const files = readFiles(folder, (path) => posix.basename(path) === 'meta.json')
  return new Map(
    [...files].map(([path, text]) => [
      posix.dirname(path),
      navigationOf(text, `${folder}/${path}`),
    ]),
  )
}

function navigationOf(text: string, path: string): FolderNavigation {
  const { title, pages, defaultOpen } = parseJson(path, text) as Values
  const label = attributeText(title)
  return {
    ...(label !== '' && { label }),
    open: defaultOpen === true,
    entries: Array.isArray(pages)
      ? pages.map((page) => {
          const place = placeOf(path, text, text.indexOf(JSON.stringify(page)))
          return entryOf(attributeText(page), place)
        })
      : [{ type: 'rest' }],
  }
}

const separator = /^---(?:\[[^\]]+\])?(.*?)(?:---)?$/
const link = /^(?:external:)?(?:\[[^\]]+\])?\[([^\]]+)\]\(([^)]+)\)$/

function entryOf(page: string, place: SourceLocation): NavigationEntry {
  if (page === '...') return { type: 'rest' }
  if (page === 'z...a') return { type: 'rest', reversed: true }
  const [, title] = separator.exec(page) ?? []
  if (title !== undefined) return { type: 'separator', label: title }
  const [, label, href] = link.exec(page) ?? []
  if (label !== undefined && href !== undefined) {
    return { type: 'links', links: [{ type: 'link', label, href }] }
  }
  if (page.startsWith('!')) return { type: 'hidden', name: page.slice(1) }
  if (page.startsWith('...')) return { type: 'inside', name: page.slice(3), place }
  return { type: 'page', name: page, place }
}
