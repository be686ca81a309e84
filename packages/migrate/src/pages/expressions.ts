import type { Nodes } from 'mdast'
import { evaluateText } from '../config/evaluate'
import type { Edit } from './edits'
import { maskCode } from './elements'
import { rawRanges } from './markup'
import type { Page } from './page'
import { rangeOf, walk } from './parse'
import * as targets from './targets'

const advice = 'Write its value.'

/** Edits of `{…}`, `{/* … *\/}` and `import` in MDX, and of `{{ … }}` in Vue. */
export function expressionEdits(page: Page): Edit[] {
  return page.syntax === 'mdx' ? jsxExpressions(page) : page.syntax === 'vue' ? mustaches(page) : []
}

function jsxExpressions(page: Page): Edit[] {
  const edits: Edit[] = []
  walk(page.tree, (node, ancestors) => {
    const range = rangeOf(node)
    if (node.type === 'mdxjsEsm') {
      if (
        /\bexport\b(?!\s+const\s+\w+\s*=\s*[^(]*$)/.test(node.value) &&
        !/^export const \w+ = (?:["'`[{\d])/m.test(node.value)
      ) {
        page.report(
          range.start,
          'Code of the page was left out.',
          'Make a component of your own: `src/components/name.tsx` is `::name`.',
        )
      }
      edits.push({ ...range, block: true, make: () => '' })
    }
    if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return
    const block = node.type === 'mdxFlowExpression'
    const make = () => expressionText(node.value, ancestors, page, range.start)
    edits.push({ ...range, block, make })
  })
  return edits
}

function expressionText(
  code: string,
  ancestors: readonly Nodes[],
  page: Page,
  start: number,
): string {
  const comment = /^\s*\/\*([\s\S]*)\*\/\s*$/.exec(code)?.[1]
  if (comment !== undefined) {
    const id = /^\s*(#[\w.-]+)\s*$/.exec(comment)?.[1]
    const isHeading = ancestors.some(({ type }) => type === 'heading')
    return id !== undefined && isHeading ? `{${id}}` : `<!--${comment.replaceAll('-->', '')}-->`
  }
  if (code.trim() === '') return ''
  if (isText(code, page)) return `{${code}}`
  return shown(evaluateText(code, page.scope), `{${code}}`, page, start)
}

/** Names that Docusaurus declares in each page. */
const declaredNames = new Set(['assets', 'contentTitle', 'metadata', 'toc'])

/** `{ key, value }` whose names the page does not know: Docusaurus 2 shows it as it is, 3 does not build it. */
function isText(code: string, { scope }: Page): boolean {
  const names = code.match(/[A-Za-z_$][\w$]*/g) ?? []
  const isKnown = (name: string) => scope.has(name) || declaredNames.has(name) || name in globalThis
  return names.length > 0 && !/[("'`]/.test(code) && !names.some(isKnown)
}

/** Text of a value, so that Markdown shows it as it is. */
function shown(value: unknown, source: string, page: Page, start: number): string {
  if (typeof value === 'string' || typeof value === 'number') {
    return String(value).replaceAll(/[\\`*_<[\]{}]/g, '\\$&')
  }
  if (value === null || typeof value === 'boolean') return ''
  page.report(
    start,
    `The value of \`${source.replaceAll(/\s+/g, ' ')}\` can only be known by running the page; it was left out.`,
    advice,
  )
  return ''
}

function mustaches(page: Page): Edit[] {
  const raw = [...rawRanges(page), ...rawContainers(page)]
  return [...maskCode(page).matchAll(/\{\{([\s\S]*?)\}\}/g)].map((match): Edit => {
    const [whole, code = ''] = match
    const start = match.index
    const range = { start, end: start + whole.length }
    if (raw.some((outer) => outer.start <= start && start < outer.end)) {
      return { ...range, make: () => `<code>${whole}</code>` }
    }
    return { ...range, make: () => shown(evaluateText(code, page.scope), whole, page, start) }
  })
}

/** `::: v-pre` … `:::`. */
function rawContainers(page: Page): { start: number; end: number }[] {
  return containers(page)
    .filter(({ name }) => name === 'v-pre')
    .map(({ opening, closing }) => ({ start: opening.start, end: closing.end }))
}

interface Line {
  readonly start: number
  readonly end: number
}

/** Containers of VitePress, whose names have a space in front. */
function containers(page: Page): { name: string; opening: Line; closing: Line }[] {
  const open: { name: string; opening: Line }[] = []
  const found: { name: string; opening: Line; closing: Line }[] = []
  for (const match of maskCode(page).matchAll(/^[ \t>]*:{3,}[ \t]*([\w-]*)[^\n]*/gm)) {
    const line = { start: match.index, end: match.index + match[0].length }
    const [, name = ''] = match
    if (name !== '') open.push({ name, opening: line })
    else {
      const top = open.pop()
      if (top !== undefined) found.push({ ...top, closing: line })
    }
  }
  return found
}

const known = new Set(
  'note tip info warning danger caution important details code-group'.split(' '),
)

const titledAlert =
  /^>[ \t]*\[!(note|tip|info|important|warning|caution|danger)\][ \t]+(\S[^\n]*)(?:\n|$)/i

/** `> [!TIP] Title`: alerts that VitePress gives a title are admonitions. */
function alertEdits(page: Page): Edit[] {
  const edits: Edit[] = []
  walk(page.tree, (node) => {
    if (node.type !== 'blockquote') return
    const { start, end } = rangeOf(node)
    const [first, type = '', title = ''] = titledAlert.exec(page.text.slice(start, end)) ?? []
    if (first === undefined) return
    const make: Edit['make'] = (render) => {
      const body = render(start + first.length, end).replaceAll(/^[ \t]*>[ \t]?/gm, '')
      return targets.admonition(type.toLowerCase(), title.trim(), body)
    }
    edits.push({ start, end, block: true, make })
  })
  return edits
}

/** Containers that Landing does not know are unwrapped. */
export function containerEdits(page: Page): Edit[] {
  if (page.syntax !== 'vue') return []
  const unwrapped = containers(page).flatMap(({ name, opening, closing }) => {
    if (known.has(name)) return []
    const tabs = name === 'tabs' ? tabEdits(page, opening, closing) : []
    if (tabs.length > 0) return tabs
    if (name !== 'v-pre' && name !== 'raw') {
      page.report(
        opening.start,
        `The container "${name}" has no counterpart; its content was kept.`,
        'Use an admonition, or make a component of your own.',
      )
    }
    return [opening, closing].map((line): Edit => ({ ...line, block: true, make: () => '' }))
  })
  return [...alertEdits(page), ...unwrapped]
}

/** `:::tabs key:group` with a line `== Title` before each tab, of `vitepress-plugin-tabs`. */
function tabEdits(page: Page, opening: Line, closing: Line): Edit[] {
  const body = maskCode(page).slice(opening.end, closing.start)
  const titles = [...body.matchAll(/^([ \t>]*)==[ \t]+(\S[^\n]*?)[ \t]*$/gm)]
  if (titles.length === 0) return []
  const runs = [...body.matchAll(/^[ \t>]*(:{3,})/gm)].map(([, run = '']) => run.length)
  const tab = ':'.repeat(Math.max(2, ...runs) + 1)
  const first = page.text.slice(opening.start, opening.end)
  const prefix = /^[ \t>]*/.exec(first)?.[0] ?? ''
  const group = /\bkey:([\w-]+)/.exec(first)?.[1]
  const attributes = group === undefined ? '' : `{group="${group}"}`
  const edit = (line: Line, text: string): Edit => ({ ...line, make: () => text })
  return [
    edit(opening, `${prefix}:${tab}tabs${attributes}`),
    ...titles.map(([line, indent = '', title = ''], index) => {
      const start = opening.end + (titles[index]?.index ?? 0)
      const end = index === 0 ? '' : `${indent}${tab}\n`
      return edit(
        { start, end: start + line.length },
        `${end}${indent}${tab}tab[${title.replaceAll(/[[\]]/g, '\\$&')}]`,
      )
    }),
    edit(closing, `${prefix}${tab}\n${prefix}:${tab}`),
  ]
}
