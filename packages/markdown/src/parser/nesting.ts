import type { Parents, RootContent } from 'mdast'
import type { LineAndColumn } from '../text/place-at'
import { deepestNesting, TooComplexError } from './limits'

/** Nestable constructs, for messages. */
const names: Readonly<Partial<Record<RootContent['type'], string>>> = {
  blockquote: 'block quote',
  list: 'list',
  containerDirective: 'directive',
  leafDirective: 'directive',
  textDirective: 'directive',
  emphasis: 'emphasis',
  strong: 'emphasis',
  delete: 'strikethrough',
  link: 'link',
  linkReference: 'link',
  footnoteDefinition: 'footnote',
  defListDescription: 'definition',
}

/**
 * Rejects a tree that is too deep for the recursive steps after the parser.
 *
 * @throws TooComplexError at the first node that is too deep
 */
export function checkNesting(
  { children }: Parents,
  depth = 0,
  above: LineAndColumn = { line: 1, column: 1 },
): void {
  for (const node of children) {
    if (!('children' in node)) continue
    const name = names[node.type]
    const place = node.position?.start ?? above
    const innerDepth = name === undefined ? depth : depth + 1
    if (innerDepth > deepestNesting) {
      throw new TooComplexError(
        `this ${name} is nested more than ${deepestNesting} levels deep.`,
        place.line,
        place.column,
      )
    }
    checkNesting(node, innerDepth, place)
  }
}
