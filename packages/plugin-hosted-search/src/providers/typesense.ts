import type { SearchModuleContext, SearchProvider } from '@landing/schema'
import {
  createHostedProvider,
  type HostedOptions,
  type HostedService,
  type StoredSection,
} from './hosted-provider'
import { CLOSE, OPEN } from './marked-text'
import { type Question, toText } from './question'

interface Highlight {
  readonly snippet?: string
  readonly value?: string
}

interface TypesenseAnswer {
  readonly found: number
  readonly grouped_hits: readonly {
    readonly hits: readonly {
      readonly document: StoredSection & { readonly description: string }
      readonly highlight?: Readonly<Partial<Record<'title' | 'heading' | 'text', Highlight>>>
      readonly text_match?: number
    }[]
  }[]
}

const typesense: HostedService = {
  name: 'Typesense',
  request(question, { index, key }) {
    const search = new URLSearchParams({
      q: toText(question) || '*',
      query_by: 'title,heading,keywords,description,text',
      query_by_weights: '8,4,4,2,1',
      sort_by: '_text_match:desc,weight:desc,position:asc',
      filter_by: filterOf(question),
      group_by: 'path',
      group_limit: '1',
      offset: `${question.offset}`,
      limit: `${question.limit}`,
      include_fields: 'path,anchor,title,heading,description,breadcrumbs',
      highlight_fields: 'title,heading,text',
      highlight_full_fields: 'title,heading',
      highlight_affix_num_tokens: '12',
      highlight_start_tag: OPEN,
      highlight_end_tag: CLOSE,
      // A header would cost a request for permission before the first search.
      ...(key !== undefined && { 'x-typesense-api-key': key }),
    })
    return { path: `/collections/${encodeURIComponent(index)}/documents/search?${search}` }
  },
  read(answer) {
    const { found: total, grouped_hits: groups } = answer as TypesenseAnswer
    const sections = groups.flatMap(({ hits }) => {
      const [hit] = hits
      if (!hit) return []
      const { document, highlight = {}, text_match: score } = hit
      const { path, anchor, breadcrumbs = [], description } = document
      return {
        ...{ path, anchor, breadcrumbs, score },
        title: highlightedText(highlight.title) ?? document.title,
        heading: highlightedText(highlight.heading) ?? document.heading,
        snippet: highlight.text?.snippet ?? description,
      }
    })
    return { sections: sections, total }
  },
}

const highlightedText = (highlight: Highlight | undefined) => highlight?.value ?? highlight?.snippet

/** Values are between backticks, which they cannot have themselves. */
function filterOf({ scope, tags, excludedTags }: Question): string {
  const value = (text: string) => `\`${text.replaceAll('`', '')}\``
  return [
    `scopes:=${value(scope)}`,
    ...tags.map((tag) => `tags:=${value(tag)}`),
    ...excludedTags.map((tag) => `tags:!=${value(tag)}`),
  ].join(' && ')
}

/** Typesense as a {@link SearchProvider}, for a collection of the records of `landing-search-records`. */
export function createTypesenseProvider(options: HostedOptions): SearchProvider {
  return createHostedProvider(typesense, options)
}

/** For the hook `search`. */
export default function createProvider({ options, ...site }: SearchModuleContext): SearchProvider {
  return createTypesenseProvider({ ...(options as HostedOptions), ...site })
}

export type { HostedOptions }
