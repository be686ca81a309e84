import { isLiteral, tagsOf } from '@landing/markdown/lint'
import { excerpt, type SyntaxIssue } from './issue'
import { blank } from './prose'

/** Constructs of Markdown that are not also prose. Nothing takes the same spaces twice: blanked tags are long runs of them. */
const markdown =
  /^[ \t]*(?:(?:`{3,}|~{3,})[^`\n]*|#{1,6} [^\n]+|(?:\|[ \t]*)?:?-{2,}:?[ \t]*(?:\|[ \t]*:?-{2,}:?[ \t]*)+(?:\|[ \t]*)?)$|!?\[[^[\]\n]+\]\((?:https?:|[/.#])[^()\s]*\)|(?<![\w*])\*\*[^\s*][^*\n]*\*\*(?![\w*])|(?<!`)`[^`\n]+`(?!`)/m

/** The first Markdown in a block of HTML: without an empty line between them it is text. */
export function markdownInHtml(html: string): SyntaxIssue | undefined {
  const match = markdown.exec(withoutTags(html))
  if (match === null) return undefined
  const source = match[0].trim()
  return {
    at: match.index + match[0].indexOf(source),
    message: `"${excerpt(source)}" is Markdown in an HTML block, and is shown as text.`,
    help: 'Write an empty line between it and the HTML above, or write it in HTML.',
  }
}

/** Tags, code and scripts blanked out; positions stay. */
function withoutTags(html: string): string {
  let text = ''
  let from = 0
  let code: string | undefined
  for (const { name, start, end, closes } of tagsOf(html)) {
    const lowerName = name.toLowerCase()
    const isCode = isLiteral(lowerName)
    // An end tag alone: the element is open from an earlier block.
    const wasCode = code !== undefined || (closes && isCode)
    const before = html.slice(from, start)
    text += (wasCode ? blank(before) : before) + blank(html.slice(start, end))
    from = end
    if (code === undefined) code = isCode && !closes ? lowerName : undefined
    else if (closes && lowerName === code) code = undefined
  }
  const rest = html.slice(from)
  return text + (code === undefined ? rest : blank(rest))
}
