import { sectionsOfHtml } from '@landing/content'
import type { SearchPage } from '@landing/schema'
import type { ServerModule } from '../../document/server-module'
import { buildSearchIndexes, type SearchIndexes } from '../../emit/search-indexes'
import type { SiteHolder } from '../../site/holder'
import type { SiteState } from '../../site/state'

/** Indexes are made when the search is first used, and again after an edit. */
export function devSearch(
  holder: SiteHolder,
  module: () => Promise<ServerModule>,
): () => Promise<SearchIndexes> {
  let made: { state: SiteState; indexes: Promise<SearchIndexes> } | undefined
  return () => {
    const state = holder.state()
    if (made?.state === state) return made.indexes
    const indexes = build(state)
    made = { state, indexes }
    indexes.catch(() => {
      made = undefined
    })
    return indexes
  }

  async function build(state: SiteState): Promise<SearchIndexes> {
    const { loadPage, render } = await module()
    const pages: SearchPage[] = []
    for (const route of state.routes) {
      const { search, data } = await state.page(route, loadPage)
      if (search === undefined) continue
      if (data.kind !== 'component') {
        pages.push(search)
        continue
      }
      // A page that cannot be rendered says so itself when it is opened.
      const rendered = render(data, { sidebar: undefined, islandHref: () => '' })
      const html = await rendered.then(({ body }) => body).catch(() => '')
      pages.push({ ...search, sections: await sectionsOfHtml(html, search.title) })
    }
    return buildSearchIndexes(pages, state.site, {
      ...state.config.search,
      synonyms: state.content.synonyms,
    })
  }
}
