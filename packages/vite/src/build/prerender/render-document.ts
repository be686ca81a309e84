import type { PageData, Sidebar } from '@landing/schema'
import type { ServerModule } from '../../server/server-module'
import { buildIn } from '../build-id'
import { type DocumentAssets, toDocument } from '../document'
import { pageLinks } from '../head-links'

/** What all documents of a build share. */
export interface DocumentFrame {
  readonly build: string
  readonly base: string
  /** Inline scripts of every page. */
  readonly inlineScripts: readonly string[]
  /** The home page's besides: where an owner looks first when a site does not load. */
  readonly homeScripts: readonly string[]
  readonly speculation: string
  /** Head elements of every page. */
  readonly siteLinks: string
  /** Files of a document by the key of its page component; `''` for all others. */
  readonly assets: Readonly<Record<string, DocumentAssets>>
}

/** Renders the document of a page. Throws what a component throws. */
export async function renderDocument(
  server: ServerModule,
  frame: DocumentFrame,
  page: PageData,
  sidebar: Sidebar | undefined,
): Promise<string> {
  const app = await server.render(page, sidebar)
  const assets = frame.assets[page.kind === 'component' ? page.component : ''] ?? frame.assets['']
  if (assets === undefined) throw new Error('The frame of a document has no assets.')
  return toDocument({
    ...app,
    inlineScripts:
      page.path === '/' ? [...frame.inlineScripts, ...frame.homeScripts] : frame.inlineScripts,
    speculation: frame.speculation,
    assets,
    first: { build: buildIn(frame.build, app.htmlLang), page },
    hasOwnParts: server.hasOwnParts,
    headExtra: [frame.siteLinks, pageLinks(frame.base, page)].filter(Boolean).join('\n'),
    policy: true,
  })
}
