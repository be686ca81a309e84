import { type LintedPage, rangeOf, sourceOf } from '@landing/markdown/lint'
import type { ListItem, Paragraph, Parents, Text } from 'mdast'
import { excerpt } from './issue'

/** Marks in running text that mark nothing. */
const marks: readonly { readonly pattern: RegExp; readonly what: string; readonly help: string }[] =
  [
    {
      // Arguments of Python are called so.
      pattern: /(?<![\\*\w])\*\*(?!\w*args\b)(?:[ \t]+\p{L}[^*\n]*\*\*(?![\w/])|\p{L}[^*\n]*)/u,
      what: 'not bold',
      help: 'Write **text**, without spaces inside, or "\\*" if readers are to see it.',
    },
    {
      pattern: /(?<![\\`\w])`(?=[\w$./@-])[^`\n]*/,
      what: 'not code',
      help: 'Write "`" where the code ends, or "\\`" if readers are to see it.',
    },
  ]

/** Asterisks and backticks that are left in the text. */
export function checkMarks(node: Text, parent: Parents, page: LintedPage): void {
  if (!/\*\*|`/.test(node.value)) return
  const [start = 0] = rangeOf(node) ?? []
  const source = sourceOf(page.text, node)
  for (const { pattern, what, help } of marks) {
    // A "|" in code ends the cell, which is reported there.
    if (parent.type === 'tableCell' && what === 'not code') continue
    const match = pattern.exec(source)
    if (match !== null) slip(match[0], start + match.index, what, help, page)
  }
}

/** The first line of a paragraph that was to be a list or a heading. */
export function checkLine(node: Paragraph, page: LintedPage): void {
  const [start = 0] = rangeOf(node) ?? []
  const source = sourceOf(page.text, node)
  const list =
    /^(?:(-|\+)\p{L}[^\n]*\n[ \t>]*\1\p{L}|\u2022[^\n]*\n[ \t>]*\u2022|\d{1,2}[.)]\p{Lu}\p{Ll}+[ \t])/u
  if (list.test(source)) {
    slip(source, start, 'not a list', 'Write "- " or "1. ", with a space.', page)
  } else if (/^#{7,}[ \t]/.test(source)) {
    slip(source, start, 'not a heading', 'Write at most six "#".', page)
  }
}

/** `- [] text` */
export function checkBox(node: ListItem, page: LintedPage): void {
  const [content] = node.children
  if (content === undefined || !/^\[\][ \t]/.test(sourceOf(page.text, content))) return
  const [start = 0] = rangeOf(content) ?? []
  slip('[]', start, 'not a checkbox', 'Write "[ ]", with a space.', page)
}

function slip(source: string, at: number, what: string, help: string, page: LintedPage): void {
  const message = `"${excerpt(source)}" is ${what}, and is shown as text.`
  page.report({ code: 'syntax/slip', at, message, help })
}
