import { insertSnippets } from './code'
import { type Insertion, indented, indentOf, type Line } from './lines'

const include = /^([ \t]*)\{%-?\s*include\s+["'](.+?)["'][^%]*%\}[ \t]*$/

const rawTag = /\{%-?\s*(raw|endraw)\s*-?%\}/g
const rawText = /\{%-?\s*raw\s*-?%\}.*?(?:\{%-?\s*endraw\s*-?%\}|$)/g

/** Pages that are templates of Jinja: includes are resolved, what only a run would give stays as text. */
export function withoutTemplates(lines: readonly Line[], conversion: Insertion): Line[] {
  let isRaw = false
  return lines.flatMap(({ text, line }): Line[] => {
    const wasRaw = isRaw
    const shown = text.replaceAll(rawTag, (_, tag) => {
      isRaw = tag === 'raw'
      return ''
    })
    if (shown !== text && shown.trim() === '') return []
    const [, indent = '', path] = wasRaw ? [] : (include.exec(text) ?? [])
    if (path !== undefined) {
      const made = insertSnippets([path], line, conversion, withoutTemplates)
      return indented(made, indentOf(indent))
    }
    const [macro] = (!wasRaw && /\{\{.*?\}\}|\{%.*?%\}/.exec(text.replaceAll(rawText, ''))) || []
    if (macro !== undefined) {
      conversion.report(
        line,
        `The template expression \`${macro}\` was kept as text.`,
        'Write its value; for values of many pages, `variables` and `:var[name]`.',
      )
    }
    return [{ text: shown, line }]
  })
}
