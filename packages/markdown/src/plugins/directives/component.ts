import type { RootContent } from 'mdast'
import { type DirectivePage, report } from '../../page/page-draft'
import { block, type ContainerDirective, type LeafDirective } from '../../tree/mdast'
import { takeLabel } from './directive-parts'

/** Separator between Markdown parts in a component's code. */
export const slotTag = 'landing-slot'
/** Placeholder element of a component or a list of pages. */
export const componentTag = 'landing-component'

/** `:::name{prop="…"}` … `:::` and `::name{prop="…"}`: a component of the site. */
export function component(
  node: ContainerDirective | LeafDirective,
  page: DirectivePage,
): RootContent[] {
  const { name, attributes, position } = node
  const label = node.type === 'leafDirective' ? node.children[0] && node.children : takeLabel(node)
  if (label !== undefined) {
    const message = `The component "${name}" has a label in brackets, which is not a prop.`
    const help = `Name it: ${node.type === 'leafDirective' ? '::' : ':::'}${name}{title="…"}.`
    report(page, 'components/label', node, message, help)
  }
  const props = Object.fromEntries(
    Object.entries(attributes ?? {}).map(([key, value]) => [key, value ?? '']),
  )
  const children = node.type === 'leafDirective' ? [] : node.children
  // The mark is unguessable, so raw HTML cannot become a component.
  const dataUse = page.component(name, props, node)
  return [block(componentTag, { dataUse }, children, position)]
}
