'use client'

import type { SearchProvider } from '@landing/schema'
import { SearchBox, siteData, ThemeRoot } from '@landing/theme'

const titles = ['Install', 'First steps', 'Formats']
const marked = (text: string) => ({ text, ranges: [] })
export const search: SearchProvider = {
  contexts: [],
  load: async () => {},
  search: async (query) => {
    const found = titles.filter((t) => t.toLowerCase().includes(query.text.toLowerCase()))
    const hits = found.map((t) => ({
      type: 'title' as const,
      u: `/${t}/`,
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

export function SearchBoxExample() {
  return (
    <ThemeRoot site={siteData({ title: 'Example' })} search={search}>
      <SearchBox />
    </ThemeRoot>
  )
}
