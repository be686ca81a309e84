import type { Engine } from '../engine/engine'
import { loadEngine } from '../engine/load-engine'
import { partName } from '../format/volumes'
import { type Fetch, fetchPart } from './fetch-part'

/** The engines of a worker, one per index, each loaded once; after a failure it is loaded again. */
export class Engines {
  readonly #fetch: Fetch
  readonly #engines = new Map<string, Promise<Engine>>()
  readonly #failed = new Set<string>()

  constructor(fetch: Fetch) {
    this.#fetch = fetch
  }

  /** @param entry the entry file, if it has been fetched already. */
  get(href: string, base: string, entry?: Uint8Array): Promise<Engine> {
    const key = `${base} ${href}`
    const opened = this.#engines.get(key)
    if (opened) return opened
    const engine = this.#load(href, base, entry)
    this.#engines.set(key, engine)
    engine.catch(() => this.#engines.delete(key))
    return engine
  }

  /** After a damaged file, bypass the cache for the whole index. */
  distrust(href: string): void {
    this.#failed.add(href)
  }

  async #load(href: string, base: string, entry: Uint8Array | undefined): Promise<Engine> {
    const asked = new Set<string>()
    const loadPart = (suffix: string) => {
      // A part is requested again only after a failure.
      const isBroken = asked.has(suffix) || this.#failed.has(href)
      asked.add(suffix)
      const mode = isBroken ? 'reload' : suffix === '' ? 'no-cache' : 'default'
      return fetchPart(this.#fetch, partName(href, suffix), mode)
    }
    try {
      return await loadEngine(entry ?? (await loadPart('')), { base, loadPart })
    } catch (error) {
      this.distrust(href)
      throw error
    }
  }
}
