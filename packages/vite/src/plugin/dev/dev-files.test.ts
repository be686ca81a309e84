import type { Emitter } from '@landing/content'
import { resolveConfig } from '@landing/schema/validate'
import { expect, it, vi } from 'vitest'
import { devFiles } from './dev-files'

it('compiles pages for emitters that ask for them, once for all', async () => {
  const emit: Emitter[] = [
    { owns: (path) => path === '/a.json', files: () => [{ path: 'a.json', content: 'A' }] },
    {
      owns: (path) => path === '/list.txt',
      async *files({ machines, sitemap, images }) {
        const lists = [await machines(), await sitemap(), await images()]
        yield { path: 'list.txt', content: JSON.stringify(lists) }
      },
    },
  ]
  const config = resolveConfig({
    title: 'Site',
    url: 'https://example.org',
    feeds: [{ path: '/news', title: 'News', items: () => [] }],
  })
  const site = {
    ...{ title: 'Site', tagline: '', url: 'https://example.org', base: '/x/' },
    locale: { base: '/x/', htmlLang: 'en' },
  }
  const somePages = vi.fn(async function* () {})
  const content = { plugins: new Map([['mine', { emit }]]), model: { locales: [], versions: [] } }
  const state = { config, content, site, sites: [], routes: [], somePages }
  const options = { holder: { state: () => state, revision: () => 1 } }
  const fileAt = devFiles(options as never, async () => ({ boot: '' }) as never, vi.fn())
  expect(await fileAt('/a.json')).toBe('A')
  expect(await fileAt('/news.atom')).toContain('<title>News</title>')
  expect(await fileAt('/none.atom')).toBeUndefined()
  expect(await fileAt('/opensearch.xml')).toContain('https://example.org/x/search')
  expect(await fileAt('/robots.txt')).toContain('https://example.org/x/sitemap.xml')
  expect(somePages).not.toHaveBeenCalled()
  expect(await fileAt('/list.txt')).toBe('[[],[],[]]')
  expect(await fileAt('/sitemap.xml')).toContain('<urlset')
  expect(await fileAt('/llms.txt')).toContain('# Site')
  expect(somePages).toHaveBeenCalledOnce()
  expect(await fileAt('/.nojekyll')).toBeUndefined()
  expect(await fileAt('/service-worker.js')).toBeUndefined()
})
