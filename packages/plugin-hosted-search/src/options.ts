import type { Plugin } from '@landing/content'

const services = ['algolia', 'typesense', 'meilisearch', 'opensearch'] as const

export type Service = (typeof services)[number]

/** A hosted search service and its index. */
export interface HostedSearchOptions {
  readonly service: Service
  /** Address of the service, which the Content-Security-Policy then allows; default for Algolia: that of the application. */
  readonly url?: string
  /** Name of the index, or of Typesense's collection. */
  readonly index: string
  /**
   * Key that may search and nothing else, because every reader can see it. For OpenSearch the value of the `Authorization` header;
   * leave it out where a proxy adds it.
   */
  readonly key?: string
  /** Id of the application, for Algolia. */
  readonly appId?: string
  /** Timeout of a search in milliseconds; default 5000. */
  readonly timeout?: number
}

const listed = services.map((name) => `"${name}"`)

/** What each option must be. */
export const optionRules: NonNullable<Plugin<HostedSearchOptions>['options']> = {
  service: (value) =>
    isService(value) ? undefined : `${listed.slice(0, -1).join(', ')} or ${listed.at(-1)}`,
  url: (value, { service }) => {
    const isMissing = isService(service) && service !== 'algolia'
    if (value === undefined) return isMissing ? `the address of the ${service} server` : undefined
    const isAddress = /^https?:/.test(String(value)) && URL.canParse(String(value))
    return isAddress ? undefined : 'an address such as "https://search.example.org"'
  },
  index: (value) => (typeof value === 'string' && value.trim() !== '' ? undefined : 'a name'),
  key: (value, { service }) => {
    if (value === undefined) return service === 'algolia' ? 'a search-only API key' : undefined
    return typeof value === 'string' ? undefined : 'a text'
  },
  appId: (value, { service }) => {
    if (!isService(service)) return undefined
    if (service !== 'algolia') {
      return value === undefined ? undefined : 'nothing: only Algolia has one'
    }
    return /^\w+$/.test(String(value ?? ''))
      ? undefined
      : 'the id of the application, letters and digits'
  },
  timeout: (value) =>
    value === undefined || (Number.isSafeInteger(value) && Number(value) >= 1)
      ? undefined
      : 'a whole number from 1 on',
}

function isService(value: unknown): value is Service {
  return services.some((service) => service === value)
}
