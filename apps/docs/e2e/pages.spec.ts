import { findings } from '@landing/tooling/axe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Visit, visitSite } from './site'

let visit: Visit
beforeAll(async () => {
  visit = await visitSite()
})
afterAll(() => visit.close())

/** One page of each kind. */
const kinds: Record<string, string> = {
  home: '',
  document: 'docs/writing/code/',
  'document with tables of options': 'docs/configure/',
  'document with formulas': 'docs/writing/formulas/',
  'generated index': 'docs/writing/',
  tags: 'docs/tags/',
  tag: 'docs/tags/markdown/',
  search: 'search/?q=tabs',
  'unlisted document': 'docs/writing/unlisted/',
  'unreleased version': 'releases/next/formats/',
  'right-to-left language': 'ar/docs/writing/admonitions/',
  'registry dialect': 'provider/resources/bucket/',
  'table of messages': 'docs/messages/',
  message: 'docs/messages/client/event-handler/',
  'lists of pages': 'docs/writing/page-lists/',
  blog: 'blog/',
  post: 'blog/2026/11/23/lists-and-posts/',
  archive: 'ar/blog/archive/',
  'missing page': 'no/such/page/',
  gallery: 'parts/',
}

describe('renders without complaints, and axe finds nothing', () => {
  it.each(Object.entries(kinds))('%s', async (_, path) => {
    visit.problems.length = 0
    // Each in a browser of its own: a sidebar scrolled on an earlier page may cut a row at its edge.
    const page = await visit.open(path)
    // Hits are dimmed as long as the next ones are awaited.
    if (path.startsWith('search/'))
      await page
        .locator('.landing-search-hits[aria-busy="false"] .landing-search-hit')
        .first()
        .waitFor()
    await page.waitForLoadState('networkidle')
    expect(await findings(page)).toEqual([])
    expect(visit.problems).toEqual([])
    await page.context().close()
  })
})

it.each(['docs/configure/', 'parts/around/', 'ar/docs/'])(
  'axe finds nothing on a narrow screen, and in dark colors: /%s',
  async (path) => {
    const page = await visit.open(path, { viewport: { width: 390, height: 844 } })
    expect(await findings(page), 'light, 390 px').toEqual([])
    await page.context().close()
    const dark = await visit.open(path, { colorScheme: 'dark' })
    expect(await findings(dark), 'dark, wide').toEqual([])
    await dark.setViewportSize({ width: 390, height: 844 })
    expect(await findings(dark), 'dark, 390 px').toEqual([])
    await dark.context().close()
  },
)
