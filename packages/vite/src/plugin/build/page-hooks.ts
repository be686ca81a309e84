import type { PageHeadPart, RenderedPage } from '@landing/content'
import { sitesByRoot } from '../../site/data'
import type { SiteState } from '../../site/state'

/** What plugins add to the heads of pages. */
export interface PageHooks {
  /** Differs where pages have other heads. */
  readonly key: string
  /** Adds what the first of the hooks has for a page. */
  addTo(page: RenderedPage): { readonly page: RenderedPage; readonly image?: PageHeadPart }
}

export function pageHooks({
  content,
  site: first,
  sites,
}: Pick<SiteState, 'content' | 'site' | 'sites'>): PageHooks {
  const hooks = [...content.plugins].flatMap(([plugin, { page }]) =>
    page?.key === undefined ? [] : [{ ...page, key: `${content.pluginKey(plugin)} ${page.key}` }],
  )
  const places = sitesByRoot(sites)
  return {
    key: hooks.map(({ key }) => key).join(' '),
    addTo(page) {
      const { data } = page
      const site = places.find(({ root }) => data.path.startsWith(root))?.site ?? first
      const image = hooks.map((hook) => hook.head(data, site)).find((part) => part !== undefined)
      if (image === undefined) return { page }
      const head = { ...data.head, drawnImage: image.image }
      return { page: { ...page, data: { ...data, head } }, image }
    },
  }
}
