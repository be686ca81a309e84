import { type Fetch, fetchPart } from '../worker/fetch-part'

/**
 * Gets the entry file of each index once, so that it is on its way while the engine starts: from the
 * list of indexes where it stands in it, else from the server. What becomes of a file later, should it be damaged, is the engine's affair.
 */
export class EntryFiles {
  readonly #files = new Map<string, Promise<Uint8Array>>()
  readonly #handedOver = new Set<string>()
  readonly #failed = new Set<string>()
  readonly #listed: (href: string) => string | undefined
  readonly #fetch: Fetch

  /** @param listed gives an entry file in base64, where the list of indexes has it. */
  constructor(
    listed: (href: string) => string | undefined,
    request: Fetch = (...part) => fetch(...part),
  ) {
    this.#listed = listed
    this.#fetch = request
  }

  /**
   * Resolves when the file is there, or was handed over before. After a failure the next call tries
   * again, past the browser's cache.
   *
   * @throws {SearchError} `index-unreachable` or `index-missing`.
   */
  async ready(href: string): Promise<Uint8Array> {
    const known = this.#files.get(href)
    if (known) return known
    const file = this.#get(href)
    this.#files.set(href, file)
    file.catch(() => {
      this.#files.delete(href)
      this.#failed.add(href)
    })
    return file
  }

  async #get(href: string): Promise<Uint8Array> {
    const listed = this.#listed(href)
    if (listed !== undefined) return fromBase64(listed)
    return fetchPart(this.#fetch, href, this.#failed.has(href))
  }

  /** True once for each file: the engine that is told so is given it. */
  handOver(href: string): boolean {
    if (this.#handedOver.has(href)) return false
    this.#handedOver.add(href)
    return true
  }

  /** The engine is gone: its successor is given the files again. */
  takeBack(): void {
    this.#handedOver.clear()
  }
}

/** Text that is no base64 gives no bytes: the engine then says what is wrong, and asks the server. */
function fromBase64(text: string): Uint8Array {
  try {
    const binary = atob(text)
    const bytes = new Uint8Array(binary.length)
    for (let index = 0; index < bytes.length; index++) bytes[index] = binary.charCodeAt(index)
    return bytes
  } catch {
    return new Uint8Array()
  }
}
