import { rewriteCode, rewriteMarks } from '@landing/plugin-dialects/rewrite'
import type { Nodes } from 'mdast'
import { evaluateText } from '../config/evaluate'
import { capitalized } from '../site/words'
import type { Edit } from './edits'
import type { Page } from './page'
import { codeFence, rangeOf, walk } from './parse'

/** Edits of code blocks, and of what follows their language. */
export function codeEdits(page: Page): Edit[] {
  const edits: Edit[] = []
  walk(page.tree, (node) => {
    if (node.type !== 'code') return
    const { start } = rangeOf(node)
    const line = /^(`{3,}|~{3,})([^\n]*)/.exec(page.text.slice(start))
    const [whole = '', fence = '', given = ''] = line ?? []
    const named = page.origin === 'docusaurus' ? withoutTab(given) : given
    const info = page.syntax === 'vue' ? named.replace(interpolated, '$1') : named
    const plainInfo = withoutMarks(info, start, page)
    const file = codeFile(page, plainInfo, node.value === '' ? start : undefined)
    const newInfo = codeInfo(file)
    if (line !== null && newInfo !== given) {
      edits.push({ start: start + fence.length, end: start + whole.length, make: () => newInfo })
    }
    if (line === null) return
    const from = start + whole.length
    // Without the line of the closing fence.
    const to = page.text.lastIndexOf('\n', rangeOf(node).end)
    const code = page.text.slice(from, to)
    const valued = info === given ? code : withValues(code, start, page)
    const marked = rewriteMarks(valued, node.lang ?? '')
    if (marked !== code) edits.push({ start: from, end: to, make: () => marked })
  })
  const tabs = page.origin === 'docusaurus' ? tabBlocks(page) : []
  return page.syntax === 'mdx' ? [...edits, ...tabs, ...fenceEdits(page)] : [...edits, ...tabs]
}

const tabOption = /[ \t]+tab(?:=(?:\{[^}\n]*\}|"[^"]*"|'[^']*'))?(?=\s|$)/
const languageNames: Readonly<Record<string, string>> = {
  js: 'JavaScript',
  jsx: 'JavaScript',
  ts: 'TypeScript',
  tsx: 'TypeScript',
}

/** `js tab={"label":"One"}` of `docusaurus-remark-plugin-tab-blocks`. */
function withoutTab(info: string): string {
  const [option] = tabOption.exec(info) ?? []
  if (option === undefined) return info
  const rest = info.replace(option, '')
  const language = /^\s*([\w-]*)/.exec(info)?.[1] ?? ''
  const label = /"?label"?\s*:\s*["']([^"']*)/.exec(option)?.[1] ?? languageNames[language]
  return /\btitle=/.test(rest) ? rest : `${rest} title="${label ?? capitalized(language)}"`
}

/** Such blocks that follow one another are a group. */
function tabBlocks(page: Page): Edit[] {
  const edits: Edit[] = []
  walk(page.tree, (parent) => {
    if (!('children' in parent)) return
    const isTab = (node: Nodes | undefined) =>
      node?.type === 'code' && tabOption.test(` ${node.meta ?? ''}`)
    parent.children.forEach((node, at, all) => {
      if (!isTab(node) || (!isTab(all[at - 1]) && !isTab(all[at + 1]))) return
      const { start, end } = rangeOf(node)
      const line = { block: true, make: () => ':::' }
      if (!isTab(all[at - 1]))
        edits.push({ ...line, start, end: start, make: () => ':::code-group' })
      if (!isTab(all[at + 1])) edits.push({ ...line, start: end, end })
    })
  })
  return edits
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

/** `ts:line-numbers=2{1} [file.ts]` → `ts showLineNumbers=2 {1} title="file.ts"`, and what other tools write. */
function codeInfo(info: string): string {
  const [, lang = '', meta = ''] = /^\s*(\S*)\s*(.*)$/.exec(info) ?? []
  const node = { lang, meta, value: '' }
  rewriteCode(node)
  const newInfo = [node.lang, node.meta].filter(Boolean).join(' ')
  return newInfo === `${lang} ${meta}`.trim().replace(/\s+/g, ' ') ? info : newInfo
}

/** What Expressive Code has besides: frames, and words that regular expressions mark. */
function withoutMarks(info: string, start: number, page: Page): string {
  if (page.origin !== 'starlight') return info
  const marks =
    /\s+(?:frame=(?:"[^"]*"|'[^']*'|\S+)|(?:(?:mark|ins|del)=)?\/(?:\\.|[^\\/])+\/)(?=\s|$)/g
  return info.replaceAll(marks, (mark) => {
    const advice = 'Nothing, if it only decorates; words, such as `"yes" "no"`, are marked.'
    page.report(start, `\`${mark.trim()}\` of a code block was left out.`, advice)
    return ''
  })
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
