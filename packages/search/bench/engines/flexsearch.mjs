import { codeSize, gzipSize } from '../code-size.mjs'
import { importPeer, peersFolder } from '../peers.mjs'

const FIELDS = ['title', 'headings', 'description', 'text']

/** FlexSearch: one document a page, words found by their beginnings. */
export async function flexsearch(pages) {
  const { default: module } = await importPeer('flexsearch')
  const options = {
    tokenize: 'forward',
    encode: (text) =>
      text
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean),

    document: { id: 'id', index: FIELDS },
  }
  const built = new module.Document(options)
  for (const [id, page] of pages.entries()) built.add({ id, ...toDocument(page) })
  const parts = []
  await built.export((key, data) => void parts.push([key, data]))
  const paths = pages.map(({ path }) => path)
  const json = JSON.stringify({ parts, paths })
  return {
    indexBytes: gzipSize(json),
    codeBytes: await codeSize('export { Document } from "flexsearch"', peersFolder),
    async open() {
      const loaded = JSON.parse(json)
      const engine = new module.Document(options)
      for (const [key, data] of loaded.parts) engine.import(key, data)
      return {
        async search(text) {
          const fields = engine.search(text, { limit: 100, suggest: true })
          return merge(fields).map((id) => loaded.paths[id])
        },
      }
    },
  }
}

/** Results by field as one list: the place in each, titles counting most. */
function merge(fields) {
  const weights = { title: 4, headings: 2, description: 2, text: 1 }
  const scores = new Map()
  for (const { field, result } of fields) {
    for (const [place, id] of result.entries()) {
      scores.set(id, (scores.get(id) ?? 0) + weights[field] / (place + 2))
    }
  }
  return [...scores].sort(([, a], [, b]) => b - a).map(([id]) => id)
}

function toDocument({ title, description, sections }) {
  return {
    title,
    description,
    headings: sections.map(({ heading }) => heading).join(' '),
    text: sections.map(({ text }) => text).join(' '),
  }
}
