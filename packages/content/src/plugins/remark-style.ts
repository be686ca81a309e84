import type { StyleRules } from '@landing/schema'
import type { Code as CodeNode, Link, Root, RootContent, Text } from 'mdast'
import type { VFile } from 'vfile'
import { draftOf, type PageDraft, report, reportAt } from '../page/page-draft'
import { ownDialect } from '../presets/preset'
import { escapeRegExp } from '../text/escape-reg-exp'
import { rangeOf } from '../tree/mdast'
import { walk } from '../tree/walk'

/** Checks the style of texts, except in other dialects, which are written elsewhere. */
export function remarkStyle() {
  return (tree: Root, file: VFile): void => {
    const draft = draftOf(file)
    const { style } = draft.environment
    if (style === undefined || draft.dialect !== ownDialect) return
    let level = 1
    walk<RootContent, Root>(tree, (node) => {
      if (node.type === 'heading') {
        if (node.depth > level + 1) {
          const message = `The heading has level ${node.depth}, but follows one of level ${level}.`
          report(draft, 'style/heading-level', node, message, `Write "${'#'.repeat(level + 1)}".`)
        }
        level = node.depth
      } else if (node.type === 'code') checkLines(node, style, draft)
      else if (node.type === 'link') {
        if (isBare(node, draft)) return 'skip'
      } else if (node.type === 'text') checkTerms(node, style, draft)
      return undefined
    })
  }
}

/** Lines that are too long for a usual screen. */
function checkLines(node: CodeNode, { longestCodeLine }: StyleRules, draft: PageDraft): void {
  const start = node.position?.start
  if (longestCodeLine === 0 || start === undefined || / (?:wrap|file=)/.test(` ${node.meta}`))
    return
  node.value.split('\n').forEach((line, index) => {
    const { length } = [...line]
    if (length <= longestCodeLine) return
    const place = { line: start.line + 1 + index, column: start.column + longestCodeLine }
    report(
      draft,
      'style/code-line',
      { position: { start: place } },
      `The line of code has ${length} characters, but at most ${longestCodeLine} are allowed.`,
      'Break it, or write "wrap" after the language.',
    )
  })
}

/** A bare address, not in `<…>`. */
function isBare(node: Link, draft: PageDraft): boolean {
  const [start, end] = rangeOf(node) ?? [0, 0]
  const source = draft.text.slice(start, end)
  if (!/^(?:https?:|www\.)\S*$/.test(source)) return false
  // An attribute of a component that another tool knows.
  if (/[="']/.test(draft.text.charAt(start - 1))) return true
  reportAt(draft, 'style/bare-link', {
    at: start,
    message: `The link "${source}" has no text.`,
    help: `Write "[text](${source})", or "<${source}>".`,
    // A browser needs the scheme.
    ...(source.startsWith('http') && { fix: { from: source, to: `<${source}>` } }),
  })
  return true
}

function checkTerms(node: Text, { terms }: StyleRules, draft: PageDraft): void {
  const [start, end] = rangeOf(node) ?? [0, 0]
  const source = draft.text.slice(start, end)
  for (const [term, wanted] of Object.entries(terms)) {
    const pattern = new RegExp(String.raw`(?<![\w-])${escapeRegExp(term)}(?![\w-])`, 'g')
    for (const { index } of source.matchAll(pattern)) {
      if (stands(wanted, source, index)) continue
      reportAt(draft, 'style/term', {
        at: start + index,
        message: `The term "${term}" should be replaced.`,
        help: `Write "${wanted}".`,
        fix: { from: term, to: wanted },
      })
    }
  }
}

/** True if the position is inside of a correct term. */
function stands(wanted: string, text: string, place: number): boolean {
  const from = text.indexOf(wanted, Math.max(0, place - wanted.length + 1))
  return from !== -1 && from <= place
}
