/** Cache of the parts of one kind: loaded when first needed, and again after a failure. */
export class PartShelf<Part> {
  readonly #starts: Uint32Array
  readonly #loaded: (Part | undefined)[]
  readonly #loading = new Map<number, Promise<void>>()
  readonly #load: (part: number) => Promise<Part>

  /** @param inline the only part, if it is inside the entry file. */
  constructor(
    starts: Uint32Array,
    inline: Part | undefined,
    load: (part: number) => Promise<Part>,
  ) {
    this.#starts = starts
    this.#loaded = [inline]
    this.#load = load
  }

  /** The part with this number; `undefined` before it is loaded. */
  part(number: number): Part | undefined {
    return this.#loaded[number]
  }

  /** Returns the part that contains an item, and the item's number within it. */
  get(item: number): { part: Part; index: number } | undefined {
    const number = this.#partOf(item)
    const part = this.#loaded[number]
    return part && { part, index: item - (this.#starts[number] ?? 0) }
  }

  /** Loads the parts of these items; `undefined` when all are there already. */
  need(items: Iterable<number>): Promise<unknown> | undefined {
    const numbers = new Set<number>()
    for (const item of items) numbers.add(this.#partOf(item))
    return this.needParts(numbers)
  }

  /** Loads parts by their numbers. */
  needParts(numbers: Iterable<number>): Promise<unknown> | undefined {
    const missing: Promise<void>[] = []
    for (const number of numbers) {
      if (!this.#loaded[number]) missing.push(this.#fetch(number))
    }
    return missing.length > 0 ? Promise.all(missing) : undefined
  }

  #fetch(number: number): Promise<void> {
    const running = this.#loading.get(number)
    if (running) return running
    const loading = this.#load(number)
      .then((part) => {
        this.#loaded[number] = part
      })
      .finally(() => this.#loading.delete(number))
    this.#loading.set(number, loading)
    return loading
  }

  #partOf(item: number): number {
    let low = 0
    let high = this.#starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >>> 1
      if ((this.#starts[middle] ?? 0) <= item) low = middle
      else high = middle - 1
    }
    return low
  }
}
