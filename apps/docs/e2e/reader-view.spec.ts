import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Readability } from '@mozilla/readability'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { leave, type Visit, visitSite } from './site'

let visit: Visit
beforeAll(async () => {
  visit = await visitSite()
})
afterAll(() => visit.close())

/** What Firefox' reader view is made by, and what assistants fetch pages with. */
const readability = readFileSync(
  createRequire(import.meta.url).resolve('@mozilla/readability/Readability.js'),
  'utf8',
)

type Article = ReturnType<Readability['parse']>

const words = (text: string) => text.replace(/\s+/g, ' ').trim()

it.each(['docs/start/', 'docs/writing/admonitions/', 'docs/configure/'])(
  '%s keeps its headings, notes, code and tables in a reader view',
  async (path) => {
    const page = await visit.open(path)
    const parts = page.locator('article :is(h2, h3, pre, th, td, .landing-admonition > *):visible')
    const wanted = (await parts.allTextContents()).map(words)
    const article = await page.evaluate<Article>(
      `${readability}\nnew Readability(document.cloneNode(true)).parse()`,
    )
    const shown = words(article?.textContent ?? '')
    expect(wanted.filter((each) => !shown.includes(each))).toEqual([])
    // Their words are in the table of contents, too.
    const headings = await page.locator('article :is(h2, h3):visible').count()
    expect(article?.content?.match(/<h[23]/g)).toHaveLength(headings)
    await leave(page)
  },
)
