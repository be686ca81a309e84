import { Parser } from 'htmlparser2'
import type { Nodes } from 'mdast'
import { evaluateText } from '../config/evaluate'
import type { Element, Page } from './page'
import { rangeOf, walk } from './parse'

/** The elements of a page, outermost first. */
export const elementsOf = (page: Page): Element[] =>
  page.syntax === 'mdx' ? jsxElements(page) : htmlElements(page)

function jsxElements(page: Page): Element[] {
  const elements = new Map<Nodes, Element>()
  walk(page.tree, (node, ancestors) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
    const parents = ancestors.flatMap((ancestor) => elements.get(ancestor) ?? [])
    const parent = parents.at(-1)
    const range = rangeOf(node)
    const [first] = node.children
    const opened =
      first === undefined ? undefined : page.masked.lastIndexOf('>', rangeOf(first).start - 1) + 1
    const inner = opened ?? emptyBody(page.masked, range)
    const element: Element = {
      name: node.name ?? '',
      attributes: attributesOf(node, page),
      ...range,
      inner:
        inner === undefined
          ? undefined
          : { start: inner, end: page.masked.lastIndexOf('</', range.end - 1) },
      isBlock: node.type === 'mdxJsxFlowElement',
      parent,
      children: [],
    }
    elements.set(node, element)
    parent?.children.push(element)
  })
  return [...elements.values()]
}

/** Start of the content of an element that has only spaces in it: `<p></p>`, or a masked comment. */
function emptyBody(
  text: string,
  { start, end }: { start: number; end: number },
): number | undefined {
  const match = />(\s*)<\/[\w.-]*\s*>$/.exec(text.slice(start, end))
  return match === null ? undefined : start + match.index + 1
}

type JsxNode = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

function attributesOf(node: JsxNode, page: Page) {
  const attributes: Record<string, unknown> = {}
  for (const entry of node.attributes) {
    if (entry.type !== 'mdxJsxAttribute') continue
    const value = entry.value ?? true
    attributes[entry.name] =
      typeof value === 'object' ? evaluateText(value.value, page.scope) : value
  }
  return attributes
}

/** The elements of Markdown with HTML or Vue, outermost first; none in code. */
function htmlElements(page: Page): Element[] {
  const text = page.prose
  const all: Element[] = []
  const open: { name: string; element: Element; bodyStart: number }[] = []
  let selfClosed = false
  const parser: Parser = new Parser(
    {
      onopentag: (name, given) => {
        const parent = open.at(-1)?.element
        const line = text.slice(text.lastIndexOf('\n', parser.startIndex) + 1, parser.startIndex)
        const element: Element = {
          name,
          attributes: vueAttributes(given, page),
          start: parser.startIndex,
          end: parser.endIndex + 1,
          inner: undefined,
          isBlock: /^[ \t]*$/.test(line),
          parent,
          children: [],
        }
        parent?.children.push(element)
        all.push(element)
        selfClosed = text.slice(element.start, element.end).endsWith('/>')
        open.push({ name, element, bodyStart: parser.endIndex + 1 })
      },
      onclosetag: (_, isImplied) => {
        const top = open.pop()
        if (top === undefined || selfClosed) {
          selfClosed = false
          return
        }
        const end = isImplied ? parser.startIndex : parser.endIndex + 1
        if (end < top.bodyStart) return
        const inner = { start: top.bodyStart, end: Math.max(top.bodyStart, parser.startIndex) }
        Object.assign(top.element, isImplied ? { isUnclosed: true } : { end, inner })
      },
    },
    {
      lowerCaseTags: false,
      lowerCaseAttributeNames: false,
      recognizeSelfClosing: true,
      decodeEntities: true,
    },
  )
  parser.write(text)
  parser.end()
  return all
}

function vueAttributes(given: Readonly<Record<string, string>>, page: Page) {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]): [string, unknown] => {
      if (!name.startsWith(':')) return [name, value === '' ? true : value]
      return [name.slice(1), evaluateText(value === '' ? name.slice(1) : value, page.scope)]
    }),
  )
}
