import { embed, messageOf, parseHtml, walk } from '@landing/markdown/authoring'
import { escapeHtml } from '@landing/schema'
import type { Element } from 'hast'
import type { Root, RootContent } from 'mdast'
import temml from 'temml'
import type { VFile } from 'vfile'

/**
 * Formulas between `$` signs and in blocks between `$$` lines, or in code blocks of the language `math`, as MathML, which
 * browsers show without script, style or fonts.
 */
export const remarkFormulas = () => drawFormulas

interface Formula {
  readonly type: string
  readonly value?: string
  readonly lang?: string | null | undefined
}

async function drawFormulas(tree: Root, file: VFile): Promise<void> {
  const formulas: (() => Promise<void>)[] = []
  walk(tree, (node, { children }, index) => {
    const formula: Formula = node
    const isBlock =
      formula.type === 'math' || (formula.type === 'code' && formula.lang?.toLowerCase() === 'math')
    if (!isBlock && formula.type !== 'inlineMath') return
    if (formula.type === 'math') checkClosed(node, file)
    formulas.push(async () => {
      const html = await parseHtml(draw(formula.value ?? '', isBlock, file, node))
      children[index] = embed(html.children[0] as Element, node.position)
    })
  })
  for (const replace of formulas) await replace()
}

/** A block of formulas without its end swallows the rest of the page. */
function checkClosed(node: RootContent, file: VFile): void {
  const [from, to] = [node.position?.start.offset, node.position?.end.offset]
  if (from === undefined || /\$\$\s*$/.test(String(file).slice(from + 2, to))) return
  file.data.page?.report({
    code: 'math/syntax',
    severity: 'warn',
    message: 'The formula is not closed: everything after it becomes part of it.',
    help: 'Write "$$" on a line of its own where it ends.',
    node,
  })
}

/** Characters that a narrow screen has room for in a list. */
const LONG = 20

/** TeX as MathML; a mistake is shown as the author wrote it and reported at its place. */
function draw(tex: string, isBlock: boolean, file: VFile, node: RootContent): string {
  try {
    const html = temml.renderToString(tex, {
      displayMode: isBlock,
      throwOnError: true,
      annotate: false,
    })
    const plain = withoutStyles(html)
    if (isBlock) return `<div class="landing-formula">${plain}</div>`
    // Browsers do not break a formula: a long one gets a box that scrolls.
    const { length } = plain.replace(/<[^>]*>/g, '')
    return length > LONG ? `<span class="landing-formula">${plain}</span>` : plain
  } catch (error) {
    file.data.page?.report({
      code: 'math/syntax',
      severity: 'warn',
      message: `The formula cannot be read: ${reasonOf(error, tex)}.`,
      help: 'Correct it, or write "\\$" for a dollar sign.',
      node,
    })
    const escaped = escapeHtml(tex)
    return isBlock
      ? `<pre class="landing-formula">${escaped}</pre>`
      : `<code class="landing-formula">${escaped}</code>`
  }
}

/** Colors as attributes; other style attributes are forbidden by the security policy and come from the style sheet. */
function withoutStyles(html: string): string {
  return html.replace(/ style="(?:color:([^;"]+);?)?[^"]*"/g, (_, color: string | undefined) =>
    color === undefined ? '' : ` mathcolor="${color}"`,
  )
}

/** The first line of an error; temml has none for a formula that ends too early. */
function reasonOf(error: unknown, tex: string): string {
  const last = /(?<!\\)([_^])\s*$/.exec(tex)?.[1]
  if (last !== undefined) return `nothing follows its last "${last}"; "\\${last}" is the character`
  return messageOf(error).split('\n')[0] ?? ''
}
