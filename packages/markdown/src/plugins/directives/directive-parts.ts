import type { PhrasingContent } from 'mdast'
import type { DirectivePage } from '../../hooks/directives'
import { didYouMean } from '../../text/did-you-mean'
import { words } from '../../text/words'
import type { AnyDirective, ContainerDirective, LeafDirective } from '../../tree/mdast'

/** Removes and returns the label in brackets: `:::note[Label]`; `undefined` without one. */
export function takeLabel(node: ContainerDirective): PhrasingContent[] | undefined {
  const first = node.children[0]
  if (first?.type !== 'paragraph' || !first.data || !('directiveLabel' in first.data))
    return undefined
  node.children.shift()
  return first.children
}

/** Attributes in braces, `{#id .class key="value"}`, as properties of an element. */
export function attributesOf(node: ContainerDirective | LeafDirective): {
  readonly className: readonly string[]
  readonly id?: string
} {
  const { class: names, id } = node.attributes ?? {}
  return {
    className: words(names ?? '').filter((name) => name !== ''),
    ...(id && { id }),
  }
}

/** A directive as messages name it. */
export function directiveName({ type, name }: AnyDirective): string {
  return `${type === 'textDirective' ? ':' : type === 'leafDirective' ? '::' : ':::'}${name}`
}

/** Reports attributes that have no effect. */
export function checkAttributes(
  node: AnyDirective,
  attributeNames: readonly string[],
  page: DirectivePage,
): void {
  for (const name of Object.keys(node.attributes ?? {})) {
    if (attributeNames.includes(name)) continue
    const message = `"${directiveName(node)}" has no attribute "${name}".`
    const all =
      attributeNames.length === 0
        ? 'Remove it: there are none.'
        : `Known: ${attributeNames.join(', ')}.`
    page.report({
      code: 'directive/attribute',
      node,
      message,
      help: didYouMean(name, attributeNames, all),
    })
  }
}
