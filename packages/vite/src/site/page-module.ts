import type { DataFiles, Locale, SiteModel, TableData } from '@landing/schema'
import type { ComponentType } from 'react'

/** What a page of the site's own may ask for when its document is made. */
export interface LoadContext {
  /** Views of the data folder, by name. */
  readonly data: Readonly<Record<string, TableData>>
  /** The parsed files of the data folder, by base name. */
  readonly files: DataFiles
  readonly model: SiteModel
  /** The language the page is made in. */
  readonly locale: Locale
}

/** A file below `src/pages`: a page of the site's own React components. */
export interface PageModule {
  readonly default: ComponentType<Readonly<Record<string, unknown>>>
  /** Runs on the server only; its result becomes the component's props, as JSON. */
  readonly load?: (
    context: LoadContext,
  ) => Readonly<Record<string, unknown>> | Promise<Readonly<Record<string, unknown>>>
  /** One text, or one for each locale by its code. */
  readonly title?: string | Readonly<Record<string, string>>
  readonly description?: string | Readonly<Record<string, string>>
  /** Keeps the page out of search engines, the sitemap and the site's own search. */
  readonly noIndex?: boolean
  /** `false` shows the component alone, without the site's navbar and footer. */
  readonly frame?: boolean
}
