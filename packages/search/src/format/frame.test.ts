import { describe, expect, it } from 'vitest'
import { SearchError } from '../errors'
import { HEADER_BYTES, INDEX_FORMAT, PartKind, readFrame, writeFrame } from './frame'

const payload = Uint8Array.of(1, 2, 3, 4)
const file = writeFrame({ kind: PartKind.terms, build: 7, payload, rawLength: 9 })
const read = (bytes: Uint8Array, build?: number) =>
  readFrame(bytes, { kind: PartKind.terms, build })

function failure(bytes: Uint8Array, build?: number): SearchError {
  try {
    read(bytes, build)
  } catch (error) {
    if (error instanceof SearchError) return error
  }
  throw new Error('It should have failed.')
}

function withByte(at: number, value: number): Uint8Array {
  const copy = file.slice()
  copy[at] = value
  return copy
}

describe('a file of the index', () => {
  it('says what it is', () => {
    expect(String.fromCharCode(...file.subarray(0, 4))).toBe('LSIX')
    expect(file[4]).toBe(INDEX_FORMAT)
    expect(file).toHaveLength(HEADER_BYTES + 4)
    expect(read(file, 7)).toEqual({ kind: PartKind.terms, build: 7, payload, rawLength: 9 })
  })

  it('is refused when it is something else', () => {
    const page = new TextEncoder().encode('<!doctype html>\n<title>Not found</title>')
    expect(failure(page)).toMatchObject({
      code: 'index-foreign',
      message: 'This is not a file of a search index: it starts with "<!doctype html>·".',
      help: 'The server may answer a missing file with a page; check that the index files were uploaded.',
    })
    expect(failure(new Uint8Array())).toMatchObject({ code: 'index-foreign' })
  })

  it('is refused when it is older or newer', () => {
    expect(failure(withByte(4, INDEX_FORMAT - 1))).toMatchObject({
      code: 'index-older',
      message: `The search index has format ${INDEX_FORMAT - 1}, this engine reads format ${INDEX_FORMAT}.`,
      help: 'Build the site again, so that index and engine come from one version of @landing/search.',
    })
    expect(failure(withByte(4, INDEX_FORMAT + 1))).toMatchObject({
      code: 'index-newer',
      message: `The search index has format ${INDEX_FORMAT + 1}, newer than format ${INDEX_FORMAT} of this engine.`,
      help: 'Reload the page: it was opened before the site was updated.',
    })
  })

  it('is refused at any length but its own', () => {
    expect(failure(file.subarray(0, HEADER_BYTES - 1))).toMatchObject({
      code: 'index-truncated',
      message: `A file of the search index ends too early: ${HEADER_BYTES - 1} of ${HEADER_BYTES} bytes came.`,
    })
    expect(failure(file.subarray(0, file.length - 1))).toMatchObject({
      code: 'index-truncated',
      message: 'A file of the search index ends too early: 3 of 4 bytes came.',
      help: 'Try again; if it stays so, upload the site again.',
    })
  })

  it('is refused with any bit changed', () => {
    for (let bit = 0; bit < file.length * 8; bit++) {
      const at = bit >> 3
      expect(() => read(withByte(at, (file[at] ?? 0) ^ (1 << (bit & 7))))).toThrow(SearchError)
    }
    expect(failure(withByte(HEADER_BYTES, 0))).toMatchObject({
      code: 'index-corrupt',
      message:
        'A file of the search index is damaged: its checksum or its content is not what the header says.',
      help: 'Try again; if it stays so, build and upload the site again.',
    })
  })

  it('is refused in the place of another', () => {
    expect(failure(file, 8)).toMatchObject({
      code: 'index-mixed',
      message: 'Two files of the search index come from different builds.',
      help: 'Reload the page; if it stays so, upload all files of the index again.',
    })
    expect(() => readFrame(file, { kind: PartKind.texts })).toThrow(SearchError)
  })
})
