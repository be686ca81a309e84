import type { Parents, Root } from 'mdast'
import type { VFile } from 'vfile'
import { lintPage } from '../page/lint-page'
import { draftOf } from '../page/page-draft'
import { htmlIn, judgeTags, rewriteTags } from '../syntax/page-tags'
import { rangeOf } from '../tree/mdast'
import { walk } from '../tree/walk'

/** Lets lint rules check the page, turns tags that are not HTML back into text, and takes out comments of MDX. */
export function remarkTags() {
  return (tree: Root, file: VFile): void => {
    const draft = draftOf(file)
    if (draft.format !== undefined) return
    const html = judgeTags(htmlIn(tree))
    lintPage(
      tree,
      draft,
      html.flatMap(({ tags }) => tags),
    )
    hideComments(tree, draft.text)
    rewriteTags(html)
    if (draft.misread !== undefined) draft.document.findings.push(draft.misread)
  }
}

const comment = /\{\s?\/\*[\s\S]{0,5000}?\*\/\s?\}/g

/** Takes comments of MDX out of a page in Markdown, as their authors mean them. */
function hideComments(tree: Root, text: string): void {
  if (!text.includes('/*')) return
  const literals: (readonly [from: number, to: number])[] = []
  walk(tree, (node) => {
    const range = 'value' in node && node.type !== 'text' ? rangeOf(node) : undefined
    if (range !== undefined) literals.push(range)
  })
  for (const { 0: source, index } of text.matchAll(comment)) {
    if (literals.some(([from, to]) => index >= from && index < to)) continue
    hide(tree, index, index + source.length, text)
  }
}

/** Removes a range of the text from the tree; paragraphs that become empty go, too. */
function hide(parent: Parents, from: number, to: number, text: string): void {
  parent.children = parent.children.filter((child) => {
    const start = child.position?.start.offset ?? to
    const end = child.position?.end.offset ?? to
    if (end <= from || start >= to) return true
    if (start >= from && end <= to) return false
    // With escapes, the offsets of the text are not those of its source.
    if (child.type === 'text' && child.value === text.slice(start, end)) {
      child.value = child.value.slice(0, Math.max(0, from - start)) + child.value.slice(to - start)
    }
    if (!('children' in child)) return true
    hide(child, from, to, text)
    return child.type !== 'paragraph' || child.children.length > 0
  }) as typeof parent.children
}
