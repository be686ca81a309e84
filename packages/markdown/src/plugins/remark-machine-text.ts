import type { Code, Parents, Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import { parseCodeMeta } from '../page/code-meta'
import { draftOf, type PageDraft } from '../page/page-draft'
import { htmlComments } from '../syntax/tags'
import { withVariables } from '../text/variables'
import { codeBlock, within } from '../text/write-markdown'
import { rangeOf, sourceOf } from '../tree/mdast'
import { walk } from '../tree/walk'
import { cutRegion } from './code-region'
import { directivesOf } from './directives/directives'

interface Replacement {
  readonly start: number
  readonly end: number
  readonly text: string
  /** It has the nodes inside, too. */
  readonly isWhole?: boolean
}

/**
 * The page as Markdown for machines: the author's own text, with data tables and included files filled in and a mark where the
 * address of another page belongs. The source text is kept, apart from comments, which readers do not see either.
 */
export function remarkMachineText() {
  return (tree: Root, file: VFile): void => {
    const draft = draftOf(file)
    // Another format has been converted already.
    if (!draft.format?.opened) writeMachineText(tree, draft.text, draft)
  }
}

/** Fills in a text, with markers in place of links to pages. */
export function writeMachineText(tree: Root, source: string, draft: PageDraft): void {
  draft.markdown = `${rewrite(tree, source, [0, source.length], draft).trim()}\n`
}

/** A part of the source, which nodes below `parent` are in, as Markdown for machines. */
function rewrite(
  parent: Parents,
  source: string,
  [first, last]: readonly [start: number, end: number],
  draft: PageDraft,
): string {
  const replacements: Replacement[] = []
  walk(parent, (node) => {
    const replacement = replace(node, source, draft)
    if (replacement !== undefined) replacements.push(replacement)
    return replacement?.isWhole && 'skip'
  })
  let text = ''
  let from = first
  // The address of a link comes after that of an image inside of it.
  for (const { start, end, text: value } of replacements.sort((a, b) => a.start - b.start)) {
    if (start < from) continue
    text += source.slice(from, start) + value
    from = end
  }
  return text + source.slice(from, last)
}

function replace(node: RootContent, source: string, draft: PageDraft): Replacement | undefined {
  const range = rangeOf(node)
  if (range === undefined) return undefined
  const [start, end] = range
  const whole = (text: string | undefined) =>
    text === undefined ? undefined : { start, end, text: within(source, start, text) }
  const directive =
    'name' in node ? directivesOf(draft.environment.hooks).get(node.name ?? '') : undefined
  if (node.type === 'leafDirective' || node.type === 'textDirective') {
    const words = sourceOf(source, ...node.children)
    if (node.type === 'leafDirective') return whole(directive?.leaf?.markdown?.(node, words, draft))
    return whole(words === '' ? undefined : directive?.text?.markdown?.(node, words, draft))
  }
  if (node.type === 'containerDirective' && directive?.container?.markdown !== undefined) {
    const content = node.children.filter(({ data }) => !data || !('directiveLabel' in data))
    // Without the indentation that `within` adds.
    const words = rewrite(node, source, rangeOf(...content) ?? [end, end], draft).replaceAll(
      within(source, start, '\n'),
      '\n',
    )
    const replacement = whole(directive.container.markdown(node, words, draft))
    return replacement && { ...replacement, isWhole: true }
  }
  const written = source.slice(start, end)
  if (node.type === 'code') {
    const { variables } = parseCodeMeta(node.meta ?? '')
    const values = () => (variables ? draft.environment.variables : {})
    const code = codeText(node, draft)
    return code === undefined
      ? { start, end, text: withVariables(written, values) }
      : whole(withVariables(code, values))
  }
  if (node.type === 'html') {
    const text = written
      .replace(htmlComments, '')
      .replace(htmlAddress, (_, name: string, quote: string, url: string) =>
        [name, quote, draft.markdownAddress(url), quote].join(''),
      )
    const isParagraph = source[start - 1] === '\n' && source.startsWith('\n\n', end)
    return { start, end: text === '' && isParagraph ? end + 2 : end, text }
  }
  const [url, before] = addressIn(node, written) ?? []
  if (url === undefined) return undefined
  const at = written.slice(0, before).lastIndexOf(url)
  const text = draft.markdownAddress(url)
  if (at === -1 || text === url) return undefined
  return { start: start + at, end: start + at + url.length, text }
}

const htmlAddress = /(\s(?:href|src|poster)=)(["'])(.*?)\2/g

/** The address of a link, an image or a card, and where the text that has it ends. */
function addressIn(node: RootContent, written: string): [url: string, before: number] | undefined {
  if (node.type === 'link' || node.type === 'definition' || node.type === 'image') {
    // A title may repeat the address.
    return [node.url, written.lastIndexOf(node.title ?? '')]
  }
  const href = node.type === 'containerDirective' && node.attributes?.href
  return href ? [href, written.indexOf('\n')] : undefined
}

/** A code block that is not as it was written. */
function codeText(node: Code, draft: PageDraft): string | undefined {
  const { lang, meta, value, data = {} } = node
  const { file } = parseCodeMeta(meta ?? '')
  // A block with code of its own shows that.
  if (file !== undefined && value.trim() === '') return includedCode(file, lang ?? '', draft)
  if (!('isRewritten' in data)) return undefined
  return codeBlock(value, [lang, meta].filter((part) => part).join(' '))
}

function includedCode(target: string, language: string, draft: PageDraft): string | undefined {
  const [path = '', region] = target.split('#')
  const part = draft.environment.readInclude(path)
  if ('problem' in part) return undefined
  const code = region === undefined ? part.text.trimEnd() : cutRegion(part.text, region)
  return code === undefined ? undefined : codeBlock(code, language)
}
