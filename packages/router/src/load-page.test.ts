import { describe, expect, it, vi } from 'vitest'
import { build, type TestPage, testPage, testSite } from './fixtures/site'
import { createPageLoader } from './load-page'

function setUp(base = '/') {
  const site = testSite(base)
  return { site, loader: createPageLoader<TestPage>(base, build, site.fetch) }
}

describe('createPageLoader', () => {
  it('asks for the page data below the base', async () => {
    const { site, loader } = setUp('/site/')
    await expect(loader.load('/docs/a/')).resolves.toEqual(testPage('/docs/a/'))
    expect(site.fetch).toHaveBeenCalledWith('/site/docs/a/page.json', undefined)
  })

  it("asks again past the browser's cache when that has kept the page of an older deployment", async () => {
    const old = () => Response.json({ build: 'old', page: testPage('/a/') })
    const fetch = vi.fn(async (_href: string, init?: RequestInit) =>
      init?.cache === 'reload' ? Response.json({ build, page: testPage('/a/') }) : old(),
    )
    const loader = createPageLoader<TestPage>('/', build, fetch)
    await expect(loader.load('/a/')).resolves.toEqual(testPage('/a/'))
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('shares requests and keeps pages', async () => {
    const { site, loader } = setUp()
    await Promise.all([loader.load('/a/'), loader.load('/a')])
    await loader.load('/a/')
    expect(site.asked).toEqual(['/a/page.json'])
    loader.clear()
    await loader.load('/a/')
    expect(site.asked).toHaveLength(2)
  })

  it('keeps the 50 pages used last', async () => {
    const { site, loader } = setUp()
    for (let n = 0; n < 50; n++) await loader.load(`/${n}/`)
    await loader.load('/0/')
    await loader.load('/50/')
    site.asked.length = 0
    await loader.load('/0/')
    expect(site.asked).toEqual([])
    await loader.load('/1/')
    expect(site.asked).toEqual(['/1/page.json'])
  })

  it.each([
    [
      'a missing file',
      () => new Response('', { status: 404 }),
      '/a/page.json (404) is not of this build',
    ],
    [
      'another build',
      () => Response.json({ build: 'b2', page: testPage('/a/') }),
      '/a/page.json (200) is not of this build',
    ],
    ['other data', () => Response.json({ hello: 1 }), '/a/page.json (200) is not of this build'],
    ['a document instead', () => new Response('<!doctype html>'), /JSON/],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ])('fails for %s, and forgets it', async (_, response, message) => {
    const { site, loader } = setUp()
    site.answer('/a/', response)
    await expect(loader.load('/a/')).rejects.toThrow(message)
    site.answer('/a/', () => Response.json({ build, page: testPage('/a/') }))
    await expect(loader.load('/a/')).resolves.toEqual(testPage('/a/'))
  })
})
