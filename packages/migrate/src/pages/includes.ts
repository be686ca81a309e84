import { basename, extname } from 'node:path'
import * as targets from '../site/targets'
import { spaced } from '../site/words'
import { type Edit, matchRange } from './edits'
import { vitePressSlug } from './headings'
import type { Page } from './page'

/** What VitePress puts into a page: files, code of files, and the table of contents, which is built in. */
export function includeEdits(page: Page): Edit[] {
  if (page.syntax !== 'vue') return []
  const contents = [...page.prose.matchAll(/^[ \t]*\[\[toc\]\][ \t]*$/gim)].map(
    (match): Edit => ({ ...matchRange(match), block: true, make: () => '' }),
  )
  return [...contents, ...snippets(page), ...includes(page)]
}

/** `<<< @/snippets/x.js#region{1,3 ts:line-numbers} [title]`. */
function snippets(page: Page): Edit[] {
  return [...page.prose.matchAll(/^([ \t>]*)<<<[ \t]+(\S[^\n]*)$/gm)].map((match): Edit => {
    const [, prefix = '', rest = ''] = match
    const start = match.index + prefix.length
    return { ...matchRange(match), start, block: true, make: () => snippet(rest, start, page) }
  })
}

function snippet(text: string, start: number, page: Page): string {
  const match = /^(.+?)(#[\w.-]+)?(?:\{([^}]*)\})?(?:[ \t]*\[([^\]]*)\])?\s*$/.exec(text)
  const [, path = text, region = '', options = '', title] = match ?? []
  const file = existing(path, `<<< ${text}`, start, page)
  if (file === undefined) return ''
  const [, lines = '', language = ''] = /^([\d,\s-]*)\s*(.*)$/.exec(options) ?? []
  const numbered = /:line-numbers(=\d+)?/.exec(language)
  const name = isGrouped(page, start) ? (title ?? basename(file)) : title
  const meta = spaced(
    name === undefined ? '' : `title="${name}"`,
    lines.trim() === '' ? '' : `{${lines.trim()}}`,
    numbered === null ? '' : `showLineNumbers${numbered[1] ?? ''}`,
  )
  const shownLanguage = language.replace(/:.*/, '').trim().split(/\s+/)[0]
  return targets.codeFromFile(
    shownLanguage || extname(file).slice(1),
    page.takeFile(file) + region,
    meta,
  )
}

const include = /<!--\s*@include:\s*([^\s{#]+)(?:#([\w.-]+))?(?:\{(\d*),?(\d*)\})?\s*-->/g

/** `<!--@include: ./part.md#region{3,10}-->`, in code too. */
function includes(page: Page): Edit[] {
  return [...page.text.matchAll(include)].map((match): Edit => {
    const [whole, path = '', region, from, to] = match
    const start = match.index
    const make = () => {
      const file = existing(path, whole, start, page)
      if (file === undefined) return ''
      return page
        .fragment(file, {}, (text) => cut(text, region, Number(from || 1), Number(to || 1e9)))
        .trimEnd()
    }
    return { ...matchRange(match), make }
  })
}

/** The file that an include names; reported if there is none. */
function existing(path: string, include: string, start: number, page: Page): string | undefined {
  const file = page.resolveFile(path)
  if (file !== undefined) return file
  const what = `The file of \`${include}\` does not exist.`
  page.report(start, what, 'Correct the path in the source, and migrate again.')
  return undefined
}

function cut(text: string, region: string | undefined, from: number, to: number): string {
  const all = text.split('\n')
  const lines = region === undefined ? all : (regionLines(all, region) ?? sectionLines(all, region))
  return lines.slice(from - 1, to).join('\n')
}

function regionLines(lines: readonly string[], region: string): readonly string[] | undefined {
  const start = lines.findIndex((line) => line.includes(`#region ${region}`))
  const end = lines.findIndex((line, index) => index > start && line.includes('#endregion'))
  return start < 0 ? undefined : lines.slice(start + 1, end < 0 ? undefined : end)
}

/** The part below a heading with this id. */
function sectionLines(lines: readonly string[], id: string): readonly string[] {
  const start = lines.findIndex(
    (line) => /^#+ /.test(line) && vitePressSlug(line.replace(/^#+ /, '')) === id,
  )
  if (start < 0) return lines
  const level = /^#+/.exec(lines[start] ?? '')?.[0].length ?? 1
  const end = lines.findIndex(
    (line, index) => index > start && (/^#+(?= )/.exec(line)?.[0].length ?? 9) <= level,
  )
  return lines.slice(start + 1, end < 0 ? undefined : end)
}

/** True for what is in `::: code-group`. */
function isGrouped(page: Page, at: number): boolean {
  const fences = page.masked.slice(0, at).match(/^[ \t>]*:{3,}[^\n]*$/gm)
  return /code-group/.test(fences?.at(-1) ?? '')
}
