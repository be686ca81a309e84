import type { FileFacts } from '@landing/markdown'
import { joinPath } from '@landing/schema'

/** Address of a document, from its file's path and front matter. */
export interface DocAddress {
  readonly id: string
  /** Folder without number prefixes; empty at the top. */
  readonly folder: string
  /** Route path below the version's root, encoded; starts with a slash. */
  readonly slug: string
  /** The same, ignoring front matter `slug`. */
  readonly usualSlug: string
  /** The page of its folder: `index.md`, `README.md`, or a file named like the folder. */
  readonly isFolderPage: boolean
  /** Of a post, as the name of its file has it. */
  readonly date?: string
  /** Number in front of the file's name, as a position in the sidebar. */
  readonly position?: number
}

/** `.md`, that of another format, and `.html.markdown`. */
const extension = /(?:\.html)?\.[^./]+$/i

/** True for the path of a part of pages, by an underscore: it is not a page. */
export function isPartial(path: string): boolean {
  return path.split('/').some((name) => name.startsWith('_'))
}

/** File name without folder, number prefix and extension. */
export function bareName(path: string): string {
  return withoutNumber(lastSegment(path).replace(extension, '')).name
}

/** A folder's name as a label: `getting-started` → `Getting started`. */
export function folderLabel(name: string): string {
  const words = name.replace(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * Computes id and address of a document from its path below the docs folder.
 *
 * @param keepsNames with numbers in front of names; only `index` is the page of its folder
 */
export function docAddress(path: string, facts: FileFacts, keepsNames = false): DocAddress {
  const segments = path.split('/')
  const file = segments.pop() ?? ''
  const folders = keepsNames ? segments : segments.map((segment) => withoutNumber(segment).name)
  const folder = folders.join('/')
  const whole = file.replace(extension, '')
  const { name: bare, position } = withoutNumber(whole)
  const name = keepsNames ? whole : bare
  const baseId = facts.frontMatter.id ?? name
  const isFolderPage = keepsNames
    ? name.toLowerCase() === 'index'
    : ['index', 'readme', folders.at(-1)?.toLowerCase()].includes(name.toLowerCase())
  return {
    id: folder === '' ? baseId : `${folder}/${baseId}`,
    folder,
    ...slugsOf(folder, isFolderPage ? '' : baseId, facts.frontMatter.slug),
    isFolderPage,
    ...(position !== undefined && { position }),
  }
}

/** Date and name of a post's file, without its extension: `2026-11-23-name`, `2026/11/23/name`, in a folder or not. */
const datedPath = /^(?:(.+)\/)?(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/](.+)$/

/** Computes id and address of a post: `2026-11-23-name.md` is at `/2026/11/23/name`, as in Docusaurus. */
export function postAddress(path: string, facts: FileFacts): DocAddress {
  const { id, slug } = facts.frontMatter
  const bare = path.replace(extension, '').replace(/\/(?:index|readme)$/i, '')
  const [, folder = '', year, month, day, name = ''] = datedPath.exec(bare) ?? []
  const isDated = year !== undefined && month !== undefined && day !== undefined
  const usual = isDated ? [year, month, day, folder, name].filter(Boolean).join('/') : bare
  return {
    id: id ?? bare,
    folder: '',
    ...slugsOf('', usual, slug),
    isFolderPage: false,
    ...(isDated && { date: `${year}-${month}-${day}` }),
  }
}

function slugsOf(
  folder: string,
  name: string,
  given = name,
): Pick<DocAddress, 'slug' | 'usualSlug'> {
  return {
    slug: encodePath(given.startsWith('/') ? given : `${folder}/${given}`),
    usualSlug: encodePath(`${folder}/${name}`),
  }
}

/** Encodes a path as browsers do, without a slash at its end; `..` is resolved, and does not lead out of it. */
export function encodePath(path: string): string {
  const resolved: string[] = []
  for (const segment of path.split('/')) {
    if (segment === '..') resolved.pop()
    else if (segment !== '' && segment !== '.') resolved.push(encodeSegment(segment))
  }
  return joinPath(...resolved)
}

/** Encodes a path segment as browsers do; encoded parts stay. */
export function encodeSegment(segment: string): string {
  return encodeURIComponent(segment.replace(/\p{Surrogate}/gu, '\uFFFD')).replace(
    /%(?:2B|2C|3A|3D|40|24|26|3B)/g,
    (code) => decodeURIComponent(code),
  )
}

/** `01-intro` → `intro` at position 1. Versions (`1.2 news`) and dates (`2030-12-31`) keep their numbers. */
export function withoutNumber(name: string): { readonly name: string; readonly position?: number } {
  const match = /^(\d{1,6})\s*[-_.]+\s*([^\d\s].*)$/.exec(name)
  if (match?.[1] === undefined || match[2] === undefined) return { name }
  return { name: match[2], position: Number(match[1]) }
}

export function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
