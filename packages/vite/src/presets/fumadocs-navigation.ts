import { posix } from 'node:path'
import type { PresetContext } from '@landing/content'
import { LandingError, type SourceLocation } from '@landing/schema'
import { textOf, type Values } from './directives'
import type { FolderNavigation, NavigationEntry } from './folder-navigation'
import { placeOf } from './place-of'

/** Reads the `meta.json` files below a folder. @throws LandingError `content/preset` */
export function readMetaFiles(
  folder: string,
  { readFiles }: PresetContext,
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
  const { title, pages, defaultOpen } = parse(text, path)
  const label = textOf(title)
  return {
    ...(label !== '' && { label }),
    open: defaultOpen === true,
    entries: Array.isArray(pages)
      ? pages.map((page) => {
          const place = placeOf(path, text, text.indexOf(JSON.stringify(page)))
          return entryOf(textOf(page), place)
        })
      : [{ type: 'rest' }],
  }
}

function parse(text: string, path: string): Values {
  try {
    return JSON.parse(text) as Values
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : ''
    throw new LandingError('content/preset', `"${path}" is not valid JSON: ${reason}`, { cause })
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
