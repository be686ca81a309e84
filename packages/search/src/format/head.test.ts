import fc from '@landing/tooling/fast-check'
import { expect, it } from 'vitest'
import { decodeHead, encodeHead } from './head'
import { flatten } from './texts'

const line = fc.string({ unit: 'grapheme' }).map(flatten)
const page = fc.record({
  path: line,
  title: line,
  breadcrumbs: fc.array(line, { maxLength: 3 }),
  tags: fc.array(line, { maxLength: 3 }),
  weight: fc.constantFrom(0, 0.5, 1, 8),
  headings: fc.array(line, { maxLength: 4 }),
  anchors: fc.constantFrom({}, { 1: 'own' }),
})

it('keeps pages, anchors, words and the places of parts', () => {
  fc.assert(
    fc.property(
      fc.array(page),
      fc.uniqueArray(fc.string({ minLength: 1 }).map(flatten).filter(Boolean)),
      fc.option(fc.uint8Array(), { nil: undefined }),
      fc.boolean(),
      (pages, terms, inline, outlined) => {
        const words = terms.sort()
        const head = {
          language: {
            stopWords: ['a'],
            endings: ['', 'ed'],
            beginnings: [''],
            hasCompounds: true,
            synonyms: [['vm', 'machine']],
          },
          prefixes: ['azurerm'],
          weights: pages.map(({ weight }) => weight),
          outlines: outlined ? pages : undefined,
          titleIdf: Uint8Array.from(outlined ? [] : pages, (_, n) => n),
          lengths: Array.from({ length: 4 }, () => Uint8Array.from(pages, (_, n) => n)),
          words,
          counts: Uint32Array.from(words, (_, n) => n * 3),
          forms: Uint32Array.from(words, (_, n) => n % 2),
          terms: {
            starts: Uint32Array.of(0, 5, 300),
            volumes: [
              { fingerprint: 2 ** 32 - 1, parts: 2 },
              { fingerprint: 0, parts: 1 },
            ],
            inline,
          },
          firstTerms: words,
          texts: { starts: new Uint32Array(), volumes: [], inline },
          tags: { starts: new Uint32Array(), volumes: [], inline: undefined },
        }
        const read = decodeHead(encodeHead(head))
        const outlines = pages.map(({ weight, ...each }) => each)
        expect(read).toEqual({
          ...head,
          outlines: outlined ? outlines : undefined,
        })
      },
    ),
  )
})
