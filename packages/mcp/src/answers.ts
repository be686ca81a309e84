import type { SearchResult } from '@landing/schema'
import type { CallToolResult } from '@modelcontextprotocol/server'
import type { FoundPage, ListedPage, SitePage } from './site'

/** Hits as text for a model. */
export function searchAnswer(
  result: SearchResult & { readonly pages: readonly FoundPage[] },
): CallToolResult {
  const { pages, total, corrected, missing = [], problem } = result
  const notes = [
    problem && `${problem.message} ${problem.help ?? ''} The query was read as plain words.`,
    corrected && `Searched for "${corrected}" instead.`,
    missing.length > 0 && `No page contains: ${missing.join(', ')}.`,
    total === 0 ? 'Nothing found.' : `${pages.length} of ${total} hits, best first:`,
  ]
  const hits = pages.map(({ title, section, path, breadcrumbs, snippet }) =>
    [
      `- ${section === undefined ? title : `${title} > ${section}`}: ${path}`,
      breadcrumbs.length > 0 && `  in ${breadcrumbs.join(' > ')}`,
      snippet !== '' && `  ${snippet}`,
    ]
      .filter(Boolean)
      .join('\n'),
  )
  return {
    content: [{ type: 'text', text: [...notes.filter(Boolean), ...hits].join('\n') }],
    structuredContent: { total, hits: pages },
  }
}

/** A part of a list of pages as text for a model. */
export function listAnswer(
  pages: readonly ListedPage[],
  { offset, limit }: { readonly offset: number; readonly limit: number },
): CallToolResult {
  const part = pages.slice(offset, offset + limit)
  const lines = part.map(({ path, title, description }) =>
    description === '' ? `- ${path} ${title}` : `- ${path} ${title}: ${description}`,
  )
  const next = offset + part.length
  const more = next < pages.length ? `; continue with offset ${next}` : ''
  return {
    content: [
      {
        type: 'text',
        text: [`${part.length} of ${pages.length} pages${more}`, ...lines].join('\n'),
      },
    ],
    structuredContent: { total: pages.length, pages: part },
  }
}

/** A part of a page as text for a model. */
export function pageAnswer(
  { url, markdown }: SitePage,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): CallToolResult {
  const { length } = markdown
  const end = Math.min(length, offset + limit)
  const isPast = offset > 0 && offset >= length
  const rest = isPast
    ? `[The page has ${length} characters: there are none from offset ${offset}.]`
    : end < length
      ? `\n\n[Characters ${offset} to ${end} of ${length}; continue with offset ${end}.]`
      : ''
  return {
    content: [{ type: 'text', text: `Source: ${url}\n\n${markdown.slice(offset, end)}${rest}` }],
  }
}

/** A failure that the model can read and act on. */
export function failure(error: unknown): CallToolResult {
  const { message, help } = error as Error & { readonly help?: string }
  return {
    content: [{ type: 'text', text: help === undefined ? message : `${message} ${help}` }],
    isError: true,
  }
}
