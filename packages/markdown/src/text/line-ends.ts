/** The line ends of a text alone: what takes its place leaves the lines of what follows. */
export function lineEnds(text: string): string {
  return '\n'.repeat(countLines(text, text.length))
}

/** A text without the line end that it may have behind its last line. */
export function withoutLastBreak(text: string): string {
  return text.endsWith('\n') ? text.slice(0, -1) : text
}

/** A text with `\n` at the ends of its lines. */
export function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}

/** Number of line ends before an offset. */
export function countLines(text: string, end: number): number {
  let count = 0
  for (let at = text.indexOf('\n'); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) count++
  return count
}
