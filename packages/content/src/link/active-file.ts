import { createRequire } from 'node:module'
import { extname } from 'node:path'
import type * as Sax from 'sax'

/** What browsers open as a document with scripts, or apply as the site's own style. */
const documents = /^\.(?:s?html?|xht(?:ml)?|mht(?:ml)?|xml|xslt?|rdf|rss|atom|mml|svgz|css)$/i

/** Whether a browser that opens the file by itself, where no policy of a document holds, might run scripts of it. */
export function isActive(file: string, content: Uint8Array): boolean {
  const ending = extname(file).toLowerCase()
  if (documents.test(ending)) return true
  return ending === '.svg' && isActiveSvg(Buffer.from(content).toString('utf8'))
}

const require = createRequire(import.meta.url)

const activeElements = new Set(['script', 'handler', 'iframe', 'frame', 'embed', 'object'])
const imageElements = new Set(['image', 'feimage', 'img'])
/** In other encodings a text may be read as something else than it says. */
const declaration = /^xml\s(?!.*\bencoding\s*=\s*["'](?!(?:utf-?8|us-ascii|iso-8859-1)["']))/is

function isActiveSvg(text: string): boolean {
  // Loaded by sites that sanitize.
  const parser = (require('sax') as typeof Sax).parser(true)
  let isFound = false
  // Browsers may run what is before a mistake, and read what is behind it in another way.
  parser.onerror = () => {
    isFound = true
    parser.resume()
  }
  // Entities and attributes of its own.
  parser.ondoctype = (doctype) => {
    isFound ||= doctype.includes('[')
  }
  parser.onprocessinginstruction = ({ name, body }) => {
    isFound ||= !declaration.test(`${name} ${body}`)
  }
  parser.onopentag = ({ name, attributes }) => {
    const element = localName(name)
    isFound ||=
      activeElements.has(element) ||
      Object.entries(attributes).some(([attribute, value]) =>
        isActiveAttribute(element, localName(attribute), String(value)),
      )
  }
  parser.write(text).close()
  return isFound
}

/** Without its prefix, which may be any. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase()

function isActiveAttribute(element: string, name: string, value: string): boolean {
  // Browsers ignore white space and control characters in an address.
  const address = value.replace(/[\0-\x20]/g, '').toLowerCase()
  if (name.startsWith('on') || address.includes('javascript:')) return true
  if (name === 'attributename') {
    const animated = localName(address)
    return animated === 'href' || animated.startsWith('on')
  }
  return name === 'href' && address.startsWith('data:') && !imageElements.has(element)
}
