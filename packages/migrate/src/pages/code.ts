import { rewriteCode, rewriteMarks } from '@landing/plugin-dialects/rewrite'
import type { Code } from 'mdast'
import { evaluateText } from '../config/evaluate'
import { type NamedCode, namedCode, renumbered, unnamed, withoutLines } from './code-file-names'
import type { Edit } from './edits'
import { withMarks } from './magic-comments'
import type { Page } from './page'
import { codeFence, rangeOf, walk } from './parse'

/** Edits of code blocks, and of what stands behind their language. */
export function codeEdits(page: Page): Edit[] {
  const edits: Edit[] = []
  walk(page.tree, (node) => {
    if (node.type !== 'code') return
    const { start } = rangeOf(node)
    const line = /^(`{3,}|~{3,})([^\n]*)/.exec(page.text.slice(start))
    const [whole = '', fence = '', given = ''] = line ?? []
    const info = page.syntax === 'vue' ? given.replace(interpolated, '$1') : given
    const { title, left } = page.origin === 'starlight' ? namedBlock(node) : unnamed
    const lost = (pattern: string) =>
      page.report(
        start,
        `The words that \`${pattern}\` marks in code are not marked.`,
        'Write the words, such as `"yes" "no"`, if they are to be marked.',
      )
    const value = withoutLines(node.value, left)
    const words = renumbered(withWords(withoutFrame(info, start, page), value, lost), left)
    const titled = title === undefined ? words : withTitle(words, title)
    const file = codeFile(page, titled, node.value === '' ? start : undefined)
    const made = codeInfo(file)
    if (line !== null && made !== given) {
      edits.push({ start: start + fence.length, end: start + whole.length, make: () => made })
    }
    if (line === null) return
    const from = start + whole.length
    // Without the line of the closing fence.
    const to = page.text.lastIndexOf('\n', rangeOf(node).end)
    const code = page.text.slice(from, to)
    const shown = left.size === 0 ? code : `\n${withoutLines(code.slice(1), left)}`
    const valued = info === given ? shown : withValues(shown, start, page)
    const marked = rewriteMarks(withMarks(valued, page.magicComments), node.lang ?? '')
    if (marked !== code) edits.push({ start: from, end: to, make: () => marked })
  })
  return page.syntax === 'mdx' ? [...edits, ...fenceEdits(page)] : edits
}

/** The fences of Docusaurus' `mdx-code-block`. */
function fenceEdits(page: Page): Edit[] {
  return [...page.text.matchAll(codeFence)].flatMap((match) => {
    const end = match.index + match[0].length
    const opening = match.index + match[0].indexOf('\n')
    const closing = match.index + match[0].lastIndexOf('\n') + 1
    return [
      { start: match.index, end: opening, block: true, make: () => '' },
      { start: closing, end, block: true, make: () => '' },
    ]
  })
}

/** `js-vue`: VitePress fills in `{{ … }}` in code in this language. */
const interpolated = /^(\s*[\w+#-]+)-vue(?=[\s{:]|$)/

function withValues(code: string, start: number, page: Page): string {
  return code.replaceAll(/\{\{([\s\S]*?)\}\}/g, (whole, expression: string) => {
    const value = evaluateText(expression, page.scope)
    if (typeof value === 'string' || typeof value === 'number') return String(value)
    const what = `The value of \`${whole}\` in code can only be known by running the page.`
    page.report(start, what, 'Write its value.')
    return whole
  })
}

/** The title that a comment gives a block without one. In a diff, the code is in another language. */
function namedBlock({ lang, meta, value }: Code): NamedCode {
  if (/\b(?:title=|frame=["']none["'])/.test(meta ?? '')) return unnamed
  const [, inner] = /\blang=["']([\w-]+)["']/.exec(meta ?? '') ?? []
  return namedCode(value, (inner ?? lang ?? '').toLowerCase())
}

const withTitle = (info: string, title: string): string =>
  info.replace(/^\s*\S*/, (language) => `${language} title="${title}"`)

/** Expressive Code draws windows around blocks. */
function withoutFrame(info: string, start: number, page: Page): string {
  if (page.origin !== 'starlight') return info
  const made = info.replace(/\s+frame=(?:"[^"]*"|'[^']*'|\S+)/, '')
  if (made !== info)
    page.report(start, 'The frame of a code block was left out.', 'Nothing, it only decorates.')
  return made
}

/** `ts:line-numbers=2{1} [file.ts]` → `ts showLineNumbers=2 {1} title="file.ts"`, and what other tools write. */
function codeInfo(info: string): string {
  const [, lang = '', meta = ''] = /^\s*(\S*)\s*(.*)$/.exec(info) ?? []
  const node = { lang, meta, value: '' }
  rewriteCode(node)
  const made = [node.lang, node.meta].filter(Boolean).join(' ')
  return made === `${lang} ${meta}`.trim().replace(/\s+/g, ' ') ? info : made
}

/** Starlight's `ins=/ye[sp]/` → `ins="yes" ins="yep"`, where these words are marked everywhere. */
function withWords(info: string, code: string, lost: (pattern: string) => void): string {
  const pattern = /(?<=\s)((?:mark|ins|del)=)?\/((?:\\.|[^\\])+?)\/(?=\s|$)/g
  return info.replaceAll(pattern, (whole, key = '', source: string) => {
    const words = wordsOf(source, code)
    if (words?.length === 0) lost(whole)
    return words === undefined || words.length === 0
      ? whole
      : words.map((word) => key + (word.includes('"') ? `'${word}'` : `"${word}"`)).join(' ')
  })
}

/**
 * The words that the groups of a regular expression find in the lines of code, or the whole expression where these also occur
 * elsewhere; none if that does too. `undefined` if it finds nothing.
 */
function wordsOf(source: string, code: string): string[] | undefined {
  let matches: RegExpExecArray[]
  try {
    const pattern = new RegExp(source, 'g')
    matches = code.split('\n').flatMap((line) => [...line.matchAll(pattern)])
  } catch {
    return undefined
  }
  if (matches.length === 0) return undefined
  const grouped = matches.flatMap(([whole, ...groups]) =>
    groups.length === 0 ? [whole] : groups.filter((group) => group !== undefined),
  )
  const inGroups = wordsAlone(grouped, code)
  const whole = matches.map(([match]) => match)
  return inGroups.length > 0 ? inGroups : wordsAlone(whole, code)
}

/** Words without repetitions; none if one of them also occurs elsewhere in the code. */
function wordsAlone(found: readonly string[], code: string): string[] {
  const words = [...new Set(found)]
  // Markdown takes backslashes away.
  const isWord = (word: string | undefined) =>
    word?.trim() &&
    !/\\|".*'|'.*"/.test(word) &&
    code.split(word).length - 1 === found.filter((each) => each === word).length
  return words.every(isWord) ? words : []
}

/** `file=`: a file to include, relative to the page. A path of no file is the title of an example; if the block is `empty`, it is lost. */
function codeFile(page: Page, info: string, empty: number | undefined): string {
  const [whole, given = ''] = /\bfile=("[^"]*"|'[^']*'|\S+)/.exec(info) ?? []
  if (whole === undefined) return info
  const [path = '', region = ''] = given.replaceAll(/^["']|["']$/g, '').split(/(?=#)/)
  const file = page.resolveFile(path.replace('<rootDir>', ''))
  if (file !== undefined) return info.replace(whole, `file=${page.takeFile(file)}${region}`)
  if (empty !== undefined) {
    page.report(
      empty,
      `The file of the code block, "${path}", does not exist.`,
      'Correct the path in the source, and migrate again.',
    )
  }
  return info.replace(whole, `title="${path}"`)
}
