import type { RootContent } from 'mdast'
import type { DirectivePage } from '../../hooks/directives'
import { block, type ContainerDirective, line, text } from '../../tree/mdast'
import { attributesOf, takeLabel } from './directive-parts'

/** `:::details[Summary]` … `:::`, closed at first unless `{open}`. */
export function details(node: ContainerDirective, page: DirectivePage): RootContent[] {
  const label = takeLabel(node) ?? [text(page.language.texts.details)]
  const { className, ...attributes } = attributesOf(node)
  const open =
    node.attributes !== null && node.attributes !== undefined && 'open' in node.attributes
  return [
    block(
      'details',
      { ...attributes, className: ['landing-details', ...className], ...(open && { open: true }) },
      [line('summary', {}, label, node.position), ...node.children],
      node.position,
    ),
  ]
}
