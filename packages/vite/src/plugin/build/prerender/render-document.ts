import type { Diagnostic, PageData, Sidebar } from '@landing/schema'
import { type BundleAssets, documentAssets, islandHref } from '../../../document/assets'
import { pageLinks } from '../../../document/head-links'
import { buildIn, toDocument } from '../../../document/html'
import type { ServerModule } from '../../../document/server-module'

/** Data shared by all documents of a build. */
export interface DocumentFrame {
  readonly build: string
  readonly base: string
  /** Inline scripts of every page. */
  readonly inlineScripts: readonly string[]
  /** Additional ones of the home page, where owners look first if a site does not load. */
  readonly homeScripts: readonly string[]
  /** Content-Security-Policy of every page, and that of the home page. */
  readonly policy: string
  readonly homePolicy: string
  /** Head elements of every page. */
  readonly siteLinks: string
  readonly assets: BundleAssets
}

/**
 * Renders the document of a page. Throws what a component throws.
 *
 * @returns the document, and what is wrong with the components in the page's text
 */
export async function renderDocument(
  server: ServerModule,
  frame: DocumentFrame,
  page: PageData,
  sidebar: Sidebar | undefined,
): Promise<{ readonly html: string; readonly messages: readonly Diagnostic[] }> {
  const { assets } = frame
  const rendered = await server.render(page, {
    sidebar,
    islandHref: (id) => islandHref(assets, id),
  })
  const html = toDocument({
    ...rendered,
    inlineScripts:
      page.path === '/' ? [...frame.inlineScripts, ...frame.homeScripts] : frame.inlineScripts,
    build: buildIn(frame.build, rendered.htmlLang),
    assets: documentAssets(assets, {
      components: rendered.components,
      isSearch: page.kind === 'search',
      ...(page.kind === 'component' && { page: page.component }),
    }),
    headExtra: [frame.siteLinks, pageLinks(frame.base, page)].filter(Boolean).join('\n'),
    policy: page.path === '/' ? frame.homePolicy : frame.policy,
  })
  return { html, messages: rendered.messages }
}
