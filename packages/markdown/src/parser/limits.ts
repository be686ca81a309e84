/** Nesting limit of lists, quotes and the like: deeper than any real page, and safe for all later steps. */
export const deepestNesting = 100
/** Characters of a page. One of 3.6 million in 100,000 lines took 3 s and 600 MB. */
const longestPage = 5_000_000
/** Parsers need time that grows with the square of these in one paragraph. */
const crowds = [
  { what: 'directives', sign: ':', pattern: /:[A-Za-z][\w-]*[[{]/g, most: 2000 },
  { what: 'character references', sign: '&', pattern: /&[#\w]{1,32};/g, most: 10_000 },
]
/** Cells that rows lack, which parsers add: two short lists of columns and rows would make millions. */
const mostMissingCells = 200_000
/** Of the reference parser: its time explodes on long paragraphs full of openers. */
const longestForReference = 500_000
const mostOpenersForReference = 1500
const mostLinesForReference = 20_000

/** A text that would hang a parser or overflow its stack. */
export class TooComplexError extends Error {
  constructor(
    reason: string,
    readonly line: number,
    readonly column = 1,
  ) {
    super(reason)
    this.name = 'TooComplexError'
  }
}

/** A list marker needs a space behind it: "+----+----+" is the border of a table in code. */
const containerMarks = /^[ \t]*(?:>[ \t]*|(?:[-*+]|\d{1,9}[.)])(?:[ \t]+|$))+/
const isRule = /^[ \t]*([-*])[ \t]*(?:\1[ \t]*)+$/
const opener = /[[*_`<~:]/g
/** In quotes and lists, too. */
const delimiterRow = /^[\s>*+\d.)|:-]+$/

/**
 * Rejects texts beyond the limits, so that a page cannot hang the build.
 *
 * @throws TooComplexError
 */
export function checkLimits(text: string): void {
  if (text.length > longestPage) {
    throw new TooComplexError(`it has more than ${longestPage} characters.`, 1)
  }
  let missing = 0
  let columns = 0
  let counts = crowds.map(() => 0)
  for (const [index, content] of text.split('\n').entries()) {
    const refuse = (reason: string) => new TooComplexError(reason, index + 1)
    if (content === '') {
      columns = 0
      missing = 0
      counts = crowds.map(() => 0)
      continue
    }
    const bars = content.includes('|') ? content.split('|').length : 1
    missing += Math.max(0, columns - bars)
    if (missing > mostMissingCells) {
      throw refuse('one of its tables has rows that lack thousands of cells.')
    }
    if (bars > Math.max(columns, 2) && delimiterRow.test(content)) columns = bars
    if (content.length > deepestNesting) checkMarks(content, index + 1)
    counts = crowds.map(({ what, sign, pattern, most }, at) => {
      const inLine = content.includes(sign) ? (content.match(pattern)?.length ?? 0) : 0
      const count = (counts[at] ?? 0) + inLine
      if (count > most) throw refuse(`one of its paragraphs has thousands of ${what}.`)
      return count
    })
  }
}

/** Markers of nested quotes and lists at the start of a line. */
function checkMarks(content: string, line: number): void {
  const marks = containerMarks.exec(content)?.[0] ?? ''
  if (marks.length <= deepestNesting || isRule.test(content)) return
  const first = [...marks.matchAll(/>|[-*+]|\d+[.)]/g)][deepestNesting]
  if (first === undefined) return
  const name = first[0] === '>' ? 'block quote' : 'list'
  throw new TooComplexError(
    `this ${name} is nested more than ${deepestNesting} levels deep.`,
    line,
    first.index + 1,
  )
}

/** The reason why the reference parser cannot read a text in reasonable time; `undefined` if it can. */
export function tooHardForReference(text: string): TooComplexError | undefined {
  if (text.length > longestForReference) {
    return new TooComplexError(`it has more than ${longestForReference} characters.`, 1)
  }
  let openers = 0
  let block: Block = 'none'
  for (const [index, content] of text.split('\n').entries()) {
    const line = index + 1
    if (line > mostLinesForReference) {
      return new TooComplexError(`it has more than ${mostLinesForReference} lines.`, line)
    }
    const before: Block = block
    block = blockOf(content, before)
    // Items, rows and lines of HTML are read one by one.
    if (block !== 'paragraph' || block !== before) openers = 0
    openers += content.match(opener)?.length ?? 0
    if (openers > mostOpenersForReference) {
      return new TooComplexError(
        `this paragraph has more than ${mostOpenersForReference} markup characters.`,
        line,
      )
    }
  }
  return undefined
}

/** What a line belongs to. `item`: it begins one of a list. */
type Block = 'none' | 'paragraph' | 'item' | 'row' | 'html'

function blockOf(line: string, before: Block): Block {
  const content = line.replace(/^[ \t>]+/, '')
  if (content === '') return 'none'
  if (before === 'html' || (before === 'none' && content.startsWith('<'))) return 'html'
  // Only the number 1 begins a list within a paragraph.
  const marker = /^(?:[-*+]|(\d{1,9})[.)])(?:[ \t]|$)/.exec(content)
  if (marker && (before !== 'paragraph' || [undefined, '1'].includes(marker[1]))) return 'item'
  const isDelimiter = content.includes('-') && delimiterRow.test(content)
  if (before === 'row' || (before !== 'none' && isDelimiter)) return 'row'
  return 'paragraph'
}
