import { SearchError } from '../errors'
import { corrupt, type Frame } from './frame'

/**
 * The payload of a frame as it was before compression. The platform does the work, off the thread
 * where it can.
 *
 * @throws {SearchError} `browser-unsupported` without `DecompressionStream`, `index-corrupt`.
 */
export async function inflate({ payload, rawLength }: Frame): Promise<Uint8Array> {
  if (typeof DecompressionStream === 'undefined') {
    throw new SearchError(
      'browser-unsupported',
      'This browser cannot unpack the search index.',
      'Use a browser from 2023 or later.',
    )
  }
  const raw = new Uint8Array(rawLength)
  let at = 0
  try {
    const packed = new Blob([payload as Uint8Array<ArrayBuffer>]).stream()
    const reader = packed.pipeThrough(new DecompressionStream('deflate-raw')).getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      raw.set(value, at)
      at += value.length
    }
  } catch (error) {
    throw corrupt({ cause: error })
  }
  if (at !== rawLength) throw corrupt()
  return raw
}
