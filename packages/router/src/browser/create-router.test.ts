// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://example.org/site/a/" }
import { describe, expect, it, vi } from 'vitest'
import { at, click, find, flush, pop, router, site, start } from '../fixtures/page'
import { missing } from '../fixtures/site'

describe('clicks', () => {
  it('on links to pages show the page', async () => {
    start()
    expect(click('to-b')).toBe(false)
    await flush()
    expect(router.state.location.path).toBe('/b/')
    expect(at()).toBe('/site/b/')
  })

  it('with a modifier or on files are left to the browser', async () => {
    start()
    find('to-b').addEventListener('click', (event) => event.stopImmediatePropagation(), {
      once: true,
    })
    const prevented: boolean[] = []
    addEventListener('click', (event) => {
      prevented.push(event.defaultPrevented)
      event.preventDefault()
    })
    click('to-file')
    click('to-b', { ctrlKey: true })
    await flush()
    expect(prevented.every((was) => !was)).toBe(true)
    expect(router.state.location.path).toBe('/a/')
  })

  it('on paths of others are left to the browser', async () => {
    start({ isForeign: (path) => path.startsWith('/de/') })
    addEventListener('click', (event) => event.preventDefault(), { once: true })
    click('to-de')
    await flush()
    expect(site.requests).toEqual([])
  })

  it('on a hash of the page are left to the browser, and win over a navigation', async () => {
    start()
    const gate = site.hold('/b/')
    click('to-b')
    click('to-part')
    gate.open()
    await flush()
    expect(router.state.location.path).toBe('/a/')
  })

  it('count no more after dispose', () => {
    start()
    router.dispose()
    addEventListener('click', (event) => event.preventDefault(), { once: true })
    click('to-b')
    expect(site.requests).toEqual([])
    expect(document.querySelector('.landing-announcer')).toBeNull()
  })
})

describe('a slow navigation', () => {
  const bar = () => document.querySelector('.landing-progress')

  it('shows the bar after 200 ms, until the page is there', async () => {
    start()
    const gate = site.hold('/b/')
    router.navigate('/b/')
    await vi.advanceTimersByTimeAsync(199)
    expect(bar()).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    expect(bar()).not.toBeNull()
    expect(router.state.pending).toBe(true)
    gate.open()
    await vi.advanceTimersByTimeAsync(400)
    expect(bar()).toBeNull()
  })

  it('shows no bar when the page is there sooner, or when the page stays', async () => {
    start()
    await router.navigate('/b/')
    await router.navigate('?q=1')
    await vi.advanceTimersByTimeAsync(1000)
    expect(bar()).toBeNull()
  })

  it('is given up when the document is left', async () => {
    start()
    site.hold('/b/')
    router.navigate('/b/')
    await vi.advanceTimersByTimeAsync(200)
    dispatchEvent(new Event('pagehide'))
    expect(router.state.pending).toBe(false)
    await vi.advanceTimersByTimeAsync(400)
    expect(bar()).toBeNull()
  })
})

describe('back to a page that fails', () => {
  it('reloads the document, whose address it already has', async () => {
    start()
    const first = history.state
    await router.navigate('/b/')
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    site.answer('/a/', missing)
    await pop('/site/a/', first)
    expect(reload).toHaveBeenCalledTimes(1)
  })
})

/** Prototype of `relList`; the test environment has no name for it. */
const tokenList = (): DOMTokenList => Object.getPrototypeOf(document.createElement('link').relList)

describe('prefetch and preload', () => {
  it('hints at links in view once, but not at the page itself or at files', async () => {
    vi.spyOn(tokenList(), 'supports').mockReturnValue(true)
    start()
    for (const link of document.links) link.classList.add('seen')
    await vi.advanceTimersByTimeAsync(10)
    router.prefetch('/b/')
    const hints = [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'))
    expect(hints).toEqual(['/site/b/', '/site/de/b/'])
    expect(site.requests).toEqual([])
  })

  it('watches only links to other pages: long pages have thousands of others', async () => {
    const observe = vi.spyOn(IntersectionObserver.prototype, 'observe')
    start()
    await vi.advanceTimersByTimeAsync(10)
    const watched = observe.mock.calls.map(([link]) => link.id)
    expect(watched).toEqual(['to-b', 'to-de'])
  })

  it('hints at no links when switched off', async () => {
    start({ prefetch: false })
    for (const link of document.links) link.classList.add('seen')
    await vi.advanceTimersByTimeAsync(10)
    expect(document.querySelector('link')).toBeNull()
    expect(site.requests).toEqual([])
  })

  it('loads the page where the browser supports no hints', async () => {
    vi.spyOn(tokenList(), 'supports').mockReturnValue(false)
    start()
    router.prefetch('/b/')
    router.prefetch('/b/')
    await flush()
    expect(site.requests).toEqual(['/b/'])
  })

  it('preloads a link that the pointer rests on', async () => {
    start()
    find('to-b').dispatchEvent(new Event('mouseover', { bubbles: true, composed: true }))
    await vi.advanceTimersByTimeAsync(65)
    expect(site.requests).toEqual(['/b/'])
  })

  it('does neither with data saver', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    start()
    router.prefetch('/b/')
    find('to-b').dispatchEvent(new Event('mouseover', { bubbles: true, composed: true }))
    await vi.advanceTimersByTimeAsync(100)
    expect(site.requests).toEqual([])
    expect(document.querySelector('link')).toBeNull()
  })
})
