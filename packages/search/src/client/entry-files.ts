import { fetchPart } from '../worker/fetch-part'

/**
 * Fetches the entry file of each index once, so that it is on its way while the engine starts. What
 * becomes of a file later, should it be damaged, is the engine's affair.
 */
export class EntryFiles {
  readonly #files = new Map<string, Promise<Uint8Array>>()
  readonly #handedOver = new Set<string>()
  readonly #failed = new Set<string>()

  /**
   * Resolves when the file is there, or was handed over before. After a failure the next call tries
   * again, past the browser's cache.
   *
   * @throws {SearchError} `index-unreachable` or `index-missing`.
   */
  async ready(href: string): Promise<Uint8Array> {
    const known = this.#files.get(href)
    if (known) return known
    const file = fetchPart((...request) => fetch(...request), href, this.#failed.has(href))
    this.#files.set(href, file)
    file.catch(() => {
      this.#files.delete(href)
      this.#failed.add(href)
    })
    return file
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
