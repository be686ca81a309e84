import { inflateSync } from 'fflate'
import { corrupt, type Frame } from './frame'

/**
 * The payload of a frame as it was before compression. Parts are small: the platform's streams
 * take many times as long to set up as unpacking takes.
 *
 * @throws {SearchError} `index-corrupt`
 */
export function inflate({ payload, rawLength }: Frame): Uint8Array {
  let raw: Uint8Array
  try {
    raw = inflateSync(payload, { out: new Uint8Array(rawLength) })
  } catch (error) {
    throw corrupt({ cause: error })
  }
  if (raw.length !== rawLength) throw corrupt()
  return raw
}
