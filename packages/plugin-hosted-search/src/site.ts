import type { HeadHook, SiteHooks } from '@landing/content'
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
    head: docsearchTags,
    emit: [
      {
        owns: (path) => path.startsWith('/search/'),
        async *files({ site, search }) {
          const searched = await search()
          const files = recordFiles(searched)
          yield* files
          yield catalogFile(files, site, searched, { service, index: options.index })
        },
      },
    ],
  }
}

/** Language, version and kind of a page, for crawlers of hosted services. */
const docsearchTags: HeadHook = (page, { locale }) => {
  const tags = {
    language: locale.code,
    version: 'docsSet' in page ? page.version : undefined,
    docusaurus_tag: 'docsSet' in page ? `docs-${page.docsSet}-${page.version}` : 'default',
    ...(page.kind === 'tags' && { docusaurus_tag: 'doc_tags_list' }),
    ...(page.kind === 'tag' && { docusaurus_tag: 'doc_tag_doc_list' }),
  }
  return Object.entries(tags).flatMap(([name, content]) =>
    content === undefined
      ? []
      : [{ tag: 'meta', attributes: { name: `docsearch:${name}`, content } }],
  )
}
