import { Parser } from 'htmlparser2'

/** A set of the words of a text. */
export const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** The path without slashes at its start and end. */
export const trimSlashes = (path: string): string => path.replaceAll(/^\/+|\/+$/g, '')

/** The path below that of the site, where it is written with it. */
export const withoutBase = (path: string, baseUrl: string): string =>
  path.startsWith(baseUrl) ? `/${path.slice(baseUrl.length)}` : path

/** The text without its end, where it has that. */
export const withoutEnd = (text: string, end: string): string =>
  text.endsWith(end) ? text.slice(0, -end.length) : text

/** The last segment of a path. */
export const lastSegment = (path: string): string => path.replace(/^.*\//, '')

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Parts with spaces between them, without those that are empty. */
export const spaced = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(' ')

/** The text of HTML, as readers see it. */
export function plain(html: string): string {
  let text = ''
  const parser = new Parser({ ontext: (part) => (text += part) })
  parser.end(html)
  return text.trim()
}
