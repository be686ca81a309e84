import { codeSize, gzipSize } from '../code-size.mjs'
import { importPeer, peersFolder } from '../peers.mjs'

const MOST_TOKENS = 12
const LIMIT = 10

/** Five lunr indexes (titles, headings, descriptions, keywords, texts), asked one after the other. */
export async function lunrLocal(pages) {
  const { default: lunr } = await importPeer('lunr')
  const parts = toDocuments(pages).map((documents) => ({
    documents,
    index: lunr(function build() {
      this.ref('i')
      this.field('t')
      this.metadataWhitelist = ['position']
      for (const document of documents) this.add(document)
    }),
  }))
  const json = JSON.stringify(parts)
  return {
    indexBytes: gzipSize(json),
    codeBytes: await codeSize('export { default } from "lunr"', peersFolder),
    async open() {
      const loaded = JSON.parse(json).map(({ documents, index }) => ({
        index: lunr.Index.load(index),
        byId: new Map(documents.map((document) => [String(document.i), document])),
      }))
      return { search: async (text) => search(lunr, loaded, text) }
    },
  }
}

function toDocuments(pages) {
  const kinds = [[], [], [], [], []]
  let id = 0
  for (const { path, title, description, keywords, tags, sections } of pages) {
    const add = (kind, t) => t && kinds[kind].push({ i: id++, t, u: path })
    add(0, title)
    for (const { heading, text } of sections) {
      add(1, heading)
      add(4, text)
    }
    add(2, description)
    add(3, [...keywords, ...tags].join(', '))
  }
  return kinds
}

function search(lunr, parts, text) {
  const tokens =
    text
      .toLowerCase()
      .match(/[^-\s]+/g)
      ?.slice(0, MOST_TOKENS) ?? []
  const found = new Set()
  for (const terms of variants(tokens, lunr)) {
    for (const { index, byId } of parts) {
      const results = index.query((query) => {
        for (const { value, wildcard, editDistance } of terms) {
          query.term(value, {
            presence: lunr.Query.presence.REQUIRED,
            wildcard: wildcard ? lunr.Query.wildcard.TRAILING : lunr.Query.wildcard.NONE,
            ...(editDistance ? { editDistance } : {}),
          })
        }
      })
      for (const { ref } of results.slice(0, LIMIT)) found.add(byId.get(ref).u)
      if (found.size >= LIMIT) return [...found]
    }
  }
  return [...found]
}

/** All words; the last one as a beginning; both with one edit; then the same with one word less. */
function variants(tokens, lunr) {
  const useful = tokens.filter((token) => lunr.stopWordFilter(new lunr.Token(token)))
  const rows = [tokens]
  if (useful.length > 0 && useful.length < tokens.length) rows.push(useful)
  return [
    ...rows.flatMap((row) => withEdits(row, true)),
    ...rows.flatMap((row) =>
      row.length < 3
        ? []
        : row
            .map((_, index) => row.length - 1 - index)
            .flatMap((left) => withEdits(row.toSpliced(left, 1), left !== row.length - 1)),
    ),
  ]
}

function withEdits(tokens, open) {
  const terms = (edits, wildcard) =>
    tokens.map((value, index) => ({
      value,
      editDistance: edits && value.length > 1 ? 1 : 0,
      wildcard: wildcard && index === tokens.length - 1,
    }))
  return [false, true].flatMap((edits) =>
    open ? [terms(edits, false), terms(edits, true)] : [terms(edits, false)],
  )
}
