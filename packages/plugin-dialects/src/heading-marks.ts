import type { Node } from './directives'

/** True for a text that may have marks in headings. */
export const mayHaveMarks = (text: string): boolean => /\[\\?#|toc\\?\]|&[#a-z]/i.test(text)

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
