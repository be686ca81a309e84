import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isFullAddress } from '@landing/schema'
import type { List, ListItem } from 'mdast'
import { parsePage, plainText } from '../pages/parse'
import { isValues, textOf, type Values } from '../site/values'
import { folderItems } from './mkdocs-folder-nav'

/** Stands for all that a list does not name: `*`. */
const rest = Symbol('rest')

const isIndex = /^(?:index|README)\.md$/

/** The file of each folder that has its navigation. */
export const literateFile = (options: Values): string => textOf(options.nav_file) ?? 'SUMMARY.md'

/** `nav` of MkDocs, with the lists of Markdown in which literate-nav keeps the navigation of folders. */
export function literateNav(nav: unknown, docs: string, options: Values): unknown[] {
  const file = literateFile(options)
  const readFolder = (folder: string): unknown[] => {
    const path = join(docs, folder, file)
    const list = existsSync(path)
      ? parsePage(navText(path), 'markdown', false).tree.children.find(
          (node) => node.type === 'list',
        )
      : undefined
    if (list === undefined) return folderItems(docs, folder)
    const items = listItems(list, folder)
    const index = ['index.md', 'README.md']
      .map((name) => (folder === '' ? name : `${folder}/${name}`))
      .find((name) => existsSync(join(docs, name)))
    const isMissing = index !== undefined && !items.flatMap(pagesOf).includes(index)
    return options.implicit_index === true && isMissing ? [index, ...items] : items
  }
  const listItems = ({ children }: List, folder: string): unknown[] => {
    const items = children.flatMap((item) => listItem(item, folder))
    const named = new Set(items.flatMap(pagesOf))
    const hasFirst = options.implicit_index === true
    const isOther = (item: unknown) =>
      !pagesOf(item).some((page) => named.has(page) || basename(page) === file) &&
      !(hasFirst && typeof item === 'string' && isIndex.test(basename(item)))
    return items.flatMap((item) =>
      item === rest ? folderItems(docs, folder).filter(isOther) : [item],
    )
  }
  const listItem = ({ children }: ListItem, folder: string): unknown[] => {
    const [head, ...below] = children
    const nested = below.find((node) => node.type === 'list')
    const inner = nested === undefined ? [] : listItems(nested, folder)
    if (head?.type !== 'paragraph') return []
    const title = plainText(head).trim()
    const link = head.children.find((node) => node.type === 'link')
    if (link === undefined) {
      const isRest = nested === undefined && /^\*(?:\*|\/|\.md)*$/.test(title)
      if (isRest) return [rest]
      return inner.length === 0 ? [] : [{ [title]: inner }]
    }
    const { url } = link
    const path = isFullAddress(url) || folder === '' ? url : `${folder}/${url}`
    if (path.endsWith('/') && !isFullAddress(url)) {
      return [{ [title]: readFolder(path.replace(/\/+$/, '')) }]
    }
    return [{ [title]: inner.length === 0 ? path : [path, ...inner] }]
  }
  const expand = (item: unknown): unknown[] => {
    if (isFolder(item)) return readFolder(item.replace(/^\.?\/+|\/+$/g, ''))
    if (typeof item === 'string') return [item]
    if (!isValues(item)) return []
    return Object.entries(item).map(([label, value]) => {
      if (Array.isArray(value)) return { [label]: value.flatMap(expand) }
      return { [label]: isFolder(value) ? expand(value) : value }
    })
  }
  return Array.isArray(nav) ? nav.flatMap(expand) : readFolder('')
}

const isFolder = (target: unknown): target is string =>
  typeof target === 'string' && target.endsWith('/') && !isFullAddress(target)

/** A lone asterisk would begin a list. */
const navText = (path: string): string =>
  readFileSync(path, 'utf8').replaceAll(/^([ \t]*[-*+][ \t]+)\*[ \t]*$/gm, '$1\\*')

/** All pages that an item names. */
function pagesOf(item: unknown): string[] {
  if (typeof item === 'string') return [item]
  return typeof item === 'object' && item !== null ? Object.values(item).flatMap(pagesOf) : []
}
