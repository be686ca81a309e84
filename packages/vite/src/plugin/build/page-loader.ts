import { relativePath } from '@landing/markdown/authoring'
import { loadFailure } from '../../site/component-page'
import type { LoadPage, SiteState } from '../../site/state'
import type { ServerBundle } from './load-server'

/** Loads the modules of a site's own pages from the server's bundle. */
export function pageLoader(
  server: ServerBundle,
  { pages, root }: Pick<SiteState, 'pages' | 'root'>,
): LoadPage {
  return async (key) => {
    const { loadPage } = await server.module()
    return await loadPage(key).catch((cause: unknown) => {
      const file = pages.find((page) => page.key === key)?.file ?? key
      throw loadFailure(
        root,
        file,
        `${relativePath(root, file)} cannot be loaded`,
        cause,
        'Correct the code outside of functions.',
      )
    })
  }
}
