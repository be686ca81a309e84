import type { Finding } from '../diagnostics/codes'
import type { CompiledPage } from '../page/compiler'
import type { IncludedLines, LineOrigin, PageDraft, PageEnvironment } from '../page/page-draft'
import { codeTracker } from '../parser/plain-directives'
import type { NumberedLine } from '../plugins/code-region'
import { type IncludeRules, numbered, partOf } from './included-part'

export interface ExpandedText extends IncludedLines {
  readonly text: string
}

const directive = /^([ \t>]*)::include(?:\[[^\]]*\])?(?:\{(.*)\})?[ \t]*$/
/** Limit: no author includes more. */
const mostIncludes = 1000

/**
 * Replaces `::include{file="…" region="…" lines="…"}` by files: Markdown as is, others as code. Every line keeps its original
 * position.
 */
export function expandIncludes(
  text: string,
  page: string,
  readInclude: PageEnvironment['readInclude'],
  rules: IncludeRules,
): ExpandedText {
  if (!text.includes('::include')) return { text, findings: [] }
  const lines: string[] = []
  const origins: LineOrigin[] = []
  const findings: Finding[] = []
  let count = 0

  function put(line: string, origin: LineOrigin): void {
    lines.push(line.trimEnd())
    origins.push(origin)
  }
  function add(
    source: readonly NumberedLine[],
    stack: readonly string[],
    indent: string,
    pageLine?: number,
  ): void {
    const isCode = codeTracker()
    for (const { number, line } of source) {
      const origin = { file: stack.at(-1) ?? page, line: number, pageLine: pageLine ?? number }
      const match = isCode(line) ? null : directive.exec(line)
      if (match === null) {
        // Trailing spaces are significant.
        lines.push(indent + line)
        origins.push(origin)
      } else include(match[2] ?? '', origin, stack, indent + match[1])
    }
  }
  function include(
    attributes: string,
    origin: LineOrigin,
    stack: readonly string[],
    indent: string,
  ): void {
    const part = partOf(attributes, stack, readInclude, rules)
    if ('message' in part) {
      const { file, line } = origin
      findings.push({ ...part, location: { file, line, column: indent.length + 1 } })
      put(indent, origin)
      return
    }
    if (++count > mostIncludes) {
      if (count > mostIncludes + 1) return
      findings.push({
        code: 'include/cycle',
        message: `The page includes more than ${mostIncludes} files.`,
        location: { file: page, line: origin.pageLine, column: 1 },
        help: 'Include fewer: files that include others multiply.',
      })
      return
    }
    put(indent, origin)
    if (part.fence === undefined) add(part.lines, [...stack, part.path], indent, origin.pageLine)
    else {
      put(indent + part.fence + part.language, origin)
      for (const { number, line } of part.lines) {
        put(indent + line, { file: part.path, line: number, pageLine: origin.pageLine })
      }
      put(indent + part.fence, origin)
    }
    put(indent, origin)
  }
  add(numbered(text), [page], '')
  return { text: lines.join('\n'), origins, findings }
}

/** A page, with its problems mapped to the files that its lines come from. */
export function inTheirFiles({ included, document, mistakes }: PageDraft): CompiledPage {
  const { origins, findings } = included
  if (origins === undefined) return { document, mistakes }
  const placed = (finding: Finding): Finding => {
    const { file, line = 0 } = finding.location
    const origin = file === document.source ? origins[line - 1] : undefined
    const at = origin && { file: origin.file, line: origin.line }
    return { ...finding, location: { ...finding.location, ...at } }
  }
  const all = [...findings, ...document.findings.map(placed)]
  return { document: { ...document, findings: all }, mistakes: mistakes.map(placed) }
}
