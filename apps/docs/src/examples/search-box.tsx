'use client'

import type { SearchProvider } from '@landing/schema'
import { SearchBox, siteData, ThemeRoot } from '@landing/theme'

const base = import.meta.env.BASE_URL
const pages = [
  { t: 'First steps', u: `${base}docs/start/` },
  { t: 'Writing', u: `${base}docs/writing/` },
  { t: 'Configuration', u: `${base}docs/configure/` },
]
const marked = (text: string) => ({ text, ranges: [] })
export const search: SearchProvider = {
  contexts: [],
  load: async () => {},
  search: async (query) => {
    const found = pages.filter(({ t }) => t.toLowerCase().includes(query.text.toLowerCase()))
    const hits = found.map(({ t, u }) => ({
      type: 'title' as const,
      u,
      h: '',
      t,
      s: t,
      b: [],
      title: marked(t),
      score: 1,
    }))
    return { query, hits, total: hits.length, words: [query.text] }
  },
}

/** Enter leads to the search page below the base. */
export const site = siteData({ title: 'Example', base })

export function SearchBoxExample() {
  return (
    <ThemeRoot site={site} search={search}>
      <SearchBox />
    </ThemeRoot>
  )
}
