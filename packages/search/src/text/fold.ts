const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
}

const NOT_ASCII = /[^\0-\x7f]/
const DIACRITICS = /[\u0300-\u036f]/g
const SPECIAL_LETTERS = /[ßæœøđðþłħı]/g

/**
 * A word in the form in which the index knows it: lower case, full-width and ligature forms as plain
 * ones, without diacritics. Marks that carry a vowel (Thai, Hindi, …) stay.
 */
export function fold(word: string): string {
  const lower = word.toLowerCase()
  if (!NOT_ASCII.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(DIACRITICS, '')
    .replace(SPECIAL_LETTERS, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC')
}

/**
 * A text folded as far as possible without moving anything: every UTF-16 code unit stays at its
 * place, so that an offset in the result is an offset in the text.
 */
export function foldInPlace(text: string): string {
  const lower = text.toLowerCase()
  if (!NOT_ASCII.test(text)) return lower
  let folded = ''
  for (let at = 0; at < text.length; at++) {
    const unit = text[at] ?? ''
    if (unit <= '\x7f') {
      folded += unit.toLowerCase()
      continue
    }
    const plain = fold(unit)
    folded += plain.length === 1 ? plain : unit
  }
  return folded
}
