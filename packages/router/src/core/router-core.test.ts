import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setUp } from '../fixtures/core'
import { missing, testPage } from '../fixtures/site'
import { NetworkError } from './router'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})

describe('the first page', () => {
  it('is shown without a request, and is the initial state', () => {
    const { router, site, shown } = setUp()
    expect(router.state).toBe(router.initial)
    expect(router.state).toEqual({
      location: { path: '/a/', search: '', hash: '' },
      pending: false,
    })
    expect(site.requests).toEqual([])
    expect(shown).toEqual([])
  })

  it('has search string and hash, but not while hydrating', () => {
    const { router } = setUp({ at: '/site/a/index.html?q=1#h' })
    expect(router.state.location).toEqual({ path: '/a/', search: '?q=1', hash: '#h' })
    expect(router.initial.location).toEqual({ path: '/a/', search: '', hash: '' })
  })
})

describe('navigate', () => {
  it('keeps the old page and address until the new page is loaded', async () => {
    const { router, site, history, shown } = setUp()
    const gate = site.hold('/b/')
    const done = router.navigate('/b/?q=1#h')
    await vi.advanceTimersByTimeAsync(100)
    expect(shown).toEqual([])
    expect(history.href).toBe('/site/a/')
    gate.open()
    await done
    expect(shown).toEqual(['/b/'])
    expect(router.state).toEqual({
      location: { path: '/b/', search: '?q=1', hash: '#h' },
      pending: false,
    })
    expect(history.href).toBe('/site/b/?q=1#h')
  })

  it('shows the page with the new address and state, and tells the listeners in the same update', async () => {
    const order: string[] = []
    const { router, history } = setUp({
      show: (page, { from, to, kind }) =>
        order.push(`${kind} ${page.title} ${from.path} ${to.path} ${history.href}`),
    })
    router.subscribe(() => order.push(router.state.location.path))
    router.renderWith((update) => {
      order.push('before')
      update()
      order.push('after')
    })
    await router.navigate('/b/')
    expect(order).toEqual(['before', 'push /b/ /a/ /b/ /site/b/', '/b/', 'after'])
  })

  it('commits only the latest navigation, whichever answers first', async () => {
    const { router, site, history, shown } = setUp()
    const b = site.hold('/b/')
    const c = site.hold('/c/')
    const toB = router.navigate('/b/')
    const toC = router.navigate('/c/')
    c.open()
    await toC
    b.open()
    await toB
    expect(shown).toEqual(['/c/'])
    expect(history.href).toBe('/site/c/')
  })

  it('returns to the current page while another is pending', async () => {
    const { router, site, shown } = setUp()
    const b = site.hold('/b/')
    const toB = router.navigate('/b/')
    await router.navigate('#part')
    b.open()
    await toB
    expect(shown).toEqual([])
    expect(router.state.location).toEqual({ path: '/a/', search: '', hash: '#part' })
  })

  it('loads nothing when only search string or hash change', async () => {
    const { router, site, history } = setUp()
    await router.navigate('?q=1')
    await router.navigate('/a?q=1#h')
    expect(history.href).toBe('/site/a/?q=1#h')
    expect(site.requests).toEqual([])
  })

  it('adds a history entry, or replaces it on request or when nothing differs', async () => {
    const { router, history } = setUp()
    router.listen(new AbortController().signal)
    const replace = vi.spyOn(history, 'replace')
    await router.navigate('/b/')
    expect(replace).not.toHaveBeenCalled()
    await router.navigate('/b/')
    expect(replace).toHaveBeenCalledTimes(1)
    await router.navigate('/c/', { replace: true })
    expect(replace).toHaveBeenCalledTimes(2)
    history.go(-1)
    expect(history.href).toBe('/site/a/')
  })

  it('is pending after 200 ms, counted from the first of several clicks', async () => {
    const { router, site } = setUp()
    site.hold('/b/')
    const c = site.hold('/c/')
    router.navigate('/b/')
    await vi.advanceTimersByTimeAsync(150)
    const done = router.navigate('/c/')
    await vi.advanceTimersByTimeAsync(49)
    expect(router.state.pending).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(router.state.pending).toBe(true)
    c.open()
    await done
    expect(router.state.pending).toBe(false)
  })

  it('is never pending when the page loads sooner', async () => {
    const { router } = setUp()
    const pending: boolean[] = []
    router.subscribe(() => pending.push(router.state.pending))
    await router.navigate('/b/')
    await vi.advanceTimersByTimeAsync(1000)
    expect(pending).toEqual([false])
  })

  it('calls observers before and after, until their signal aborts', async () => {
    const { router, history } = setUp()
    const order: string[] = []
    const observing = new AbortController()
    router.observe({}, observing.signal)
    router.observe(
      {
        leave: () => order.push(history.href),
        arrive: ({ to }) => order.push(`${history.href} ${to.path}`),
      },
      observing.signal,
    )
    await router.navigate('/b/')
    observing.abort()
    await router.navigate('/c/')
    expect(order).toEqual(['/site/a/', '/site/b/ /b/'])
  })
})

describe('back and forward', () => {
  it('shows the page of the cache, and leaves the key of the entry', async () => {
    const { router, site, history, shown } = setUp()
    router.listen(new AbortController().signal)
    const first = history.key
    await router.navigate('/b/')
    await router.navigate('/a/')
    expect([first, history.key].every((key) => Number(key) > 0)).toBe(true)
    expect(history.key).not.toBe(first)
    const keys = history.key
    site.requests.length = 0
    history.go(-1)
    await vi.advanceTimersByTimeAsync(0)
    history.go(1)
    await vi.advanceTimersByTimeAsync(0)
    expect(shown).toEqual(['/b/', '/a/', '/b/', '/a/'])
    expect(site.requests).toEqual([])
    expect(history.key).toBe(keys)
  })

  it('stays, back and forward again before the page was there, without an error', async () => {
    const { router, site, history, shown } = setUp()
    router.listen(new AbortController().signal)
    await router.navigate('/b/')
    const { open } = site.hold('/a/')
    history.go(-1)
    history.go(1)
    open()
    await vi.advanceTimersByTimeAsync(0)
    expect(shown).toEqual(['/b/'])
    expect(router.state.location.path).toBe('/b/')

    vi.spyOn(console, 'warn').mockImplementationOnce(() => {})
    router.invalidate()
    site.answer('/a/', () => Promise.reject(new NetworkError()))
    history.go(-1)
    await vi.advanceTimersByTimeAsync(0)
    expect(router.state.error).toBeDefined()
    history.go(1)
    await vi.advanceTimersByTimeAsync(0)
    expect(router.state.error).toBeUndefined()
  })

  it('gives a key to an entry of the browser, and scrolls: the browser has not', async () => {
    const onCommit = vi.fn()
    const { router, history } = setUp({ show: (_, { scroll }) => onCommit(scroll) })
    router.listen(new AbortController().signal)
    history.push('/site/b/', '')
    history.go(0)
    await vi.advanceTimersByTimeAsync(0)
    expect(Number(history.key)).toBeGreaterThan(0)
    expect(onCommit).toHaveBeenLastCalledWith(true)
  })
})

describe('preload, refresh and invalidate', () => {
  it('preloads a page, so that showing it requests nothing', async () => {
    const { router, site, shown } = setUp()
    await router.preload('/b#h')
    expect(site.requests).toEqual(['/b/'])
    await router.navigate('/b/')
    expect(site.requests).toHaveLength(1)
    expect(shown).toEqual(['/b/'])
  })

  it('shows a preloaded page within the task of the click', async () => {
    const { router, shown } = setUp()
    await router.preload('/b/')
    router.navigate('/b/')
    for (let n = 0; n < 5; n++) await null
    expect(shown).toEqual(['/b/'])
  })

  it('rejects a preload that fails, without consequences', async () => {
    const { router, site, loadWhole } = setUp()
    site.answer('/gone/', missing)
    await expect(router.preload('/gone/')).rejects.toThrow('404')
    expect(loadWhole).not.toHaveBeenCalled()
  })

  it('loads and shows the current page again', async () => {
    const { router, site, history, shown } = setUp({ at: '/site/a/?q=1#h' })
    site.answer('/a/', () => testPage('/a/', 'Edited'))
    await router.refresh()
    expect(site.load).toHaveBeenCalledWith('/a/', { fresh: true })
    expect(shown).toEqual(['Edited'])
    expect(history.href).toBe('/site/a/?q=1#h')
  })

  it('loads a page again once it is invalidated', async () => {
    const { router, site } = setUp()
    await router.preload('/b/')
    router.invalidate()
    await router.navigate('/b/')
    expect(site.requests).toEqual(['/b/', '/b/'])
  })
})

describe('href', () => {
  it.each([
    ['/b/', '/site/b/'],
    ['/b?q=1#h', '/site/b/?q=1#h'],
    ['/img/logo.svg', '/site/img/logo.svg'],
    ['/', '/site/'],
  ])('of %s is %s', (route, href) => {
    expect(setUp().router.href(route)).toBe(href)
  })
})
