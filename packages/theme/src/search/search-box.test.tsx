// @vitest-environment happy-dom
import type { SearchResult } from '@landing/schema'
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { DESKTOP } from '../behaviours/breakpoint'
import { testHost, toHtml } from '../fixtures/host'
import { fakeMedia, find, mount, press, settle, type, unmountAll } from '../fixtures/mount'
import { testHit, testSearch } from '../fixtures/search'
import { testDoc, testSite, testVersion } from '../fixtures/site'
import { SearchBox } from './search-box'

const site = testSite()
const contexts = [{ id: 'guide', label: 'Guide', paths: ['/docs/'] }]
const hits = [testHit('Start'), testHit('Start', 'Install'), testHit('Other')]

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

// What loads late is there at once, so that tests need not wait for it.
beforeAll(() => import('./search-popup'))
beforeEach(() => {
  localStorage.clear()
  fakeMedia({ [DESKTOP]: true })
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '')
  }
})
afterEach(async () => {
  vi.restoreAllMocks()
  await unmountAll()
})

async function searchBox(search = testSearch(() => ({ hits, words: ['st'] })), around = {}) {
  const host = testHost(site, { path: '/elsewhere/' })
  const { box, show } = await mount(site, <SearchBox />, { search, host, ...around })
  const input = find<HTMLInputElement>(box, '.search-form > input')
  const focus = async () => {
    await act(async () => input.focus())
    await settle(30)
  }
  return {
    box,
    show,
    host,
    search,
    input,
    focus,
    ask: async (text: string) => {
      if (document.activeElement !== input) await focus()
      type(input, text)
      await settle(5)
    },
    popup: () => box.querySelector<HTMLElement>('.suggestions'),
    options: () => [...box.querySelectorAll<HTMLElement>('[role="option"]')],
    activeText: () =>
      document
        .getElementById(input.getAttribute('aria-activedescendant') ?? '')
        ?.querySelector('.suggestion-title')?.textContent,
  }
}

describe('the box', () => {
  it('is a form that leads to the search page, before and without script', () => {
    const html = toHtml(site, <SearchBox />, { search: testSearch(() => ({})) })
    expect(html).toContain('<form class="search-form" action="/site/search/">')
    expect(html).toContain(
      'placeholder="Search" aria-label="Search" aria-keyshortcuts="Control+K Meta+K"',
    )
    expect(html).toContain('name="q"')
    expect(html).not.toContain('role="combobox"')
    expect(html).toContain('<search class="search" data-search-box="" data-swap="keep">')
  })

  it('carries the scope of its page for scripts', () => {
    const versions = [testVersion('2.0', { isLast: true }), testVersion('1.0')]
    const [en] = site.locales
    const ar = { ...en!, code: 'ar', base: '/site/ar/' }
    const whole = testSite({ docs: [{ id: 'default', versions }], locale: ar, locales: [en!, ar] })
    const html = toHtml(whole, <SearchBox page={testDoc({ version: '1.0' })} />)
    expect(html).toContain('data-version="1.0" data-locale="ar"')
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

  it('loads the index when a pointer comes over it, and shows what its words find', async () => {
    const { box, search, input, popup } = await searchBox()
    input.value = 'start'
    await act(async () => {
      find(box, 'form').dispatchEvent(new PointerEvent('pointerenter'))
    })
    await settle(30)
    expect(search.load).toHaveBeenCalled()
    expect(popup()).not.toBeNull()
    await act(async () => {
      find(box, 'form').dispatchEvent(new PointerEvent('pointerleave'))
    })
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
    expect(search.load).toHaveBeenCalledWith({ locale: 'ar' })
    await settle(30)
    type(input, 'st')
    await settle(5)
    expect(search.search.mock.lastCall?.[0]).toMatchObject({ locale: 'ar', context: 'guide' })
    expect(find(box, '.suggestions-foot a').getAttribute('href')).toBe(
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
    expect(find(box, '.search-clear').getAttribute('aria-label')).toBe('Clear the search')
  })

  it('is a dialog on narrow screens', async () => {
    fakeMedia({ [DESKTOP]: false })
    const { box } = await searchBox()
    await act(async () => find(box, '.search-open').click())
    await settle(30)
    const dialog = find<HTMLDialogElement>(box, 'dialog')
    expect(dialog.hasAttribute('open')).toBe(true)
    expect(document.activeElement).toBe(find(dialog, 'input'))
    expect(find(dialog, 'input').getAttribute('role')).toBe('combobox')
    expect(find(dialog, '.suggestions-note').textContent).toBe(
      'Type to search titles, headings and text.',
    )
    // One Escape, whatever stands in the field.
    type(find(dialog, 'input'), 'st')
    await settle(5)
    press(find(dialog, 'input'), 'Escape')
    await settle(5)
    expect(box.querySelector('dialog')).toBeNull()
  })
})

describe('suggestions', () => {
  it('stand by page, with breadcrumbs and marks', async () => {
    const { ask, options, popup, search } = await searchBox()
    await ask('st')
    expect(search.search.mock.lastCall?.[0]).toMatchObject({ text: 'st', limit: 8, syntax: 'full' })
    expect(options().map((option) => option.querySelector('.suggestion-title')?.innerHTML)).toEqual(
      ['<mark>St</mark>art', '<mark>In</mark>stall', '<mark>Ot</mark>her'],
    )
    const [group] = popup()?.querySelectorAll('[role="group"]') ?? []
    expect(group?.getAttribute('aria-label')).toBe('Start')
    expect(group?.querySelectorAll('[role="option"]')).toHaveLength(2)
    expect(group?.querySelector('.suggestion-trail')?.textContent).toBe('Guide')
    expect(options()[1]?.getAttribute('href')).toBe('/site/docs/start/?_highlight=st#install')
  })

  it('are at most eight', async () => {
    const many = Array.from({ length: 12 }, (_, index) => testHit(`Page${index}`))
    const { ask, options } = await searchBox(testSearch(() => ({ hits: many })))
    await ask('page')
    expect(options()).toHaveLength(8)
  })

  it('call a page of an API reference without a title by its kind', async () => {
    const hit = testHit('', '', {
      u: '/site/docs/api-reference/x/',
      title: { text: '', ranges: [] },
    })
    const { ask, options } = await searchBox(testSearch(() => ({ hits: [hit] })))
    await ask('x')
    expect(options()[0]?.textContent).toContain('API Reference')
  })

  it('say when there are none', async () => {
    const { ask, popup, box } = await searchBox(testSearch(() => ({})))
    await ask('zzz')
    expect(popup()?.querySelector('.suggestions-title')?.textContent).toBe('No results')
    await settle(300)
    expect(find(box, '[role="status"]').textContent).toBe('No results')
    expect(popup()?.querySelector('.suggestions-foot')).toBeNull()
  })

  it('announce their number', async () => {
    const { ask, box } = await searchBox()
    await ask('st')
    // Not at each key: when typing rests.
    expect(find(box, '[role="status"]').textContent).toBe('')
    await settle(300)
    expect(find(box, '[role="status"]').textContent).toBe('3 suggestions')
  })

  it('say what was searched instead', async () => {
    const { ask, popup } = await searchBox(testSearch(() => ({ hits, corrected: 'start' })))
    await ask('satrt')
    expect(popup()?.textContent).toContain('Showing results for “start”')
  })

  it('say when the index cannot be loaded, and try again', async () => {
    let tries = 0
    const search = testSearch(() => {
      tries += 1
      return tries === 1 ? Promise.reject(new Error('offline')) : { hits }
    })
    const { ask, popup, options, box } = await searchBox(search)
    await ask('st')
    expect(popup()?.textContent).toContain('The search index could not be loaded.')
    await act(async () => find(box, '.suggestions [role="alert"] button').click())
    await settle(5)
    expect(options()).toHaveLength(3)
  })

  it('say why, where the provider does', async () => {
    const error = Object.assign(new Error('The search index has format 1.'), {
      hint: 'Build the site again.',
    })
    const { ask, popup } = await searchBox(testSearch(() => Promise.reject(error)))
    await ask('st')
    const paragraphs = [...(popup()?.querySelectorAll('[role="alert"] p') ?? [])]
    expect(paragraphs.map((each) => each.textContent)).toEqual([
      'The search index could not be loaded.',
      'The search index has format 1. Build the site again.',
    ])
  })

  it('of an older query never replace those of a newer one', async () => {
    const waiting: ((result: Partial<SearchResult>) => void)[] = []
    const search = testSearch(() => new Promise((done) => waiting.push(done)))
    const { ask, options } = await searchBox(search)
    await ask('s')
    await ask('st')
    await act(async () => waiting[1]?.({ hits: [testHit('New')] }))
    await act(async () => waiting[0]?.({ hits: [testHit('Old')] }))
    expect(options().map((option) => option.id !== '' && option.textContent)).toEqual(['NewGuide'])
  })
})

describe('the footer of the suggestions', () => {
  const foot = (popup: HTMLElement | null) => popup?.querySelector('.suggestions-foot a')

  it('leads to all results', async () => {
    const { ask, popup } = await searchBox()
    await ask('st')
    expect(foot(popup())?.textContent).toBe('See all results')
    expect(foot(popup())?.getAttribute('href')).toBe('/site/search/?q=st')
  })

  it('leads to those within the context of the page', async () => {
    const search = testSearch(() => ({ hits }), contexts)
    const { ask, popup } = await searchBox(search, { host: testHost(site, { path: '/docs/a/' }) })
    await ask('st')
    expect(search.search.mock.lastCall?.[0]).toMatchObject({ context: 'guide' })
    expect(foot(popup())?.textContent).toBe('See all results within "Guide"')
    expect(foot(popup())?.getAttribute('href')).toBe('/site/search/?q=st&ctx=guide')
  })

  it('leads out of the context when there is nothing in it', async () => {
    const search = testSearch(() => ({}), contexts)
    const { ask, popup } = await searchBox(search, { host: testHost(site, { path: '/docs/a/' }) })
    await ask('st')
    expect(foot(popup())?.textContent).toBe('See all results outside "Guide"')
    expect(foot(popup())?.getAttribute('href')).toBe('/site/search/?q=st')
  })
})

describe('the keyboard', () => {
  it('makes a combobox of the field, as long as the list is there', async () => {
    const { ask, input, popup } = await searchBox()
    await ask('st')
    expect(input.getAttribute('role')).toBe('combobox')
    expect(input.getAttribute('aria-autocomplete')).toBe('list')
    expect(input.getAttribute('aria-expanded')).toBe('true')
    expect(popup()?.querySelector('[role="listbox"]')?.id).toBe(input.getAttribute('aria-controls'))
  })

  it('goes down and up through the options and the text', async () => {
    const { ask, input, activeText } = await searchBox()
    await ask('st')
    expect(activeText()).toBeUndefined()
    for (const text of ['Start', 'Install', 'Other', undefined, 'Start']) {
      press(input, 'ArrowDown')
      expect(activeText()).toBe(text)
    }
    press(input, 'ArrowUp')
    press(input, 'ArrowUp')
    expect(activeText()).toBe('Other')
  })

  it('goes to the first and the last option from inside the list, and in the text otherwise', async () => {
    const { ask, input, activeText } = await searchBox()
    await ask('st')
    expect(press(input, 'End').defaultPrevented).toBe(false)
    press(input, 'ArrowDown')
    expect(press(input, 'End').defaultPrevented).toBe(true)
    expect(activeText()).toBe('Other')
    press(input, 'Home')
    expect(activeText()).toBe('Start')
  })

  it('opens the option with Enter, with its words to be marked', async () => {
    const { ask, input, host, popup } = await searchBox()
    await ask('st')
    press(input, 'ArrowDown')
    press(input, 'ArrowDown')
    press(input, 'Enter')
    await settle()
    expect(host.navigate).toHaveBeenCalledWith('/docs/start/?_highlight=st#install')
    expect(popup()).toBeNull()
  })

  it('opens the search page with Enter, when no option is chosen', async () => {
    const { ask, input, host } = await searchBox()
    await ask('two words')
    press(input, 'Enter')
    await settle()
    expect(host.navigate).toHaveBeenCalledWith('/search/?q=two+words')
  })

  it('does nothing with Enter in an empty field', async () => {
    const { focus, input, host } = await searchBox()
    await focus()
    press(input, 'Enter')
    expect(host.navigate).not.toHaveBeenCalled()
  })

  it('closes with Escape, keeps text and focus, and opens again with an arrow', async () => {
    const { ask, input, popup } = await searchBox()
    await ask('st')
    expect(press(input, 'Escape').defaultPrevented).toBe(true)
    expect(popup()).toBeNull()
    expect(input.value).toBe('st')
    expect(document.activeElement).toBe(input)
    expect(input.getAttribute('aria-expanded')).toBe('false')
    press(input, 'ArrowDown')
    expect(popup()).not.toBeNull()
  })

  it('leaves the keys alone while a word is being composed', async () => {
    const { ask, input, host } = await searchBox()
    await ask('st')
    press(input, 'Enter', { isComposing: true })
    expect(host.navigate).not.toHaveBeenCalled()
  })
})

describe('a pointer', () => {
  it('opens a suggestion by a plain click, and leaves others to the browser', async () => {
    const { ask, options, host } = await searchBox()
    await ask('st')
    const click = async (rest: MouseEventInit = {}) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...rest })
      await act(async () => options()[2]?.dispatchEvent(event))
      return event
    }
    expect((await click({ ctrlKey: true })).defaultPrevented).toBe(false)
    expect(host.navigate).not.toHaveBeenCalled()
    expect((await click()).defaultPrevented).toBe(true)
    expect(host.navigate).toHaveBeenCalledWith('/docs/other/?_highlight=st')
  })

  it('outside the box closes it', async () => {
    const { ask, popup } = await searchBox()
    await ask('st')
    await act(async () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })))
    expect(popup()).toBeNull()
  })
})

describe('recent searches', () => {
  const KEY = 'landing.recent-searches'

  it('are kept in the browser when one led somewhere, newest first', async () => {
    localStorage.setItem(KEY, JSON.stringify(['Two', 'one', 'a', 'b', 'c']))
    const { ask, input } = await searchBox()
    await ask('two')
    expect(localStorage.getItem(KEY)).toContain('"Two"')
    press(input, 'Enter')
    await settle()
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(['two', 'one', 'a', 'b', 'c'])
  })

  it('are offered while the field is empty, and chosen like suggestions', async () => {
    localStorage.setItem(KEY, JSON.stringify(['start', 'other']))
    const { focus, input, options, popup } = await searchBox()
    await focus()
    expect(popup()?.textContent).toContain('Recent searches')
    expect(options().map((option) => option.textContent)).toEqual(['start', 'other'])
    press(input, 'ArrowDown')
    press(input, 'Enter')
    await settle(5)
    expect(input.value).toBe('start')
    expect(options()).toHaveLength(3)
  })

  it('are forgotten on demand', async () => {
    localStorage.setItem(KEY, JSON.stringify(['start']))
    const { focus, box, popup } = await searchBox()
    await focus()
    expect(find(box, '.suggestions-foot button').textContent).toBe('Clear recent searches')
    await act(async () => find(box, '.suggestions-foot button').click())
    expect(localStorage.getItem(KEY)).toBeNull()
    expect(popup()).toBeNull()
  })

  it('are none when the storage holds rubbish', async () => {
    localStorage.setItem(KEY, '{"not":')
    const { focus, popup } = await searchBox()
    await focus()
    expect(popup()).toBeNull()
  })
})
