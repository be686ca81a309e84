import type { Element, ElementContent, Root } from 'hast'
import type { VFile } from 'vfile'
import { draftOf, type PageDraft } from '../page/page-draft'
import { blockTags } from '../page/segments'
import { isElement, trusted } from '../tree/hast'
import { componentTag, slotTag } from './directives/component'

/** Puts the tags of their slots around what is in components and lists of pages. */
export function rehypeComponents() {
  return (tree: Root, file: VFile): void => {
    const draft = draftOf(file)
    if (draft.slots.some(({ kind }) => kind === 'component' || kind === 'pages'))
      unwrap(tree, draft)
  }
}

function unwrap(parent: Root | Element, draft: PageDraft): void {
  for (const child of parent.children) if (child.type === 'element') unwrap(child, draft)
  const children = parent.children as ElementContent[]
  if (!children.some((child) => isElement(child, componentTag))) return
  parent.children = children.flatMap((child) => {
    const mark = isElement(child, componentTag) ? String(child.properties.dataUse) : ''
    if (child.type !== 'element' || !mark.startsWith(draft.marker)) return [child]
    const { open, next, close } = blockTags(mark, draft)
    const parts = child.children.flatMap((part, index) => {
      if (!isElement(part, slotTag)) return [part]
      // A slot ends the previous one.
      return index === 0 ? part.children : [trusted(next), ...part.children]
    })
    return [trusted(open), ...parts, trusted(close)]
  })
}
