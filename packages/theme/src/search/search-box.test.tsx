// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { DESKTOP } from '../behaviours/events'
import { testHost, toHtml } from '../fixtures/host'
import { appears, fakeMedia, find, mount, press, settle, type } from '../fixtures/mount'
import { contexts, hits, searchBox, setUpSearch } from '../fixtures/mount-search-box'
import { testSearch } from '../fixtures/search'
import { testDoc, testSite, testVersion } from '../fixtures/site'
import { SearchBox } from './search-box'

const site = testSite()

const network = vi.hoisted(() => ({ isDown: false }))
vi.mock('./search-popup', async (load: () => Promise<typeof import('./search-popup')>) => {
  const { SearchPopup } = await load()
  return {
    get SearchPopup() {
      if (network.isDown) throw new Error('404')
      return SearchPopup
    },
  }
})

setUpSearch()

describe('the box', () => {
  it('is a form that leads to the search page, before and without script', () => {
    const html = toHtml(site, <SearchBox />, { search: testSearch(() => ({})) })
    expect(html).toContain('<form class="landing-search-form" action="/site/search/">')
    expect(html).toContain(
      'placeholder="Search" aria-label="Search" aria-keyshortcuts="Control+K Meta+K /"',
    )
    const items = [{ type: 'search' as const, slashShortcut: false }]
    expect(toHtml(testSite({ theme: { navbar: { items } } }), <SearchBox />)).toContain(
      'aria-keyshortcuts="Control+K Meta+K"',
    )
    expect(html).toContain('name="q"')
    expect(html).not.toContain('role="combobox"')
    expect(html).toContain('<search class="landing-search" data-search-box="" data-swap="keep">')
  })

  it('carries the scope of its page for scripts', () => {
    const versions = [testVersion('2.0', { isLast: true }), testVersion('1.0')]
    const [en] = site.locales
    const ar = { ...en!, code: 'ar', base: '/site/ar/' }
    const whole = testSite({ docs: [{ id: 'default', versions }], locale: ar, locales: [en!, ar] })
    const html = toHtml(whole, <SearchBox page={testDoc({ version: '1.0' })} />)
    expect(html).toContain('data-version="1.0" data-locale="ar" data-query="version=')
    expect(toHtml(whole, <SearchBox page={testDoc({ version: '2.0' })} />)).not.toContain(
      'data-version',
    )
  })

  it('loads the index on focus', async () => {
    const { search, focus } = await searchBox()
    expect(search.load).not.toHaveBeenCalled()
    await focus()
    expect(search.load).toHaveBeenCalledWith({})
  })

  it('loads the index when a pointer comes over it, and opens nothing', async () => {
    const { box, search, input, popup } = await searchBox()
    input.value = 'start'
    await act(async () => {
      find(box, 'form').dispatchEvent(new PointerEvent('pointerenter'))
    })
    await settle(30)
    expect(search.load).toHaveBeenCalled()
    expect(popup()).toBeNull()
  })

  it('shows nothing of the last page in front of the next, until there is typed again', async () => {
    const { show, ask, input, popup } = await searchBox()
    await ask('st')
    expect(popup()).not.toBeNull()
    const search = testSearch(() => ({ hits, words: ['st'] }))
    await show(<SearchBox />, { search, host: testHost(site, { path: '/next/' }) })
    expect(popup()).toBeNull()
    expect(document.activeElement).toBe(input)
    await ask('sta')
    expect(popup()).not.toBeNull()
  })

  it('searches the version of the page, unless that is the latest', async () => {
    const versions = [testVersion('2.0', { isLast: true }), testVersion('1.0')]
    const versioned = testSite({ docs: [{ id: 'default', versions }] })
    const search = testSearch(() => ({}))
    const { box } = await mount(versioned, <SearchBox page={testDoc({ version: '1.0' })} />, {
      search,
    })
    await act(async () => find(box, 'input').focus())
    expect(search.load).toHaveBeenCalledWith({ version: '1.0' })
  })

  it('searches the locale of the page, where there are several', async () => {
    const [en] = site.locales
    const ar = { ...en!, code: 'ar', base: '/site/ar/' }
    const translated = testSite({ locale: ar, locales: [en!, ar] })
    const search = testSearch(() => ({ hits }), contexts)
    const host = testHost(translated, { path: '/ar/docs/a/' })
    const page = testDoc({ path: '/ar/docs/a/' })
    const { box } = await mount(translated, <SearchBox page={page} />, { search, host })
    const input = find<HTMLInputElement>(box, 'input')
    await act(async () => input.focus())
    expect(search.load).toHaveBeenCalledWith({ locale: 'ar', context: 'guide' })
    await settle(30)
    type(input, 'st')
    await settle(5)
    expect(search.search.mock.lastCall?.[0]).toMatchObject({ locale: 'ar', context: 'guide' })
    expect(find(box, '.landing-suggestions-foot a').getAttribute('href')).toBe(
      '/site/ar/search/?q=st&ctx=guide',
    )
  })

  it('says when the code of the suggestions cannot be loaded, and tries again', async () => {
    network.isDown = true
    const { box, focus, ask, options } = await searchBox()
    await focus()
    expect(find(box, '[role="alert"]').textContent).toBe('The search could not be loaded.Retry')
    network.isDown = false
    await act(async () => find(box, '[role="alert"] button').click())
    await ask('st')
    expect(options()).toHaveLength(3)
  })

  it('shows the words marked on the page, and its clear button takes the marks away', async () => {
    const location = {
      path: '/docs/a/',
      search: '?_highlight=two&_highlight=words&x=1',
      hash: '#b',
    }
    const host = testHost(site, location)
    const { input, box } = await searchBox(undefined, { host })
    expect(input.value).toBe('two words')
    await act(async () => find<HTMLFormElement>(box, 'form').reset())
    expect(host.navigate).toHaveBeenCalledWith('/docs/a/?x=1#b')
    expect(find(box, '.landing-search-clear').getAttribute('aria-label')).toBe('Clear the search')
  })

  it('is a dialog on narrow screens', async () => {
    fakeMedia({ [DESKTOP]: false })
    const { box } = await searchBox()
    await act(async () => find(box, '.landing-search-open').click())
    const field = await appears(box, 'dialog[open] [role="combobox"]')
    const dialog = find<HTMLDialogElement>(box, 'dialog')
    expect(document.activeElement).toBe(field)
    expect(find(dialog, '.landing-suggestions-note').textContent).toBe(
      'Type to search titles, headings and text.',
    )
    // One Escape, whatever is in the field.
    type(find(dialog, 'input'), 'st')
    await settle(5)
    press(find(dialog, 'input'), 'Escape')
    await settle(5)
    expect(box.querySelector('dialog')).toBeNull()
  })
})
