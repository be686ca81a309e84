import { relative } from 'node:path'
import type { Finding, SourceSite } from '../site/site'
import { type Counted, documentFacts, type Facts, sourceFacts } from './facts'

const advice = 'Compare the new page with the old one, and add what is missing.'
const remove = 'Remove it, unless readers need it.'

/** What readers of the new site miss, and pages that are new. More of the rest is fine: files that a page includes have it. */
export function compareSites(site: SourceSite, documents: ReadonlyMap<string, string>): Finding[] {
  const targets = site.pages.map(({ target }) => target)
  const added = [...documents.keys()].filter((path) => !targets.includes(path))
  const what = 'The source has no such page.'
  const ofAdded = added.map((path) => ({ file: `${path} (new)`, line: 1, what, advice: remove }))
  const ofPages = site.pages.flatMap((page) => {
    const html = documents.get(page.target)
    const facts = sourceFacts(page, site)
    if (facts.isDraft) return []
    const file = relative(site.root, page.source).replaceAll('\\', '/')
    const differences =
      html === undefined
        ? [{ line: 1, what: 'The new site has no such page.' }]
        : differencesOf(facts, documentFacts(html))
    return differences.map((difference) => ({ file, ...difference, advice }))
  })
  return [...ofPages, ...ofAdded]
}

function differencesOf(source: Facts, result: Facts) {
  const differences: Pick<Finding, 'line' | 'what'>[] = []
  const titles = result.titles.map((title) => ` ${wordsOf(title).join(' ')} `)
  for (const title of source.titles) {
    if (titles.some((each) => each.includes(` ${wordsOf(title).join(' ')} `))) continue
    differences.push({ line: 1, what: `The title "${title}" is not shown.` })
  }
  const lost = lostWords(source, result)
  const [[, line] = ['', 1]] = lost
  if (lost.length > 0) {
    const words = lost.map(([word]) => word).join(' ')
    const excerpt = words.length > 80 ? `${words.slice(0, 79)}…` : words
    const count = lost.length === 1 ? 'One word is' : `${lost.length} words are`
    differences.push({ line, what: `${count} missing: "${excerpt}".` })
  }
  for (const [name, count] of Object.entries(source.counts)) {
    const left = result.counts[name as Counted]
    if (left < count) differences.push({ line: 1, what: `Of ${count} ${name}, ${left} are shown.` })
  }
  return differences
}

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Words of the source that the document has not, or not so often, in their order, with their lines. */
function lostWords(source: Facts, result: Facts): [word: string, line: number][] {
  const resultText = result.texts.map(([text]) => text).join('')
  const left = countsOf(wordsOf(resultText))
  const lost: [string, number][] = []
  for (const [text, line] of source.texts) {
    for (const word of wordsOf(text)) {
      const count = left.get(word) ?? 0
      if (count === 0) lost.push([word, line])
      left.set(word, count - 1)
    }
  }
  // Words that markup divides, or that are in others now.
  const [before, after] = [source.texts.map(([text]) => text), [resultText]].map((texts) =>
    texts.flatMap(wordsOf).join(''),
  )
  const isLost = ([word]: [string, number]) =>
    (after?.split(word).length ?? 0) < (before?.split(word).length ?? 0)
  return lost.filter(isLost)
}

function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
