import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readMarkdownPages } from '../bench/markdown-pages.mjs'
import { engineOf } from './fixtures/engine-of'

const content = fileURLToPath(new URL('../../../content', import.meta.url))
const synonyms = [
  ['login', 'log in', 'sign in', 'authentication', 'sso'],
  ['ci cd', 'pipeline'],
  ['cf', 'cloud foundry'],
]
const languages = [{ locale: 'en', synonyms }]
const engine = await engineOf(readMarkdownPages(`${content}/docs`), { languages })

const manual = fileURLToPath(new URL('../../../apps/docs/content/docs', import.meta.url))
const weights = { '*-messages': 0.3, '*-move': 0.6 }
const manualEngine = await engineOf(readMarkdownPages(manual), { weights })

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
    ['first steps', 'where_to_start'],
    ['sign in', 'where_to_start'],
    ['tutorial', 'where_to_start'],
    ['contribute', 'create_req'],
    ['releases cf', 'latest'],
    ['CI/CD', 'where_to_start'],
    ['install', 'where_to_start'],
    ['migrate', 'exporter'],
  ])('%s', async (text, page, corrected) => {
    const result = await engine.search({ text })
    expect(result.hits[0]?.u).toMatch(new RegExp(`/(?:${page})`))
    expect(result.corrected).toBe(corrected)
    expect(result.hits.length).toBeLessThanOrEqual(8)
    expect(result.words.length).toBeGreaterThan(0)
  })
})

/** What authors type in the manual. */
describe('the pages of the manual', () => {
  it.each([
    ['callout', 'admonitions'],
    ['custom domain', 'domain'],
    ['latex', 'formulas'],
    ['last updated', 'docs-sets|front-matter|team'],
    ['edit link', 'docs-sets'],
    ['hide page', 'front-matter'],
    ['change colors', 'theme'],
    ['openapi', 'openapi'],
    ['include file', 'written-once'],
    ['comments', 'docs-sets'],
    ['pdf', 'files'],
    ['remove page', 'rename'],
  ])('%s', async (text, page) => {
    const { hits } = await manualEngine.search({ text })
    expect(hits.slice(0, 3).map(({ u }) => u)).toContainEqual(expect.stringMatching(page))
  })
})
