import type { Diagnostic, PageData, Sidebar, SiteData } from '@landing/schema'
import type { PageModule } from '../site/page-module'
import type { PageMarkup, StylesByUse } from './html'

/** A page as HTML, and what is known of it only then. */
export interface RenderedMarkup extends PageMarkup {
  /** Names of the components in its text, whose styles it needs. */
  readonly components: readonly string[]
  /** What is wrong with the components in its text. */
  readonly messages: readonly Diagnostic[]
}

/** Options of `ServerModule.render`. */
export interface RenderOptions {
  /** The whole tree; only what is near the page gets into the HTML. */
  readonly sidebar: Sidebar | undefined
  /** Href of the script of a client module, by its id. */
  islandHref(id: string): string
  /** Maps a stack to the sources. Without it messages name no place in a component. */
  mapStack?(stack: string): string
}

/** Facts of a server bundle, cached so that later builds need not run it. */
export interface ServerFacts {
  /** Inline script that runs before the first paint. */
  readonly boot: string
  readonly stylesByUse: StylesByUse
}

/** An export for a part or a text that the theme does not have. */
export interface UnknownPart {
  readonly message: string
  readonly help: string
}

/** What the server's bundle of a site exports. */
export interface ServerModule extends ServerFacts {
  /** An export of the site for nothing that the theme has. */
  readonly unknownPart: UnknownPart | undefined
  /** Loads a page module of the site by its key. */
  loadPage(key: string): Promise<PageModule>
  /** Renders one page. */
  render(page: PageData, options: RenderOptions): Promise<RenderedMarkup>
  /** Renders a whole sidebar, as the content of its own file. */
  renderSidebar(sidebar: Sidebar, site: SiteData): Promise<string>
}
