import type { Paragraph, Parents, Root, RootContent, Table } from 'mdast'
import type { VFile } from 'vfile'
import type { Code, Problem } from '../diagnostics/codes'
import { mdxRefusal } from '../page/mdx-refusal'
import { draftOf, type PageDraft, reportAt } from '../page/page-draft'
import { isElementName, mayStayOpen, voidElements } from '../syntax/elements'
import { findForeign, importedNames, shown } from '../syntax/foreign'
import { markdownInHtml } from '../syntax/html-text'
import { isComparison, type PageTag, type PlacedHtml, settleTags } from '../syntax/page-tags'
import { isMarked, mayHaveIssues, proseOf } from '../syntax/prose'
import { findSlips } from '../syntax/slips'
import { lostCells, wrongTable } from '../syntax/tables'
import { declarationEnd } from '../syntax/tags'
import { noteReference, type References, unusedDefinitions } from '../syntax/unused-definitions'
import { componentName, ownComponent } from '../text/component-name'
import { walk } from '../tree/walk'
import { checkConflict, checkFence } from './check-code'
import { isBuiltIn, leaves } from './directives/directives'
import { undrawn } from './undrawn'

/** Reports foreign syntax and slips that lose text, and turns tags that are not HTML back into text. */
export function remarkSyntax() {
  return (tree: Root, file: VFile): void => {
    const draft = draftOf(file)
    const { text } = draft
    const marked: RootContent[] = []
    const html: PlacedHtml[] = []
    const references: References = { definitions: [], footnotes: new Set(), links: new Set() }
    walk(tree, (node, parent) => {
      if (node.type === 'code') {
        checkFence(node, parent, draft)
        checkConflict(node, draft)
      } else if (node.type === 'paragraph') checkParagraph(node, draft)
      else if (node.type === 'table') checkTable(node, draft)
      else if (node.type === 'html') html.push({ node, parent })
      if (isMarked(node)) marked.push(node)
      noteReference(node, references)
    })
    for (const issue of unusedDefinitions(references, text))
      reportAt(draft, 'links/undefined', issue)
    if (draft.mdx !== undefined) return
    const prose = mayHaveIssues.test(text) ? proseOf(marked, text, mayHaveIssues) : ''
    for (const slip of findSlips(prose, text)) reportAt(draft, slip.code, slip)
    checkHtmlText(html, draft)
    const tags = settleTags(html, importedNames(text))
    const hasComponents = tags.some(({ use }) => use === 'component')
    for (const issue of findForeign(prose, hasComponents || draft.isMdx, text)) {
      reportAt(draft, 'syntax/foreign', issue)
      if (issue.hiddenTo !== undefined) hide(tree, issue.at, issue.hiddenTo, text)
    }
    for (const tag of tags) checkTag(tag, draft)
    if (draft.isMdx) reportMdx(draft)
  }
}

function checkParagraph({ position }: Paragraph, draft: PageDraft): void {
  const { offset: start = 0 } = position?.start ?? {}
  const first = draft.text[start]
  if (first !== '|' && first !== '$') return
  const source = draft.text.slice(start, position?.end.offset)
  if (/^\$\$[^$]+\$\$$/.test(source)) {
    const [message, help] = undrawn('math')
    reportAt(draft, 'code/undrawn', { at: start, message, help })
  }
  const slip = first === '|' ? wrongTable(source) : undefined
  if (slip !== undefined) reportAt(draft, 'tables/columns', { ...slip, at: start })
}

function checkTable(table: Table, draft: PageDraft): void {
  for (const issue of lostCells(table, draft.text)) reportAt(draft, 'tables/columns', issue)
}

function checkHtmlText(html: readonly PlacedHtml[], draft: PageDraft): void {
  for (const { node, parent } of html) {
    const { offset: start = 0 } = node.position?.start ?? {}
    if (parent.type === 'paragraph') continue
    const issue = markdownInHtml(node.value)
    if (issue !== undefined) reportAt(draft, 'html/markdown', { ...issue, at: start + issue.at })
  }
}

/** Removes a range of the text from the tree; paragraphs that become empty go, too. */
function hide(parent: Parents, from: number, to: number, text: string): void {
  parent.children = parent.children.filter((child) => {
    const start = child.position?.start.offset ?? to
    const end = child.position?.end.offset ?? to
    if (end <= from || start >= to) return true
    if (start >= from && end <= to) return false
    // With escapes, the offsets of the text are not those of its source.
    if (child.type === 'text' && child.value === text.slice(start, end)) {
      child.value = child.value.slice(0, Math.max(0, from - start)) + child.value.slice(to - start)
    }
    if (!('children' in child)) return true
    hide(child, from, to, text)
    return child.type !== 'paragraph' || child.children.length > 0
  }) as typeof parent.children
}

/** Reports once that a page in MDX was read as Markdown, and why. What was found in its tags may be otherwise in MDX. */
function reportMdx({ source, environment, document: { findings } }: PageDraft): void {
  const refusal = mdxRefusal(source, environment)
  const first = findings.find(({ code }) => code === 'syntax/foreign')
  if (first === undefined && refusal === undefined) return
  const others = findings.filter(
    ({ code }) => code !== 'syntax/foreign' && !code.startsWith('html/'),
  )
  const location = first?.location ?? { file: source }
  findings.splice(0, findings.length, ...others, { ...(refusal ?? notInstalled), location })
}

const notInstalled: Problem = {
  code: 'mdx/not-installed',
  message: 'The page is written in MDX, and "@mdx-js/mdx" is not installed.',
  help: 'Install it: npm install --save-dev @mdx-js/mdx.',
}

const vueAttribute = /(?:^|\s)(?:v-[a-z]+|[:@#][a-z][\w.-]*)(?=[\s=]|$)/

/** `<script setup>`, `<style scoped>`, or a script that exports a component. */
function isOfVue({ name, at, start, end, closes, attributes }: PageTag, text: string): boolean {
  if (!/^(?:script|style)$/i.test(name)) return false
  if (/\b(?:setup|scoped|module|lang)\b/.test(attributes)) return true
  if (closes || /^style$/i.test(name)) return false
  const content = at + end - start
  const close = text.slice(content).search(/<\/script/i)
  const code = text.slice(content, close === -1 ? undefined : content + close)
  return /^\s*export\s+default\b/m.test(code)
}

function checkTag(tag: PageTag, draft: PageDraft): void {
  const { name, at, use, closes, attributes } = tag
  const source = draft.text.slice(at, at + tag.end - tag.start)
  const add = (code: Code, message: string, help: string) =>
    reportAt(draft, code, { at, message, help })
  const end = declarationEnd(name)
  if (name === '!--') checkComment(tag, source, add)
  else if (end !== undefined && use === 'element') {
    if (!tag.isUnfinished) return
    add(
      'html/unclosed',
      `"${shown(source)}" is never closed: everything after it is left out.`,
      `Write "${end}" where it ends, or "\\<" for its first character if readers are to see it.`,
    )
  } else if (use === 'text') {
    // A tag that is broken may explain the end tags after it.
    const isExplained = draft.document.findings.some(({ code }) => code === 'html/unclosed')
    if (!closes || !(tag.isPaired || isExplained)) add(...strayTag(tag, shown(source)))
  } else if (use === 'component' && !closes) {
    add(
      'syntax/foreign',
      `"${shown(source)}" is a component of MDX or Vue, and is left out.`,
      insteadOf(name, draft),
    )
  } else if (tag.isUnfinished) {
    const isQuoted = /["']/.test(attributes)
    add(
      'html/unclosed',
      isQuoted
        ? `Unclosed quote in "${shown(source)}".`
        : `The tag "${shown(source)}" has no ">" at its end.`,
      isQuoted ? 'Close the quote: <a href="…">.' : 'Write ">".',
    )
  } else if (use === 'element' && hasTagInside(attributes)) {
    add(
      'html/unclosed',
      `The tag "${shown(source)}" has no ">": the next tag becomes part of it.`,
      'Write ">".',
    )
  } else if (isOfVue(tag, draft.text)) {
    add(
      'syntax/foreign',
      `"${shown(source)}" belongs to a component of Vue.`,
      'Remove it: code belongs into a component in src/components.',
    )
  } else if (
    (use === 'element' || use === 'empty') &&
    (vueAttribute.test(attributes) || attributes.includes('={'))
  ) {
    add(
      'syntax/foreign',
      `"${shown(source)}" has attributes of Vue or JSX, which do nothing here.`,
      'Write plain HTML, or a component in src/components.',
    )
  } else checkPair(tag, source, add)
}

/** A tag begins outside of quotes and expressions: the `>` was forgotten. */
function hasTagInside(attributes: string): boolean {
  if (!attributes.includes('<')) return false
  return /<[a-z/!]/i.test(attributes.replace(/"[^"]*"|'[^']*'|=\{[^{}]*\}/g, ''))
}

type Report = (...finding: readonly [code: Code, message: string, help: string]) => void

/** A tag that stays as text, because it is no element or half of one. */
function strayTag(tag: PageTag, source: string): Parameters<Report> {
  const { name, closes } = tag
  const own = name.toLowerCase()
  const isElement = isElementName(own, 'html') && !own.includes('-') && !voidElements.has(own)
  if (isElement && hasTagInside(tag.attributes))
    return ['html/unclosed', `The tag "${source}" has no ">", and is shown as text.`, 'Write ">".']
  if (!isElement || tag.isText || isComparison(tag))
    return [
      'html/unknown-element',
      `"${source}" is not an HTML element here, and is shown as text.`,
      'Put it in backticks, or write "\\<" for its first character.',
    ]
  const half = closes ? 'ends an element that is not open' : 'is not closed'
  return [
    'html/unclosed',
    `"${source}" ${half}, and is shown as text.`,
    `Put it in backticks if readers are to see it, or ${closes ? 'remove it' : `write "</${own}>" where it ends`}.`,
  ]
}

function checkComment({ isUnfinished }: PageTag, source: string, add: Report): void {
  if (isUnfinished) {
    add(
      'html/unclosed',
      'The comment is never closed: everything after it is left out.',
      'Write "-->" where it ends.',
    )
  } else if (/^<!--\s*@include/.test(source)) {
    add(
      'syntax/foreign',
      `"${shown(source)}" is an inclusion of VitePress, and is left out.`,
      'Write ::include{file="./part.md"}.',
    )
  }
}

/** An unclosed element swallows everything after it. */
function checkPair(
  { name, use, closes, isPaired, isInline }: PageTag,
  source: string,
  add: Report,
): void {
  const own = name.toLowerCase()
  if (use !== 'element' || closes || isPaired || mayStayOpen(own)) return
  // An image of SVG ends its own elements.
  if (source.endsWith('/>') || (isInline && !isElementName(own, 'html'))) return
  add(
    'html/unclosed',
    `"${shown(source)}" is not closed: ${isInline ? 'the text' : 'everything'} after it becomes part of it.`,
    `Write "</${own}>" where it ends.`,
  )
}

const counterparts: Readonly<Record<string, string>> = {
  Admonition: '":::note[Title]" above and ":::" below',
  Aside: '":::note[Title]" above and ":::" below',
  Callout: '":::note[Title]" above and ":::" below',
  Code: 'a code block, with file=./example.js for a file',
  CodeBlock: 'a code block, with file=./example.js for a file',
  Details: '":::details[Summary]" above and ":::" below',
  Tabs: '"::::tabs" above and "::::" below',
  TabItem: '":::tab[Label]" above and ":::" below',
  Tab: '":::tab[Label]" above and ":::" below',
}

function insteadOf(name: string, { environment }: PageDraft): string {
  const own = ownComponent(name, environment.components)
  if (own !== undefined && !isBuiltIn(own))
    return `Write "::${own}{…}", or ":::${own}" above and ":::" below.`
  const known = Object.hasOwn(counterparts, name) ? counterparts[name] : undefined
  if (known !== undefined) return `Write ${known}.`
  const file = componentName(name)
  if (isBuiltIn(file)) {
    return `Write ${leaves.has(file) ? `"::${file}{…}"` : `":::${file}" above and ":::" below`}.`
  }
  return `Write it in Markdown, or make src/components/${file}.tsx and write "::${file}{…}".`
}
