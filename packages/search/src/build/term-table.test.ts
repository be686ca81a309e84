import fc from '@landing/tooling/fast-check'
import { expect, it } from 'vitest'
import { TermTable } from './term-table'

const term = fc.string({ unit: 'binary', minLength: 1 }).filter((text) => !text.includes(' '))

it('numbers terms in the order in which they come, each once', () => {
  fc.assert(
    fc.property(fc.array(fc.array(term)), (texts) => {
      const table = new TermTable()
      const numbers = new Uint32Array(texts.flat().length)
      let end = 0
      for (const text of texts) end = table.number(text.join(' '), numbers, end)
      expect(end).toBe(numbers.length)
      expect(table.terms).toEqual([...new Set(texts.flat())])
      expect(Array.from(numbers, (number) => table.terms[number])).toEqual(texts.flat())
    }),
  )
})

it('orders terms by UTF-16 code units', () => {
  const unit = fc.constantFrom(
    'a',
    'b',
    'é',
    '\ud7ff',
    '\ue000',
    '\uffff',
    '\u{10000}',
    '\u{10ffff}',
  )
  fc.assert(
    fc.property(fc.array(fc.string({ unit, minLength: 1 })), (terms) => {
      const table = new TermTable()
      table.number(terms.join(' '), new Uint32Array(terms.length))
      const inOrder = Array.from(table.inOrder(), (number) => table.terms[number])
      expect(inOrder).toEqual([...new Set(terms)].sort())
    }),
  )
})

it('grows', () => {
  const table = new TermTable()
  const terms = Array.from({ length: 5000 }, (_, n) => `term-${n}`)
  table.number(terms.join(' '), new Uint32Array(5000))
  const again = new Uint32Array(5000)
  table.number(terms.join(' '), again)
  expect(again).toEqual(Uint32Array.from(terms.keys()))
})
