import fc from '@landing/tooling/fast-check'
import { describe, expect, it } from 'vitest'
import { ByteReader } from './byte-reader'
import { ByteWriter } from './byte-writer'
import { frequencyLevel, LEVEL_FREQUENCY, packLength, unpackLength } from './flags'
import { readTerms, writeTerms } from './head-terms'
import { decodeTerms, encodeTerms, sliceTerms } from './names'
import { decodePostings, encodePostings } from './postings'
import { decodeTexts, encodeTexts, flatten, toLine } from './texts'

const uint32 = fc.nat({ max: 2 ** 32 - 1 })
const line = fc.string({ unit: 'binary' }).map(flatten)
const sortedTerms = fc
  .uniqueArray(fc.string({ unit: 'binary', minLength: 1 }).map(flatten).filter(Boolean))
  .map((terms) => terms.sort())
const postings = fc
  .uniqueArray(fc.tuple(fc.nat({ max: 5000 }), fc.nat({ max: 127 })), {
    selector: ([page]) => page,
    minLength: 1,
  })
  .map((pairs) => pairs.sort(([a], [b]) => a - b))
  .map((pairs) => ({ pages: pairs.map(([page]) => page), flags: pairs.map(([, flag]) => flag) }))

function columnsOf(lists: readonly { pages: number[]; flags: number[] }[]) {
  const offsets = new Uint32Array(lists.length + 1)
  for (const [at, { pages }] of lists.entries()) offsets[at + 1] = (offsets[at] ?? 0) + pages.length
  const pages = Uint32Array.from(lists.flatMap((list) => list.pages))
  return { offsets, pages, flags: Uint8Array.from(lists.flatMap((list) => list.flags)) }
}

describe('bytes', () => {
  it('come back as they were written', () => {
    fc.assert(
      fc.property(fc.array(uint32), fc.uint8Array(), fc.string(), (numbers, block, text) => {
        const writer = new ByteWriter()
        for (const number of numbers) writer.varint(number).uint32(number)
        const bytes = writer.block(block).text(text).byte(9).finish()
        expect(writer.length).toBe(bytes.length)
        const reader = new ByteReader(bytes)
        for (const number of numbers) {
          expect(reader.varint()).toBe(number)
          expect(reader.uint32()).toBe(number)
        }
        expect(reader.block()).toEqual(block)
        expect(reader.text()).toBe(text)
        expect(reader.rest()).toEqual(Uint8Array.of(9))
        expect(reader.atEnd).toBe(true)
      }),
    )
  })

  it('end with an error, never with nothing', () => {
    const reader = new ByteReader(Uint8Array.of(0x80))
    expect(() => reader.varint()).toThrow('The bytes end too early.')
    expect(() => new ByteReader(Uint8Array.of(5, 1)).block()).toThrow('The bytes end too early.')
  })

  it('keep lines apart', () => {
    const bytes = new ByteWriter().lines(['a\nb', '', 'c']).lines([]).finish()
    const reader = new ByteReader(bytes)
    expect([reader.lines(), reader.lines()]).toEqual([['a b', '', 'c'], []])
  })
})

describe('columns', () => {
  it('keep terms, whatever letters they share', () => {
    fc.assert(
      fc.property(sortedTerms, (terms) => {
        const writer = new ByteWriter()
        writeTerms(writer, terms)
        expect(readTerms(new ByteReader(writer.finish()))).toEqual(terms)
      }),
    )
  })

  it('keep postings', () => {
    fc.assert(
      fc.property(fc.array(postings), (lists) => {
        const counts = Uint32Array.from(lists, ({ pages }) => pages.length * 2)
        const columns = columnsOf(lists)
        expect(decodePostings(encodePostings(columns), counts)).toEqual(columns)
      }),
    )
  })

  it('keep names with their postings, beside those of words', () => {
    fc.assert(
      fc.property(sortedTerms, postings, fc.nat(), (terms, list, seed) => {
        const start = seed % (terms.length + 1)
        const counts = Uint32Array.from(terms, (_, index) => list.pages.length * 2 + (index & 1))
        const columns = columnsOf(terms.map(() => list))
        const names = { terms, counts, ...columns }
        expect(decodeTerms(encodeTerms({ words: columns, names }), counts)).toEqual({
          words: columns,
          names,
        })
        const part = { words: columnsOf([]), names: sliceTerms(names, start, start + 2) }
        const { names: read } = decodeTerms(encodeTerms(part), new Uint32Array())
        expect(read.terms).toEqual(terms.slice(start, start + 2))
        expect(read.counts).toEqual(counts.slice(start, start + 2))
        expect(read.pages).toEqual(Uint32Array.from(read.terms.flatMap(() => list.pages)))
      }),
    )
  })

  it('refuse postings that are longer than announced', () => {
    const bytes = encodePostings(columnsOf([{ pages: [1, 2], flags: [1, 1] }]))
    expect(() => decodePostings(bytes, Uint32Array.of(2))).toThrow(RangeError)
    expect(() => decodePostings(bytes, Uint32Array.of(8))).toThrow(RangeError)
  })

  it('keep texts by page and line', () => {
    fc.assert(
      fc.property(fc.array(fc.array(line, { minLength: 1 })), (pages) => {
        const lines = pages.map((page) => page.map((text) => toLine({ text })))
        const read = decodeTexts(encodeTexts(lines), pages.length)
        expect(read.map((page) => page().text)).toEqual(lines)
      }),
    )
    const text = '`size` and name: `name` of it'
    const targets = [
      { anchor: 'size', start: 1 },
      { anchor: 'name-1', start: 18 },
      { anchor: 'a=b', start: 24 },
    ]
    const [read] = decodeTexts(encodeTexts([['', toLine({ text, targets })]]), 1)
    expect(read?.().text).toEqual(['', text])
    expect(read?.().targets[1]).toEqual([
      { anchor: 'size', name: 'size', start: 1 },
      { anchor: 'name-1', name: 'name', start: 18 },
      { anchor: 'a=b', name: 'of', start: 24 },
    ])
    const [code] = decodeTexts(encodeTexts([[toLine({ text: 'a\n\fb\vc\x1ed' })]]), 1)
    expect(code?.().text).toEqual(['a\n b c d'])
    expect(() => decodeTexts(encodeTexts([['a'], ['b']]), 3)).toThrow('There are 2 of 3 texts.')
  })

  it('keep lengths about and frequencies in levels', () => {
    for (let length = 0; length < 60_000; length += 1 + (length >> 5)) {
      const read = unpackLength(packLength(length))
      expect(Math.abs(read - length)).toBeLessThanOrEqual(length * 0.04)
    }
    let last = 0
    for (let count = 0; count < 2000; count++) {
      const level = frequencyLevel(count)
      expect(level).toBeGreaterThanOrEqual(last)
      last = level
    }
    expect(LEVEL_FREQUENCY[last]).toBeGreaterThan(5)
  })
})
