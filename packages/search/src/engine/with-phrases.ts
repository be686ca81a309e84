import type { Dictionary } from './dictionary'
import type { IndexParts } from './parts'
import { hasAll, hasPhrase, type Phrase } from './phrases'
import { PROFILE } from './profile'
import type { Ranking } from './rank'

/** Checks the best pages for phrases; pages further down are not listed. */
export async function withPhrases(
  ranking: Ranking,
  phrases: readonly Phrase[],
  parts: IndexParts,
  dictionary: Dictionary,
): Promise<Ranking> {
  const wanted = phrases.filter(({ excluded }) => !excluded)
  const unwanted = phrases.filter(({ excluded, terms }) => excluded && terms.length > 0)
  if (wanted.length + unwanted.length === 0) return ranking
  const ranked = [...ranking.best, ...ranking.rest()]
  const isInDoubt = (page: number) =>
    wanted.length > 0 || unwanted.some(({ terms }) => hasAll(page, terms, dictionary))
  const inDoubt = new Set(ranked.map(({ page }) => page).filter(isInDoubt))
  const read = new Set([...inDoubt].slice(0, PROFILE.readForPhrases))
  await parts.needTexts(read)
  const best = ranked.filter(({ page }) => {
    if (!inDoubt.has(page)) return true
    const outline = parts.outline(page)
    if (!outline || !read.has(page)) return false
    const text = parts.text(page)?.text
    const has = (phrase: Phrase) => hasPhrase(phrase, outline, text)
    return wanted.every(has) && !unwanted.some(has)
  })
  return { best, count: best.length, rest: () => [] }
}
