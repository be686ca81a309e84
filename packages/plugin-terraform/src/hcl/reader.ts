/** A syntax error in HCL. Lines and columns start at 1. */
export interface HclProblem {
  readonly message: string
  readonly line: number
  readonly column: number
}

/** A name in HCL that something is assigned to: an argument, a block, or a key of an object. */
export interface HclItem {
  readonly kind: 'argument' | 'block' | 'key'
  readonly name: string
  /** Of a block, without quotes. */
  readonly labels: string[]
  readonly offset: number
  /** Where it ends. */
  end: number
  readonly parent: HclItem | undefined
}

/** Thrown inside of the parser only. */
export class HclFault extends Error {
  constructor(
    reason: string,
    readonly offset: number,
  ) {
    super(reason)
  }
}

const identifier = /[\p{ID_Start}_][\p{ID_Continue}-]*/uy
const number = /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y
/** `<ID of the subaccount>`, for readers to fill in. */
const placeholder = /<[\p{L}_][^<>\n]*>/uy
const heredocOpener = /<<-?([\p{ID_Start}_][\p{ID_Continue}-]*)[ \t]*\n/uy

/** The characters of a text, read from left to right. */
export class HclReader {
  at = 0
  /** In the order of the text. */
  readonly items: HclItem[] = []
  /** Offsets of the names that operands begin with, calls included. */
  readonly names: number[] = []
  #parent: HclItem | undefined

  constructor(readonly text: string) {}

  /** Records an item; items that `read` records become its children. */
  item(
    kind: HclItem['kind'],
    name: string,
    offset: number,
    readBody: (item: HclItem) => void,
  ): void {
    const parent = this.#parent
    const item: HclItem = { kind, name, labels: [], offset, end: offset, parent }
    this.items.push(item)
    this.#parent = item
    readBody(item)
    this.#parent = parent
    item.end = this.at
  }

  get isDone(): boolean {
    return this.at >= this.text.length
  }

  /** The current character; empty at the end. */
  get sign(): string {
    return this.text.charAt(this.at)
  }

  looksAt(text: string): boolean {
    return this.text.startsWith(text, this.at)
  }

  take(text: string): boolean {
    if (!this.looksAt(text)) return false
    this.at += text.length
    return true
  }

  takeIdentifier(): string | undefined {
    return this.#match(identifier)?.[0]
  }

  takePlaceholder(): string | undefined {
    return this.#match(placeholder)?.[0]
  }

  takeMatch(pattern: RegExp): boolean {
    return this.#match(pattern) !== undefined
  }

  isAt(pattern: RegExp): boolean {
    pattern.lastIndex = this.at
    return pattern.test(this.text)
  }

  takeNumber(): boolean {
    return this.#match(number) !== undefined
  }

  /** What an example leaves out. */
  takeOmission(): boolean {
    return this.take('...') || this.take('…')
  }

  /** `<<EOT` with its line; returns the word that ends it. */
  takeHeredocOpener(): string | undefined {
    return this.#match(heredocOpener)?.[1]
  }

  /** Skips spaces and comments, and line ends where they are insignificant. */
  skipSpace(lineEnds: boolean): void {
    for (;;) {
      const { sign } = this
      if (sign === ' ' || sign === '\t' || (lineEnds && sign === '\n')) this.at++
      else if (sign === '#' || this.looksAt('//')) {
        const end = this.text.indexOf('\n', this.at)
        this.at = end === -1 ? this.text.length : end
      } else if (this.looksAt('/*')) {
        const end = this.text.indexOf('*/', this.at + 2)
        if (end === -1) throw new HclFault('The comment is opened and never closed.', this.at)
        this.at = end + 2
      } else return
    }
  }

  /** Describes the current position for a message. */
  describe(): string {
    if (this.isDone) return 'the end of the code'
    if (this.sign === '\n') return 'the end of the line'
    const word = /[^\s{}()[\]=,"]+|\S/y
    word.lastIndex = this.at
    return `"${(word.exec(this.text)?.[0] ?? this.sign).slice(0, 40)}"`
  }

  #match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at
    const match = pattern.exec(this.text)
    if (match === null) return undefined
    this.at = pattern.lastIndex
    return match
  }
}
