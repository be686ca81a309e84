import type { Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import { parseCodeMeta } from '../page/code-meta'
import { draftOf, type PageDraft } from '../page/page-draft'
import { withVariables } from '../text/variables'
import { codeBlock, within } from '../text/write-markdown'
import { type LeafDirective, rangeOf, sourceOf, type TextDirective } from '../tree/mdast'
import { walk } from '../tree/walk'
import { cutRegion } from './code-region'
import { markdownAddress } from './directives/directive-parts'
import { leaves, phrases } from './directives/directives'

interface Replacement {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * The page as Markdown for machines: the author's own text, with data tables and included files filled in and a mark where the
 * address of another page belongs. The source text is kept, apart from comments, which readers do not see either.
 */
export function remarkMachineText() {
  return (tree: Root, file: VFile): void => {
    const draft = draftOf(file)
    // Another format has been converted already.
    if (draft.format === undefined) writeMachineText(tree, draft.text, draft)
  }
}

/** Fills in a text, with markers in place of links to pages. */
export function writeMachineText(tree: Root, source: string, draft: PageDraft): void {
  const replacements: Replacement[] = []
  walk(tree, (node) => {
    const replacement = replace(node, source, draft)
    if (replacement !== undefined) replacements.push(replacement)
  })
  let text = ''
  let from = 0
  // The address of a link comes after that of an image inside of it.
  for (const { start, end, text: value } of replacements.sort((a, b) => a.start - b.start)) {
    if (start < from) continue
    text += source.slice(from, start) + value
    from = end
  }
  draft.markdown = `${(text + source.slice(from)).trim()}\n`
}

function replace(node: RootContent, source: string, draft: PageDraft): Replacement | undefined {
  const range = rangeOf(node)
  if (range === undefined) return undefined
  const [start, end] = range
  const whole = (text: string | undefined) =>
    text === undefined ? undefined : { start, end, text: within(source, start, text) }
  if (node.type === 'textDirective' || node.type === 'leafDirective') {
    return whole(directiveText(node, source, draft))
  }
  const written = source.slice(start, end)
  if (node.type === 'code') {
    const { file, variables } = parseCodeMeta(node.meta ?? '')
    const values = () => (variables ? draft.environment.variables : {})
    // A block with code of its own shows that.
    if (file === undefined || node.value.trim() !== '') {
      return { start, end, text: withVariables(written, values) }
    }
    const code = includedCode(file, node.lang ?? '', draft)
    return whole(code && withVariables(code, values))
  }
  if (node.type === 'html') {
    const text = written
      .replace(/<!--.*?-->/gs, '')
      .replace(htmlAddress, (_, name: string, quote: string, url: string) =>
        [name, quote, markdownAddress(url, draft), quote].join(''),
      )
    const isParagraph = source[start - 1] === '\n' && source.startsWith('\n\n', end)
    return { start, end: text === '' && isParagraph ? end + 2 : end, text }
  }
  const [url, before] = addressIn(node, written) ?? []
  if (url === undefined) return undefined
  const at = written.slice(0, before).lastIndexOf(url)
  const text = markdownAddress(url, draft)
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
  const href = node.type === 'containerDirective' && node.name === 'card' && node.attributes?.href
  return href ? [href, written.indexOf('\n')] : undefined
}

/** What a directive is in Markdown; `undefined` for one that stays as it was written. */
function directiveText(
  node: LeafDirective | TextDirective,
  source: string,
  draft: PageDraft,
): string | undefined {
  const words = sourceOf(source, ...node.children)
  if (node.type === 'leafDirective') return leaves.get(node.name)?.toMarkdown?.(node, words, draft)
  return words === '' ? undefined : phrases.get(node.name)?.toMarkdown?.(node, words, draft)
}

function includedCode(target: string, language: string, draft: PageDraft): string | undefined {
  const [path = '', region] = target.split('#')
  const read = draft.environment.readInclude(path)
  if ('problem' in read) return undefined
  const code = region === undefined ? read.text.trimEnd() : cutRegion(read.text, region)
  return code === undefined ? undefined : codeBlock(code, language)
}
