import type { Element, ElementContent } from 'hast'
import type { Schema } from 'hast-util-sanitize'
import { mathElements as elements } from '../syntax/elements'
import { words } from '../text/words'

/** Those that hold text and nothing else. */
const tokens = new Set(['annotation', 'mi', 'mn', 'mo', 'ms', 'mtext'])
const anywhere = words('dir displaystyle mathbackground mathcolor mathsize mathvariant scriptlevel')
/** Of the classes only those that the formula plugin's `temml` gives. */
const temmlClasses: ['className', RegExp] = ['className', /^(?:tml|chr|wbk)-[\w-]+$/]
const attributesByElement: Readonly<Record<string, readonly string[]>> = {
  math: ['display'],
  mfrac: ['linethickness'],
  mo: words(
    'accent fence form largeop lspace maxsize minsize movablelimits rspace separator stretchy symmetric',
  ),
  mover: ['accent'],
  mpadded: words('depth height lspace voffset width'),
  mspace: words('depth height width'),
  mtd: ['columnspan', 'rowSpan'],
  munder: ['accentunder'],
  munderover: ['accent', 'accentunder'],
}

/** Sanitizer schema for formulas: no addresses, styles or event handlers. */
export const mathml = {
  tagNames: ['math', ...elements],
  ancestors: Object.fromEntries(elements.map((name) => [name, ['math']])),
  attributes: Object.fromEntries(
    ['math', ...elements].map((name) => [name, [...attributesOf(name), temmlClasses]]),
  ),
  /** Dropped with what they hold. */
  strip: ['annotation-xml', 'malignmark', 'mglyph'],
} satisfies Schema

function attributesOf(name: string): string[] {
  return [...anywhere, ...(attributesByElement[name] ?? [])]
}

/**
 * Removes everything that is not MathML from a formula, and everything but text from its tokens, because browsers may parse HTML
 * there differently. Global HTML attributes are removed, too.
 */
export function keepMathOnly(formula: Element): void {
  const { tagName, properties } = formula
  const attributeNames = new Set([...attributesOf(tagName), 'className'])
  for (const name of Object.keys(properties)) if (!attributeNames.has(name)) delete properties[name]
  formula.children = formula.children.filter(
    (child) => child.type === 'text' || (!tokens.has(tagName) && isMath(child)),
  )
  for (const child of formula.children) if (child.type === 'element') keepMathOnly(child)
}

function isMath(node: ElementContent): boolean {
  return node.type === 'element' && elements.includes(node.tagName)
}
