import { conflictIn, type LintedPage, sourceOf } from '@landing/markdown/lint'
import type { Code, Parents } from 'mdast'
import { excerpt } from './issue'

const innerPlaces: Readonly<Record<string, string>> = {
  blockquote: ' in the quote',
  footnoteDefinition: ' in the footnote',
  listItem: ' in the list item',
}

/** A code block without a closing fence swallows what is after it: the rest of the page, or the next code block. */
export function checkFence(node: Code, parent: Parents, page: LintedPage): void {
  const [opener = '', ...rest] = sourceOf(page.text, node).trimEnd().split('\n')
  const fence = /^(?:`{3,}|~{3,})/.exec(opener)?.[0]
  if (fence === undefined) return
  const last = rest.at(-1)?.replace(/^[ \t>]+/, '') ?? ''
  if (last.startsWith(fence) && last.replaceAll(fence.charAt(0), '') === '') {
    checkInside(node, fence, opener, page)
    return
  }
  page.report({
    code: 'code/unclosed',
    node,
    message: `The code block "${excerpt(opener)}" is not closed: everything after it${innerPlaces[parent.type] ?? ''} becomes code.`,
    help: `Write "${fence}" on a line of its own where it ends.`,
  })
}

/** No fence can open a block inside of another: with a language it does not close one either. */
function checkInside(node: Code, fence: string, opener: string, page: LintedPage): void {
  if (!node.value.includes(fence)) return
  const lines = node.value.split('\n')
  const sign = fence.charAt(0)
  const opening = new RegExp(`^ {0,3}${fence}${sign}*[ \\t]*[\\w{]`)
  const inner = lines.findIndex((line) => opening.test(line))
  if (inner === -1) return
  const { line: start = 1 } = node.position?.start ?? {}
  const tooFar = new RegExp(`^(?: {4}| {0,3}\\t)\\s*${fence}${sign}*\\s*$`)
  const indented = lines.slice(0, inner).findIndex((line) => tooFar.test(line))
  page.report({
    code: 'code/unclosed',
    node,
    message: `The code block "${excerpt(opener)}" is not closed before "${excerpt((lines[inner] ?? '').trim())}" in line ${start + inner + 1}, which becomes code.`,
    help:
      indented === -1
        ? `Write "${fence}" where it ends. A block that shows other blocks needs a longer fence: "${fence}${sign}".`
        : `Write less than four spaces before "${fence}" in line ${start + indented + 1}: with more it closes nothing.`,
  })
}

/** Git's marks in code. A warning, as an example may show them: pages about Markdown do so, and blocks with `no-check`. */
export function checkConflict({ value, lang, meta, position }: Code, page: LintedPage): void {
  const at = conflictIn(value)
  if (at === undefined || /^(?:md|mdx|markdown)$/i.test(lang ?? '')) return
  if (/(?:^|\s)no-check(?:\s|$)/.test(meta ?? '')) return
  const { line = 1, offset = 0, column = 1 } = position?.start ?? {}
  const isFenced = /[`~]/.test(page.text.charAt(offset))
  page.report({
    code: 'page/merge-conflict',
    severity: 'warn',
    message: 'A merge conflict is not resolved in this code.',
    place: { line: line + at + (isFenced ? 1 : 0), column },
    help: 'Keep one of both texts, or write "no-check" after the language of the block if readers are to see it.',
  })
}
