import type { Image, Paragraph, Root } from 'mdast'
import { hasAny } from '../text/has-any'
import { classes } from '../tree/classes'
import { walk } from '../tree/walk'

/** An image alone in a paragraph with a title, `![what it shows](a.png "Caption")`, becomes a figure: the title is its caption. */
export const figuresStep = {
  needs: { text: hasAny('!['), nodes: ['image'] },
  plugin: remarkFigures,
}

function remarkFigures() {
  return (tree: Root): void => {
    walk(tree, (node) => {
      if (node.type !== 'paragraph') return
      const images = node.children.filter((child) => child.type === 'image')
      const rest = node.children.filter((child) => child.type !== 'image')
      const isAlone = rest.every((child) => child.type === 'text' && child.value.trim() === '')
      // Adjacent light and dark images are one.
      if (images.length === 0 || images.length > 2 || !isAlone) return
      const caption = images.find((image) => image.title)?.title
      if (caption) toFigure(node, images, caption)
    })
  }
}

function toFigure(node: Paragraph, images: readonly Image[], caption: string): void {
  for (const image of images) image.title = null
  node.data = { ...node.data, hName: 'figure', hProperties: classes('landing-image') }
  node.children.push({
    type: 'emphasis',
    children: [{ type: 'text', value: caption }],
    data: { hName: 'figcaption' },
    ...(node.position && { position: node.position }),
  })
}
