import type { PageData, Sidebar } from '@landing/schema'
import type { PageModule } from '../pages/page-module'

/** A page as HTML: what goes into the head, and what goes into the root element. */
export interface RenderedApp {
  readonly head: string
  readonly body: string
  /** Language and direction of the page. */
  readonly htmlLang: string
  readonly direction: 'ltr' | 'rtl'
}

/** What the server's bundle of a site exports. */
export interface ServerModule {
  /** Inline script that runs before the first paint. */
  readonly boot: string
  /** Does the site show parts of its own instead of the theme's? */
  readonly hasOwnParts: boolean
  /** Loads a page module of the site by its key. */
  loadPage(key: string): Promise<PageModule>
  /** Renders one page. `sidebar` is the whole tree; only what is near the page gets into the HTML. */
  render(page: PageData, sidebar: Sidebar | undefined): Promise<RenderedApp>
}
