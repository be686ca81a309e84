import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { sourceOf } from '../tree/mdast'
import { walk } from '../tree/walk'

/** Full-width punctuation, which writers of Chinese and Japanese set behind an address without a space. */
const wide = /[，。；：！？、（）「」『』【】〈〉《》“”‘’…]/u

/** True for a text with a bare address and such punctuation in it. */
const hasWideAddress = (text: string): boolean =>
  /(?:https?:\/\/|www\.)[^\s<>\p{P}]/iu.test(text) && wide.test(text)

/** Ends bare addresses before full-width punctuation. */
export const bareLinksStep = {
  needs: { text: hasWideAddress, nodes: ['link'] },
  plugin: remarkBareLinks,
}

function remarkBareLinks() {
  return (tree: Root, file: VFile): void => {
    const source = file.data.page?.text ?? ''
    walk(tree, (node, parent, index) => {
      if (node.type !== 'link' || ['[', '<'].includes(sourceOf(source, node).charAt(0))) return
      const [words] = node.children
      const at = words?.type === 'text' ? words.value.search(wide) : -1
      if (words?.type !== 'text' || at < 1) return
      const rest = words.value.slice(at)
      if (!node.url.endsWith(rest)) return
      node.url = node.url.slice(0, -rest.length)
      words.value = words.value.slice(0, at)
      // Behind it, so that it is looked at as text.
      ;(parent.children as unknown[]).splice(index + 1, 0, { type: 'text', value: rest })
    })
  }
}
