import { unresolvedConflict } from '@landing/markdown/lint'
import type { Fix } from '@landing/schema'
import { excerpt, type SyntaxIssue } from './issue'

/** Codes that these rules report. */
export type SlipCode =
  | 'page/merge-conflict'
  | 'headings/no-space'
  | 'links/undefined'
  | 'links/address'
  | 'html/unclosed'

/** A typing slip that is easy to overlook. */
export interface Slip extends SyntaxIssue {
  readonly code: SlipCode
}

interface SlipRule {
  readonly code: SlipCode
  readonly pattern: RegExp
  readonly message: (source: string) => string
  readonly help: string | ((source: string) => string)
  readonly fix?: (source: string) => Fix
  /** True if it is right as it is written. */
  readonly isRight?: (prose: string, written: string) => boolean
}

/** What the text of a link or image may contain: brackets of its own, and line breaks. */
const inLink = /(?:[^[\]\n]|\n(?!\s*\n)|\[[^[\]\n]*\])/.source
const linkText = `\\[(?!\\^)${inLink}+\\]`
/** What only addresses look like, at their start or as a whole. */
const addressStart =
  /(?:\.{0,2}\/[\w.]|#\w|https?:\/\/|mailto:|[^()\n]*\w\.(?:mdx?|html|png|jpe?g|svg|gif|webp)(?:[)#?\s]|$))/
    .source

const undefinedImage = (source: string) =>
  `There is no definition for the image "${excerpt(source)}".`
const helpForImage =
  'Define it on a line of its own, [name]: ./image.png, or write ![text](address).'

const rules: readonly SlipRule[] = [
  {
    ...unresolvedConflict,
    pattern: /^[ \t>]*<{7}(?=[ \t]|$)[^\n]*/gm,
    message: () => unresolvedConflict.message,
  },
  {
    code: 'page/merge-conflict',
    // A mark with its branch or commit. Seven nested quotes and empty cells may look alike.
    pattern:
      /^(?:>{7} [\w./@~^-]+(?: \([^\n]*\)|\.\.\. [^\n]*)?|\|{7} (?:[\w./@~^-]+|merged common ancestors))[ \t]*$/gm,
    message: (source) => `"${excerpt(source)}" is left over from a merge conflict.`,
    help: 'Remove the line, and read the lines around it: they may have been written twice.',
  },
  {
    code: 'headings/no-space',
    // In lists and quotes, too.
    pattern:
      /#{2,6}(?<=^(?: {0,3}(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))[ \t]*)* {0,3}#{2,6})(?=[\p{L}\p{N}*_\u00a0])[^\n]*/gmu,
    message: (source) => `"${excerpt(source)}" is not a heading: "#" needs a space after it.`,
    help: 'Write a space between "#" and the text.',
    fix(source) {
      const [from = '', marks = ''] = /(#+)\u00a0*/.exec(source) ?? []
      return { from, to: `${marks} ` }
    },
  },
  {
    code: 'links/undefined',
    // Without types of TypeScript, T["key"][], and optional arguments, f([a][, b]).
    pattern: new RegExp(
      `(?<![\\w\\\\!\\])])(?!\\[(["'])[^\\n[\\]]*\\1\\]\\[\\])${linkText}\\[(?!,)[^[\\]\\n]*\\](?![[(])`,
      'g',
    ),
    message: (source) => `There is no definition for the link "${excerpt(source)}".`,
    help: 'Define it on a line of its own, [name]: https://…, or write [text](address).',
  },
  {
    code: 'links/undefined',
    pattern: new RegExp(`(?<!\\\\)!\\[${inLink}*\\]\\[[^[\\]\\n]*\\]`, 'g'),
    message: undefinedImage,
    help: helpForImage,
  },
  {
    code: 'links/undefined',
    // Only where an image is likely: at the start of a word, and named with letters.
    pattern: /(?<=^|[\s(>|])!\[(?=[^[\]\n]*\p{L})[^[\]\n^]+\](?![[(:\w])/gmu,
    message: undefinedImage,
    help: helpForImage,
  },
  {
    code: 'links/address',
    pattern: new RegExp(`(?<!\\\\)!?${linkText}\\((?=${addressStart})[^)\\n]*\\)?`, 'g'),
    message: (source) =>
      `"${excerpt(source)}" is not ${source.startsWith('!') ? 'an image' : 'a link'}, and is shown as text.`,
    help: helpForLink,
    // Markdown would have read it: it is in HTML. Only another link in its text explains it.
    isRight: (prose, written) => prose === written && /\]\([^\s()<>]*\)$/.test(written),
  },
  {
    code: 'links/address',
    pattern: new RegExp(
      `(?<![\\w\\\\\\])])${linkText} \\((?:https?://|\\.{1,2}/)[^\\s()]*\\)`,
      'g',
    ),
    message: (source) => `"${excerpt(source)}" is not a link: there is a space before its address.`,
    help: 'Write [text](address).',
  },
  {
    code: 'links/address',
    pattern: /(?<![\w\])])\([^()\n]+\)\[(?:https?:\/\/|\.{1,2}\/)[^\s[\]]*\](?!\()/g,
    message: (source) => `"${excerpt(source)}" is not a link: its brackets are swapped.`,
    help: 'Write [text](address).',
  },
  {
    code: 'links/undefined',
    pattern: /(?<![\\[])\[\^[^\s[\]^]+\](?!:)/g,
    message: (source) => `There is no footnote "${excerpt(source)}".`,
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
    message: (source) => `Unclosed quote in "${excerpt(source)}".`,
    help: 'Close the quote: <a href="…">.',
  },
]

/** Why Markdown does not take `[text](address` for a link. */
function helpForLink(source: string): string {
  const address = /\]\(([^\n]*)$/.exec(source)?.[1] ?? ''
  if (/\]\(.*\]\(/.test(source)) return 'Take the link out of its text: links cannot contain links.'
  if (!address.endsWith(')')) return 'Write ")" where its address ends.'
  if (/^\S+[ \t]+["'][^"']*\)$/.test(address)) return 'Close the quote of its title.'
  const inside = address.slice(0, -1)
  if (/\s/.test(inside))
    return `Write "%20" for each space of its address, or (<${inside.trim()}>).`
  return 'Write (<…>) around its address.'
}

/**
 * Slips in running text, in order.
 *
 * @param prose the text with all but running text blanked out
 */
export function findSlips(prose: string, text: string): Slip[] {
  if (prose === '') return []
  const slips = rules.flatMap(({ code, pattern, message, help, fix, isRight }) =>
    [...prose.matchAll(pattern)].flatMap(({ 0: source, index }): Slip[] => {
      const at = index + source.length - source.trimStart().length
      const written = text.slice(index, index + source.length).replace(/\s*\n[ \t>]*/g, ' ')
      if (isRight?.(source, written)) return []
      const advice = typeof help === 'string' ? help : help(written)
      const texts = { message: message(written), help: advice }
      return [{ code, at, ...texts, ...(fix && { fix: fix(written) }) }]
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
