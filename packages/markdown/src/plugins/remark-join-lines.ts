import type { Nodes, Root } from 'mdast'
import { joinLines } from '../text/join-lines'
import { walk } from '../tree/walk'

/** Joins the lines of Chinese and Japanese paragraphs, also where emphasis or a link ends a line. */
export const joinLinesStep = {
  needs: { text: (text: string) => /[\u2e80-\u{3ffff}]|&#/u.test(text) },
  plugin: remarkJoinLines,
}

function remarkJoinLines() {
  return (tree: Root): void => {
    walk(tree, (node, parent, index) => {
      if (node.type !== 'text' || !node.value.includes('\n')) return
      const before = edgeOf(parent.children[index - 1], -1)
      const after = edgeOf(parent.children[index + 1], 0)
      const joined = joinLines(before + node.value + after)
      node.value = joined.slice(before.length, joined.length - after.length)
    })
  }
}

/** The first or last character of a node, at 0 or -1. */
function edgeOf(node: Nodes | undefined, at: 0 | -1): string {
  if (node === undefined || node.type === 'html') return ''
  // Two units hold any character.
  if ('value' in node)
    return [...(at === 0 ? node.value.slice(0, 2) : node.value.slice(-2))].at(at) ?? ''
  return 'children' in node ? edgeOf(node.children.at(at), at) : ''
}
