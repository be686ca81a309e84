import { corrupt, type Frame } from './frame'

/**
 * The payload of a frame as it was before compression. The platform unpacks it: code of our own
 * would first have to be loaded and warmed up, which takes browsers several times as long.
 *
 * @throws {SearchError} `index-corrupt`
 */
export async function inflate({ payload, rawLength }: Frame): Promise<Uint8Array> {
  const raw = new Uint8Array(rawLength)
  let length = 0
  try {
    for await (const piece of unpack(payload)) {
      raw.set(piece, length)
      length += piece.length
    }
  } catch (error) {
    throw corrupt({ cause: error })
  }
  if (length !== rawLength) throw corrupt()
  return raw
}

/** Streams are quick in browsers; in Node the plain function is, ten times as much. */
async function* unpack(payload: Uint8Array): AsyncGenerator<Uint8Array> {
  const zlib = globalThis.process?.getBuiltinModule?.('node:zlib')
  if (zlib) {
    yield zlib.inflateRawSync(payload)
    return
  }
  const { readable, writable } = new DecompressionStream('deflate-raw')
  const writer = writable.getWriter()
  // What is wrong with the bytes is told to the reader too.
  writer.write(payload as Uint8Array<ArrayBuffer>).catch(() => undefined)
  writer.close().catch(() => undefined)
  const reader = readable.getReader()
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    yield value
  }
}
