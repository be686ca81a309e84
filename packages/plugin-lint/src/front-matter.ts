import type { LintedPage } from '@landing/markdown/lint'

/** Keys that pages of most tools have. */
const usual =
  /^(?:id|title|description|slug|layout|permalink|date|authors?|tags|keywords|draft|weight|order|nav_order|page_title|subcategory|sidebar(?:_position|_label)?):(?:[ \t]|$)/
const key = /^[a-z][\w-]*:(?:[ \t]|$)/
const isBlank = (line: string) => /^[ \t]*(?:#.*)?$/.test(line)

/** Front matter that is not read, and so would be shown as text, its settings lost. */
export function frontMatter({ text, hasFrontMatter, report }: LintedPage): void {
  const at = text.search(/\S/)
  if (hasFrontMatter || at === -1) return
  const problem = problemOf(text.slice(0, at), text.slice(at))
  if (problem === undefined) return
  const [message, help] = problem
  report({ code: 'front-matter/syntax', at, message, help })
}

type Problem = readonly [message: string, help: string]

function problemOf(before: string, text: string): Problem | undefined {
  const [opener = '', ...rest] = text.split('\n', 200)
  const fence = opener.trimEnd()
  const next = rest.find((line) => !isBlank(line)) ?? ''
  const isClosed = rest.some((line) => line.trim() === fence)
  if (fence === '---' && before === '') {
    if (!/^[A-Za-z][\w-]*:(?:[ \t]|$)/.test(next)) return undefined
    return [
      'Front matter is opened with "---" and never closed.',
      'Write "---" on a line of its own after its last key.',
    ]
  }
  if (/^-{3,}$/.test(fence) && isClosed && key.test(next.trimStart())) {
    return fence === '---'
      ? [
          'Front matter is not read: there is an empty line or a space before its "---".',
          'Begin the first line of the file with "---".',
        ]
      : [
          `Front matter is not read: it begins with "${fence}".`,
          'Write "---" above and below its keys.',
        ]
  }
  if (fence === '+++' && isClosed && /^[ \t]*(?:[\w.-]+[ \t]*=|\[)/.test(next)) {
    return [
      'Front matter is not read: it is written in TOML.',
      'Write it in YAML: "---" above and below, and "key: value" on each line between them.',
    ]
  }
  if (key.test(opener) && keysAboveDashes([opener, ...rest]).some((line) => usual.test(line))) {
    return [
      `Front matter is not read: there is no "---" above "${opener.slice(0, opener.indexOf(':') + 1)}".`,
      'Write "---" on the first line of the file.',
    ]
  }
  return undefined
}

/** The lines above the next `---`, if they are only keys and what belongs to them. */
function keysAboveDashes(lines: readonly string[]): readonly string[] {
  const end = lines.findIndex(
    (line) => !(isBlank(line) || /^(?:[ \t]|- )|^[\w-]+:(?:[ \t]|$)/.test(line)),
  )
  return /^---[ \t]*$/.test(lines[end] ?? '') ? lines.slice(0, end) : []
}
