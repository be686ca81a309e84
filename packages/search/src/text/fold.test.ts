import fc from '@landing/tooling/fast-check'
import { describe, expect, it } from 'vitest'
import { fold, foldText } from './fold'

describe('fold', () => {
  it.each([
    ['Terraform', 'terraform'],
    ['ÄÖÜ Ångström', 'aou angstrom'],
    ['Größe', 'grosse'],
    ['Łódź', 'lodz'],
    ['Þórr Æon œuvre Đà', 'thorr aeon oeuvre da'],
    ['İstanbul ılık', 'istanbul ilik'],
    ['ﬁle ＡＢＣ ①', 'file abc 1'],
    ['e\u0301', 'e'],
    ['ΟΔΟΣ οδός', 'οδοσ οδοσ'],
    // Voiced signs of Japanese and vowel signs of Hindi and Thai make another word.
    ['ガ', 'ガ'],
    ['हिंदी', 'हिंदी'],
    ['ที่', 'ที่'],
    // Letters that normalization takes apart, or that are typed with and without points.
    ['ทำ ນຳ', 'ทำ ນຳ'],
    ['שָׁלוֹם', 'שלום'],
    ['क़लम', 'कलम'],
    ['हिन्दी', 'हिंदी'],
    // Places where a word may break or be joined.
    ['Konfigurations\u00addatei', 'konfigurationsdatei'],
    ['क्\u200dष', 'क्ष'],
    ['한국어', '한국어'],
  ])('%s becomes %s', (word, folded) => {
    expect(fold(word)).toBe(folded)
  })

  it('changes nothing a second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text))
      }),
    )
  })

  it('letter by letter is the same', () => {
    const text = 'Größe ÉTÉ Æon ΟΔΟΣ 身份验证 İ Cafe\u0301 𝓐'
    expect(foldText(text).text).toBe(fold(text))
    expect(foldText('हिन्दी ทำ').text).toBe(fold('हिन्दी ทำ'))
    expect(foldText('plain TEXT')).toEqual({ text: 'plain text', shifts: [] })
  })
})
