import type { SearchCatalog } from '@landing/schema'
import type { Service } from '../options'

/** The catalog of a site that a service searches. */
export interface HostedCatalog extends SearchCatalog {
  readonly records: SearchRecords
}

/** Records of a site for a hosted search service, and what the service has to know of them. */
export interface SearchRecords {
  readonly service: Service
  /** Name of the index or collection. */
  readonly index: string
  /** Route paths of the files: JSON lines. */
  readonly files: readonly string[]
  readonly locales: readonly string[]
  /** Groups of words that stand for each other, of all languages. */
  readonly synonyms: readonly (readonly string[])[]
}
