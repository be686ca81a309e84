import { type LintedPage, sourceOf } from '@landing/markdown/lint'
import type { Heading, Paragraph, Parents, PhrasingContent } from 'mdast'
import { excerpt } from './issue'

/** A heading without words: neither a reader nor a link has a name for it. */
export function checkHeading(node: Heading, { text, report }: LintedPage): void {
  if (node.children.some(hasWords)) return
  const source = excerpt(sourceOf(text, node))
  report({
    code: 'headings/empty',
    node,
    message: `The heading "${source}" has no text.`,
    help: 'Write its text, or remove it.',
  })
}

/** Images count by their alternative texts, raw HTML only by the text between its tags. */
function hasWords(node: PhrasingContent): boolean {
  if (node.type === 'html') return false
  if ('alt' in node) return Boolean(node.alt?.trim())
  if ('children' in node && node.type !== 'textDirective') return node.children.some(hasWords)
  return !('value' in node) || node.value.trim() !== ''
}

/** `#Title`, a paragraph of its own. Two of `#` are found wherever they begin a line. */
export function checkTitleLine(
  node: Paragraph,
  parent: Parents,
  { text, report }: LintedPage,
): void {
  const source = sourceOf(text, node)
  if (parent.type !== 'root' || !/^#\p{Lu}[^#\n]*$/u.test(source)) return
  report({
    code: 'headings/no-space',
    node,
    message: `"${excerpt(source)}" is not a heading: "#" needs a space after it.`,
    help: 'Write a space between "#" and the text.',
    fix: { from: '#', to: '# ' },
  })
}
