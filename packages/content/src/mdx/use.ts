import type { Root, RootContent } from 'mdast'
import { type PageDraft, placeOf } from '../page/page-draft'
import { componentTag, slotTag } from '../plugins/directives/component'
import { block, phrase } from '../tree/mdast'
import type { JsxElement } from './jsx'
import type { Expression } from './known'
import type { Scope } from './scope'

/** Context for lowering a page. */
export interface Lowering {
  readonly draft: PageDraft
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
  { draft, nextUse }: Lowering,
): RootContent[] {
  const number = nextUse()
  scope.uses.push({ number, code })
  const mdx = { source: draft.source, use: number, version: '' }
  const place = { file: scope.file, ...placeOf(node) }
  const index = draft.components.push({ name: nameOf(node), props: {}, ...place, mdx }) - 1
  const make = node.type.includes('Flow') ? block : phrase
  const children = slots.map((slot) => make(slotTag, {}, slot as never[], node.position))
  return [
    make(
      componentTag,
      { dataUse: `${draft.document.marker}${index}` },
      children as never[],
      node.position,
    ),
  ]
}

/** What messages call it. */
function nameOf(node: JsxElement | Expression): string {
  if ('name' in node) return `<${node.name}>`
  const code = node.value.trim().replace(/\s+/g, ' ')
  return `{${code.length > 40 ? `${code.slice(0, 39)}…` : code}}`
}
