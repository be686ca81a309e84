// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inTheme, testHost, toHtml } from '../fixtures/host'
import { fakeMedia, find, mount, press, settle, type, unmountAll } from '../fixtures/mount'
import { testHit, testSearch } from '../fixtures/search'
import { testSite, testVersion } from '../fixtures/site'
import { SearchPage } from '../page/search-page'
import { SearchResults } from '../search/search-results'
import { attachSearchResults } from './attach-results'

const versions = [
  testVersion('current', { tagsPath: '/docs/tags/' }),
  testVersion('1.0', { path: '/docs/1.0/' }),
]
const site = testSite({ docs: [{ id: 'default', versions }] })
const linksOf = (box: Element) =>
  [...box.querySelectorAll('a')].map(({ textContent }) => textContent)
const contexts = [{ id: 'guide', label: 'Guide', paths: ['/docs/'] }]

beforeEach(() => {
  fakeMedia({})
  localStorage.clear()
})
afterEach(async () => {
  await unmountAll()
  document.body.innerHTML = ''
})

const OwnResults = () => <p>Results</p>

async function searchPage(query: string, search = testSearch(() => ({}))) {
  const host = testHost(site, { path: '/search/', search: query })
  const { box } = await mount(site, <SearchPage />, { search, host })
  await settle(30)
  return {
    box,
    host,
    search,
    input: find<HTMLInputElement>(box, 'input'),
    title: () => find(box, 'h1').textContent,
    count: () => find(box, '.landing-search-count').textContent,
  }
}

describe('the search page', () => {
  it('says what it is for without script', () => {
    const html = toHtml(site, <SearchPage />, { search: testSearch(() => ({})) })
    expect(html).toContain('<h1>Search the documentation</h1>')
    for (const options of [{}, { components: { SearchResults: OwnResults } }]) {
      const search = testSearch(() => ({}))
      expect(toHtml(site, <SearchPage />, { search, ...options })).toContain(
        '<p class="landing-without-script">Searching needs JavaScript. The tags and the table of contents work without it.</p>',
      )
    }
    expect(html).toContain('<form class="landing-search-page-form" action="/site/search/">')
    expect(html).toContain(
      '<main id="main-content" tabindex="-1" data-swap="replace" class="landing-search-page"><div translate="no"><div data-search-results="">',
    )
  })

  it('sets code in passages as code', async () => {
    const text = 'Write a dev account:\n\nresource "btp_subaccount" "dev" {'
    const ranges = [
      [8, 11],
      [text.indexOf('dev"'), text.indexOf('dev"') + 3],
    ] as const
    const { box } = await searchPage(
      '?q=dev',
      testSearch(() => ({ hits: [testHit('Start', '', { snippet: { text, ranges } })] })),
    )
    const code = find(box, '.landing-search-hit p [data-code]')
    expect(code.innerHTML).toBe('resource "btp_subaccount" "<mark>dev</mark>" {')
    const shown = code.closest('p')
    expect(shown?.textContent).toBe('Write a dev account: resource "btp_subaccount" "dev" {')
    expect(shown?.querySelectorAll('mark')).toHaveLength(2)
  })

  it('searches what the address says, in the query language', async () => {
    const search = testSearch(() => ({}), contexts)
    const { title, input } = await searchPage('?q=two+words&ctx=guide&version=docs/1.0/', search)
    expect(title()).toBe('Search results for "two words"')
    expect(document.title).toBe('Search results for "two words" | Test site')
    // The server would write it into the body.
    expect(document.querySelector('main title')).toBeNull()
    expect(input.value).toBe('two words')
    expect(search.search.mock.calls[0]?.[0]).toEqual({
      text: 'two words',
      limit: 100,
      syntax: 'full',
      context: 'guide',
      version: '1.0',
    })
  })

  it('shows the query of the address after a step back, whatever was typed', async () => {
    const search = testSearch(() => ({}))
    const at = (query: string) => ({
      search,
      host: testHost(site, { path: '/search/', search: query }),
    })
    const { box, show } = await mount(site, <SearchResults />, at('?q=one'))
    await settle(30)
    const input = find<HTMLInputElement>(box, 'input')
    act(() => input.focus())
    type(input, 'two')
    await show(<SearchResults />, at('?q=one'))
    expect(input.value).toBe('two')
    for (const query of ['two', 'one']) {
      await show(<SearchResults />, at(`?q=${query}`))
      expect(input.value).toBe(query)
    }
  })

  it('searches the locale of the page, where there are several', async () => {
    const [en] = site.locales
    const ar = { ...en!, code: 'ar', base: '/site/ar/' }
    const translated = testSite({ locale: ar, locales: [en!, ar] })
    const search = testSearch(() => ({}))
    const host = testHost(translated, { path: '/ar/search/', search: '?q=a' })
    await mount(translated, <SearchPage />, { search, host })
    await settle(30)
    expect(search.search.mock.lastCall?.[0]).toMatchObject({ text: 'a', locale: 'ar' })
  })

  it('takes an unknown context as none', async () => {
    const search = testSearch(() => ({}), contexts)
    await searchPage('?q=a&ctx=other', search)
    expect(search.search.mock.lastCall?.[0]).not.toHaveProperty('context')
  })

  it('searches while one types; the address follows in the next pause, without an entry in the history', async () => {
    const { input, host, search, title } = await searchPage('?q=a')
    type(input, 'ab')
    expect(search.search.mock.lastCall?.[0]).toMatchObject({ text: 'ab' })
    type(input, 'abc')
    expect(title()).toBe('Search results for "abc"')
    await vi.waitFor(() => expect(host.navigate).toHaveBeenCalled())
    type(input, '')
    await vi.waitFor(() => expect(host.navigate).toHaveBeenCalledTimes(2))
    expect(host.navigate.mock.calls).toEqual([
      ['/search/?q=abc', { replace: true }],
      ['/search/', { replace: true }],
    ])
  })

  it('keeps what is typed while the host is about to open the text before', async () => {
    const search = testSearch(() => ({}))
    const host = testHost(site, { path: '/search/', search: '?q=a' })
    const { box, show } = await mount(site, <SearchResults />, { search, host })
    await settle(30)
    const input = find<HTMLInputElement>(box, 'input')
    type(input, 'abc')
    await show(<SearchResults />, { search, host: testHost(site, { search: '?q=ab' }) })
    expect([input.value, find(box, 'h1').textContent]).toEqual(['abc', 'Search results for "abc"'])
  })

  it('takes over what was typed before its code was loaded', async () => {
    const { box } = await mount(site, <SearchResults />)
    const input = find<HTMLInputElement>(box, 'input')
    input.focus()
    input.value = 'early'
    const navigate = vi.fn()
    const element = find(box, '[data-search-results]')
    const control = attachSearchResults(element, { site, search: testSearch(() => ({})), navigate })
    control.update('')
    expect(input.value).toBe('early')
    await vi.waitFor(() =>
      expect(navigate).toHaveBeenCalledWith('/search/?q=early', { replace: true }),
    )
    control()
  })

  it('names its context in the field, and leaves it by the chip or Backspace in the empty field', async () => {
    const open = () =>
      searchPage(
        '?q=a&ctx=guide',
        testSearch(() => ({}), contexts),
      )
    const { box, host, input } = await open()
    const chip = find(box, '.landing-search-page-field > .landing-search-scope')
    expect(chip.textContent).toBe('in Guide×')
    expect(chip.getAttribute('aria-label')).toBe('Search everywhere, not only in Guide')
    expect(input.getAttribute('aria-description')).toBe('in Guide')
    press(input, 'Backspace')
    expect(host.navigate).not.toHaveBeenCalled()
    act(() => chip.click())
    expect(host.navigate).toHaveBeenCalledWith('/search/?q=a', { replace: true })
    await unmountAll()
    const empty = await open()
    type(empty.input, '')
    press(empty.input, 'Backspace', { repeat: true })
    press(empty.input, 'Backspace')
    expect(empty.host.navigate).toHaveBeenCalledWith('/search/', { replace: true })
    expect(empty.host.navigate).toHaveBeenCalledOnce()
  })

  it('opens what it has found through the host, but for clicks that are the browser’s', async () => {
    const { box, host } = await searchPage(
      '?q=a',
      testSearch(() => ({ hits: [testHit('A')] })),
    )
    const link = find(box, '.landing-search-hit h2 a')
    const click = (rest: MouseEventInit = {}) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...rest })
      act(() => void link.dispatchEvent(event))
      return event.defaultPrevented
    }
    expect([click({ ctrlKey: true }), click()]).toEqual([false, true])
    expect(host.navigate.mock.calls).toEqual([['/docs/a/', undefined]])
  })

  it('searches in one context when it is chosen', async () => {
    const { box, host } = await searchPage(
      '?q=a',
      testSearch(() => ({}), contexts),
    )
    const select = find<HTMLSelectElement>(box, 'select')
    expect([...select.options].map(({ text }) => text)).toEqual(['Everywhere', 'Guide'])
    await act(async () => {
      select.value = 'guide'
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
    expect(host.navigate).toHaveBeenCalledWith('/search/?q=a&ctx=guide', { replace: true })
  })

  it('counts documents, not sections, and announces the number', async () => {
    const hits = [testHit('A'), testHit('A', 'Part'), testHit('B')]
    const { count, box } = await searchPage(
      '?q=a',
      testSearch(() => ({ hits })),
    )
    expect(count()).toBe('2 documents found')
    expect(find(box, '[role="status"]').textContent).toBe('2 documents found')
  })

  it('says when there is nothing', async () => {
    const { count, box } = await searchPage('?q=zzz')
    expect(count()).toBe('No documents were found')
    expect(find(box, '.landing-search-empty').textContent).toContain('No results for "zzz"')
    expect(linksOf(find(box, '.landing-search-empty'))).toEqual(['Guide', 'View all tags'])
  })

  it('offers recent searches, first pages, tags and fields before a query', async () => {
    localStorage.setItem('landing.recent-searches', '["sub account"]')
    const { box } = await searchPage('')
    const start = find(box, '.landing-search-start')
    expect(linksOf(start)).toEqual(['sub account', 'Guide', 'View all tags'])
    expect([...start.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/site/search/?q=sub+account',
      '/site/docs/start/',
      '/site/docs/tags/',
    ])
    expect(start.textContent).toContain('Narrow a search: tag:… title:… "…"')
  })

  it('is hydrated as it was sent, whatever the browser remembers', async () => {
    localStorage.setItem('landing.recent-searches', '["sub account"]')
    const search = testSearch(() => ({}))
    const page = () => inTheme(site, <SearchResults />, { search })
    const box = document.createElement('div')
    vi.stubGlobal('localStorage', undefined)
    box.innerHTML = renderToString(page())
    vi.unstubAllGlobals()
    document.body.append(box)
    const onRecoverableError = vi.fn()
    const root = await act(async () => hydrateRoot(box, page(), { onRecoverableError }))
    await settle(30)
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(linksOf(find(box, '.landing-search-start'))[0]).toBe('sub account')
    await act(async () => root.unmount())
    box.remove()
  })

  it('shows ten documents, and more on demand', async () => {
    const hits = Array.from({ length: 23 }, (_, index) => testHit(`P${index}`))
    const { box, count } = await searchPage(
      '?q=p',
      testSearch(() => ({ hits })),
    )
    const shown = () => box.querySelectorAll('.landing-search-hits > *').length
    expect(count()).toBe('23 documents found')
    expect(shown()).toBe(10)
    await act(async () => find(box, '.landing-search-more').click())
    expect(document.activeElement).toBe(box.querySelectorAll('.landing-search-hit h2 a')[10])
    expect(count()).toBe('23 documents found (1–20)')
    await act(async () => find(box, '.landing-search-more').click())
    expect(shown()).toBe(23)
    expect(document.activeElement).toBe(box.querySelectorAll('.landing-search-hit h2 a')[20])
    expect(count()).toBe('23 documents found (1–23)')
    expect(box.querySelector('.landing-search-more')).toBeNull()
  })

  it('counts all results of the engine, and asks for the rest on demand', async () => {
    const all = Array.from({ length: 112 }, (_, index) => testHit(`P${index}`))
    const search = testSearch(({ limit }) => ({ hits: all.slice(0, limit), total: 112 }))
    const { box, count } = await searchPage('?q=p', search)
    const shown = () => box.querySelectorAll('.landing-search-hits > *').length
    expect(count()).toBe('112 documents found')
    for (let clicks = 0; clicks < 11; clicks++) {
      await act(async () => find(box, '.landing-search-more').click())
      await settle(1)
    }
    expect(search.search.mock.lastCall?.[0]).toMatchObject({ limit: 200 })
    expect(shown()).toBe(112)
    expect(document.activeElement).toBe(box.querySelectorAll('.landing-search-hit h2 a')[110])
    expect(count()).toBe('112 documents found (1–112)')
    expect(box.querySelector('.landing-search-more')).toBeNull()
  })

  it('names words that no page has', async () => {
    const { box } = await searchPage(
      '?q=choco+vanila+a',
      testSearch(() => ({ hits: [testHit('A')], missing: ['choco', 'vanila'] })),
    )
    expect(box.textContent).toContain('Nothing contains choco or vanila')
    expect(find(box, 'strong').textContent).toBe('choco')
  })

  it('does not name them where they are the whole query', async () => {
    const { box } = await searchPage(
      '?q=choco',
      testSearch(() => ({ missing: ['choco'] })),
    )
    expect(box.textContent).not.toContain('Nothing contains')
  })

  it('shows where a query does not parse, why, and what to do', async () => {
    const problem = {
      message: 'Unknown field "titel"',
      start: 0,
      end: 5,
      help: 'Did you mean title?',
    }
    const { box } = await searchPage(
      '?q=titel:a',
      testSearch(() => ({ problem })),
    )
    const view = find(box, '.landing-query-problem')
    expect(find(view, '.landing-admonition-title').textContent).toBe('Unknown field "titel"')
    expect(find(view, 'code').innerHTML).toBe('<mark>titel</mark>:a')
    expect(view.textContent).toContain('Did you mean title? Until then it is read as plain words.')
  })

  it('says what was searched instead', async () => {
    const { box } = await searchPage(
      '?q=satrt',
      testSearch(() => ({ hits: [testHit('A')], corrected: 'start' })),
    )
    expect(find(box, '[role="status"]').textContent).toBe(
      '1 document foundShowing results for "start"',
    )
  })

  it('says when the index cannot be loaded, and tries again', async () => {
    let tries = 0
    const { box, count, input } = await searchPage(
      '?q=a',
      testSearch(() => {
        tries += 1
        return tries === 1 ? Promise.reject(new Error('offline')) : { hits: [testHit('A')] }
      }),
    )
    expect(find(box, '[role="alert"]').textContent).toContain(
      'The search index could not be loaded.',
    )
    const retry = find(box, '[role="alert"] button')
    await act(async () => {
      retry.focus()
      retry.click()
    })
    await settle(5)
    expect(count()).toBe('1 document found')
    expect(document.activeElement).toBe(input)
  })

  it('announces again that the index cannot be loaded', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const { box } = await searchPage(
      '?q=a',
      testSearch(() => Promise.reject(new Error('offline'))),
    )
    const alert = find(box, '[role="alert"]')
    await act(async () => find(alert, 'button').click())
    await settle(5)
    expect(alert.isConnected).toBe(false)
    expect(find(box, '[role="alert"]').textContent).toBe(alert.textContent)
    log.mockRestore()
  })
})
