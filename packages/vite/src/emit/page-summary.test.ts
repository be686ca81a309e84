import type { RenderedPage } from '@landing/content'
import type { PageData, SiteData } from '@landing/schema'
import { resolveConfig } from '@landing/schema/validate'
import { expect, it } from 'vitest'
import { summarize } from './page-summary'

const config = resolveConfig({ title: 'Site', url: 'https://example.org' })
const site = { url: 'https://example.org', base: '/', docs: [], locales: [] } as unknown as SiteData

/** Whether the sitemap and `llms.txt` list a page with this head. */
function isListed(head: Omit<PageData['head'], 'title'>): readonly boolean[] {
  const path = '/docs/'
  const data = { kind: 'doc', path, markdown: '/docs/index.md', head: { title: '', ...head } }
  const page = { data, messages: [], links: [], ids: [] } as unknown as RenderedPage
  const { sitemap, machine } = summarize({ page }, '', config, site)
  return [sitemap !== undefined, machine !== undefined]
}

const meta = (name: string, content: string) =>
  [{ tag: 'meta', attributes: { name, content } }] as const

it('lists pages for search engines and other programs', () => {
  expect(isListed({})).toEqual([true, true])
  expect(isListed({ elements: meta('robots', 'noimageindex, nofollow') })).toEqual([true, true])
  expect(isListed({ elements: meta('description', 'none') })).toEqual([true, true])
})

it('lists no page that its author keeps search engines from', () => {
  expect(isListed({ noIndex: true })).toEqual([false, false])
  expect(isListed({ elements: meta('robots', 'follow, NOINDEX') })).toEqual([false, false])
  expect(isListed({ elements: meta('Robots', 'none') })).toEqual([false, false])
})
