/**
 * Known-item queries, made from the pages themselves: the page they were made from (or another one
 * that answers as well) should come first.
 *
 * @typedef {{ kind: string, text: string, wanted: readonly string[] }} Query
 */

const QUESTIONS = [
  (name) => `how do I create a ${name}`,
  (name) => `how can I manage an existing ${name}?`,
  (name) => `what is a ${name} and how is it configured`,
  (name) => `where do I find the settings of a ${name}`,
]

/**
 * @param {readonly import('@landing/schema').SearchPage[]} pages
 * @param {{ perKind?: number, seed?: number }} [options]
 * @returns {Query[]}
 */
export function makeQueries(pages, { perKind = 100, seed = 1 } = {}) {
  const random = randomNumbers(seed)
  const named = pages.filter((page) => nameOf(page).length > 3)
  const byName = group(named, (page) => nameOf(page))
  const same = (page) => byName.get(nameOf(page)).map((each) => each.path)
  const pick = (list) => list[Math.floor(random() * list.length)]

  const kinds = {
    'whole name': () => onPage(pick(named), (page) => identifierOf(page)),
    'parts of the name': () => onPage(pick(named), (page) => nameOf(page)),
    'one typo': () => onPage(pick(named), (page) => withTypo(nameOf(page), random)),
    prefix: () => onPage(pick(named), (page) => cutLast(nameOf(page), random)),
    question: () => onPage(pick(named), (page) => pick(QUESTIONS)(nameOf(page))),
    description: fromList(descriptions(pages), pick),
    attribute: fromList(attributes(pages), pick),
    heading: fromList(headings(pages), pick),
    'camel case': fromList(camelCaseNames(pages), pick),
  }
  function onPage(page, text) {
    return { text: text(page), wanted: same(page) }
  }
  return Object.entries(kinds).flatMap(([kind, make]) => {
    const seen = new Set()
    const found = []
    for (let tries = 0; found.length < perKind && tries < perKind * 20; tries++) {
      const query = make()
      if (!query?.text || seen.has(query.text)) continue
      seen.add(query.text)
      found.push({ kind, ...query })
    }
    return found
  })
}

/**
 * Queries to choose settings by, and others to report. No page is asked for in both parts, so what
 * suits the pages of the one says nothing about the other.
 *
 * @param {readonly Query[]} queries
 * @returns {{ dev: Query[], test: Query[] }}
 */
export function splitQueries(queries) {
  const parts = { dev: [], test: [] }
  for (const query of queries) parts[partOf(query.wanted[0])].push(query)
  return parts
}

function partOf(path) {
  let hash = 0
  for (const letter of path) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  return (hash >>> 8) & 1 ? 'dev' : 'test'
}

/** The name of what a page is about: `azurerm_linux_virtual_machine`, or the title's words. */
function identifierOf(page) {
  return /\b[a-z0-9]+(?:_[a-z0-9]+)+\b/.exec(page.title)?.[0] ?? page.title
}

function nameOf(page) {
  const identifier = identifierOf(page)
  if (!identifier.includes('_')) return identifier.toLowerCase()
  return identifier.split('_').slice(1).join(' ')
}

function descriptions(pages) {
  const usable = pages.filter((page) => page.description.split(' ').length > 3)
  const byText = group(usable, (page) => page.description)
  return [...byText].map(([text, same]) => ({ text, wanted: same.map((page) => page.path) }))
}

/** Names of arguments that only few pages mention, and that name no page themselves. */
function attributes(pages) {
  const names = new Set(pages.map(identifierOf))
  const mentions = new Map()
  const listed = new Set()
  for (const page of pages) {
    const text = page.sections.map((section) => section.text).join(' ')
    for (const [, name] of text.matchAll(
      /\b([a-z0-9]+(?:_[a-z0-9]+)+) - \((?:Required|Optional)\)/g,
    ))
      listed.add(name)
    const identifiers = new Set(text.match(/\b[a-z0-9]+(?:_[a-z0-9]+)+\b/g))
    for (const name of identifiers) mentions.set(name, [...(mentions.get(name) ?? []), page.path])
  }
  return [...listed]
    .map((text) => ({ text, wanted: mentions.get(text) ?? [] }))
    .filter(({ text, wanted }) => wanted.length > 0 && wanted.length <= 3 && !names.has(text))
}

/** Headings of several words that stand on one page only. */
function headings(pages) {
  const names = new Set(pages.flatMap((page) => [identifierOf(page), nameOf(page)]))
  // A heading that is the name of another page asks for that page.
  const isName = (heading) =>
    names.has(heading.toLowerCase()) || heading.split(/[^a-z0-9_]+/).some((word) => names.has(word))
  const byHeading = new Map()
  for (const page of pages) {
    for (const { heading } of page.sections) {
      if (heading.split(' ').length < 2 || isName(heading)) continue
      byHeading.set(heading, (byHeading.get(heading) ?? new Set()).add(page.path))
    }
  }
  return [...byHeading]
    .filter(([, paths]) => paths.size === 1)
    .map(([text, paths]) => ({ text, wanted: [...paths] }))
}

/** The words of options and functions that headings name, as `clean urls`, unless a page or a section is called so. */
function camelCaseNames(pages) {
  const texts = pages.flatMap(({ title, sections }) => [
    title,
    ...sections.map((each) => each.heading),
  ])
  const called = new Set(texts.map((text) => text.toLowerCase()))
  const byName = new Map()
  for (const { path, sections } of pages) {
    for (const { heading } of sections) {
      if (!/^[a-z][a-z0-9]+(?:[A-Z][a-z0-9]+)+$/.test(heading)) continue
      const words = heading.replace(/[A-Z]/g, ' $&').toLowerCase()
      if (!called.has(words)) byName.set(words, [...(byName.get(words) ?? []), path])
    }
  }
  return [...byName].map(([text, wanted]) => ({ text, wanted }))
}

function fromList(list, pick) {
  return () => (list.length > 0 ? pick(list) : undefined)
}

/** The text with one letter of a word left out, added, exchanged or swapped; empty if no word is long enough. */
export function withTypo(text, random) {
  const words = text.split(' ')
  const long = words.map((word, index) => ({ word, index })).filter(({ word }) => word.length >= 4)
  if (long.length === 0) return ''
  const { word, index } = long[Math.floor(random() * long.length)]
  const at = Math.floor(random() * (word.length - 1))
  const letter = String.fromCharCode(97 + Math.floor(random() * 26))
  const kinds = [
    () => word.slice(0, at) + word.slice(at + 1),
    () => word.slice(0, at) + letter + word.slice(at),
    () => word.slice(0, at) + letter + word.slice(at + 1),
    () => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  ]
  const changed = kinds[Math.floor(random() * kinds.length)]()
  if (changed === word) return ''
  return words.with(index, changed).join(' ')
}

function cutLast(text, random) {
  const words = text.split(' ')
  const last = words.at(-1)
  if (last.length < 4) return ''
  const kept = 3 + Math.floor(random() * (last.length - 3))
  return words.with(-1, last.slice(0, kept)).join(' ')
}

function group(items, key) {
  const groups = new Map()
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item])
  return groups
}

/** A small generator with a seed (mulberry32), so that every run asks the same. */
export function randomNumbers(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
}
