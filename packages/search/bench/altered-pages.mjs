import { randomNumbers } from './queries.mjs'

/**
 * Share of the words that each copy says in words of its own: six copies have 2.5 times the words of one, as Heaps' law
 * expects of a text six times as long.
 */
const ALTERED = 0.35

const VOWELS = 'aeiou'
const CONSONANTS = 'bcdfghklmnprstvw'

/** Function words are the same in all copies. */
const KEPT = new Set(
  'that this with from have been will when which used must only can for the and'.split(' '),
)

/**
 * Pages of a large site: copies of a corpus, each about another product. Letters are exchanged, so words keep their lengths,
 * their inflections and their places.
 *
 * @param {readonly import('@landing/schema').SearchPage[]} pages
 * @param {number} copies
 * @returns {import('@landing/schema').SearchPage[]}
 */
export function alteredPages(pages, copies) {
  return Array.from({ length: copies }, (_, copy) => {
    const alter = alterer(copy)
    return pages.map((page) => ({
      ...page,
      path: alterPath(page.path, copy),
      title: alter(page.title),
      description: alter(page.description),
      keywords: page.keywords.map(alter),
      breadcrumbs: page.breadcrumbs.map(alter),
      sections: page.sections.map(({ anchor, heading, text, targets }) => ({
        anchor: alter(anchor),
        heading: alter(heading),
        text: alter(text),
        targets: targets.map(({ anchor, start }) => ({ anchor: alter(anchor), start })),
      })),
    }))
  }).flat()
}

/** The queries, each about one of the copies. */
export function alteredQueries(queries, copies) {
  return queries.map(({ kind, text, wanted }, number) => {
    const copy = number % copies
    return { kind, text: alterer(copy)(text), wanted: wanted.map((path) => alterPath(path, copy)) }
  })
}

function alterPath(path, copy) {
  return path.replace('/docs/', `/docs/${copy}/`).replace(/[^/]+\/$/, alterer(copy))
}

/** Exchanges words of a text; the first copy stays as it is. */
function alterer(copy) {
  if (copy === 0) return (text) => text
  return (text) => text.replace(/[a-z]{4,}/gi, (word) => altered(word, copy))
}

const known = new Map()

function altered(word, copy) {
  const key = `${copy} ${word}`
  let found = known.get(key)
  if (found === undefined) {
    found = exchange(word, copy)
    known.set(key, found)
  }
  return found
}

function exchange(word, copy) {
  const lower = word.toLowerCase()
  if (KEPT.has(lower)) return word
  // Forms of a word begin alike, and stay forms of one another.
  const start = lower.slice(0, 5)
  const random = randomNumbers(hashOf(`${copy} ${start}`))
  if (random() > ALTERED && start !== 'azure') return word
  return [...lower]
    .map((letter, at) => {
      const letters = VOWELS.includes(letter) ? VOWELS : CONSONANTS
      const other = letters[Math.floor(random() * letters.length)]
      const kept = at >= 5 || !letters.includes(letter) ? letter : other
      return word[at] === letter ? kept : kept.toUpperCase()
    })
    .join('')
}

function hashOf(text) {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  return hash >>> 0
}
