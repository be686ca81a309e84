const opener = /^([ \t>]*)(:{3,})[ \t]*([a-z][a-z\d-]*)(?=[\s[{]|$)(.*)$/
const fence = /^[ \t>]*(`{3,}|~{3,})(.*)$/
const listItem = /^[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]/

/**
 * Normalizes the openers of directives: `::: tip` (VitePress) becomes `:::tip`, and `:::tip A title` (Docusaurus) becomes
 * `:::tip[A title]`. Line numbers, code and unknown names are not changed.
 *
 * @param known names of the directives around blocks
 */
export function plainOpeners(text: string, known: readonly string[]): string {
  if (!text.includes(':::')) return text
  const isCode = codeTracker()
  return text
    .split('\n')
    .map((line) => (isCode(line) ? line : plainOpener(line, known)))
    .join('\n')
}

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
