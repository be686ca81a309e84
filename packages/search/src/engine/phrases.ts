import type { Field } from '../format/flags'
import type { Outline } from '../format/outlines'
import type { PageText } from '../format/texts'
import type { PhraseClause, QueryTree } from '../query/query-tree'
import { foldText } from '../text/fold'
import { isUnspaced, tokenize } from '../text/tokenize'
import type { Dictionary } from './dictionary'
import { hasPage, type IndexParts } from './parts'
import { PROFILE } from './profile'
import type { RankedPage } from './rank'

/** A phrase to look for in the texts of pages. */
export interface Phrase {
  readonly excluded: boolean
  readonly field: string | undefined
  readonly pattern: RegExp
  /** Terms of its words, without those of unspaced scripts; absent if one is not in the index, so that no page matches. */
  readonly terms: readonly number[] | undefined
}

/** Returns the phrases of a query that need the texts of pages. */
export function readPhrases(tree: QueryTree, dictionary: Dictionary): Phrase[] {
  return tree.clauses
    .filter((clause): clause is PhraseClause => clause.type === 'phrase')
    .filter(({ presence, text }) => presence === 'excluded' || !isOneWord(text))
    .map(({ presence, field, text }) => {
      const words = tokenize(text).filter(({ kind, term }) => kind !== 'whole' && !isUnspaced(term))
      const terms = words.map(({ term }) => dictionary.find(term))
      return {
        excluded: presence === 'excluded',
        field,
        pattern: patternOf(text),
        terms: terms.includes(-1) ? undefined : terms,
      }
    })
}

function isOneWord(text: string): boolean {
  return tokenize(text).length === 1 && !isUnspaced(text)
}

/** Checks the best pages for phrases; pages further down are not listed. */
export async function withPhrases(
  ranked: readonly RankedPage[],
  phrases: readonly Phrase[],
  parts: IndexParts,
  dictionary: Dictionary,
): Promise<readonly RankedPage[]> {
  const wanted = phrases.filter(({ excluded }) => !excluded)
  const unwanted = phrases.filter(({ excluded, terms }) => excluded && terms)
  if (wanted.length + unwanted.length === 0) return ranked
  const isInDoubt = (page: number) =>
    wanted.length > 0 || unwanted.some(({ terms = [] }) => hasAll(page, terms, dictionary))
  const inDoubt = new Set(ranked.map(({ page }) => page).filter(isInDoubt))
  const pagesToRead = new Set([...inDoubt].slice(0, PROFILE.readForPhrases))
  await parts.needTexts(pagesToRead)
  return ranked.filter(({ page }) => {
    if (!inDoubt.has(page)) return true
    const outline = parts.outline(page)
    if (!outline || !pagesToRead.has(page)) return false
    const text = parts.text(page)?.text
    const has = (phrase: Phrase) => hasPhrase(phrase, outline, text)
    return wanted.every(has) && !unwanted.some(has)
  })
}

/** True if a page has all of these terms. Their postings must have been loaded. */
export function hasAll(page: number, terms: readonly number[], dictionary: Dictionary): boolean {
  return terms.every((term) => hasPage(dictionary.postings(term), page))
}

/** True if a page contains the words of a phrase in sequence. */
export function hasPhrase(
  { pattern, field }: Phrase,
  { title, headings, tags }: Outline,
  text: PageText | undefined,
): boolean {
  const [description = '', ...sections] = text ?? []
  const places: Record<Field, readonly string[]> = {
    title: [title],
    heading: headings,
    description: [description],
    keywords: tags,
    content: sections,
  }
  return Object.entries(places).some(
    ([name, lines]) =>
      (field === undefined || field === name) &&
      lines.some((line) => pattern.test(foldText(line).text)),
  )
}

const SEPARATORS = /[^\p{L}\p{N}\p{M}]+/u

function patternOf(text: string): RegExp {
  const words = foldText(text).text.split(SEPARATORS).filter(Boolean)
  const body = words.join('[^\\p{L}\\p{N}\\p{M}]+')
  const before = isUnspaced(words[0] ?? '') ? '' : '(?<![\\p{L}\\p{N}\\p{M}])'
  const after = isUnspaced(words.at(-1) ?? '') ? '' : '(?![\\p{L}\\p{N}\\p{M}])'
  return new RegExp(before + body + after, 'u')
}
