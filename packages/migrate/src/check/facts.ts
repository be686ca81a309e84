import { readFileSync } from 'node:fs'
import { Parser } from 'htmlparser2'
import type { Nodes } from 'mdast'
import { hasCounterpart, ofLook } from '../pages/components'
import { parsePage, plainText, rangeOf, walk } from '../pages/parse'
import { frontMatterIn } from '../site/documents'
import { lineAt, type SourcePage, type SourceSite } from '../site/site'
import { textOf } from '../site/values'
import { plain, words } from '../site/words'

/** What readers find on a page. */
export interface Facts {
  readonly titles: readonly string[]
  readonly isDraft?: boolean
  /** Texts, and the lines where they begin. */
  readonly texts: readonly (readonly [text: string, line: number])[]
  readonly counts: Readonly<Record<Counted, number>>
}

/** Things that are counted, by how reports call them. */
export type Counted = 'code blocks' | 'images' | 'links'

/** Syntax in a text that stands for something else, or for nothing. */
const syntax =
  /\{\{[\s\S]*?\}\}|\{[^{}\n]*\}|\[\[.*?\]\]|\]\([^()\s]*\)|\$\$[\s\S]+?\$\$|\$[^$\n]+\$|\\[([][\s\S]+?\\[\])]|:[\w+-]+:|\[[!/]?[\w-]+\](?=\s|$)|\+\+[\w+-]+\+\+|^[ \t]*(?:-+8<-+.*|<<<.*|\*\[[^\]\n]+\]:.*|(?::{3,}|!!!|\?{3}\+?|={3}[+!]*|\/{3,}|={2,3} )(?:[ \t]*[\w.-]+\b(?!"))*(?:[ \t]*\|)?)/gm
/** Comments in code that mark it, and options of its lines. */
const marks =
  /\[!code[^\]\n]*\]|^.*(?:\bhighlight-(?:next-line|start|end)\b|--8<--|(?<!@)@include:).*$|\(\d+\)!?/gm
const drawn = /^(?:mermaid|math|latex)$/

/** Facts of a page of a source, as far as they can be read without running it. */
export function sourceFacts(page: SourcePage, site: SourceSite): Facts {
  const given = readFileSync(page.source, 'utf8')
  // The bodies of Python-Markdown's blocks are indented like code.
  const text = site.pythonMarkdown === undefined ? given : given.replaceAll(/^[ \t]+/gm, '')
  const { tree, frontMatter } = parsePage(text, page.syntax, true)
  const values = frontMatterIn(frontMatter?.text ?? '')
  const title = textOf(values.title)
  const facts = collector()
  const headings: string[] = []
  walk(tree, (node, ancestors) => {
    const line = lineAt(text, rangeOf(node).start)
    const isLeftOut = ancestors.some(
      (each) => 'name' in each && /^(?:script|style|head)$/i.test(each.name ?? ''),
    )
    if (isLeftOut) return
    if (node.type === 'heading' && node.depth === 1) headings.push(plainText(node))
    readNode(node, text, facts, line)
  })
  const titles = [title ?? headings[0]?.replaceAll(syntax, ' ') ?? '']
  const isDraft = page.isDraft === true || values.draft === true
  return { ...facts, isDraft, titles: titles.filter((each) => !/^\s*$|[{<]/.test(each)) }
}

type Collector = ReturnType<typeof collector>

function collector() {
  return {
    texts: [] as [string, number][],
    counts: { 'code blocks': 0, images: 0, links: 0 },
  }
}

function readNode(node: Nodes, text: string, { texts, counts }: Collector, line: number): void {
  if (node.type === 'text') texts.push([node.value.replaceAll(syntax, ' '), line])
  if (node.type === 'inlineCode') texts.push([node.value.replace(/^(?:#!|:::)\S+/, ''), line])
  if (node.type === 'code' && !drawn.test(node.lang ?? '')) {
    texts.push([node.value.replaceAll(marks, ' '), line])
    if (/^[`~]/.test(text.slice(rangeOf(node).start))) counts['code blocks']++
  }
  if (node.type === 'image' || node.type === 'imageReference') {
    texts.push([node.alt ?? '', line])
    counts.images++
  }
  if ((node.type === 'link' && node.url !== '') || node.type === 'linkReference') counts.links++
  if (node.type === 'html') readHtml(node.value.replaceAll(syntax, ' '), { texts, counts }, line)
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    const given = node.attributes.flatMap(({ type, ...entry }) =>
      'name' in entry && typeof entry.value === 'string' ? [[entry.name, entry.value]] : [],
    )
    readElement(node.name ?? '', Object.fromEntries(given), { texts, counts }, line)
  }
}

function readElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
  { texts, counts }: Collector,
  line: number,
): void {
  const isOwn = /^[A-Z]|[.-]/.test(name) && !/^landing-/.test(name) && !hasCounterpart(name)
  for (const [key, value] of Object.entries(attributes)) {
    const isText = isOwn ? !ofLook.test(key) && !/^(?:[:@#]|v-)/.test(key) : textKeys.test(key)
    if (isText) texts.push([` ${value} `, line])
  }
  if (/^(?:img|Image)$/.test(name)) counts.images++
  if (name === 'pre') counts['code blocks']++
  if (name === 'a' && attributes.href !== undefined) counts.links++
}

const textKeys = /^(?:alt|title|label|description|text|caption|summary)$/

/** Reads HTML; code for browsers has no text. */
function readHtml(html: string, facts: Collector, line: number): void {
  let skipped = 0
  const isSkipped = (name: string) => /^(?:script|style|template)$/i.test(name)
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (isSkipped(name)) skipped++
        else if (attributes.class !== 'landing-heading-anchor') {
          if (!inlineTags.has(name)) facts.texts.push([' ', line])
          readElement(name, attributes, facts, line)
        }
      },
      onclosetag(name) {
        if (isSkipped(name)) skipped--
      },
      ontext(text) {
        if (skipped === 0) facts.texts.push([text, line])
      },
    },
    { lowerCaseTags: false, lowerCaseAttributeNames: false, recognizeSelfClosing: true },
  )
  parser.end(html)
}

const inlineTags = words('a abbr b code del em i ins mark span strong sub sup')

/** Facts of a built document. */
export function documentFacts(html: string): Facts {
  const facts = collector()
  const [article = html] =
    /<article[\s\S]*<\/article>/.exec(html) ?? /<main[\s\S]*<\/main>/.exec(html) ?? []
  readHtml(article, facts, 1)
  const titles = [...html.matchAll(/<(title|h1)\b[^>]*>([\s\S]*?)<\/\1>/g)]
  return { ...facts, titles: titles.map(([, , title = '']) => plain(title)) }
}
