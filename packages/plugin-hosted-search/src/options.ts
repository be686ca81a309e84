import { LandingError } from '@landing/schema'
import { nearest } from '@landing/schema/validate'

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

interface Rule {
  readonly isOptional?: boolean
  /** Completes "expected …". */
  readonly expected: string
  isValid(value: unknown): boolean
}

const listed = services.map((name) => `"${name}"`)

const rules: Readonly<Record<keyof HostedSearchOptions, Rule>> = {
  service: {
    expected: `${listed.slice(0, -1).join(', ')} or ${listed.at(-1)}`,
    isValid: isService,
  },
  url: {
    isOptional: true,
    expected: 'an address such as "https://search.example.org"',
    isValid: isText((url) => /^https?:/.test(url) && URL.canParse(url)),
  },
  index: { expected: 'a name', isValid: isText((name) => name.trim() !== '') },
  key: { isOptional: true, expected: 'a string', isValid: isText(() => true) },
  appId: {
    isOptional: true,
    expected: 'letters and digits only',
    isValid: isText((id) => /^\w+$/.test(id)),
  },
  timeout: {
    isOptional: true,
    expected: 'a whole number from 1 on',
    isValid: (value) => Number.isSafeInteger(value) && Number(value) >= 1,
  },
}

/** @throws LandingError `content/plugin` with all faults of the options */
export function checkOptions(options: unknown): HostedSearchOptions {
  const faults = faultsOf({ ...Object(options) })
  if (faults.length === 0) return options as HostedSearchOptions
  const lines = faults.map((fault) => `  ${fault}`).join('\n')
  throw new LandingError('content/plugin', `Invalid options of "hostedSearch":\n\n${lines}`, {
    help: 'Correct the lines above in "plugins" of the configuration.',
  })
}

function faultsOf(options: Readonly<Record<string, unknown>>): string[] {
  const ruleNames = Object.keys(rules)
  const unknown = Object.keys(options).filter((key) => !ruleNames.includes(key))
  return [
    ...unknown.map((key) => {
      const similar = nearest(key, ruleNames)
      return `${key}: is not a known key.${similar ? ` Did you mean "${similar}"?` : ''}`
    }),
    ...Object.entries(rules).flatMap(([key, { isOptional, expected, isValid }]) => {
      const value = options[key]
      if ((value === undefined && isOptional) || isValid(value)) return []
      return `${key}: expected ${expected}, received ${describe(value)}.`
    }),
    ...faultsOfService(options),
  ]
}

function faultsOfService({
  service,
  url,
  key,
  appId,
}: Readonly<Record<string, unknown>>): string[] {
  if (!isService(service)) return []
  if (service !== 'algolia') {
    return [
      ...(url === undefined ? [`url: "${service}" needs the address of its server.`] : []),
      ...(appId === undefined ? [] : ['appId: only Algolia has one.']),
    ]
  }
  return [
    ...(appId === undefined ? ['appId: Algolia needs the id of the application.'] : []),
    ...(key === undefined ? ['key: Algolia needs a search-only API key.'] : []),
  ]
}

function isService(value: unknown): value is Service {
  return services.some((service) => service === value)
}

function isText(isValid: (text: string) => boolean): Rule['isValid'] {
  return (value) => typeof value === 'string' && isValid(value)
}

function describe(value: unknown): string {
  if (value === undefined) return 'nothing'
  return typeof value === 'string' ? JSON.stringify(value) : String(value)
}
