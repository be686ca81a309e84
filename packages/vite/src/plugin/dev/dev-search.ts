import { sectionsOfHtml } from '@landing/markdown/host'
import type { SearchPage } from '@landing/schema'
import type { ServerModule } from '../../document/server-module'
import { buildSearchIndexes, type SearchIndexes } from '../../emit/search-indexes'
import type { SiteHolder } from '../../site/holder'
import type { SiteState } from '../../site/state'

/** Builds indexes when the search is first used, and again after an edit of content or of a page of the site's own. */
export function devSearch(
  holder: SiteHolder,
  module: () => Promise<ServerModule>,
): () => Promise<SearchIndexes> {
  let built: { revision: number; indexes: Promise<SearchIndexes> } | undefined
  return () => {
    const revision = holder.revision()
    if (built?.revision === revision) return built.indexes
    const indexes = build(holder.state())
    built = { revision, indexes }
    indexes.catch(() => {
      built = undefined
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
