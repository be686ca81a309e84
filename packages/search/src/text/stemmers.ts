const STEMMERS = { en: stemEnglish, de: stemGerman } as const

export type StemmerName = keyof typeof STEMMERS

export function isStemmerName(name: string): name is StemmerName {
  return Object.hasOwn(STEMMERS, name)
}

/** Letters that a word and its inflections share at the start, at least. */
export const SHARED_STEM = 3

/** The stem under which a word meets its inflections. */
export function stem(name: StemmerName, word: string): string {
  return STEMMERS[name](word)
}

/** Plurals, `-ed`, `-ing`, and the endings in front of them; light enough not to join two subjects. */
function stemEnglish(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word
  let rest = word
  if (/(?:ss|us|is)$/.test(rest)) return rest
  if (rest.endsWith('ies') && rest.length > 4) rest = `${rest.slice(0, -3)}y`
  else if (/(?:x|z|ch|sh|ss)es$/.test(rest)) rest = rest.slice(0, -2)
  else if (rest.endsWith('s')) rest = rest.slice(0, -1)
  const bare = rest.replace(/(?:ing|ed|er|ers)$/, '')
  if (bare !== rest && bare.length > 2 && /[aeiouy]/.test(bare)) {
    rest = /([bdfgmnprt])\1$/.test(bare) ? bare.slice(0, -1) : bare
  }
  return rest.length > 3 ? rest.replace(/e$/, '').replace(/y$/, 'i') : rest
}

/** Endings of nouns, adjectives and verbs; umlauts are already folded away. */
function stemGerman(word: string): string {
  if (word.length < 5 || !/^[a-z]+$/.test(word)) return word
  const rest = word.replace(/(?:ern|em|en|er|es|e|s|n)$/, '')
  return rest.length > 3 ? rest.replace(/(?:est|st|t)$/, '') : word
}
