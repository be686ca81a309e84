import type { SiteHooks } from '@landing/content'
import { algoliaUrl } from './algolia-url'
import type { HostedSearchOptions } from './options'
import { catalogFile, recordFiles } from './records/record-files'

export function site({ service, ...options }: HostedSearchOptions): SiteHooks {
  const { url = algoliaUrl(options.appId) } = options
  return {
    search: {
      module: new URL(`./${service}.js`, import.meta.url).href,
      options,
      policy: { 'connect-src': [new URL(url).origin] },
    },
    emit: [
      {
        *files(built) {
          const files = recordFiles(built.search())
          yield* files
          yield catalogFile(files, built, { service, index: options.index })
        },
      },
    ],
  }
}
