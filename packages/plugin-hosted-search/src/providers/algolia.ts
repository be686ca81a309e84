import type { SearchModuleContext, SearchProvider } from '@landing/schema'
import { algoliaUrl } from '../algolia-url'
import {
  createHostedProvider,
  type HostedOptions,
  type HostedService,
  type StoredSection,
} from './hosted-provider'
import { CLOSE, OPEN } from './marked-text'
import { toText } from './question'

/** Options of `createAlgoliaProvider`. */
export interface AlgoliaOptions extends Omit<HostedOptions, 'url' | 'key'> {
  readonly appId: string
  /** Search-only API key: every reader can see it. */
  readonly key: string
  /** Default: `https://<appId>-dsn.algolia.net`. */
  readonly url?: string
}

interface AlgoliaAnswer {
  readonly nbHits: number
  readonly hits: readonly (StoredSection & {
    readonly _highlightResult: Readonly<
      Partial<Record<'title' | 'heading', { readonly value: string }>>
    >
    readonly _snippetResult?: { readonly text?: { readonly value: string } }
  })[]
}

const algolia = (appId: string): HostedService => ({
  name: 'Algolia',
  request(question, { index, key = '' }) {
    const access = new URLSearchParams({
      'x-algolia-application-id': appId,
      'x-algolia-api-key': key,
    })
    return {
      path: `/1/indexes/${encodeURIComponent(index)}/query?${access}`,
      init: {
        method: 'POST',
        // Another type, or the key in a header, would cost a request for permission before the first search.
        headers: { 'content-type': 'text/plain' },
        body: JSON.stringify({
          query: toText(question),
          offset: question.offset,
          length: question.limit,
          facetFilters: [
            `scopes:${question.scope}`,
            ...question.tags.map((tag) => `tags:${tag.replace(/^-/, '\\-')}`),
            ...question.excludedTags.map((tag) => `tags:-${tag}`),
          ],
          advancedSyntax: true,
          removeWordsIfNoResults: 'allOptional',
          attributesToRetrieve: ['path', 'anchor', 'title', 'heading', 'breadcrumbs'],
          attributesToHighlight: ['title', 'heading'],
          attributesToSnippet: ['text:30'],
          snippetEllipsisText: '…',
          highlightPreTag: OPEN,
          highlightPostTag: CLOSE,
        }),
      },
    }
  },
  read(answer) {
    const { nbHits, hits } = answer as AlgoliaAnswer
    const sections = hits.map(
      ({ _highlightResult: highlighted, _snippetResult: cut, ...place }) => ({
        ...place,
        title: highlighted.title?.value ?? place.title,
        heading: highlighted.heading?.value ?? place.heading,
        snippet: cut?.text?.value,
      }),
    )
    return { sections, total: nbHits }
  },
})

/** Algolia as a {@link SearchProvider}, for an index of the records of `landing-search-records`. */
export function createAlgoliaProvider(options: AlgoliaOptions): SearchProvider {
  const { appId, url = algoliaUrl(appId) } = options
  return createHostedProvider(algolia(appId), { ...options, url })
}

/** For the hook `search`. */
export default function createProvider({ options, ...site }: SearchModuleContext): SearchProvider {
  return createAlgoliaProvider({ ...(options as AlgoliaOptions), ...site })
}
