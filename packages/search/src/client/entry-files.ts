import { type Fetch, fetchPart } from '../worker/fetch-part'

/** Fetches the entry file of each index once, in parallel with the engine. Damaged files are handled by the engine. */
export class EntryFiles {
  readonly #files = new Map<string, Promise<Uint8Array>>()
  readonly #handedOver = new Set<string>()
  readonly #failed = new Set<string>()
  readonly #fetch: Fetch

  constructor(request: Fetch = (...part) => fetch(...part)) {
    this.#fetch = request
  }

  /**
   * Resolves when the file is loaded, or was taken before. After a failure the next call retries, bypassing the browser's cache.
   *
   * @throws {SearchError} `index-unreachable` or `index-missing`.
   */
  async ready(href: string): Promise<Uint8Array> {
    const cached = this.#files.get(href)
    if (cached) return cached
    const file = fetchPart(this.#fetch, href, this.#failed.has(href) ? 'reload' : 'no-cache')
    this.#files.set(href, file)
    file.catch(() => {
      this.#files.delete(href)
      this.#failed.add(href)
    })
    return file
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
