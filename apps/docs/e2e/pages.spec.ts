import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findings, type Visit, visitSite } from './site'

let visit: Visit
let tab: Page
beforeAll(async () => {
  visit = await visitSite()
  tab = await visit.open('')
})
afterAll(() => visit.close())

/** One page of each kind, and the pages of the gallery. */
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
  'missing page': 'no/such/page/',
  gallery: 'parts/',
}
const parts =
  'navbar announcement colour-mode search sidebar around article cards views footer page themes'
for (const name of parts.split(' ')) kinds[`gallery: ${name}`] = `parts/${name}/`

/** What the theme has still to learn; each of these is reported to it. */
const known = [
  /^color-contrast .*figure\[data-focus=""\]/,
  /^color-contrast .*ui5-tag\[design=/,
  /^target-size .*\.branch-linked/,
]

/** Controls of UI5 that are imported by a page ask for fonts elsewhere, which the policy refuses. */
const knownProblem = /cdn\.jsdelivr\.net/

/** What axe finds, without what is known. */
async function news(page: Page): Promise<string[]> {
  return (await findings(page)).filter((line) => !known.some((pattern) => pattern.test(line)))
}

describe('renders without complaints, and axe finds nothing', () => {
  it.each(Object.entries(kinds))('%s', async (_, path) => {
    visit.problems.length = 0
    await visit.go(tab, path)
    expect(await news(tab)).toEqual([])
    expect(visit.problems.filter((problem) => !knownProblem.test(problem))).toEqual([])
  })
})

it.each(['', 'docs/writing/code/', 'docs/configure/', 'parts/around/', 'ar/docs/'])(
  'axe finds nothing in the dark, on a narrow screen: /%s',
  async (path) => {
    const page = await visit.open(path, {
      colorScheme: 'dark',
      viewport: { width: 390, height: 844 },
    })
    expect(await news(page)).toEqual([])
    await page.context().close()
  },
)
