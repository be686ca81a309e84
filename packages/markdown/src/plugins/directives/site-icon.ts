import { createRequire } from 'node:module'
import { escapeHtml } from '@landing/schema'
import type * as Sax from 'sax'
import type { DirectivePage } from '../../page/page-draft'

const require = createRequire(import.meta.url)

/** Elements that draw, and what they refer to. All others are left out with what is in them: scripts, links, HTML. */
const drawn = new Set(
  'svg g defs symbol use path rect circle ellipse line polyline polygon text tspan title desc clipPath mask marker pattern linearGradient radialGradient stop'.split(
    ' ',
  ),
)
/** Attributes of the file itself: the text around an icon has its size and color. */
const ofFile = new Set('width height class id xmlns version'.split(' '))

/** SVG of one of the site's own icons; `undefined` if there is none that is well-formed. */
export function siteIcon(name: string, page: DirectivePage): string | undefined {
  if (!/^[\w-]+$/.test(name)) return undefined
  const file = page.read(`/static/icons/${name}.svg`)
  return 'problem' in file ? undefined : drawing(file.text)
}

/** Written anew from what an XML parser has read: HTML would read other elements in the same text. */
function drawing(text: string): string | undefined {
  // Loaded by sites that have icons of their own.
  const parser = (require('sax') as typeof Sax).parser(true)
  let svg = ''
  /** Number of open elements in one that is left out, with that. */
  let leftOut = 0
  let opened = ''
  let isBroken = false
  parser.onerror = () => {
    isBroken = true
    parser.resume()
  }
  parser.onopentag = ({ name, attributes }) => {
    if (leftOut > 0 || !drawn.has(name)) leftOut++
    else {
      opened = `<${name}${attributesOf(attributes as Attributes, svg === '')}>`
      svg += opened
    }
  }
  parser.onclosetag = (name) => {
    if (leftOut > 0) leftOut--
    else if (svg.endsWith(opened)) svg = `${svg.slice(0, -1)}/>`
    else svg += `</${name}>`
  }
  parser.ontext = (words) => {
    if (leftOut === 0 && words.trim() !== '') svg += escapeHtml(words.replace(/\s+/g, ' '))
  }
  parser.write(text).close()
  return isBroken || !svg.startsWith('<svg') ? undefined : svg
}

type Attributes = Readonly<Record<string, string>>

function attributesOf(given: Attributes, isRoot: boolean): string {
  const attributes = Object.entries(given).filter(
    ([name, value]) =>
      !/^on|^style$|^xml|:(?!href$)/i.test(name) &&
      !(isRoot && ofFile.has(name)) &&
      (/href$/i.test(name) ? value.startsWith('#') : !/url\(\s*["']?(?!#)/i.test(value)),
  )
  if (isRoot && !('fill' in given)) attributes.push(['fill', 'currentColor'])
  return attributes.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('')
}
