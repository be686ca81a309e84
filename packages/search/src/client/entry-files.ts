import { type Fetch, fetchPart } from '../worker/fetch-part'

/**
 * Gets the entry file of each index once, in parallel with the engine: from the list of indexes if it is inlined there, else from
 * the server. Damaged files are handled by the engine.
 */
export class EntryFiles {
  readonly #files = new Map<string, Promise<Uint8Array>>()
  readonly #handedOver = new Set<string>()
  readonly #failed = new Set<string>()
  readonly #listed: (href: string) => string | undefined
  readonly #fetch: Fetch

  /** @param listed returns an inlined entry file in base64. */
  constructor(
    listed: (href: string) => string | undefined,
    request: Fetch = (...part) => fetch(...part),
  ) {
    this.#listed = listed
    this.#fetch = request
  }

  /**
   * Resolves when the file is loaded, or was taken before. After a failure the next call retries, bypassing the browser's cache.
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

  /** True once per file: that engine takes the file. */
  handOver(href: string): boolean {
    if (this.#handedOver.has(href)) return false
    this.#handedOver.add(href)
    return true
  }

  /** The engine has been replaced: its successor needs the files again. */
  takeBack(): void {
    this.#handedOver.clear()
  }
}

/** Invalid base64 gives no bytes: the engine then reports it and asks the server. */
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
