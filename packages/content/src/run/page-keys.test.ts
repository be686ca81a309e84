import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteConfig } from '@landing/schema'
import { describe, expect, it } from 'vitest'
import { site } from '../fixtures/small-site'
import { openSite, renderPath, writeFiles, writeSite } from '../fixtures/write-site'
import type { RenderedPage } from '../render/rendered-page'

const cache = { cacheDir: writeSite({}) }
type Files = Readonly<Record<string, string | Uint8Array>>

/** Keyed pages by path. */
async function keyed(files: Files, config: Partial<SiteConfig> = {}) {
  const { content } = await openSite(files, config, cache)
  const pages = new Map<string, { readonly key: string; readonly page: RenderedPage }>()
  for await (const { route, page } of content.renderAll()) {
    const key = content.pageKey(route)
    if (key !== undefined && page.isKeyed) pages.set(route.path, { key, page })
  }
  await content.dispose()
  return pages
}

const next = '/docs/guides/next/'
const edited = (path: keyof typeof site, from: string, to: string): Files => ({
  ...site,
  [path]: String(site[path]).replace(from, to),
})

describe('the key of a page', () => {
  it('is there for pages that look at no file beside their text', async () => {
    const pages = await keyed(site)
    // The first and the last page show pictures.
    expect([...pages.keys()].sort()).toEqual([
      '/docs/',
      next,
      '/docs/secret/',
      '/docs/tags/',
      '/docs/tags/deep-dive/',
      '/docs/tags/guide/',
    ])
  })

  it.each<[string, Files, Partial<SiteConfig>?]>([
    ['nothing', site],
    ['its text', edited('docs/guides/next.md', 'Text', 'Another text')],
    ['the text of another page', edited('docs/secret.md', 'Secret', 'Hidden')],
    ['the title of another page', edited('docs/guides/start.md', 'title: Start', 'title: Begin')],
    ['the description of another page', edited('docs/guides/start.md', 'Begin here', 'Start here')],
    [
      'the address of another page',
      edited('docs/guides/start.md', 'title: Start', 'title: Start\nslug: /first'),
    ],
    ['a page more', { ...site, 'docs/guides/more.md': '# More\n\n[Next](next.md)\n' }],
    ['labels of tags', edited('docs/tags.yml', 'label: Guide', 'label: Manual')],
    ['a category', edited('docs/guides/_category_.yml', 'label: Guides', 'label: Guide books')],
    ['the base', site, { baseUrl: '/base/' }],
    ['the edit link', site, { docs: { editUrl: 'https://example.org/edit/' } }],
  ])('stands for the same page after a change of %s', async (_, files, config) => {
    const before = await keyed(site)
    const after = await keyed(files, config)
    expect(after.size).toBeGreaterThan(0)
    for (const [path, { key, page }] of after) {
      if (before.get(path)?.key === key) expect(page).toEqual(before.get(path)?.page)
    }
  })

  it('stays where an edit changes nothing that others show', async () => {
    const before = await keyed(site)
    for (const files of [
      edited('docs/secret.md', 'Secret', 'Hidden'),
      edited('docs/guides/start.md', 'Begin here', 'Start here'),
    ]) {
      const after = await keyed(files)
      expect(after.get(next)?.key).toBe(before.get(next)?.key)
    }
    const after = await keyed(edited('docs/guides/next.md', 'Text', 'More'))
    expect(after.get(next)?.key).not.toBe(before.get(next)?.key)
    expect(after.get('/docs/tags/')?.key).toBe(before.get('/docs/tags/')?.key)
  })

  it('is absent without a cache', async () => {
    const { content } = await openSite(site)
    expect(content.model.routes.map((route) => content.pageKey(route))).toEqual(
      content.model.routes.map(() => undefined),
    )
  })

  it('does not stand for a text that was written after the site was read', async () => {
    const { content, contentDir } = await openSite(site, {}, { cacheDir: writeSite({}) })
    const text = readFileSync(join(contentDir, 'docs/guides/next.md'), 'utf8')
    writeFiles(contentDir, { 'docs/guides/next.md': `${text}\nWritten late.\n` })
    const { isKeyed } = await renderPath(content, next)
    expect(isKeyed).toBe(false)
    await content.dispose()
  })
})

it('renders the routes that are asked for alone', async () => {
  const { content } = await openSite(site)
  const wanted = content.model.routes.filter(({ path }) => path === next)
  const paths: string[] = []
  for await (const { page } of content.renderAll(wanted)) paths.push(page.data.path)
  expect(paths).toEqual([next])
})
