import type { Fix } from '@landing/schema'
import { type SyntaxIssue, shown } from './foreign'

/** Names of codes, as far as slips have them. */
export type SlipCode =
  | 'page/merge-conflict'
  | 'headings/no-space'
  | 'links/undefined'
  | 'html/unclosed'

/** A typing slip that is easy to overlook. */
export interface Slip extends SyntaxIssue {
  readonly code: SlipCode
}

interface SlipRule {
  readonly code: SlipCode
  readonly pattern: RegExp
  readonly message: (source: string) => string
  readonly help: string
  readonly fix?: (source: string) => Fix
}

const rules: readonly SlipRule[] = [
  {
    code: 'page/merge-conflict',
    pattern: /^[ \t>]*<{7}(?=[ \t]|$)[^\n]*/gm,
    message: () => 'A merge conflict is not resolved here.',
    help: 'Keep one of both texts, and remove the lines "<<<<<<<", "=======" and ">>>>>>>".',
  },
  {
    code: 'page/merge-conflict',
    // A mark with its branch or commit. Seven nested quotes and empty cells may look alike.
    pattern:
      /^(?:>{7} [\w./@~^-]+(?: \([^\n]*\)|\.\.\. [^\n]*)?|\|{7} (?:[\w./@~^-]+|merged common ancestors))[ \t]*$/gm,
    message: (source) => `"${shown(source)}" is left over from a merge conflict.`,
    help: 'Remove the line, and read the lines around it: they may have been written twice.',
  },
  {
    code: 'headings/no-space',
    pattern: /^ {0,3}#{2,6}(?=[\p{L}\p{N}*_])[^\n]*/gmu,
    message: (source) => `"${shown(source)}" is not a heading: "#" needs a space after it.`,
    help: 'Write a space between "#" and the text.',
    fix(source) {
      const marks = /#+/.exec(source)?.[0] ?? '#'
      return { from: marks, to: `${marks} ` }
    },
  },
  {
    code: 'links/undefined',
    // The text may have brackets of its own.
    pattern: /(?<![\w\\!\])])\[(?!\^)(?:[^[\]\n]|\[[^[\]\n]*\])+\]\[[^[\]\n]*\](?![[(])/g,
    message: (source) => `There is no definition for the link "${shown(source)}".`,
    help: 'Define it on a line of its own, [name]: https://…, or write [text](address).',
  },
  {
    code: 'links/undefined',
    pattern: /(?<!\\)!\[[^[\]\n]*\]\[[^[\]\n]*\]/g,
    message: (source) => `There is no definition for the image "${shown(source)}".`,
    help: 'Define it on a line of its own, [name]: ./image.png, or write ![text](address).',
  },
  {
    code: 'links/undefined',
    pattern: /(?<![\\[])\[\^[^\s[\]^]+\](?!:)/g,
    message: (source) => `There is no footnote "${shown(source)}".`,
    help: 'Write its text on a line of its own: [^name]: Text.',
  },
  {
    code: 'html/unclosed',
    pattern: /<!--[^\n]*/g,
    message: () => 'The comment is never closed, and is shown as text.',
    help: 'Write "-->" where it ends.',
  },
  {
    code: 'html/unclosed',
    pattern: /(?<!\\)<[a-z][\w-]*\s[^<>\n]*?=(?:"[^"<>\n]*|'[^'<>\n]*)>/g,
    message: (source) => `Unclosed quote in "${shown(source)}".`,
    help: 'Close the quote: <a href="…">.',
  },
]

/**
 * Slips in running text, in order.
 *
 * @param prose the text with all but running text blanked out
 */
export function findSlips(prose: string, text: string): Slip[] {
  if (prose === '') return []
  const slips = rules.flatMap(({ code, pattern, message, help, fix }) =>
    Array.from(prose.matchAll(pattern), ({ 0: source, index }): Slip => {
      const at = index + source.length - source.trimStart().length
      const written = text.slice(index, index + source.length)
      return { code, at, message: message(written), help, ...(fix && { fix: fix(written) }) }
    }),
  )
  return withoutParts(
    slips.sort((a, b) => a.at - b.at),
    text,
  )
}

/** A merge conflict is reported where it begins; its other marks only without that. */
function withoutParts(slips: readonly Slip[], text: string): Slip[] {
  const beginning = /[ \t>]*<{7}/y
  let isOpen = false
  return slips.filter(({ code, at }) => {
    if (code !== 'page/merge-conflict') return true
    beginning.lastIndex = at
    if (beginning.test(text)) {
      isOpen = true
      return true
    }
    const isPart = isOpen
    if (text[at] === '>') isOpen = false
    return !isPart
  })
}
