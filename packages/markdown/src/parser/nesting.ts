import type { Root, RootContent } from 'mdast'
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
export function checkNesting(tree: Root): void {
  check(tree.children, 0, { line: 1, column: 1 })
}

function check(nodes: readonly RootContent[], depth: number, above: LineAndColumn): void {
  for (const node of nodes) {
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
    check(node.children, innerDepth, place)
  }
}
