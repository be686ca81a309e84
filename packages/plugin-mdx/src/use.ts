import type { ParsedPage } from '@landing/markdown'
import type { Root, RootContent } from 'mdast'
import type { JsxElement } from './jsx'
import type { Expression } from './known'
import type { Scope } from './scope'

/** Context for lowering a page. */
export interface Lowering {
  readonly page: ParsedPage
  /** Reads a fragment that the page imports, given what is known of its props. */
  readonly fragment: (
    path: string,
    props: unknown,
  ) => { readonly tree: Root; readonly scope: Scope }
  readonly nextUse: () => number
}

/** Code that the page's module runs, with its Markdown content. */
export function use(
  code: string,
  slots: readonly RootContent[][],
  node: JsxElement | Expression,
  scope: Scope,
  { page, nextUse }: Lowering,
): RootContent[] {
  const number = nextUse()
  scope.uses.push({ number, code })
  const isBlock = node.type.includes('Flow')
  return [page.use({ name: partName(node), use: number, file: scope.file, node, isBlock, slots })]
}

/** What messages call it. */
function partName(node: JsxElement | Expression): string {
  if ('name' in node) return `<${node.name}>`
  const code = node.value.trim().replace(/\s+/g, ' ')
  return `{${code.length > 40 ? `${code.slice(0, 39)}…` : code}}`
}
