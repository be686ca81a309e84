import type { RootContent } from 'mdast'
import { type PageDraft, placeOf, report, takeSlot } from '../../page/page-draft'
import { block, type ContainerDirective, type LeafDirective } from '../../tree/mdast'
import { takeLabel } from './directive-parts'

/** Separator between Markdown parts in a component's code. */
export const slotTag = 'landing-slot'
/** Placeholder element of a component or a list of pages. */
export const componentTag = 'landing-component'

/** `:::name{prop="…"}` … `:::` and `::name{prop="…"}`: a component of the site. */
export function component(
  node: ContainerDirective | LeafDirective,
  draft: PageDraft,
): RootContent[] {
  const { name, attributes, position } = node
  const label = node.type === 'leafDirective' ? node.children[0] && node.children : takeLabel(node)
  if (label !== undefined) {
    report(
      draft,
      'components/label',
      node,
      `The component "${name}" has a label in brackets, which is not a prop.`,
      `Name it: ${node.type === 'leafDirective' ? '::' : ':::'}${name}{title="…"}.`,
    )
  }
  const props = Object.fromEntries(
    Object.entries(attributes ?? {}).map(([key, value]) => [key, value ?? '']),
  )
  const use = { name, props, file: draft.source, ...placeOf(node) }
  const children = node.type === 'leafDirective' ? [] : node.children
  // The mark is unguessable, so raw HTML cannot become a component.
  const dataUse = takeSlot(draft, { kind: 'component', use })
  return [block(componentTag, { dataUse }, children, position)]
}
