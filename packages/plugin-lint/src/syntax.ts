import {
  componentName,
  declarationEnd,
  isComparison,
  isElementName,
  type LintedPage,
  type LintIssue,
  mayStayOpen,
  missingPlugin,
  ownComponent,
  type PageTag,
  voidElements,
  walk,
} from '@landing/markdown/lint'
import type { Html, Paragraph, Parents, RootContent, Table } from 'mdast'
import { checkConflict, checkFence } from './code'
import { checkInfo } from './code-info'
import { checkClosed, checkFences } from './directives'
import { findForeign } from './foreign'
import { checkHeading, checkTitleLine } from './headings'
import { markdownInHtml } from './html-text'
import { excerpt } from './issue'
import { checkBox, checkLine, checkMarks } from './marks'
import { isMarked, proseOf } from './prose'
import { findSlips } from './slips'
import { lostCells, wrongTable } from './tables'
import { noteReference, type References, unusedDefinitions } from './unused-definitions'

/** Quick check: characters that only occur with slips or foreign syntax. */
export const mayHaveIssues =
  /[{<]|^(?:>{7}|\|{7}) |^[ \t>]*(?:(?:(?:[-*+]|\d+[.)])[ \t>]+)*#{2,6}(?:[^\s#]|\u00a0)|\[!|import\s|export\s|@|-{1,3}8<|!!!|\?\?\?|===|\.\.[ \t]|\$\{toc)|\] ?[[(]|\)\[|!\[|\[\^|\^\[|\[_?toc|\[\[[\p{L}_]/imu

/** Foreign syntax, and slips that lose text. Of a page in another format only slips: the rest may be its own syntax. */
export function syntax(page: LintedPage): void {
  const report: LintedPage['report'] = (issue) => {
    if (!/^(?:syntax|html)\//.test(issue.code)) page.report(issue)
  }
  checkSyntax(page.isMisread ? { ...page, report } : page)
}

function checkSyntax(page: LintedPage): void {
  const { tree, text, tags } = page
  const marked: RootContent[] = []
  const references: References = { definitions: [], footnotes: new Set(), links: new Set() }
  walk(tree, (node, parent) => {
    if (node.type === 'code') {
      checkFence(node, parent, page)
      checkConflict(node, page)
      checkInfo(node, page)
    } else if (node.type === 'heading') checkHeading(node, page)
    else if (node.type === 'paragraph') {
      checkTitleLine(node, parent, page)
      checkParagraph(node, page)
    } else if (node.type === 'containerDirective') checkClosed(node, page)
    else if (node.type === 'table') checkTable(node, page)
    else if (node.type === 'html') checkHtmlText(node, parent, page)
    else if (node.type === 'text') checkMarks(node, parent, page)
    else if (node.type === 'listItem') checkBox(node, page)
    if (isMarked(node)) marked.push(node)
    noteReference(node, references)
  })
  for (const issue of unusedDefinitions(references, text)) {
    page.report({ code: 'links/undefined', ...issue })
  }
  const prose = mayHaveIssues.test(text) ? proseOf(marked, text, mayHaveIssues) : ''
  const slips = findSlips(prose, text)
  for (const slip of slips) page.report(slip)
  const hasComponents = tags.some(({ use }) => use === 'component')
  for (const issue of findForeign(prose, hasComponents, page.callouts, text)) {
    page.report({ code: 'syntax/foreign', ...issue })
  }
  checkTags(
    page,
    slips.some(({ code }) => code === 'html/unclosed'),
  )
}

function checkParagraph(node: Paragraph, page: LintedPage): void {
  checkFences(node, page)
  checkLine(node, page)
  const { position } = node
  const { offset: at = 0 } = position?.start ?? {}
  const first = page.text[at]
  if (first !== '|' && first !== '$') return
  const source = page.text.slice(at, position?.end.offset)
  const drawing = /^\$\$[^$]+\$\$$/.test(source) ? missingPlugin('math') : undefined
  if (drawing !== undefined) page.report({ code: 'code/not-rendered', at, ...drawing })
  const slip = first === '|' ? wrongTable(source) : undefined
  if (slip !== undefined) page.report({ code: 'tables/columns', ...slip, at })
}

function checkTable(table: Table, page: LintedPage): void {
  for (const issue of lostCells(table, page.text)) page.report({ code: 'tables/columns', ...issue })
}

function checkHtmlText({ value, position }: Html, parent: Parents, page: LintedPage): void {
  if (parent.type === 'paragraph') return
  const issue = markdownInHtml(value)
  const { offset: start = 0 } = position?.start ?? {}
  if (issue !== undefined) page.report({ code: 'html/markdown', ...issue, at: start + issue.at })
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

/** @param isBroken true if an element is known to be unclosed, which may explain end tags */
function checkTags(page: LintedPage, isBroken: boolean): void {
  let isExplained = isBroken
  for (const tag of page.tags) {
    const add: Report = (code, message, help) => {
      isExplained ||= code === 'html/unclosed'
      page.report({ code, at: tag.at, message, help })
    }
    checkTag(tag, page, isExplained, add)
  }
}

/** @param isExplained true after a tag that is broken, which may explain end tags */
function checkTag(tag: PageTag, page: LintedPage, isExplained: boolean, add: Report): void {
  const source = page.text.slice(tag.at, tag.at + tag.end - tag.start)
  const end = declarationEnd(tag.name)
  if (tag.name === '!--') checkComment(tag, source, add)
  else if (end !== undefined && tag.use === 'element') {
    if (!tag.isUnfinished) return
    add(
      'html/unclosed',
      `"${excerpt(source)}" is never closed: everything after it is left out.`,
      `Write "${end}" where it ends, or "\\<" for its first character if readers are to see it.`,
    )
  } else if (tag.use === 'text') {
    if (!tag.closes || !(tag.isPaired || isExplained)) add(...strayTag(tag, excerpt(source)))
  } else {
    const mistake = mistakes.find(({ is }) => is(tag, page))
    if (mistake === undefined) checkPair(tag, source, add)
    else add(mistake.code, mistake.message(`"${excerpt(source)}"`), mistake.help(tag.name, page))
  }
}

interface Mistake {
  is(tag: PageTag, page: LintedPage): boolean
  readonly code: LintIssue['code']
  message(source: string): string
  help(name: string, page: LintedPage): string
}

const isQuoted = ({ attributes }: PageTag): boolean => /["']/.test(attributes)

/** What can be wrong with a tag of an element or component; the first counts. */
const mistakes: readonly Mistake[] = [
  {
    is: ({ use, closes }) => use === 'component' && !closes,
    code: 'syntax/foreign',
    message: (source) => `${source} is a component of MDX or Vue, and is left out.`,
    help: insteadOf,
  },
  {
    is: (tag) => tag.isUnfinished && isQuoted(tag),
    code: 'html/unclosed',
    message: (source) => `Unclosed quote in ${source}.`,
    help: () => 'Close the quote: <a href="…">.',
  },
  {
    is: (tag) => tag.isUnfinished,
    code: 'html/unclosed',
    message: (source) => `The tag ${source} has no ">" at its end.`,
    help: () => 'Write ">".',
  },
  {
    is: ({ use, attributes }) => use === 'element' && hasTagInside(attributes),
    code: 'html/unclosed',
    message: (source) => `The tag ${source} has no ">": the next tag becomes part of it.`,
    help: () => 'Write ">".',
  },
  {
    is: (tag, { text }) => isOfVue(tag, text),
    code: 'syntax/foreign',
    message: (source) => `${source} belongs to a component of Vue.`,
    help: () => 'Remove it: code belongs into a component in src/components.',
  },
  {
    // With a type it may be data, such as JSON-LD.
    is: ({ name, closes, attributes }) =>
      /^script$/i.test(name) && !closes && !/\b(?:src|type)\b/.test(attributes),
    code: 'html/blocked',
    message: (source) =>
      `The policy of the site forbids scripts in HTML: browsers do not run ${source}.`,
    help: () =>
      'Write a component in src/components, or name a file: <script src="/my.js"></script>.',
  },
  {
    is: ({ use, attributes }) =>
      (use === 'element' || use === 'empty') &&
      (vueAttribute.test(attributes) || /\bclassName=|=\{/.test(attributes)),
    code: 'syntax/foreign',
    message: (source) => `${source} has attributes of Vue or JSX, which do nothing here.`,
    help: () => 'Write plain HTML, or a component in src/components.',
  },
]

/** A tag begins outside of quotes and expressions: the `>` was forgotten. */
function hasTagInside(attributes: string): boolean {
  if (!attributes.includes('<')) return false
  return /<[a-z/!]/i.test(attributes.replace(/"[^"]*"|'[^']*'|=\{[^{}]*\}/g, ''))
}

type Report = (
  ...finding: readonly [code: LintIssue['code'], message: string, help: string]
) => void

/** A tag that stays as text, because it is not an element or half of one. */
function strayTag(tag: PageTag, source: string): Parameters<Report> {
  const { name, closes } = tag
  const lowerName = name.toLowerCase()
  const isElement =
    isElementName(lowerName, 'html') && !lowerName.includes('-') && !voidElements.has(lowerName)
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
    `Put it in backticks if readers are to see it, or ${closes ? 'remove it' : `write "</${lowerName}>" where it ends`}.`,
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
      `"${excerpt(source)}" is an inclusion of VitePress, and is left out.`,
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
  const lowerName = name.toLowerCase()
  if (use !== 'element' || closes || isPaired || mayStayOpen(lowerName)) return
  // An image of SVG ends its own elements.
  if (source.endsWith('/>') || (isInline && !isElementName(lowerName, 'html'))) return
  add(
    'html/unclosed',
    `"${excerpt(source)}" is not closed: ${isInline ? 'the text' : 'everything'} after it becomes part of it.`,
    `Write "</${lowerName}>" where it ends.`,
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

function insteadOf(name: string, { components, containers, leaves }: LintedPage): string {
  const componentFile = ownComponent(name, components)
  const counterpart = Object.hasOwn(counterparts, name) ? counterparts[name] : undefined
  if (componentFile === undefined && counterpart !== undefined) return `Write ${counterpart}.`
  const file = componentFile ?? componentName(name)
  const forms = [
    ...(leaves.includes(file) ? [`"::${file}{…}"`] : []),
    ...(containers.includes(file) ? [`":::${file}" above and ":::" below`] : []),
  ]
  if (forms.length > 0) return `Write ${forms.join(', or ')}.`
  return `Write it in Markdown, or make src/components/${file}.tsx and write "::${file}{…}".`
}
