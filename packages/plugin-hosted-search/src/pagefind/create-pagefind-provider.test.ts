import { describe, expect, it, vi } from 'vitest'
import { createPagefindProvider, type PagefindProviderOptions } from './create-pagefind-provider'
import type { PagefindFragment, PagefindModule } from './pagefind-module'
import { readExcerpt } from './read-excerpt'

const exporter: PagefindFragment = {
  url: '/site/docs/exporter/',
  meta: { title: 'Terraform Exporter', breadcrumbs: 'Docs › Tools' },
  excerpt: 'Run the <mark>exporter.</mark>',
  sub_results: [
    {
      title: 'Terraform Exporter',
      url: '/site/docs/exporter/#top',
      anchor: { id: 'top', element: 'h1' },
      excerpt: 'The <mark>exporter</mark> &amp; <code>',
    },
    {
      title: 'Run the exporter',
      url: '/site/docs/exporter/#run',
      anchor: { id: 'run', element: 'h2' },
      excerpt: 'once a day',
    },
    {
      title: 'Limits',
      url: '/site/docs/exporter/#limits',
      anchor: { id: 'limits', element: 'h3' },
      excerpt: '<mark>exporter</mark>',
    },
    { title: 'More', url: '/site/docs/exporter/#more', excerpt: '' },
  ],
}
const plain: PagefindFragment = {
  url: '/site/plain/',
  meta: {},
  excerpt: 'an <mark>exporter</mark>',
}

/** A module with Pagefind's shape over fixed pages. */
function fakePagefind(pages: readonly PagefindFragment[]) {
  const read = vi.fn((page: PagefindFragment) => Promise.resolve(page))
  const module = {
    options: vi.fn(async () => {}),
    init: vi.fn(async () => {}),
    search: vi.fn<PagefindModule['search']>(async () => ({
      results: pages.map((page, n) => ({ score: 1 / (n + 1), data: () => read(page) })),
    })),
  }
  return { module, read }
}

const provider = (module: PagefindModule, more: Partial<PagefindProviderOptions> = {}) =>
  createPagefindProvider({ load: async () => module, base: '/site/', ...more })

describe('a Pagefind provider', () => {
  it('loads nothing before it is used, then once', async () => {
    const { module } = fakePagefind([exporter])
    const load = vi.fn(async () => module)
    const search = createPagefindProvider({ load, base: '/site/' })
    expect(load).not.toHaveBeenCalled()
    expect(search.contexts).toEqual([])
    await search.load()
    await search.search({ text: 'exporter' })
    expect(load).toHaveBeenCalledTimes(1)
    expect(module.options).toHaveBeenCalledWith({ baseUrl: '/site/' })
    expect(module.init).toHaveBeenCalledTimes(1)
  })

  it('gives hits by page and heading, with ranges instead of HTML', async () => {
    const { module } = fakePagefind([exporter, plain])
    const { hits, total, words } = await provider(module).search({ text: 'Exporter' })
    expect(words).toEqual(['exporter'])
    expect(total).toBe(4)
    expect(hits).toMatchObject([
      {
        type: 'title',
        u: '/site/docs/exporter/',
        h: '',
        t: 'Terraform Exporter',
        s: 'Terraform Exporter',
        b: ['Docs', 'Tools'],
        title: { text: 'Terraform Exporter', ranges: [[10, 18]] },
        snippet: { text: 'The exporter & <code>', ranges: [[4, 12]] },
        score: 1,
      },
      { type: 'heading', h: '#run', s: 'Run the exporter', t: 'Terraform Exporter' },
      { type: 'content', h: '#limits', s: 'Limits' },
      { type: 'content', u: '/site/plain/', h: '', t: '/site/plain/', b: [], score: 0.5 },
    ])
  })

  it('reads only the pages it shows', async () => {
    const { module, read } = fakePagefind(Array.from({ length: 50 }, () => plain))
    const search = provider(module)
    expect(await search.search({ text: 'exporter' })).toMatchObject({ total: 50 })
    expect(read).toHaveBeenCalledTimes(8)
    const { hits } = await search.search({ text: 'exporter', limit: 3, offset: 48 })
    expect(hits).toHaveLength(2)
  })

  it('asks for context, version and tags by filters', async () => {
    const { module } = fakePagefind([])
    const search = provider(module, { version: 'v2' })
    await search.search({ text: 'a', context: 'docs', tags: ['guide', 'code'] })
    await search.search({ text: 'a', version: 'v1' })
    expect(module.search.mock.calls.map(([, options]) => options?.filters)).toEqual([
      { context: 'docs', version: 'v2', tag: ['guide', 'code'] },
      { version: 'v1' },
    ])
    await provider(module, { filters: () => ({ area: 'x' }) }).search({ text: 'a' })
    expect(module.search).toHaveBeenLastCalledWith('a', { filters: { area: 'x' } })
  })

  it('asks nothing for nothing', async () => {
    const { module } = fakePagefind([plain])
    expect(await provider(module).search({ text: ' ?! ' })).toMatchObject({ hits: [], total: 0 })
    expect(module.search).not.toHaveBeenCalled()
  })

  it('says what failed, and tries again', async () => {
    const { module } = fakePagefind([plain])
    const load = vi
      .fn<() => Promise<PagefindModule>>()
      .mockRejectedValueOnce(new Error('404'))
      .mockResolvedValue(module)
    const search = createPagefindProvider({ load, base: '/' })
    await expect(search.search({ text: 'a' })).rejects.toMatchObject({
      code: 'provider-failed',
      message: 'Pagefind could not be loaded: 404',
      help: 'Check that Pagefind ran after the build and that its folder was uploaded; then try again.',
    })
    expect((await search.search({ text: 'a' })).hits).toHaveLength(1)
    module.search.mockRejectedValueOnce(new Error('chunk missing'))
    await expect(search.search({ text: 'a' })).rejects.toMatchObject({
      message: 'Pagefind stopped: chunk missing',
    })
  })

  it('gives up when the question is no longer wanted', async () => {
    const { module } = fakePagefind([plain])
    const controller = new AbortController()
    const asked = provider(module).search({ text: 'a' }, controller.signal)
    controller.abort()
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('readExcerpt', () => {
  it.each([
    ['', '', []],
    ['no marks', 'no marks', []],
    [
      '<mark>a</mark> b <mark>c</mark>',
      'a b c',
      [
        [0, 1],
        [4, 5],
      ],
    ],
    ['&lt;b&gt; &amp;lt; &quot;&#39;', '<b> &lt; "\'', []],
    ['<mark></mark>x<mark>y', 'xy', []],
    ['<b>bold</b>', '<b>bold</b>', []],
  ])('%s', (html, text, ranges) => {
    expect(readExcerpt(html)).toEqual({ text, ranges })
  })
})
