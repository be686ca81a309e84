import type { Needs } from '@landing/markdown'
import type { Node } from './directives'

/** Which pages may have marks in headings. */
export const headingMarks: Needs = {
  text: (text) => /\[\\?#|toc\\?\]|&[#a-z]/i.test(text),
  nodes: ['heading'],
}

/** Reads `## Title [#id]`, and removes `[toc]` and `[!toc]` behind titles. */
export function remarkHeadingMarks() {
  const visit = (node: Node): void => {
    if (node.type === 'heading') {
      const last = node.children.at(-1)
      if (last?.type === 'text') {
        const text = last.value.replace(/\s*\[!?toc\](?=\s*(?:\[#[^\]]+\]\s*)?$)/, '')
        last.value = text.replace(/\s*\[#([^\]]+)\]\s*$/, ' {#$1}')
      }
    } else if ('children' in node) for (const child of node.children) visit(child)
  }
  return (tree: { readonly children: readonly Node[] }) => tree.children.forEach(visit)
}
