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
  // The form of σ at the end of a word, which upper case does not have.
  ς: 'σ',
  // Arabic letters that are often written for one another at the end of a word.
  ى: 'ي',
  // NFKD takes these vowels of Thai and Lao apart.
  '\u0e4d\u0e32': '\u0e33',
  '\u0ecd\u0eb2': '\u0eb3',
  // Hindi is written with either: हिन्दी, हिंदी.
  '\u0928\u094d': '\u0902',
}

const NOT_ASCII = /[^\0-\x7f]/
/**
 * Accents, Hebrew points, Arabic vowels, hamzas and the bar that stretches words, the dot of Hindi's loan words, soft hyphens and
 * joiners; not the breve of й, another letter.
 */
const DIACRITICS =
  /(?<!и)[\u0300-\u036f]|[\u00ad\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0655\u0670\u093c\u200d]/g
const SPECIAL_LETTERS = /[ßæœøđðþłħıςى]|\u0e4d\u0e32|\u0ecd\u0eb2|\u0928\u094d/g

export function isAscii(text: string): boolean {
  return !NOT_ASCII.test(text)
}

/**
 * Normalizes a word as in the index: lower case, full-width and ligature forms as plain ones, without diacritics. Marks that carry
 * a vowel (Thai, Hindi, …) stay.
 */
export function fold(word: string): string {
  const lower = word.toLowerCase()
  if (isAscii(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(DIACRITICS, '')
    .toLowerCase()
    .replace(SPECIAL_LETTERS, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC')
}

/** A folded text, and the mapping of its offsets to the original text. */
export interface FoldedText {
  readonly text: string
  /** Ranges that changed their length, in order; most texts have none. */
  readonly shifts: readonly Shift[]
}

/** A range of a text before and after folding: `[start, end)` in UTF-16 code units. */
interface Shift {
  readonly start: number
  readonly end: number
  readonly foldedStart: number
  readonly foldedEnd: number
}

/** A letter with its combining marks, unless it is plain ASCII. */
const CLUSTER = /[\0-\x7f]\p{M}+|[^\0-\x7f]\p{M}*/gu

/** Folds a text like {@link fold} and records where lengths changed. */
export function foldText(text: string): FoldedText {
  if (isAscii(text)) return { text: text.toLowerCase(), shifts: [] }
  const shifts: Shift[] = []
  let longer = 0
  const folded = text.replace(CLUSTER, (cluster, start: number) => {
    const plain = fold(cluster)
    if (plain.length !== cluster.length) {
      const foldedStart = start + longer
      const foldedEnd = foldedStart + plain.length
      shifts.push({ start, end: start + cluster.length, foldedStart, foldedEnd })
      longer += plain.length - cluster.length
    }
    return plain
  })
  return { text: folded.toLowerCase(), shifts }
}

/** Maps `[start, end)` of the folded text to the original text. */
export function unfoldRange(
  { shifts }: FoldedText,
  start: number,
  end: number,
): readonly [start: number, end: number] {
  if (shifts.length === 0) return [start, end]
  return [unfold(shifts, start, false), unfold(shifts, end, true)]
}

function unfold(shifts: readonly Shift[], offset: number, isEnd: boolean): number {
  let delta = 0
  for (const { start, end, foldedStart, foldedEnd } of shifts) {
    // A letter that folds to nothing belongs to what is before it, as an Arabic vowel does.
    if (foldedStart >= offset && foldedEnd > offset) break
    if (offset < foldedEnd) return isEnd ? end : start
    delta = end - foldedEnd
  }
  return offset + delta
}

/** `Deep dive`, `deep-dive` and `deep_dive` are one tag. */
export function tagKey(tag: string): string {
  return fold(tag.trim()).replace(/[\s_-]+/g, '-')
}
