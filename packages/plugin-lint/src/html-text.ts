import { isLiteral, tagsOf } from '@landing/markdown/lint'
import { type SyntaxIssue, shown } from './issue'
import { blank } from './prose'

/** Constructs of Markdown that are not also prose. Nothing takes the same spaces twice: blanked tags are long runs of them. */
const markdown =
  /^[ \t]*(?:(?:`{3,}|~{3,})[^`\n]*|#{1,6} [^\n]+|(?:\|[ \t]*)?:?-{2,}:?[ \t]*(?:\|[ \t]*:?-{2,}:?[ \t]*)+(?:\|[ \t]*)?)$|!?\[[^[\]\n]+\]\((?:https?:|[/.#])[^()\s]*\)|(?<![\w*])\*\*[^\s*][^*\n]*\*\*(?![\w*])|(?<!`)`[^`\n]+`(?!`)/m

/** The first Markdown in a block of HTML: without an empty line between them it is text. */
export function markdownInHtml(html: string): SyntaxIssue | undefined {
  const found = markdown.exec(withoutTags(html))
  if (found === null) return undefined
  const source = found[0].trim()
  return {
    at: found.index + found[0].indexOf(source),
    message: `"${shown(source)}" is Markdown in an HTML block, and is shown as text.`,
    help: 'Write an empty line between it and the HTML above, or write it in HTML.',
  }
}

/** Tags, code and scripts blanked out; positions stay. */
function withoutTags(html: string): string {
  let text = ''
  let from = 0
  let code: string | undefined
  for (const { name, start, end, closes } of tagsOf(html)) {
    const own = name.toLowerCase()
    const isCode = isLiteral(own)
    // An end tag alone: the element is open from an earlier block.
    const wasCode = code !== undefined || (closes && isCode)
    const before = html.slice(from, start)
    text += (wasCode ? blank(before) : before) + blank(html.slice(start, end))
    from = end
    if (code === undefined) code = isCode && !closes ? own : undefined
    else if (closes && own === code) code = undefined
  }
  const rest = html.slice(from)
  return text + (code === undefined ? rest : blank(rest))
}
