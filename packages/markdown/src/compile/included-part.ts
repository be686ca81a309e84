import { extname } from 'node:path'
import type { Problem } from '../diagnostics/codes'
import { splitFrontMatter } from '../facts/front-matter'
import { trustHelp } from '../page/code-refusal'
import type { PageEnvironment } from '../page/page-draft'
import { linesOfRegion, type NumberedLine } from '../plugins/code-region'
import { fenceFor } from '../text/write-markdown'

/** An included part of a file. */
export interface IncludedPart {
  /** Relative to the content folder. */
  readonly path: string
  readonly lines: readonly NumberedLine[]
  readonly language: string
  /** Opening and closing fence of code; absent for Markdown. */
  readonly fence?: string
}

/** What files may become. */
export interface IncludeRules {
  /** True for a file that becomes a part of the page, and not code in it. */
  isPage(path: string): boolean
  /** True for one that must not, because its code would run. */
  isRefused(path: string): boolean
}

const attribute = /([a-z]+)=(?:"([^"]*)"|'([^']*)'|([^\s"'}]+))/g

/** Returns the part of a file that `file="…" region="…" lines="…"` names, or an error message. */
export function partOf(
  attributes: string,
  stack: readonly string[],
  readInclude: PageEnvironment['readInclude'],
  rules: IncludeRules,
): IncludedPart | Problem {
  const values = new Map(
    Array.from(attributes.matchAll(attribute), ([, key, double, single, bare]) => [
      key,
      double ?? single ?? bare ?? '',
    ]),
  )
  const file = values.get('file')
  if (!file) {
    return {
      code: 'directive/attribute',
      message: '"::include" names no file.',
      help: 'Write ::include{file="./part.md"}.',
    }
  }
  const part = readInclude(file, stack.at(-1))
  if ('problem' in part) {
    return {
      code: 'include/missing',
      message: `The file "${file}" cannot be included: ${part.problem}`,
      help: 'Give a path relative to this file, or from the content folder with "/" in front.',
    }
  }
  const { path, text } = part
  if (stack.includes(path)) {
    return {
      code: 'include/cycle',
      message: `The file includes itself: ${[...stack.slice(stack.indexOf(path)), path].join(' → ')}.`,
      help: 'Remove one of these inclusions.',
    }
  }
  const isPage = rules.isPage(path)
  if (isPage && rules.isRefused(path)) {
    return {
      code: 'include/missing',
      message: `The file "${file}" cannot be included in a page that is code: its repository is not trusted.`,
      help: `${trustHelp} Or write the page in Markdown.`,
    }
  }
  const range = values.get('lines')
  const region = range === undefined ? values.get('region') : `L${range}`
  const lines = region === undefined ? wholeOf(text, isPage) : linesOfRegion(text, region, !isPage)
  if (lines === undefined) {
    const name = range === undefined ? `region "${region}"` : `lines "${range}"`
    return {
      code: 'include/region',
      message: `The file "${file}" has no ${name}.`,
      help: 'Mark a region with comments "#region name" and "#endregion", or write lines="3-8".',
    }
  }
  if (isPage) return { path, lines, language: '' }
  const language = extname(path).slice(1).toLowerCase() || 'text'
  return { path, lines, language, fence: fenceFor(text) }
}

/** Without the front matter, and without empty lines at the end. */
function wholeOf(text: string, isPage: boolean): NumberedLine[] {
  const { body, bodyLine } = isPage ? splitFrontMatter(text) : { body: text, bodyLine: 1 }
  return numbered(body.trimEnd(), bodyLine)
}

export function numbered(text: string, first = 1): NumberedLine[] {
  return text.split('\n').map((line, index) => ({ number: first + index, line }))
}
