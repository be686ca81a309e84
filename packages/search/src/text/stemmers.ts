import { createRequire } from 'node:module'
import type * as Snowball from 'snowball-stemmers'

const require = createRequire(import.meta.url)

interface Language {
  /** Snowball's name of it. */
  readonly name: string
  /** Suffixes, to find forms of words that are not in the index. */
  readonly endings: string
  readonly beginnings?: string
  readonly hasCompounds?: boolean
}

const LANGUAGES: Readonly<Record<string, Language>> = {
  ar: {
    name: 'arabic',
    endings: 'ة ات ون ين ان ه ها هم نا ي ية',
    beginnings: 'ال وال بال لل و ب ل',
  },
  de: {
    name: 'german',
    endings: 'e en er ern em es n s st t te ten ung ungen ieren iert ation ationen',
    hasCompounds: true,
  },
  en: {
    name: 'english',
    endings: 'e ed er ers es s ing ings ion ions ation ations ment ments y ies',
  },
  es: { name: 'spanish', endings: 'a as o os e es ar er ir ado ada ados adas ando cion ciones' },
  fr: {
    name: 'french',
    endings: 'al aux e s es er ez ent ant ee ees tion tions ation ations ement eur',
  },
  it: { name: 'italian', endings: 'a e i o are ere ire ato ata ati ate ando zione zioni mente' },
  nl: { name: 'dutch', endings: 'e en s t d de den te ten ing ingen eren eer', hasCompounds: true },
  pt: { name: 'portuguese', endings: 'a as o os e es ar er ir ado ada ados adas ando cao coes' },
  ru: {
    name: 'russian',
    endings: 'а ы и у о е ой ей ом ем ам ям ами ями ах ях ов ев ий ый ая ое ые ого ь ть л ние ния',
  },
}

export interface Stemmer {
  readonly stem: (word: string) => string
  /** Includes the empty suffix. */
  readonly endings: readonly string[]
  /** Articles and particles attached to words, the empty one included. */
  readonly beginnings: readonly string[]
  /** Words are joined, as in `Netzwerkkonfiguration`. */
  readonly hasCompounds: boolean
}

const stemmers = new Map<string, Stemmer>()

/** The stemmer of a language. Only the builder uses it; the index stores groups of words. */
export function stemmerOf(language: string): Stemmer | undefined {
  const parts = LANGUAGES[language]
  if (!parts) return undefined
  const stemmer = stemmers.get(language) ?? makeStemmer(parts)
  stemmers.set(language, stemmer)
  return stemmer
}

/** Loaded when there are words to stem, and not as an ES module: Node.js 20 looks for exports in its 868 KB for 150 ms. */
const openSnowball = (): typeof Snowball => require('snowball-stemmers')

function makeStemmer({ name, endings, beginnings, hasCompounds = false }: Language): Stemmer {
  let stemmer: Snowball.Stemmer | undefined
  /** It takes 20 µs for a word, and the indexes of a site have most words in common. */
  const stems = new Map<string, string>()
  return {
    stem(word) {
      stemmer ??= openSnowball().newStemmer(name)
      const stem = stems.get(word) ?? stemmer.stem(word)
      stems.set(word, stem)
      return stem
    },
    endings: ['', ...endings.split(' ')],
    beginnings: ['', ...(beginnings?.split(' ') ?? [])],
    hasCompounds,
  }
}
