import { extname } from 'node:path'
import { decodeReferences } from '@landing/markdown/authoring'

/** What browsers open as a document with scripts, or apply as the site's own style. */
const documents = /^\.(?:s?html?|xht(?:ml)?|mht(?:ml)?|xml|xslt?|rdf|rss|atom|mml|svgz|css)$/i

/** Without references to characters: `&#106;` and `&lt;` are read as what they stand for. */
const activeSvg = [
  // Entities and attributes of its own.
  /<!DOCTYPE[^>[]*\[/i,
  /<\?xml-stylesheet/i,
  /<(?:[^\s<>/:]+:)?(?:script|handler|iframe|embed|object)/i,
  /[\s"'/]on[a-z]+\s*=/i,
  /\sattributeName\s*=\s*["']\s*(?:[\w-]+:)?href/i,
  /j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/i,
  // Others may hide what the text says.
  /^\s*<\?xml[^>]*encoding\s*=\s*["'](?!utf-?8|us-ascii|iso-8859-1)/i,
  /\0/,
]

/** Whether a browser that opens the file by itself, where no policy of a document holds, might run scripts of it. */
export function isActive(file: string, content: Uint8Array): boolean {
  const ending = extname(file)
  if (documents.test(ending)) return true
  if (!/^\.svg$/i.test(ending)) return false
  const text = decodeReferences(Buffer.from(content).toString('utf8'))
  return activeSvg.some((pattern) => pattern.test(text))
}
