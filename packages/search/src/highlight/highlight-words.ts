import { findWords, type TextRun, type WordPiece } from './find-words'

/** Name in the registry of CSS highlights: style it with `[data-search-words] ::highlight(landing-search-words)`. */
export const HIGHLIGHT_NAME = 'landing-search-words'
/** Class of the `<mark>` elements where CSS highlights are missing. */
export const MARK_CLASS = 'landing-search-word'

const SKIPPED = 'script, style, noscript, template, textarea, select, button, [data-no-highlight]'
const BLOCK =
  'p, li, td, th, dt, dd, pre, h1, h2, h3, h4, h5, h6, blockquote, figcaption, summary, div, section, article'

/**
 * Marks words inside an element, and only there. Calling the result removes the marks, and does nothing a second time.
 *
 * CSS highlights leave the element's content alone, so they survive hydration. While it has some, the element has the attribute
 * `data-search-words`: a condition for their style, which browsers would compute for every element of the page. Without CSS
 * highlights the words are wrapped in `<mark class="landing-search-word">`.
 */
export function highlightWords(element: Element, words: readonly string[]): () => void {
  const nodes = textNodes(element)
  const occurrences = findWords(nodes.map(toRun), words)
  if (occurrences.length === 0) return () => undefined
  const highlights = cssHighlights()
  return highlights ? paint(element, highlights, nodes, occurrences) : wrap(nodes, occurrences)
}

function textNodes(element: Element): Text[] {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text
    if (text.data !== '' && !text.parentElement?.closest(SKIPPED)) nodes.push(text)
  }
  return nodes
}

function toRun(node: Text, index: number, nodes: readonly Text[]): TextRun {
  const before = nodes[index - 1]
  const continues =
    before !== undefined &&
    before.parentElement?.closest(BLOCK) === node.parentElement?.closest(BLOCK)
  return { text: node.data, continues }
}

function cssHighlights(): HighlightRegistry | undefined {
  return typeof CSS !== 'undefined' && 'highlights' in CSS && typeof Highlight !== 'undefined'
    ? CSS.highlights
    : undefined
}

function paint(
  element: Element,
  highlights: HighlightRegistry,
  nodes: readonly Text[],
  occurrences: readonly WordPiece[][],
): () => void {
  const ranges = occurrences.flatMap((pieces) => {
    const first = pieces[0]
    const last = pieces.at(-1)
    const from = first && nodes[first.text]
    const to = last && nodes[last.text]
    if (!from || !to) return []
    const range = from.ownerDocument.createRange()
    range.setStart(from, first.start)
    range.setEnd(to, last.end)
    return [range]
  })
  const highlight = new Highlight(...ranges)
  highlights.set(HIGHLIGHT_NAME, highlight)
  element.setAttribute('data-search-words', '')
  return () => {
    // Another call may own the name by now.
    if (highlights.get(HIGHLIGHT_NAME) !== highlight) return
    highlights.delete(HIGHLIGHT_NAME)
    element.removeAttribute('data-search-words')
  }
}

function wrap(nodes: readonly Text[], occurrences: readonly WordPiece[][]): () => void {
  const marks: HTMLElement[] = []
  // From the end, so that earlier ranges stay valid.
  for (const { text, start, end } of occurrences.flat().reverse()) {
    const node = nodes[text]
    if (!node?.parentNode) continue
    const piece = node.splitText(start)
    piece.splitText(end - start)
    const mark = node.ownerDocument.createElement('mark')
    mark.className = MARK_CLASS
    piece.parentNode?.replaceChild(mark, piece)
    mark.append(piece)
    marks.push(mark)
  }
  return () => {
    for (const mark of marks.splice(0)) {
      const parent = mark.parentNode
      mark.replaceWith(...mark.childNodes)
      parent?.normalize()
    }
  }
}
