import type { Image, Link, Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import { draftOf, type PageDraft, report } from '../page/page-draft'
import { addProperties } from '../tree/mdast'
import { walk } from '../tree/walk'

/** Attributes of links and of images. */
const allowed = {
  link: ['download', 'hreflang', 'id', 'lang', 'rel', 'target', 'title'],
  image: ['height', 'id', 'lang', 'loading', 'title', 'width'],
} as const

const attribute = /[.#][\w-]+|[a-z][\w:-]*=(?:"[^"\n]*"|'[^'\n]*'|[^\s"'{}]+)|download/
const list = new RegExp(
  `\\{:?[ \\t]*((?:${attribute.source})(?:[ \\t]+(?:${attribute.source}))*)[ \\t]*\\}`,
  'y',
)
const parts = /([.#])([\w-]+)|([a-z][\w:-]*)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g

/** Reads `[text](address){target="_blank" .class}` and `![alt](a.png){width=300}`. */
export function remarkAttributes() {
  return (tree: Root, file: VFile): void => {
    const draft = draftOf(file)
    if (draft.mdx !== undefined || !/[)\]]\{/.test(draft.text)) return
    walk(tree, (node) => {
      if (!('children' in node)) return
      const children = node.children as RootContent[]
      children.forEach((child, index) => {
        if (child.type === 'link' || child.type === 'image') take(child, index, children, draft)
      })
    })
  }
}

/** Moves attributes after a node into it. Parsers see them as text, or as directives. */
function take(node: Link | Image, index: number, siblings: RootContent[], draft: PageDraft): void {
  const end = node.position?.end
  if (end?.offset === undefined) return
  list.lastIndex = end.offset
  const [written, attributes = ''] = list.exec(draft.text) ?? []
  if (written === undefined) return
  const stop = end.offset + written.length
  let count = index + 1
  while ((siblings[count]?.position?.end.offset ?? Number.POSITIVE_INFINITY) <= stop) count++
  const rest = siblings[count]
  const start = rest?.position?.start.offset ?? stop
  if (start < stop) {
    // Only texts without escapes can be cut.
    const cut = draft.text.slice(start, stop)
    if (rest?.type !== 'text' || rest.position === undefined || !rest.value.startsWith(cut)) return
    rest.value = rest.value.slice(cut.length)
    rest.position.start = {
      ...rest.position.start,
      column: rest.position.start.column + cut.length,
      offset: stop,
    }
  }
  siblings.splice(index + 1, count - index - 1)
  end.offset = stop
  end.column += written.length
  addProperties(node, propertiesOf(node, attributes, draft))
}

function propertiesOf(node: Link | Image, attributes: string, draft: PageDraft) {
  const className: string[] = []
  const properties: Record<string, string | string[] | boolean> = {}
  for (const [, prefix, short = '', name = '', ...values] of attributes.matchAll(parts)) {
    const value = values.find((each) => each !== undefined)
    if (prefix === '.') className.push(short)
    else if (prefix === '#') properties.id = short
    else if (name === 'class') className.push(...(value ?? '').split(/\s+/))
    else if ((allowed[node.type] as readonly string[]).includes(name))
      properties[name] = value ?? true
    else {
      const names = ['class', ...allowed[node.type]].join(', ')
      report(
        draft,
        'directive/attribute',
        node,
        `The attribute "${name}" of ${node.type === 'link' ? 'a link' : 'an image'} does nothing.`,
        `Write one of these: ${names}.`,
      )
    }
  }
  return { ...properties, ...(className.length > 0 && { className }) }
}
