import type { Nodes } from 'mdast'
import { evaluateText } from '../config/evaluate'
import * as targets from '../site/targets'
import { rawContainers } from './containers'
import { type Edit, matchRange, oneLine } from './edits'
import type { Element, Page } from './page'
import { rangeOf, walk } from './parse'

/** Edits of `{…}`, `{/* … *\/}` and `import` in MDX, and of `{{ … }}` in Vue. */
export function expressionEdits(page: Page, elements: readonly Element[]): Edit[] {
  if (page.syntax === 'mdx') return jsxExpressions(page)
  return page.syntax === 'vue' ? mustaches(page, elements) : []
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
  const isInHtml = ancestors.some((node) => 'name' in node && /^[a-z]/.test(node.name ?? ''))
  return asMarkdown(evaluateText(code, page.scope), `{${code}}`, page, start, isInHtml)
}

/** Text of a value, so that Markdown shows it as it is. */
function asMarkdown(
  value: unknown,
  source: string,
  page: Page,
  start: number,
  isInHtml: boolean,
): string {
  if (typeof value === 'string' || typeof value === 'number') {
    return String(value).replaceAll(/[\\`*_<[\]{}]/g, '\\$&')
  }
  if (value === null || typeof value === 'boolean') return ''
  const code = oneLine(source)
  page.report(
    start,
    `The value of \`${code}\` can only be known by running the page; it was kept as code.`,
    'Write its value.',
  )
  return targets.inlineCode(code, isInHtml)
}

function mustaches(page: Page, elements: readonly Element[]): Edit[] {
  const raw = [
    ...elements.filter(({ attributes }) => 'v-pre' in attributes),
    ...rawContainers(page),
  ]
  return [...page.prose.matchAll(/\{\{([\s\S]*?)\}\}/g)].map((match): Edit => {
    const [whole, code = ''] = match
    const range = matchRange(match)
    const { start } = range
    if (raw.some((outer) => outer.start <= start && start < outer.end)) {
      return { ...range, make: () => `<code>${whole}</code>` }
    }
    const isInHtml = elements.some(
      ({ inner, name }) =>
        inner && /^[a-z]/.test(name) && inner.start <= start && start < inner.end,
    )
    const make = () => asMarkdown(evaluateText(code, page.scope), whole, page, start, isInHtml)
    return { ...range, make }
  })
}
