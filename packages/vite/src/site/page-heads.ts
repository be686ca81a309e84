import type { Content, PageImage, RenderedPage } from '@landing/content'
import { sitesByRoot } from './data'
import type { SiteState } from './state'

/** Differs where plugins add something else to the heads of pages. */
export const headsKey = (content: Pick<Content, 'plugins' | 'pluginKey'>): string =>
  [...content.plugins]
    .flatMap(([plugin, { head }]) => (head === undefined ? [] : content.pluginKey(plugin)))
    .join(' ')

/** A page, and the image that a plugin has added to its head. */
export interface PageWithHead {
  readonly page: RenderedPage
  readonly image?: PageImage
}

/** A page with what plugins add to its head, of images the first one. */
export function withHead(
  page: RenderedPage,
  { content, site: first, sites }: Pick<SiteState, 'content' | 'site' | 'sites'>,
): PageWithHead {
  const { data } = page
  const site = sitesByRoot(sites).find(({ root }) => data.path.startsWith(root))?.site ?? first
  const parts = [...content.plugins.values()].flatMap(({ head }) => head?.(data, site) ?? [])
  if (parts.length === 0) return { page }
  const image = parts.find((part) => 'image' in part)
  const elements = parts.filter((part) => 'tag' in part)
  const head = {
    ...data.head,
    elements: [...(data.head.elements ?? []), ...elements],
    ...(image && { drawnImage: image.image }),
  }
  return { page: { ...page, data: { ...data, head } }, ...(image && { image }) }
}
