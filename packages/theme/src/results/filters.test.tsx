// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testHost, toHtml } from '../fixtures/host'
import { fakeMedia, find, mount, settle, unmountAll } from '../fixtures/mount'
import { testHit, testSearch } from '../fixtures/search'
import { testSite, testVersion } from '../fixtures/site'
import { SearchPage } from '../page/search-page'
import { SearchResults } from '../search/search-results'

const versions = [testVersion('current'), testVersion('1.0', { path: '/docs/1.0/' })]
const site = testSite({ docs: [{ id: 'default', versions }] })
const contexts = [{ id: 'guide', label: 'Guide', paths: ['/docs/'] }]
const hits = [testHit('Zebra'), testHit('zebra 2'), testHit('Äpfel'), testHit('Zebra', 'Part')]

// What loads late is there at once.
beforeAll(() => import('./attach-results'))
beforeEach(() => fakeMedia({}))
afterEach(unmountAll)

async function searchPage(query: string, around = {}, on = site) {
  const host = testHost(on, { path: '/search/', search: query })
  const search = testSearch(() => ({ hits }), contexts)
  const { box } = await mount(on, <SearchResults />, { search, host, ...around })
  await settle(30)
  return {
    box,
    host,
    titles: () =>
      [...box.querySelectorAll('.landing-search-hit h2')].map((title) => title.textContent),
    choose: (value: string) => {
      const select = find<HTMLOptionElement>(box, `option[value="${value}"]`).closest('select')!
      select.value = value
      act(() => void select.dispatchEvent(new Event('change', { bubbles: true })))
    },
  }
}

describe('the order of the results', () => {
  it('is by relevance, unless the address says title', async () => {
    expect((await searchPage('?q=a')).titles()).toEqual(['Zebra', 'zebra 2', 'Äpfel'])
    expect((await searchPage('?q=a&sort=size')).titles()).toEqual(['Zebra', 'zebra 2', 'Äpfel'])
    const { box, titles } = await searchPage('?q=a&sort=title')
    expect(titles()).toEqual(['Äpfel', 'Zebra', 'zebra 2'])
    // Sections stay with their page.
    expect(box.querySelectorAll('.landing-search-hit')[1]?.querySelectorAll('li')).toHaveLength(1)
  })

  it('is the alphabet of the locale', async () => {
    const [en] = site.locales
    const swedish = testSite({ locale: { ...en!, htmlLang: 'sv' } })
    const { titles } = await searchPage('?q=a&sort=title', {}, swedish)
    expect(titles()).toEqual(['Zebra', 'zebra 2', 'Äpfel'])
  })

  it('is offered with a query', async () => {
    const order = (box: Element) => find(box, '[data-order]').closest('.landing-search-filter')
    expect(order((await searchPage('')).box)?.hasAttribute('hidden')).toBe(true)
    expect(order((await searchPage('?q=a')).box)?.hasAttribute('hidden')).toBe(false)
  })

  it('is kept in the address only when chosen', async () => {
    const chosen = await searchPage('?q=a&ctx=guide&version=docs/1.0/')
    chosen.choose('title')
    expect(chosen.host.navigate).toHaveBeenLastCalledWith(
      '/search/?q=a&ctx=guide&version=docs%2F1.0%2F&sort=title',
      { replace: true },
    )
    await unmountAll()
    const { choose, host } = await searchPage('?q=a&sort=title')
    choose('guide')
    expect(host.navigate).toHaveBeenLastCalledWith('/search/?q=a&ctx=guide&sort=title', {
      replace: true,
    })
    choose('relevance')
    expect(host.navigate).toHaveBeenLastCalledWith('/search/?q=a', { replace: true })
  })
})

describe('the controls', () => {
  it('are there in a document, which does not offer the order', () => {
    const html = toHtml(site, <SearchPage />, { search: testSearch(() => ({}), contexts) })
    expect(html).toMatch(/<label for="(\w+)">Search in<\/label><select id="\1" name="ctx">/)
    // The order needs a script.
    expect(html).toMatch(/<div class="landing-search-filter" hidden=""><label for="\w+">Sort by/)
  })

  it('call what is outside of separate contexts the other pages', async () => {
    const choice = async (on: typeof site) => (await searchPage('?q=a', {}, on)).box.textContent
    expect(await choice(site)).toContain('Everywhere')
    await unmountAll()
    const apart = await choice(testSite({ separateContexts: true }))
    expect(apart).toContain('Other pages')
    expect(apart).not.toContain('Everywhere')
  })

  it('offer a context only in the versions that it has', async () => {
    const older = [{ ...contexts[0]!, versions: ['1.0'] }]
    const first = (on: HTMLElement) =>
      [...on.querySelectorAll('.landing-search-filter:not([hidden]) label')].map(
        (label) => label.textContent,
      )
    const search = testSearch(() => ({ hits }), older)
    const open = async (query: string) => {
      const host = testHost(site, { path: '/search/', search: query })
      const { box } = await mount(site, <SearchResults />, { search, host })
      await settle(30)
      return first(box)
    }
    expect(await open('?q=zebra&ctx=guide')).not.toContain('Search in')
    expect(search.search).toHaveBeenLastCalledWith(
      expect.not.objectContaining({ context: 'guide' }),
      expect.anything(),
    )
    expect(await open('?q=zebra&ctx=guide&version=docs/1.0/')).toContain('Search in')
  })
})
