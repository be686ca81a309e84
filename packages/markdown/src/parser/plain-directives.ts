const opener = /^([ \t>]*)(:{3,})[ \t]*([a-z][a-z\d-]*)(?=[\s[{]|$)(.*)$/
/** The fence of a directive around blocks: with a name where it opens, without where it closes. */
const directiveFence = /^([ \t]*)(:{3,})(?:([a-z]).*|[ \t]*)$/i
/** Indentation from which a closing fence is text, in columns. */
const tabSize = 4
const fence = /^[ \t>]*(`{3,}|~{3,})(.*)$/
const listItem = /^[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]/

/**
 * Normalizes the fences of directives: `::: tip` (VitePress) becomes `:::tip`, `:::tip A title` (Docusaurus) becomes
 * `:::tip[A title]`, and the indentation of a closing fence that Prettier made part of the list above goes behind the
 * fence. Line numbers, code and unknown names are not changed.
 *
 * @param known names of the directives around blocks
 */
export function plainDirectives(text: string, known: readonly string[]): string {
  if (!text.includes(':::')) return text
  const isCode = codeTracker()
  const plainCloser = closerNormalizer()
  return text
    .split('\n')
    .map((line) => (isCode(line) ? line : plainCloser(plainOpener(line, known))))
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

function plainOpener(line: string, known: readonly string[]): string {
  const [, indent = '', colons = '', name = '', rest = ''] = opener.exec(line) ?? []
  if (!known.includes(name)) return line
  const start = `${indent}${colons}${name}`
  const after = rest.trim()
  if (after === '' || after.startsWith('[') || after.startsWith('{')) return `${start}${after}`
  const end = after.endsWith('}') ? after.lastIndexOf('{') : -1
  const title = end === -1 ? after : after.slice(0, end).trimEnd()
  // A formatter joined the lines of a directive.
  if (/(?:^|\s):{3,}/.test(title)) return line
  const attributes = end === -1 ? '' : after.slice(end)
  return `${start}[${hasPairs(title) ? title : title.replace(/[[\]]/g, '\\$&')}]${attributes}`
}

/** True if all brackets are balanced. */
function hasPairs(title: string): boolean {
  let open = 0
  for (const character of title.replace(/\\./g, '')) {
    if (character === '[') open++
    else if (character === ']' && --open < 0) return false
  }
  return open === 0
}
