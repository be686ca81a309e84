import { codeSize, gzipSize } from '../code-size.mjs'
import { importPeer, peersFolder } from '../peers.mjs'

/** MiniSearch as its first page shows it: one document a page, prefix and fuzzy search on. */
export async function minisearchPlain(pages) {
  return await minisearch(pages.map(toPageDocument), {
    fields: ['title', 'headings', 'description', 'text'],
    storeFields: ['path', 'title'],
    searchOptions: { prefix: true, fuzzy: 0.2, boost: { title: 2 } },
  })
}

/**
 * MiniSearch at its best on what people really look for: the reference that our ranking is held to.
 */
export async function minisearchTuned(pages) {
  return await minisearch(pages.map(toPageDocument), {
    fields: ['title', 'headings', 'description', 'text'],
    storeFields: ['path', 'title'],
    searchOptions: {
      prefix: true,
      fuzzy: 0.2,
      boost: { title: 4, headings: 2, description: 2, text: 1 },
      bm25: { k: 1.2, b: 0.75, d: 0.5 },
    },
  })
}

/** MiniSearch with the settings of VitePress: one document a section. */
export async function minisearchVitepress(pages) {
  return await minisearch(pages.flatMap(toSectionDocuments), {
    fields: ['title', 'titles', 'text'],
    storeFields: ['path', 'title', 'titles'],
    searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
  })
}

async function minisearch(documents, options) {
  const { default: MiniSearch } = await importPeer('minisearch')
  const built = new MiniSearch(options)
  built.addAll(documents)
  const json = JSON.stringify(built)
  return {
    indexBytes: gzipSize(json),
    codeBytes: await codeSize('export { default } from "minisearch"', peersFolder),
    async open() {
      const engine = MiniSearch.loadJSON(json, options)
      return { search: async (text) => engine.search(text).map(({ path }) => path) }
    },
  }
}

function toPageDocument({ path, title, description, sections }) {
  return {
    id: path,
    path,
    title,
    description,
    headings: sections.map(({ heading }) => heading).join(' '),
    text: sections.map(({ text }) => text).join(' '),
  }
}

function toSectionDocuments({ path, title, sections }) {
  return sections.map(({ heading, text }, index) => ({
    id: `${path}#${index}`,
    path,
    title: heading || title,
    titles: heading ? [title] : [],
    text,
  }))
}
