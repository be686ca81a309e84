/** Deeper than any page that a person wrote, and shallow enough for every recursion behind the parser. */
const deepestNesting = 100
/** Parsers need time that grows with the square of these. */
const mostDirectivesInParagraph = 2000
const mostReferencesInParagraph = 10_000
/** The reference parser alone: its time explodes on long paragraphs full of openers. */
const longestForReference = 500_000
const mostOpenersForReference = 1500
const mostBlankLinesForReference = 20_000

/** A text that would keep a parser busy for ever, or overflow its stack. */
export class TooComplexError extends Error {
  constructor(
    reason: string,
    readonly line: number,
  ) {
    super(reason)
    this.name = 'TooComplexError'
  }
}

const containerMarks = /^[ \t]*(?:(?:>|[-*+]|\d{1,9}[.)])[ \t]*)+/
const textDirective = /:[A-Za-z][\w-]*[[{]/g
const reference = /&[#\w]{1,32};/g
const opener = /[[*_`<~:]/g

/**
 * Refuses texts that no person writes. A page of a site must not be able to stop its build.
 *
 * @throws TooComplexError
 */
export function checkLimits(text: string): void {
  let line = 0
  let directives = 0
  let references = 0
  for (const content of text.split('\n')) {
    line++
    if (content.length > deepestNesting) {
      const marks = containerMarks.exec(content)?.[0].match(/>|[-*+]|\d[.)]/g)?.length ?? 0
      if (marks > deepestNesting && !/^[ \t]*([-*])[ \t]*(?:\1[ \t]*)+$/.test(content)) {
        throw new TooComplexError('its lists and quotes are nested too deeply.', line)
      }
    }
    if (content.includes('&')) references += content.match(reference)?.length ?? 0
    if (references > mostReferencesInParagraph) {
      throw new TooComplexError(
        'one of its paragraphs has thousands of character references.',
        line,
      )
    }
    if (content === '') {
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

/** Can the reference parser read this text in reasonable time? */
export function isEasyForReference(text: string): boolean {
  if (text.length > longestForReference) return false
  let openers = 0
  let lines = 0
  for (const content of text.split('\n')) {
    if (++lines > mostBlankLinesForReference) return false
    openers = content.trim() === '' ? 0 : openers + (content.match(opener)?.length ?? 0)
    if (openers > mostOpenersForReference) return false
  }
  return true
}
