import type { SearchModuleContext, SearchProvider } from '@landing/schema'
import {
  createHostedProvider,
  type HostedOptions,
  type HostedService,
  type StoredSection,
} from './hosted-provider'
import { CLOSE, OPEN } from './marked-text'
import type { Question } from './question'

interface OpenSearchAnswer {
  readonly hits: {
    readonly hits: readonly {
      readonly _score: number | null
      readonly _source: StoredSection
      readonly highlight?: Readonly<
        Partial<Record<'title' | 'heading' | 'text', readonly string[]>>
      >
    }[]
  }
  readonly aggregations: { readonly pages: { readonly value: number } }
}

const FIELDS = ['title^4', 'heading^2', 'keywords^2', 'description^2', 'text']

const opensearch: HostedService = {
  name: 'OpenSearch',
  request(question, { index, key }) {
    return {
      path: `/${encodeURIComponent(index)}/_search`,
      init: {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(key !== undefined && { authorization: key }),
        },
        body: JSON.stringify({
          from: question.offset,
          size: question.limit,
          query: queryOf(question),
          collapse: { field: 'path' },
          // The total of the hits counts sections.
          aggs: { pages: { cardinality: { field: 'path' } } },
          track_total_hits: false,
          _source: ['path', 'anchor', 'title', 'heading', 'breadcrumbs'],
          highlight: {
            pre_tags: [OPEN],
            post_tags: [CLOSE],
            fields: {
              title: { number_of_fragments: 0 },
              heading: { number_of_fragments: 0 },
              text: { fragment_size: 160, number_of_fragments: 1, no_match_size: 160 },
            },
          },
        }),
      },
    }
  },
  read(answer) {
    const { hits, aggregations } = answer as OpenSearchAnswer
    const sections = hits.hits.map(({ _score, _source, highlight = {} }) => {
      const { path, anchor, breadcrumbs = [], title, heading } = _source
      return {
        ...{ path, anchor, breadcrumbs, score: _score ?? 0 },
        title: highlight.title?.[0] ?? title,
        heading: highlight.heading?.[0] ?? heading,
        snippet: highlight.text?.[0],
      }
    })
    return { sections: sections, total: aggregations.pages.value }
  },
}

function queryOf({ terms, required, excluded, scope, tags, excludedTags }: Question): object {
  const query = terms.join(' ')
  const phrase = (text: string, fields: readonly string[] = FIELDS) => ({
    multi_match: { query: text, type: 'phrase', fields },
  })
  const words = { query, type: 'bool_prefix', fields: FIELDS, fuzziness: 'AUTO' }
  const bool = {
    must: [
      ...(query === '' ? [] : [{ multi_match: words }]),
      ...required.map((text) => phrase(text)),
    ],
    // Names that say the same as the query come first.
    should: query === '' ? [] : [phrase(query, ['title^8', 'heading^4'])],
    must_not: [
      ...excluded.map((text) => phrase(text)),
      ...excludedTags.map((tag) => ({ term: { tags: tag } })),
    ],
    filter: [{ term: { scopes: scope } }, ...tags.map((tag) => ({ term: { tags: tag } }))],
  }
  const weight = { field: 'weight', missing: 1 }
  return {
    function_score: {
      query: { bool },
      functions: [{ field_value_factor: weight }],
      boost_mode: 'multiply',
    },
  }
}

/**
 * OpenSearch as a {@link SearchProvider}, for an index of the records of `landing-search-records`. `key` is the value of the
 * `Authorization` header; leave it out where a proxy adds it.
 */
export function createOpenSearchProvider(options: HostedOptions): SearchProvider {
  return createHostedProvider(opensearch, options)
}

/** For the hook `search`. */
export default function createProvider({ options, ...site }: SearchModuleContext): SearchProvider {
  return createOpenSearchProvider({ ...(options as HostedOptions), ...site })
}

export type { HostedOptions }
