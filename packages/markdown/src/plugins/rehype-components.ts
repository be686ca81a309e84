import type { Element, ElementContent, Root, RootContent } from 'hast'
import type { VFile } from 'vfile'
import { type ComponentUse, draftOf, type PageDraft } from '../page/page-draft'
import { isElement, trusted } from '../tree/hast'
import { componentTag, slotTag } from './directives/component'

/** Writes components as comments around their children, for the document renderer. */
export function rehypeComponents() {
  return (tree: Root, file: VFile): void => {
    const draft = draftOf(file)
    if (draft.components.length > 0) unwrap(tree, draft)
  }
}

function unwrap(parent: Root | Element, draft: PageDraft): void {
  for (const child of parent.children) if (child.type === 'element') unwrap(child, draft)
  const children: readonly (RootContent | ElementContent)[] = parent.children
  if (!children.some((child) => isElement(child, componentTag))) return
  parent.children = children.flatMap((child) => {
    const use = isElement(child, componentTag) ? useOf(child, draft) : undefined
    if (use === undefined || child.type !== 'element') return [child as ElementContent]
    return [
      trusted(`<!--landing:component ${commentJson(use)}-->`),
      ...child.children.flatMap(withoutSlot),
      trusted('<!--/landing:component-->'),
    ]
  })
}

/** A slot ends the previous one. */
function withoutSlot(child: ElementContent, index: number): ElementContent[] {
  if (!isElement(child, slotTag)) return [child]
  return index === 0 ? child.children : [trusted('<!--landing:slot-->'), ...child.children]
}

function useOf(
  element: Element,
  { components, document: { marker } }: PageDraft,
): ComponentUse | undefined {
  const use = String(element.properties.dataUse)
  return use.startsWith(marker) ? components[Number(use.slice(marker.length))] : undefined
}

/** JSON without anything that ends a comment. */
function commentJson(use: ComponentUse): string {
  return JSON.stringify(use).replace(/[-<>]/g, (char) => `\\u00${char.charCodeAt(0).toString(16)}`)
}
