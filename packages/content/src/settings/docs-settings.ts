import { posix } from 'node:path'
import type { DocsConfig, SiteConfig } from '@landing/schema'

/** The configuration of a docs set with the defaults that several places ask for. */
export interface DocsSettings extends DocsConfig {
  readonly id: string
  /** Folder of the documents, relative to the content folder, without a slash at its end. */
  readonly path: string
  readonly dialect: string
}

/** The docs sets of a site, in their order; without `docs` there is one. */
export function docsSettings(config: SiteConfig): DocsSettings[] {
  return [config.docs ?? {}].flat().map((docs) => ({
    ...docs,
    id: docs.id ?? 'default',
    path: posix.normalize(docs.path ?? 'docs').replace(/\/$/, ''),
    dialect: docs.dialect ?? 'landing',
  }))
}
