import { SearchError } from '../errors'
import { checked, PartKind, readFrame } from '../format/frame'
import { decodeHead } from '../format/head'
import { inflate } from '../format/inflate'
import { createEngine, type Engine, type EngineOptions } from './engine'
import { IndexParts, type LoadPart } from './parts'

/** Options of `loadEngine`. */
export interface LoadEngineOptions extends EngineOptions {
  /**
   * Loads a file next to the entry file by the suffix of its name, without `.idx`: `.w1a2b3c4d-0` of `all.w1a2b3c4d-0.idx`.
   * Not called for an index in one file.
   */
  readonly loadPart?: LoadPart
}

/**
 * Creates an engine from the bytes of an entry file.
 *
 * @throws {SearchError} `index-foreign`, `index-older`, `index-newer`, `index-truncated`,
 *   or `index-corrupt`.
 */
export async function loadEngine(
  bytes: Uint8Array,
  { loadPart = noParts, ...options }: LoadEngineOptions = {},
): Promise<Engine> {
  const frame = readFrame(bytes, { kind: PartKind.entry })
  const raw = await inflate(frame)
  return checked(() => {
    const head = decodeHead(raw)
    return createEngine(head, new IndexParts(head, loadPart), options)
  })
}

function noParts(suffix: string): Promise<Uint8Array> {
  return Promise.reject(
    new SearchError(
      'index-missing',
      `The search index needs its file "${suffix}", but no way to load it was given.`,
      'Pass "loadPart" to loadEngine.',
    ),
  )
}
