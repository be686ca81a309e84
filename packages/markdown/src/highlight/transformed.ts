import type { HighlighterCore, ShikiTransformer } from '@shikijs/core'
import type { Element, Root } from 'hast'
import { longestLine } from './line-tokenizer'
import { tokenClass } from './token-class'

/** Code and its language. Title and marks of a block are added around its lines later. */
export interface Code {
  readonly code: string
  readonly language: string
  /** Marks by line, from 0, and the text behind the language: for transformers. */
  readonly lines?: ReadonlyMap<number, ReadonlySet<string>>
  readonly meta?: string
}

/** HTML of a `pre` element, as Shiki and the site's transformers make it, with classes instead of styles. */
export function transformedCode(
  core: HighlighterCore,
  { code, lines, meta = '' }: Code,
  language: string,
  transformers: readonly ShikiTransformer[],
): string {
  const marks: ShikiTransformer = {
    enforce: 'pre',
    // On the elements, because transformers may remove lines later.
    line(node, number) {
      const names = Array.from(lines?.get(number - 1) ?? [], (mark) => `landing-line-${mark}`)
      this.addClassToHast(node, ['landing-line', ...names])
    },
  }
  return core.codeToHtml(code, {
    lang: language,
    theme: 'css-variables',
    meta: { __raw: meta },
    tokenizeMaxLineLength: longestLine,
    // A time limit would make the result depend on the machine's load.
    tokenizeTimeLimit: 0,
    transformers: [marks, ...transformers, { enforce: 'post', root: useClasses }],
  })
}

/** The site's policy forbids `style`: colors become classes, and elements without attributes are unwrapped. */
function useClasses(parent: Root | Element): void {
  parent.children = (parent as Element).children.flatMap((child) => {
    if (child.type !== 'element') return [child]
    const { style, ...properties } = child.properties
    const color = /(?:^|;)color:([^;]+)/.exec(String(style ?? ''))?.[1]
    const name = tokenClass(color)
    const classes = [properties.class, properties.className, name].flat().filter(Boolean).join(' ')
    delete properties.className
    child.properties = { ...properties, ...(classes !== '' && { class: classes }) }
    useClasses(child)
    const isBare = child.tagName === 'span' && Object.keys(child.properties).length === 0
    return isBare ? child.children : [child]
  })
}
