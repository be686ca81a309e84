import type { PhrasingContent, RootContent } from 'mdast'

const inLines = new Set(
  'text emphasis strong delete link linkReference image imageReference inlineCode break textDirective footnoteReference inlineMath'.split(
    ' ',
  ),
)

/** Wraps text between blocks in paragraphs. */
export function toBlocks(nodes: readonly RootContent[]): RootContent[] {
  const blocks: RootContent[] = []
  let words: PhrasingContent[] | undefined
  for (const node of nodes) {
    if (!inLines.has(node.type)) {
      words = undefined
      blocks.push(node)
    } else if (words !== undefined) words.push(node as PhrasingContent)
    else if (node.type !== 'text' || node.value.trim() !== '') {
      words = [node as PhrasingContent]
      blocks.push({
        type: 'paragraph',
        children: words,
        ...(node.position && { position: node.position }),
      })
    }
  }
  return blocks
}
