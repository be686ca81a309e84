import { codeSize, gzipSize } from '../code-size.mjs'
import { importPeer, peersFolder } from '../peers.mjs'

/** Orama: one document a page, one typing error allowed, titles counting more. */
export async function orama(pages) {
  const { create, insertMultiple, load, save, search } = await importPeer('@orama/orama')
  const schema = {
    path: 'string',
    title: 'string',
    headings: 'string',
    description: 'string',
    text: 'string',
  }
  const built = create({ schema })
  await insertMultiple(built, pages.map(toDocument))
  const json = JSON.stringify(save(built))
  return {
    indexBytes: gzipSize(json),
    codeBytes: await codeSize('export { create, load, search } from "@orama/orama"', peersFolder),
    async open() {
      const engine = create({ schema })
      load(engine, JSON.parse(json))
      return {
        async search(term, limit) {
          const { hits } = await search(engine, {
            term,
            limit,
            tolerance: 1,
            properties: ['title', 'headings', 'description', 'text'],
            boost: { title: 4, headings: 2, description: 2 },
          })
          return hits.map(({ document }) => document.path)
        },
      }
    },
  }
}

function toDocument({ path, title, description, sections }) {
  return {
    path,
    title,
    description,
    headings: sections.map(({ heading }) => heading).join(' '),
    text: sections.map(({ text }) => text).join(' '),
  }
}
