import { codeTracker } from '@landing/markdown/authoring'
import type { Node } from './directives'
import { rewriteCode, rewriteFence } from './rewrite'

/** Rewrites the fences of directives that are not in code. */
export function rewriteFences(text: string): string {
  return text.includes(':::') ? rewriteLines(text, rewriteFence) : text
}

/** Rewrites the lines of a text that are not code. */
export function rewriteLines(text: string, rewrite: (line: string) => string): string {
  const isCode = codeTracker()
  return text
    .split('\n')
    .map((line) => (isCode(line) ? line : rewrite(line)))
    .join('\n')
}

interface Parent {
  readonly children: readonly Node[]
}

type Code = Extract<Node, { readonly type: 'code' }>

/**
 * Rewrites the code blocks of a tree.
 *
 * @param prepare reads what only this dialect has
 */
export function rewriteCodeBlocks(parent: Parent, prepare?: (node: Code) => void): void {
  for (const node of parent.children) {
    if (node.type === 'code') rewriteBlock(node, prepare)
    else if ('children' in node) rewriteCodeBlocks(node as Parent, prepare)
  }
}

function rewriteBlock(node: Code, prepare?: (node: Code) => void): void {
  const { lang, meta, value } = node
  prepare?.(node)
  rewriteCode(node)
  const isSame =
    value === node.value && (lang ?? null) === node.lang && words(meta) === words(node.meta)
  if (isSame) node.meta = meta
  else node.data = Object.assign(node.data ?? {}, { isRewritten: true })
}

const words = (meta: string | null | undefined) => (meta ?? '').trim().replace(/\s+/g, ' ')
