/** Maximum number of parts that are kept from one query to the next. */
const MOST_KEPT = 64

/** Cache of the parts of one kind: loaded when first needed, and again after a failure. */
export class PartShelf<Part> {
  readonly #starts: Uint32Array
  /** The least recently used first. */
  readonly #loaded = new Map<number, Part>()
  readonly #loading = new Map<number, Promise<void>>()
  readonly #load: (part: number) => Promise<Part>

  /** @param inline the only part, if it is inside the entry file. */
  constructor(
    starts: Uint32Array,
    inline: Part | undefined,
    load: (part: number) => Promise<Part>,
  ) {
    this.#starts = starts
    if (inline !== undefined) this.#loaded.set(0, inline)
    this.#load = load
  }

  /** The part with this number; `undefined` before it is loaded. */
  part(number: number): Part | undefined {
    const part = this.#loaded.get(number)
    if (part === undefined) return undefined
    this.#loaded.delete(number)
    this.#loaded.set(number, part)
    return part
  }

  /** Drops what was not used for long. Only between queries: these need all that they loaded. */
  trim(): void {
    for (const number of this.#loaded.keys()) {
      if (this.#loaded.size <= MOST_KEPT) return
      this.#loaded.delete(number)
    }
  }

  /**
   * Returns the part that contains an item, and the item's number within it.
   *
   * @param starts number of the first item of each part, if the parts hold items of another kind, too
   */
  get(item: number, starts = this.#starts): { part: Part; index: number } | undefined {
    const number = partOf(item, starts)
    const part = this.part(number)
    return part && { part, index: item - (starts[number] ?? 0) }
  }

  /** Loads the parts of these items; `undefined` when all are there already. */
  need(items: Iterable<number>, starts = this.#starts): Promise<unknown> | undefined {
    const numbers = new Set<number>()
    for (const item of items) numbers.add(partOf(item, starts))
    return this.needParts(numbers)
  }

  /** Loads parts by their numbers. */
  needParts(numbers: Iterable<number>): Promise<unknown> | undefined {
    const missing: Promise<void>[] = []
    for (const number of numbers) {
      if (this.part(number) === undefined) missing.push(this.#fetch(number))
    }
    return missing.length > 0 ? Promise.all(missing) : undefined
  }

  #fetch(number: number): Promise<void> {
    const running = this.#loading.get(number)
    if (running) return running
    const loading = this.#load(number)
      .then((part) => {
        this.#loaded.set(number, part)
      })
      .finally(() => this.#loading.delete(number))
    this.#loading.set(number, loading)
    return loading
  }
}

function partOf(item: number, starts: Uint32Array): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >>> 1
    if ((starts[middle] ?? 0) <= item) low = middle
    else high = middle - 1
  }
  return low
}
