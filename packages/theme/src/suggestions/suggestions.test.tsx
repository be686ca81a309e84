// @vitest-environment happy-dom
import type { NavbarItem, SearchResult } from '@landing/schema'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { testHost } from '../fixtures/host'
import { find, press, settle } from '../fixtures/mount'
import { contexts, hits, searchBox, setUpSearch } from '../fixtures/mount-search-box'
import { testHit, testSearch } from '../fixtures/search'
import { testSite } from '../fixtures/site'
import { entryLinks } from './entry-links'

const site = testSite()

setUpSearch()

describe('suggestions', () => {
  it('stand by page, with breadcrumbs and marks', async () => {
    const { ask, options, popup, search } = await searchBox()
    await ask('st')
    expect(search.search.mock.lastCall?.[0]).toMatchObject({ text: 'st', limit: 8, syntax: 'full' })
    const titles = (part: string) =>
      options().map((option) => option.querySelector(`.landing-suggestion-${part}`)?.innerHTML)
    expect(titles('page')).toEqual(['<mark>St</mark>art', undefined, '<mark>Ot</mark>her'])
    expect(titles('section')).toEqual([undefined, '<mark>In</mark>stall', undefined])
    const [group] = popup()?.querySelectorAll('[role="group"]') ?? []
    expect(group?.getAttribute('aria-label')).toBe('Start')
    expect(group?.querySelectorAll('[role="option"]')).toHaveLength(2)
    expect(group?.querySelector('.landing-suggestion-trail')?.textContent).toBe('Guide')
    expect(options()[1]?.getAttribute('href')).toBe('/site/docs/start/?_highlight=st#install')
  })

  it('of a section begin with the title of its page', async () => {
    const section = testHit('Exporter', 'Export a subaccount')
    const { ask, options } = await searchBox(testSearch(() => ({ hits: [section] })))
    await ask('subaccount')
    expect(options().map((option) => option.textContent)).toEqual([
      'ExporterGuideExport a subaccount',
    ])
  })

  it('are at most eight', async () => {
    const many = Array.from({ length: 12 }, (_, index) => testHit(`Page${index}`))
    const { ask, options } = await searchBox(testSearch(() => ({ hits: many })))
    await ask('page')
    expect(options()).toHaveLength(8)
  })

  it('label pages of an API reference', async () => {
    const hit = testHit('Widget', '', { u: '/site/docs/api-reference/widget/' })
    const u = '/site/docs/api-reference/gadget/'
    const named = testHit('Gadget', '', { u, b: ['Api reference', 'Guide'] })
    const hits = [hit, testHit('Other'), named]
    const { ask, options } = await searchBox(testSearch(() => ({ hits })))
    await ask('x')
    expect(options().map((option) => option.textContent)).toEqual([
      'WidgetAPI Reference › Guide',
      'OtherGuide',
      'GadgetAPI Reference › Guide',
    ])
  })

  it('say when there are none', async () => {
    const { ask, popup, box } = await searchBox(testSearch(() => ({})))
    await ask('zzz')
    expect(popup()?.querySelector('.landing-suggestions-title')?.textContent).toBe('No results')
    expect(popup()?.querySelector('.landing-suggestions-empty a')?.textContent).toBe('Guide')
    await settle(300)
    expect(find(box, '[role="status"]').textContent).toBe('No results')
    expect(popup()?.querySelector('.landing-suggestions-foot')).toBeNull()
  })

  it('announce their number', async () => {
    const { ask, box } = await searchBox()
    await ask('st')
    // Not at each key: when typing rests.
    expect(find(box, '[role="status"]').textContent).toBe('')
    await settle(300)
    expect(find(box, '[role="status"]').textContent).toBe('3 suggestions')
  })

  it('say what is wrong with a query, and nothing of corrections then', async () => {
    const problem = {
      message: 'There is no field foo.',
      help: 'Fields: title, tag.',
      start: 0,
      end: 3,
    }
    const { ask, popup } = await searchBox(
      testSearch(() => ({ hits, problem, corrected: 'for:bar' })),
    )
    await ask('foo:bar')
    expect(popup()?.querySelector('.landing-suggestions-problem')?.textContent).toBe(
      'There is no field foo. Fields: title, tag. Until then it is read as plain words.',
    )
    expect(popup()?.textContent).not.toContain('Showing results for')
  })

  it('say what was searched instead', async () => {
    const { ask, popup } = await searchBox(testSearch(() => ({ hits, corrected: 'start' })))
    await ask('satrt')
    expect(popup()?.textContent).toContain('Showing results for "start"')
  })

  it('name words that no page has', async () => {
    const { ask, popup } = await searchBox(testSearch(() => ({ hits, missing: ['choco'] })))
    await ask('choco st')
    expect(popup()?.textContent).toContain('Nothing contains choco')
  })

  it.each([
    [{ corrected: 'start' }, 'Showing results for "start"'],
    [{ missing: ['choco'] }, 'Nothing contains choco'],
    [{ problem: { message: 'No field.', help: '', start: 0, end: 1 } }, 'No field.'],
  ])('announce %o after their number', async (notes, said) => {
    const { ask, box } = await searchBox(testSearch(() => ({ hits, ...notes })))
    await ask('satrt')
    expect(find(box, '[role="status"]').textContent).toBe('')
    await settle(300)
    expect(find(box, '[role="status"]').textContent).toBe(`3 suggestions${said}`)
  })

  it('say when the index cannot be loaded, log why, and try again', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const error = new Error('offline')
    let tries = 0
    const search = testSearch(() => {
      tries += 1
      return tries === 1 ? Promise.reject(error) : { hits }
    })
    const { ask, popup, options, box, input } = await searchBox(search)
    await ask('st')
    expect(popup()?.textContent).toContain('The search index could not be loaded.')
    expect(log.mock.calls).toEqual([[error]])
    log.mockRestore()
    const retry = find(box, '.landing-suggestions [role="alert"] button')
    await act(async () => {
      retry.focus()
      retry.click()
    })
    await settle(5)
    expect(options()).toHaveLength(3)
    expect(document.activeElement).toBe(input)
  })

  it('announce again that the index cannot be loaded', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const { ask, box } = await searchBox(testSearch(() => Promise.reject(new Error('offline'))))
    await ask('st')
    const alert = find(box, '.landing-suggestions [role="alert"]')
    await act(async () => find(alert, 'button').click())
    await settle(5)
    expect(alert.isConnected).toBe(false)
    expect(find(box, '.landing-suggestions [role="alert"]').textContent).toBe(alert.textContent)
    log.mockRestore()
  })

  it('say why, where the provider does', async () => {
    const error = Object.assign(new Error('The search index has format 1.'), {
      help: 'Build the site again.',
    })
    const log = vi.spyOn(console, 'error')
    const { ask, popup } = await searchBox(testSearch(() => Promise.reject(error)))
    await ask('st')
    const paragraphs = [...(popup()?.querySelectorAll('[role="alert"] p') ?? [])]
    expect(paragraphs.map((each) => each.textContent)).toEqual([
      'The search index could not be loaded.',
      'The search index has format 1. Build the site again.',
    ])
    expect(log).not.toHaveBeenCalled()
    log.mockRestore()
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

describe('an empty field', () => {
  const docs = site.docs.map((set) => ({
    ...set,
    versions: set.versions.map((version) => ({ ...version, tagsPath: '/docs/tags/' })),
  }))
  const entries = (items: readonly NavbarItem[]) =>
    entryLinks({ ...site, docs, theme: { ...site.theme, navbar: { items } } }, 'Tags').map(
      ({ label }) => label,
    )

  it('offers the first pages of the sidebars, then the links of the bar into the site, once each', () => {
    const items: NavbarItem[] = [
      { label: 'Again', to: '/docs/start' },
      { label: 'Away', href: 'https://example.org' },
      {
        type: 'dropdown',
        label: 'More',
        items: ['A', 'B', 'C', 'D'].map((label) => ({ label, to: `/${label}` })),
      },
    ]
    expect(entries(items)).toEqual(['Guide', 'A', 'B', 'C', 'Tags'])
  })

  it('offers the pages that the configuration names', () => {
    expect(entries([{ type: 'search', links: [{ label: 'Begin', to: '/begin' }] }])).toEqual([
      'Begin',
      'Tags',
    ])
    expect(entries([{ type: 'search', links: [] }])).toEqual(['Tags'])
  })
})

describe('the footer of the suggestions', () => {
  const foot = (popup: HTMLElement | null) => popup?.querySelector('.landing-suggestions-foot a')

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

  it.each(['the chip in the field', 'Backspace in the empty field'])(
    'leaves the context of the page by %s',
    async (way) => {
      const search = testSearch(() => ({ hits }), contexts)
      const host = testHost(site, { path: '/docs/a/' })
      const { ask, input, popup, box } = await searchBox(search, { host })
      await ask('st')
      const chip = find(box, '.landing-search-form > .landing-search-scope')
      expect(chip.textContent).toBe('in Guide×')
      expect(chip.getAttribute('aria-label')).toBe('Search everywhere, not only in Guide')
      expect(input.getAttribute('aria-description')).toBe('in Guide')
      if (way.startsWith('Backspace')) {
        press(input, 'Backspace')
        expect(chip.isConnected).toBe(true)
        await ask('')
        press(input, 'Backspace')
        await ask('st')
      } else await act(async () => chip.click())
      await settle(0)
      expect(chip.isConnected).toBe(false)
      expect(input.hasAttribute('aria-description')).toBe(false)
      expect(search.search.mock.lastCall?.[0]).not.toHaveProperty('context')
      expect(foot(popup())?.textContent).toBe('See all results')
    },
  )

  it('adds a page from elsewhere that has the very title', async () => {
    const titled = testHit('ST')
    const search = testSearch(
      ({ context }) => ({ hits: context ? hits : [titled, testHit('Foreign'), ...hits] }),
      contexts,
    )
    const host = testHost(site, { path: '/docs/a/' })
    const { ask, activeText, options, popup } = await searchBox(search, { host })
    await ask('st')
    expect(activeText()).toBe('Start')
    await settle(150)
    expect(activeText()).toBe('ST')
    expect(options()).toHaveLength(4)
    expect(popup()?.textContent).toContain('Includes a page outside "Guide" with this title.')
    expect(foot(popup())?.textContent).toBe('See all results within "Guide"')
    search.search.mockClear()
    await ask('start')
    await settle(150)
    // A page of the context has it.
    expect(search.search).toHaveBeenCalledOnce()
  })

  it.each([
    ['there is nothing in it', {}],
    ['only another word is in it', { hits, corrected: 'sat' }],
  ])('leads out of the context when %s', async (_, inside) => {
    const search = testSearch(({ context }) => (context ? inside : { hits }), contexts)
    const { ask, options, popup } = await searchBox(search, {
      host: testHost(site, { path: '/docs/a/' }),
    })
    await ask('st')
    expect(options()).toHaveLength(3)
    expect(popup()?.textContent).toContain('Nothing in "Guide". Found elsewhere:')
    expect(foot(popup())?.textContent).toBe('See all results outside "Guide"')
    expect(foot(popup())?.getAttribute('href')).toBe('/site/search/?q=st')
  })

  it('does not lead out of contexts that are kept apart', async () => {
    const apart = testSite({ separateContexts: true })
    const host = testHost(apart, { path: '/docs/a/' })
    const { ask, popup } = await searchBox(
      testSearch(() => ({}), contexts),
      { host },
      apart,
    )
    await ask('st')
    expect(popup()?.textContent).toContain('No results')
    expect(foot(popup())).toBeNull()
  })
})
