import type { SearchTarget } from '@landing/schema'
import { collapseSpaces, words } from '../text/words'

const inline = new Set(
  words(
    'a abbr b bdi img input bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr',
  ),
)

/** Marker in the text for the start of a target, until its offset is known. */
const MARK = '\x01'
const AROUND_MARK = new RegExp(` ?${MARK} ?`, 'g')
/** Markers in code, where white space counts: a new line, a space of its indentation, the ends of the block. */
const LINE = '\x02'
const INDENT = '\x03'
const BLOCK = '\x04'
const BLOCKS = new RegExp(` ?${BLOCK}[ ${BLOCK}]*`, 'g')
const MARKERS = new RegExp(`[${MARK}${LINE}${INDENT}${BLOCK}]`, 'g')

/**
 * Collects the words below a heading: prose on one line, with a space where an element begins or ends; code line by line, without
 * empty lines, between `\n\n`.
 */
export class SectionText {
  readonly #parts: string[] = []
  readonly #anchors: string[] = []
  /** Where the open block of code began in the parts. */
  #codeStart: number | undefined

  add(text: string): void {
    this.#parts.push(text.replace(MARKERS, ''))
  }

  /** Starts a target. */
  target(anchor: string): void {
    this.#anchors.push(anchor)
    this.#parts.push(MARK)
  }

  /** An element begins or ends. */
  boundary(tagName: string): void {
    if (!inline.has(tagName)) this.space()
  }

  /** What follows is another word. */
  space(): void {
    if (this.#codeStart === undefined) this.#parts.push(' ')
  }

  /** A block of code begins. */
  openCode(): void {
    this.#codeStart ??= this.#parts.length
  }

  /** The block of code ends. */
  closeCode(): void {
    if (this.#codeStart === undefined) return
    const code = this.#parts.splice(this.#codeStart).join('')
    this.#codeStart = undefined
    const lines = code.split('\n').filter((line) => line.trim() !== '')
    const marked = lines.map((line) => {
      const code = line.trim()
      return INDENT.repeat(line.indexOf(code)) + code
    })
    this.#parts.push(BLOCK + marked.join(LINE) + BLOCK)
  }

  /** The text, and where its targets begin. */
  read(): { readonly text: string; readonly targets: readonly SearchTarget[] } {
    // Spaces first: matching markers between runs of spaces takes quadratic time.
    const joined = collapseSpaces(this.#parts.join(''))
      .replace(AROUND_MARK, ` ${MARK}`)
      .replace(BLOCKS, '\n\n')
      .replaceAll(LINE, '\n')
      .replaceAll(INDENT, ' ')
    const pieces = joined.trim().split(MARK)
    let text = pieces[0] ?? ''
    const targets = pieces.slice(1).map((piece, index) => {
      const target = { anchor: this.#anchors[index] ?? '', start: text.length }
      text += piece
      return target
    })
    return { text, targets }
  }
}
