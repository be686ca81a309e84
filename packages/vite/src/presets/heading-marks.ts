import type { Node } from './directives'
import { forDialect } from './for-dialect'

/**
 * Reads `## Title [#id]`, and removes `[toc]` and `[!toc]` behind titles.
 *
 * @param dialect of the pages that it is for
 */
export function remarkHeadingMarks(dialect: string) {
  const visit = (node: Node): void => {
    if (node.type === 'heading') {
      const last = node.children.at(-1)
      if (last?.type === 'text') {
        const text = last.value.replace(/\s*\[!?toc\](?=\s*(?:\[#[^\]]+\]\s*)?$)/, '')
        last.value = text.replace(/\s*\[#([^\]]+)\]\s*$/, ' {#$1}')
      }
    } else if ('children' in node) for (const child of node.children) visit(child)
  }
  return forDialect(dialect, (tree: { readonly children: readonly Node[] }) =>
    tree.children.forEach(visit),
  )
}
