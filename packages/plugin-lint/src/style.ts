import { type LintedPage, missingPlugin, rangeOf, walk } from '@landing/markdown/lint'
import type { Code, Link, Text } from 'mdast'
import type { StyleOptions } from './options'

/** The style of texts, except in other dialects, which are written elsewhere. */
export const style = (options: StyleOptions) => (page: LintedPage) => {
  if (page.dialect !== 'landing') return
  let level = 1
  walk(page.tree, (node) => {
    if (node.type === 'heading') {
      if (node.depth > level + 1) {
        page.report({
          code: 'style/heading-level',
          node,
          message: `The heading has level ${node.depth}, but follows one of level ${level}.`,
          help: `Write "${'#'.repeat(level + 1)}".`,
        })
      }
      level = node.depth
    } else if (node.type === 'code') {
      if (!missingPlugin(node.lang ?? '')) checkLines(node, options, page)
    } else if (node.type === 'link') {
      if (isBare(node, page)) return 'skip'
    } else if (node.type === 'image' || node.type === 'imageReference') {
      if (!node.alt?.trim()) {
        page.report({
          code: 'images/no-text',
          node,
          message: 'The image has no alternative text.',
          help: 'Describe it: ![text](address). For decoration, write <img alt="" src="…">.',
        })
      }
    } else if (node.type === 'text') checkTerms(node, options, page)
    return undefined
  })
}

/** Lines that are too long for a usual screen. */
function checkLines(node: Code, { longestCodeLine = 100 }: StyleOptions, page: LintedPage): void {
  const start = node.position?.start
  if (longestCodeLine === 0 || start === undefined || / (?:wrap|file=)/.test(` ${node.meta}`))
    return
  node.value.split('\n').forEach((line, index) => {
    const { length } = [...line]
    if (length <= longestCodeLine) return
    const place = { line: start.line + 1 + index, column: start.column + longestCodeLine }
    page.report({
      code: 'style/code-line',
      place,
      message: `The line of code has ${length} characters, but at most ${longestCodeLine} are allowed.`,
      help: 'Break it, or write "wrap" after the language.',
    })
  })
}

/** A bare address, not in `<…>`. */
function isBare(node: Link, page: LintedPage): boolean {
  const [start, end] = rangeOf(node) ?? [0, 0]
  const source = page.text.slice(start, end)
  if (!/^(?:https?:|www\.)\S*$/.test(source)) return false
  // An attribute of a component that another tool knows.
  if (/[="']/.test(page.text.charAt(start - 1))) return true
  // Only a full address can be written in angle brackets.
  const address = source.startsWith('http') ? source : `https://${source}`
  page.report({
    code: 'style/bare-link',
    at: start,
    message: `The link "${source}" has no text.`,
    help: `Write "[text](${address})", or "<${address}>".`,
    // Whether the other site is encrypted, only the author knows.
    ...(source.startsWith('http') && { fix: { from: source, to: `<${source}>` } }),
  })
  return true
}

function checkTerms(node: Text, { terms = {} }: StyleOptions, page: LintedPage): void {
  const [start, end] = rangeOf(node) ?? [0, 0]
  const source = page.text.slice(start, end)
  for (const [term, wanted] of Object.entries(terms)) {
    const rights = placesOf(wanted, source)
    for (const { index, 0: written } of placesOf(term, source)) {
      if (rights.some((it) => it.index <= index && index < it.index + it[0].length)) continue
      page.report({
        code: 'style/term',
        at: start + index,
        message: `The term "${term}" should be replaced.`,
        help: `Write "${wanted}".`,
        // A fix stays within its line.
        ...(!written.includes('\n') && { fix: { from: written, to: wanted } }),
      })
    }
  }
}

/** Where a term is written as words of its own. It may have several spaces or a line break in place of a space. */
function placesOf(term: string, text: string): RegExpExecArray[] {
  const words = term
    .split(' ')
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join(String.raw`(?:[ \t]+|[ \t]*\n[ \t>]*)`)
  return [...text.matchAll(new RegExp(String.raw`(?<![\w-])${words}(?![\w-])`, 'g'))]
}
