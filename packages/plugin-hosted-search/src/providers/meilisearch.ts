import type { SearchModuleContext, SearchProvider } from '@landing/schema'
import { createHostedProvider, type HostedOptions, type HostedService } from './hosted-provider'
import { CLOSE, OPEN } from './marked-text'
import { toText } from './question'

interface MeilisearchAnswer {
  readonly estimatedTotalHits: number
  readonly hits: readonly {
    readonly path: string
    readonly anchor: string
    readonly breadcrumbs?: readonly string[]
    readonly _formatted: {
      readonly title: string
      readonly heading: string
      readonly text?: string
    }
    readonly _rankingScore?: number
  }[]
}

const meilisearch: HostedService = {
  name: 'Meilisearch',
  request(question, { index, key }) {
    return {
      path: `/indexes/${encodeURIComponent(index)}/search`,
      init: {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(key !== undefined && { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify({
          q: toText(question),
          offset: question.offset,
          limit: question.limit,
          filter: [
            `scopes = ${JSON.stringify(question.scope)}`,
            ...question.tags.map((tag) => `tags = ${JSON.stringify(tag)}`),
            ...question.excludedTags.map((tag) => `tags != ${JSON.stringify(tag)}`),
          ],
          attributesToRetrieve: ['path', 'anchor', 'title', 'heading', 'breadcrumbs'],
          attributesToHighlight: ['title', 'heading', 'text'],
          attributesToCrop: ['text'],
          cropLength: 30,
          cropMarker: '…',
          highlightPreTag: OPEN,
          highlightPostTag: CLOSE,
          showRankingScore: true,
        }),
      },
    }
  },
  read(answer) {
    const { estimatedTotalHits: total, hits } = answer as MeilisearchAnswer
    const sections = hits.map(({ path, anchor, breadcrumbs = [], _formatted, _rankingScore }) => {
      const { title, heading, text: snippet } = _formatted
      return { path, anchor, breadcrumbs, title, heading, snippet, score: _rankingScore }
    })
    return { sections: sections, total }
  },
}

/** Meilisearch as a {@link SearchProvider}, for an index of the records of `landing-search-records`. */
export function createMeilisearchProvider(options: HostedOptions): SearchProvider {
  return createHostedProvider(meilisearch, options)
}

/** For the hook `search`. */
export default function createProvider({ options, ...site }: SearchModuleContext): SearchProvider {
  return createMeilisearchProvider({ ...(options as HostedOptions), ...site })
}

export type { HostedOptions }
