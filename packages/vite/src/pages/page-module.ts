import type { DataFiles, SiteModel, TableData } from '@landing/schema'
import type { ComponentType } from 'react'

/** What a page of the site's own may ask for when its document is made. */
export interface LoadContext {
  /** Views of the data folder, by name. */
  readonly data: Readonly<Record<string, TableData>>
  /** The parsed files of the data folder, by base name. */
  readonly files: DataFiles
  readonly model: SiteModel
}

/** A file below `src/pages`: a page of the site's own React components. */
export interface PageModule {
  readonly default: ComponentType<Readonly<Record<string, unknown>>>
  /** Runs on the server only; its result becomes the component's props, as JSON. */
  readonly load?: (
    context: LoadContext,
  ) => Readonly<Record<string, unknown>> | Promise<Readonly<Record<string, unknown>>>
  readonly title?: string
  readonly description?: string
}
