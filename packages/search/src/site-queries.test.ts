import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readMarkdownPages } from '../bench/markdown-pages.mjs'
import { engineOf } from './fixtures/engine-of'

const content = fileURLToPath(new URL('../../../content', import.meta.url))
const engine = await engineOf(readMarkdownPages(`${content}/docs`))

/** What readers of the landing site type, and the page that each of them means. */
describe('the pages of the landing site', () => {
  it.each<[text: string, page: string, corrected?: string]>([
    // Words of a sentence, the page is named otherwise.
    ['getting started', 'where_to_start'],
    ['exporter terraform', 'exporter'],
    // On nearly every page; this one says what it is, and how to begin with it.
    ['opentofu', 'where_to_start'],
    ['authenticaton', 'where_to_start|terraform_providers', 'authentication'],
    ['terafrom', '.', 'terraform'],
    // The word is a tag of the page, written as one.
    ['brown field', 'exporter'],
    ['where to', 'where_to_start'],
    ['terrform provider', 'terraform_providers', 'terraform provider'],
    ['webinar', 'webinars'],
    ['latest versions', 'latest'],
  ])('%s', async (text, page, corrected) => {
    const result = await engine.search({ text })
    expect(result.hits[0]?.u).toMatch(new RegExp(`/(?:${page})`))
    expect(result.corrected).toBe(corrected)
    expect(result.hits.length).toBeLessThanOrEqual(8)
    expect(result.words.length).toBeGreaterThan(0)
  })
})
