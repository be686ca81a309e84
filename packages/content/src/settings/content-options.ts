import type { DocumentLanguage } from '@landing/markdown'
import type { DocumentTexts, ResolvedConfig, SiteConfig } from '@landing/schema'

/** Options of `openContent`. */
export interface ContentOptions {
  /** Folder with `docs/`, `data/` and `static/`. */
  readonly contentDir: string
  readonly config: SiteConfig
  /** Cache folder, absolute; absent: no cache. */
  readonly cacheDir?: string
  /** Drafts are left out, and problems whose severity is `throw` are thrown. */
  readonly production: boolean
  /**
   * `auto` (default): the native parser if it loads, and the reference for pages on which the two may differ. `reference`: only
   * the reference, slow.
   */
  readonly parser?: 'auto' | 'reference'
  /** Threads that compile besides this one, at most; default one for each other processor. */
  readonly threads?: number
  /**
   * Names of the site's components, in kebab case: `:::name` and `::name` become parts of the page's data, for
   * whoever makes documents to render them. Default none.
   */
  readonly components?: readonly string[]
  /**
   * Pages that exist besides the documents, by their route paths without a locale: `{ '/': 'src/pages/index.tsx' }`. A document at
   * the same path is reported and not published. Default none.
   */
  readonly ownPages?: Readonly<Record<string, string>>
  /** Folder of the project: names in its `src` that are almost right are reported. Default: not. */
  readonly root?: string
  /** Texts that are added to documents, such as titles of admonitions, by locale. Default, also for missing texts: English. */
  readonly texts?: Readonly<Record<string, Partial<DocumentTexts>>>
}

/** Options with a resolved configuration, its languages, and an absolute `contentDir`. */
export interface ResolvedOptions extends ContentOptions {
  readonly config: ResolvedConfig
  /** By code of the locale. */
  readonly languages: Readonly<Record<string, DocumentLanguage>>
}
