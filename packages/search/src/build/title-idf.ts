import type { TermColumns } from '../format/names'
import { packIdf } from '../format/page-bytes'
import { tokenize } from '../text/tokenize'
import { pagesWith } from './pages-with'

/**
 * Total idf of the words of each title; if a title has an identifier with a prefix of the site, of that name alone. Stop words
 * are none of the query's words either.
 */
export function titleIdf(
  titles: readonly string[],
  prefixes: readonly string[],
  all: readonly TermColumns[],
  stopWords: readonly string[],
): Uint8Array {
  const idf = (word: string) => {
    const pages = pagesWith(word, all)
    return Math.log(1 + (titles.length - pages + 0.5) / (pages + 0.5))
  }
  const sum = (words: readonly string[]) =>
    [...new Set(words)].reduce((total, word) => total + idf(word), 0)
  const stops = new Set(stopWords)
  return Uint8Array.from(titles, (title) => {
    const tokens = tokenize(title)
    const named = tokens.flatMap(({ term, kind }) => {
      const [prefix = '', ...name] = kind === 'whole' ? term.split('_') : []
      return prefixes.includes(prefix) ? name : []
    })
    const plain = tokens.flatMap(({ term, kind }) => (kind === 'whole' ? [] : term))
    const telling = plain.filter((word) => !stops.has(word))
    return packIdf(sum([named, telling, plain].find((words) => words.length > 0) ?? []))
  })
}
