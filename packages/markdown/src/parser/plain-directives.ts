/** The fence of a directive around blocks: with a name where it opens, without where it closes. */
const directiveFence = /^([ \t]*)(:{3,})(?:([a-z]).*|[ \t]*)$/i
/** Indentation from which a closing fence is text, in columns. */
const tabSize = 4
const fence = /^[ \t>]*(`{3,}|~{3,})(.*)$/
const listItem = /^[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]/

/**
 * Moves the indentation of a closing fence that a formatter made part of the list above behind the fence. Line numbers and code
 * are not changed.
 */
export function plainDirectives(text: string): string {
  if (!text.includes(':::')) return text
  const isCode = codeTracker()
  const plainCloser = closerNormalizer()
  return text
    .split('\n')
    .map((line) => (isCode(line) ? line : plainCloser(line)))
    .join('\n')
}

/** Returns a function that takes all lines in order, and moves the indentation of closing fences that would be text. */
function closerNormalizer(): (line: string) => string {
  let open: { readonly indent: string; readonly size: number }[] = []
  return (line) => {
    const [, indent = '', colons = '', name] = directiveFence.exec(line) ?? []
    if (colons === '') return line
    if (name !== undefined) {
      open.push({ indent, size: colons.length })
      return line
    }
    const fitting = open.filter(({ size }) => size <= colons.length)
    // A fence ends the outermost directive that it can end.
    const ended = fitting.find((each) => widthOf(indent) - widthOf(each.indent) < tabSize)
    const meant = ended ?? fitting.at(-1)
    if (meant === undefined) return line
    open = open.slice(0, open.indexOf(meant))
    return ended ? line : `${meant.indent}${colons}${indent.slice(meant.indent.length)}`
  }
}

const widthOf = (indent: string): number => indent.replaceAll('\t', ' '.repeat(tabSize)).length

/** Returns a function that tells for each line, in order, whether it is code. */
export function codeTracker(): (line: string) => boolean {
  let open: string | undefined
  let inList = false
  return (line) => {
    const [, mark, rest = ''] = fence.exec(line) ?? []
    if (open !== undefined) {
      if (mark?.startsWith(open) && rest.trim() === '') open = undefined
      return true
    }
    if (mark !== undefined) open = mark
    if (listItem.test(line)) inList = true
    else if (/^\S/.test(line)) inList = false
    // Deep indentation outside of lists is code.
    return mark !== undefined || (!inList && /^(?: {4}|\t)/.test(line))
  }
}
