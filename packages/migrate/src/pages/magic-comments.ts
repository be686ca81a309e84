import type { MagicComment } from '../site/site'

interface Comment {
  readonly open: string
  readonly text: string
  readonly close: string
}

/** A line of code that is one comment. */
function commentIn(line: string): Comment | undefined {
  const match = /^[\s>]*(\/\/|#|--|;|%|\/\*|<!--|\{\s*\/\*)\s*(.+?)\s*(\*\/\s*\}?|-->)?\s*$/.exec(
    line,
  )
  const [, open = '', text = '', close] = match ?? []
  return match === null ? undefined : { open, text, close: close === undefined ? '' : ` ${close}` }
}

/** Code whose lines are marked by comments at their ends, where own comments above and around them did it. */
export function withMarks(code: string, comments: readonly MagicComment[]): string {
  let next: string | undefined
  let block: string | undefined
  const lines: string[] = []
  for (const line of code.split('\n')) {
    const comment = commentIn(line)
    const found = comments.find(
      ({ line, start, end }) => comment !== undefined && [line, start, end].includes(comment.text),
    )
    if (comment === undefined || found === undefined) {
      const mark = next ?? block
      lines.push(mark === undefined || /^[\s>]*$/.test(line) ? line : `${line} ${mark}`)
      next = undefined
      continue
    }
    const mark = `${comment.open} [!code ${found.mark}]${comment.close}`
    if (comment.text === found.line) next = mark
    else block = comment.text === found.start ? mark : undefined
  }
  return lines.join('\n')
}
