import type { CompiledDocument } from '@landing/markdown'
import type { DocEntry, DocPageData, DocsVersionModel, FrontMatterSearch } from '@landing/schema'
import { expect, it } from 'vitest'
import { toSearchPage } from './to-search-page'

function page(search?: FrontMatterSearch) {
  const facts = { unlisted: false, frontMatter: { ...(search && { search }) } }
  const entry = { path: '/a/', tags: [], facts } as unknown as DocEntry
  const data = { title: 'A', breadcrumbs: [] } as unknown as DocPageData
  const compiled = { sections: [] } as unknown as CompiledDocument
  return toSearchPage(entry, data, compiled, {} as DocsVersionModel)
}

it('takes the weight of a document, and leaves out what is not searched', () => {
  expect(page({ weight: 0.5 })?.weight).toBe(0.5)
  expect(page()).not.toHaveProperty('weight')
  expect(page({ exclude: true })).toBeUndefined()
})
