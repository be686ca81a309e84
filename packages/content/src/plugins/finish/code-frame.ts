import type { Element, RootContent } from 'hast'
import type { PageDraft } from '../../compile/page-draft'
import { escapeHtml, escapeText } from '../../text/escape-html'
import { isElement, textOf, trusted } from '../../tree/hast'
import type { CodeBlock } from '../code-meta'
import type { Finishing } from './finishing'
import { isHcl, linkTypes } from './type-links'

/** A highlighted code block in its frame. Blocks of raw HTML are highlighted too, if they name a language. */
export function codeFrame(node: Element, { draft }: Finishing): RootContent | undefined {
  const code = node.children.find((child) => child.type === 'element')
  if (!isElement(code, 'code')) return undefined
  const block = blockOf(code, draft)
  const lines = draft.code?.lines(block) ?? block.code.split('\n').map(escapeText)
  const linked = isHcl(block.language) ? linkTypes(lines, block.code, draft, node) : lines
  return trusted(frame(block, linked))
}

/** What is known of a code element: what stood behind its language, or what raw HTML says. */
export function blockOf(code: Element, draft: PageDraft): CodeBlock {
  const number = code.properties.dataCode
  return (number === undefined ? undefined : draft.codeBlocks[Number(number)]) ?? rawBlock(code)
}

function rawBlock(code: Element): CodeBlock {
  const names = code.properties.className
  const language = Array.isArray(names)
    ? names.map(String).find((name) => name.startsWith('language-'))
    : undefined
  return {
    language: language?.slice('language-'.length).toLowerCase() ?? '',
    code: textOf(code).replace(/\n$/, ''),
    lines: new Map(),
    wrap: false,
    hasFocus: false,
  }
}

function frame(block: CodeBlock, lines: readonly string[]): string {
  // Lines that nothing is said about need no elements: pages are full of code.
  const isPlain = block.start === undefined && block.lines.size === 0 && !block.hasFocus
  const body = lines.map((line, index) => {
    if (isPlain) return line
    const mark = block.lines.get(index)
    return `<span class="line${mark === undefined ? '' : ` line-${mark}`}">${line}</span>`
  })
  const title =
    block.title === undefined
      ? ''
      : `<figcaption class="code-title">${escapeHtml(block.title)}</figcaption>`
  return `<figure class="code"${attributes(block)}>${title}<pre tabindex="0"><code>${body.join('\n')}</code></pre></figure>`
}

function attributes(block: CodeBlock): string {
  const language = block.language === '' ? 'text' : block.language
  return [
    ` data-language="${escapeHtml(language)}"`,
    block.start === undefined ? '' : ` data-line-numbers data-start="${block.start}"`,
    block.wrap ? ' data-wrap' : '',
    block.hasFocus ? ' data-focus' : '',
  ].join('')
}
