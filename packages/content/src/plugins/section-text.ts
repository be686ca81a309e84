import type { SearchTarget } from '@landing/schema'

const inline = new Set(
  'a abbr b bdi img input bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)

/** Marker in the text for the start of a target, until its offset is known. */
const MARK = '\x01'
const AROUND_MARK = new RegExp(` ?${MARK} ?`, 'g')

/** Collects the words below a heading, with a space where a block begins or ends. */
export class SectionText {
  readonly #parts: string[] = []
  readonly #anchors: string[] = []

  add(text: string): void {
    this.#parts.push(text.replaceAll(MARK, ''))
  }

  /** Starts a target. */
  target(anchor: string): void {
    this.#anchors.push(anchor)
    this.#parts.push(MARK)
  }

  /** An element begins or ends. */
  boundary(tagName: string): void {
    if (!inline.has(tagName)) this.#parts.push(' ')
  }

  /** The text on one line, and where its targets begin. */
  read(): { readonly text: string; readonly targets: readonly SearchTarget[] } {
    // Spaces first: matching markers between runs of spaces takes quadratic time.
    const joined = this.#parts.join('').replace(/\s+/g, ' ')
    const pieces = joined.replace(AROUND_MARK, ` ${MARK}`).trim().split(MARK)
    let text = pieces[0] ?? ''
    const targets = pieces.slice(1).map((piece, index) => {
      const target = { anchor: this.#anchors[index] ?? '', start: text.length }
      text += piece
      return target
    })
    return { text, targets }
  }
}
