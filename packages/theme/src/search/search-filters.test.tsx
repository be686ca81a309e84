// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FilterControlProps, Ui5Parts } from '../context/ui5-parts'
import { testHost, toHtml } from '../fixtures/host'
import { fakeMedia, find, mount, settle, unmountAll } from '../fixtures/mount'
import { testHit, testSearch } from '../fixtures/search'
import { testSite, testVersion } from '../fixtures/site'
import { SearchPage } from '../page/search-page'
import { SearchResults } from './search-results'

/** What stands in for the code of UI5: whether it loads, and how often it was asked for. */
const loadFilter = vi.fn<Ui5Parts['loadFilter']>()
const ui5 = { loadFilter, loadSettings: vi.fn() }
function Ui5Filter({ id, label, options, value, onChoose }: FilterControlProps) {
  return (
    <ul id={id} className="ui5" aria-label={label}>
      {options.map(([option, text]) => (
        <li key={option} aria-current={option === value}>
          <button type="button" onClick={() => onChoose?.(option)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}

const versions = [testVersion('current'), testVersion('1.0', { path: '/docs/1.0/' })]
const site = testSite({ docs: [{ id: 'default', versions }] })
const contexts = [{ id: 'guide', label: 'Guide', paths: ['/docs/'] }]
const hits = [testHit('Zebra'), testHit('zebra 2'), testHit('Äpfel'), testHit('Zebra', 'Part')]

beforeEach(() => {
  fakeMedia({})
  loadFilter.mockReset().mockResolvedValue(Ui5Filter)
})
afterEach(unmountAll)

async function searchPage(query: string, around = {}, on = site) {
  const host = testHost(on, { path: '/search/', search: query })
  const search = testSearch(() => ({ hits }), contexts)
  const { box } = await mount(on, <SearchResults />, { search, host, ui5, ...around })
  await settle(30)
  return {
    box,
    host,
    titles: () =>
      [...box.querySelectorAll('.landing-search-hit h2')].map((title) => title.textContent),
    filters: () =>
      [...box.querySelectorAll('.landing-search-filter')].map((filter) => [
        filter.querySelector('label')?.textContent,
        filter.lastElementChild?.localName,
      ]),
    choose: async (text: string) => {
      const option = [...box.querySelectorAll<HTMLElement>('.ui5 button')].find(
        ({ textContent }) => textContent === text,
      )
      await act(async () => option?.click())
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

  it('is kept in the address only when chosen', async () => {
    const chosen = await searchPage('?q=a&ctx=guide&version=docs/1.0/')
    await chosen.choose('Title')
    expect(chosen.host.navigate).toHaveBeenLastCalledWith(
      '/search/?q=a&ctx=guide&version=docs%2F1.0%2F&sort=title',
      { replace: true },
    )
    await unmountAll()
    const { choose, host } = await searchPage('?q=a&sort=title')
    await choose('Guide')
    expect(host.navigate).toHaveBeenLastCalledWith('/search/?q=a&ctx=guide&sort=title', {
      replace: true,
    })
    await choose('Relevance')
    expect(host.navigate).toHaveBeenLastCalledWith('/search/?q=a', { replace: true })
  })
})

describe('the controls', () => {
  it('are the browser’s own in a document, without an order', () => {
    const html = toHtml(site, <SearchPage />, { search: testSearch(() => ({}), contexts) })
    expect(html).toMatch(/<label for="(\w+)">Search in<\/label><select id="\1" name="ctx">/)
    expect(html.match(/<select/g)).toHaveLength(1)
    expect(html).not.toContain('Sort by')
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
      [...on.querySelectorAll('.landing-search-filter label')].map((label) => label.textContent)
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

  it('are those of UI5 once there are results', async () => {
    const { filters } = await searchPage('?q=a')
    expect(filters()).toEqual([
      ['Search in', 'ul'],
      ['Sort by', 'ul'],
    ])
  })

  it('are not asked for before the results', async () => {
    const search = testSearch(() => new Promise(() => {}), contexts)
    await searchPage('?q=a', { search })
    await searchPage('')
    expect(loadFilter).not.toHaveBeenCalled()
  })

  it('are the browser’s own where the site has no UI5', async () => {
    const { filters } = await searchPage('?q=a', { ui5: undefined })
    expect(filters()).toEqual([
      ['Search in', 'select'],
      ['Sort by', 'select'],
    ])
  })

  it('stay the browser’s own and work where UI5 does not load', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    loadFilter.mockRejectedValue(new Error('offline'))
    const { box, host } = await searchPage('?q=a')
    expect(warn).toHaveBeenCalledOnce()
    const [context, order] = box.querySelectorAll('select')
    expect([...context!.options].map(({ text }) => text)).toEqual(['Everywhere', 'Guide'])
    await act(async () => {
      order!.value = 'title'
      order!.dispatchEvent(new Event('change', { bubbles: true }))
    })
    expect(host.navigate).toHaveBeenCalledWith('/search/?q=a&sort=title', { replace: true })
    warn.mockRestore()
  })

  it('wait while one of the browser’s is in use', async () => {
    let ready = () => {}
    loadFilter.mockReturnValue(new Promise((done) => (ready = () => done(Ui5Filter))))
    const { box, filters } = await searchPage('?q=a')
    const [context, order] = box.querySelectorAll('select')
    context!.focus()
    ready()
    await settle(10)
    order!.focus()
    await settle(10)
    expect(filters()[0]).toEqual(['Search in', 'select'])
    await act(async () => find(box, 'input').focus())
    await settle(10)
    expect(filters()[0]).toEqual(['Search in', 'ul'])
  })
})
