/** Nesting limit of lists, quotes and the like: deeper than any real page, and safe for all later steps. */
export const deepestNesting = 100
/** Characters of a page. One of 3.6 million in 100,000 lines took 3 s and 600 MB. */
const longestPage = 5_000_000
/** Parsers need time that grows with the square of these. */
const mostDirectivesInParagraph = 2000
const mostReferencesInParagraph = 10_000
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
const textDirective = /:[A-Za-z][\w-]*[[{]/g
const reference = /&[#\w]{1,32};/g
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
  let line = 0
  let directives = 0
  let references = 0
  let columns = 0
  let missing = 0
  for (const content of text.split('\n')) {
    line++
    const bars = content.includes('|') ? content.split('|').length : 1
    if (columns > 0) missing += Math.max(0, columns - bars)
    if (missing > mostMissingCells) {
      throw new TooComplexError('one of its tables has rows that lack thousands of cells.', line)
    }
    if (bars > columns && bars > 2 && delimiterRow.test(content)) columns = bars
    if (content.length > deepestNesting) checkMarks(content, line)
    if (content.includes('&')) references += content.match(reference)?.length ?? 0
    if (references > mostReferencesInParagraph) {
      throw new TooComplexError(
        'one of its paragraphs has thousands of character references.',
        line,
      )
    }
    if (content === '') {
      columns = 0
      missing = 0
      directives = 0
      references = 0
    } else if (content.includes(':')) {
      directives += content.match(textDirective)?.length ?? 0
      if (directives > mostDirectivesInParagraph) {
        throw new TooComplexError('one of its paragraphs has thousands of directives.', line)
      }
    }
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
  let line = 0
  for (const content of text.split('\n')) {
    if (++line > mostLinesForReference) {
      return new TooComplexError(`it has more than ${mostLinesForReference} lines.`, line)
    }
    openers = content.trim() === '' ? 0 : openers + (content.match(opener)?.length ?? 0)
    if (openers > mostOpenersForReference) {
      return new TooComplexError(
        `this paragraph has more than ${mostOpenersForReference} signs of markup.`,
        line,
      )
    }
  }
  return undefined
}
