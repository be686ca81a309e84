import type { Code, Parents } from 'mdast'
import { type PageDraft, report } from '../page/page-draft'
import { conflictIn } from '../syntax/conflicts'
import { shown } from '../syntax/foreign'
import { sourceOf } from '../tree/mdast'

const innerPlaces: Readonly<Record<string, string>> = {
  blockquote: ' in the quote',
  footnoteDefinition: ' in the footnote',
  listItem: ' in the list item',
}

/** A code block without a closing fence swallows what is after it: the rest of the page, or the next code block. */
export function checkFence(node: Code, parent: Parents, draft: PageDraft): void {
  const [opener = '', ...rest] = sourceOf(draft.text, node).trimEnd().split('\n')
  const fence = /^(?:`{3,}|~{3,})/.exec(opener)?.[0]
  if (fence === undefined) return
  const last = rest.at(-1)?.replace(/^[ \t>]+/, '') ?? ''
  if (last.startsWith(fence) && last.replaceAll(fence.charAt(0), '') === '') {
    checkInside(node, fence, opener, draft)
    return
  }
  report(
    draft,
    'code/unclosed',
    node,
    `The code block "${shown(opener)}" is not closed: everything after it${innerPlaces[parent.type] ?? ''} becomes code.`,
    `Write "${fence}" on a line of its own where it ends.`,
  )
}

/** No fence can open a block inside of another: with a language it does not close one either. */
function checkInside(node: Code, fence: string, opener: string, draft: PageDraft): void {
  if (!node.value.includes(fence)) return
  const lines = node.value.split('\n')
  const sign = fence.charAt(0)
  const opening = new RegExp(`^ {0,3}${fence}${sign}*[ \\t]*[\\w{]`)
  const inner = lines.findIndex((line) => opening.test(line))
  if (inner === -1) return
  const { line: start = 1 } = node.position?.start ?? {}
  const tooFar = new RegExp(`^(?: {4}| {0,3}\\t)\\s*${fence}${sign}*\\s*$`)
  const indented = lines.slice(0, inner).findIndex((line) => tooFar.test(line))
  report(
    draft,
    'code/unclosed',
    node,
    `The code block "${shown(opener)}" is not closed before "${shown((lines[inner] ?? '').trim())}" in line ${start + inner + 1}, which becomes code.`,
    indented === -1
      ? `Write "${fence}" where it ends. A block that shows other blocks needs a longer fence: "${fence}${sign}".`
      : `Write less than four spaces before "${fence}" in line ${start + indented + 1}: with more it closes nothing.`,
  )
}

/** Git's marks in code. A warning, as an example may show them: pages about Markdown do so, and blocks with `no-check`. */
export function checkConflict({ value, lang, meta, position }: Code, draft: PageDraft): void {
  const at = conflictIn(value)
  if (at === undefined || /^(?:md|mdx|markdown)$/i.test(lang ?? '')) return
  if (/(?:^|\s)no-check(?:\s|$)/.test(meta ?? '')) return
  const { line = 1, offset = 0, column = 1 } = position?.start ?? {}
  const isFenced = /[`~]/.test(draft.text.charAt(offset))
  draft.document.findings.push({
    code: 'page/merge-conflict',
    severity: 'warn',
    message: 'A merge conflict is not resolved in this code.',
    location: { file: draft.source, line: line + at + (isFenced ? 1 : 0), column },
    help: 'Keep one of both texts, or write "no-check" after the language of the block if readers are to see it.',
  })
}
