import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createRouter } from './create-router'
import { build, type TestPage, testPage, testSite } from './fixtures/site'
import { createMemoryHistory } from './memory-history'
import type { RouterOptions } from './router'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  warn.mockClear()
})

/** A router where there is no document: what is shown, and when, without what is done to a page. */
function setUp(options: Partial<RouterOptions<TestPage>> & { at?: string } = {}) {
  const { at = '/site/a/', ...rest } = options
  const site = testSite('/site/')
  const history = createMemoryHistory(at)
  const load = vi.spyOn(history, 'load')
  const router = createRouter<TestPage>({
    base: '/site/',
    trailingSlash: true,
    build,
    first: testPage('/a/'),
    history,
    fetch: site.fetch,
    ...rest,
  })
  const seen: string[] = []
  router.subscribe(() => seen.push(router.state.page.path))
  return { site, history, load, router, seen }
}

describe('the first page', () => {
  it('is shown without a request, also as the server shows it', () => {
    const { router, site } = setUp()
    expect(router.state).toBe(router.initial)
    expect(router.state).toEqual({
      page: testPage('/a/'),
      location: { path: '/a/', search: '', hash: '' },
      pending: false,
    })
    expect(site.asked).toEqual([])
  })

  it('has search string and hash in the browser, but not while hydrating', () => {
    const { router } = setUp({ at: '/site/a/index.html?q=1#h' })
    expect(router.state.location).toEqual({ path: '/a/', search: '?q=1', hash: '#h' })
    expect(router.initial.location).toEqual({ path: '/a/', search: '', hash: '' })
  })
})

describe('navigate', () => {
  it('keeps the old page and address until the new page is there', async () => {
    const { router, site, history, seen } = setUp()
    const gate = site.hold('/b/')
    const done = router.navigate('/b/?q=1#h')
    await vi.advanceTimersByTimeAsync(100)
    expect(router.state.page.path).toBe('/a/')
    expect(history.href).toBe('/site/a/')
    gate.open()
    await done
    expect(router.state).toEqual({
      page: testPage('/b/'),
      location: { path: '/b/', search: '?q=1', hash: '#h' },
      pending: false,
    })
    expect(history.href).toBe('/site/b/?q=1#h')
    expect(seen).toEqual(['/b/'])
  })

  it('waits for what else the page needs', async () => {
    let ready = () => {}
    const prepare = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          ready = resolve
        }),
    )
    const { router } = setUp({ prepare })
    const done = router.navigate('/b/')
    await vi.advanceTimersByTimeAsync(10)
    expect(prepare).toHaveBeenCalledWith(testPage('/b/'))
    expect(router.state.page.path).toBe('/a/')
    ready()
    await done
    expect(router.state.page.path).toBe('/b/')
  })

  it('lets the latest navigation win, whichever answers first', async () => {
    const { router, site, history, seen } = setUp()
    const b = site.hold('/b/')
    const c = site.hold('/c/')
    const toB = router.navigate('/b/')
    const toC = router.navigate('/c/')
    c.open()
    await toC
    b.open()
    await toB
    expect(seen).toEqual(['/c/'])
    expect(history.href).toBe('/site/c/')
  })

  it('lets a return to the page shown win too', async () => {
    const { router, site } = setUp()
    const b = site.hold('/b/')
    const toB = router.navigate('/b/')
    await router.navigate('#part')
    b.open()
    await toB
    expect(router.state.page.path).toBe('/a/')
    expect(router.state.location.hash).toBe('#part')
  })

  it('asks for nothing when only search string or hash change', async () => {
    const { router, site, history } = setUp()
    await router.navigate('?q=1')
    await router.navigate('/a?q=1#h')
    expect(history.href).toBe('/site/a/?q=1#h')
    expect(site.asked).toEqual([])
  })

  it('adds an entry, or changes it when asked to or when nothing differs', async () => {
    const { router, history } = setUp()
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

  it('is never pending when it was fast', async () => {
    const { router } = setUp()
    const pending: boolean[] = []
    router.subscribe(() => pending.push(router.state.pending))
    await router.navigate('/b/')
    await vi.advanceTimersByTimeAsync(1000)
    expect(pending).toEqual([false])
  })
})

describe('a page that cannot be loaded in place', () => {
  const missing = () => new Response('', { status: 404 })

  it('is loaded whole, with a warning, the old page staying meanwhile', async () => {
    const { router, site, load, history } = setUp()
    site.answer('/gone/', missing)
    await router.navigate('/gone/#h')
    expect(load).toHaveBeenCalledExactlyOnceWith('/site/gone/#h', 'push')
    expect(history.href).toBe('/site/a/')
    expect(router.state.page.path).toBe('/a/')
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'Could not load /site/gone/#h in place:',
      expect.objectContaining({ message: '/site/gone/page.json (404) is not of this build' }),
    )
  })

  it('is loaded whole too when it belongs to another build or its component fails', async () => {
    const { router, site, load } = setUp({
      prepare: (page) =>
        page.path === '/lazy/' ? Promise.reject(new Error('No chunk')) : Promise.resolve(),
    })
    site.answer('/new/', () => Response.json({ build: 'build-2', page: testPage('/new/') }))
    await router.navigate('/new/')
    await router.navigate('/lazy/')
    expect(load.mock.calls).toEqual([
      ['/site/new/', 'push'],
      ['/site/lazy/', 'push'],
    ])
  })

  it('is loaded whole once, then shown as an error with another try', async () => {
    const { router, site, load } = setUp()
    site.answer('/loop/', missing)
    await router.navigate('/loop/')
    await router.navigate('/loop/')
    expect(load).toHaveBeenCalledTimes(1)
    expect(router.state).toMatchObject({
      page: { path: '/a/' },
      pending: false,
      error: { location: { path: '/loop/' } },
    })

    await router.state.error?.retry()
    expect(router.state.error).toBeDefined()

    site.answer('/loop/', () => Response.json({ build, page: testPage('/loop/') }))
    await router.state.error?.retry()
    expect(load).toHaveBeenCalledTimes(1)
    expect(router.state.page.path).toBe('/loop/')
    expect(router.state.error).toBeUndefined()
  })

  it('may be loaded whole again when time has passed', async () => {
    const { router, site, load } = setUp()
    site.answer('/later/', missing)
    await router.navigate('/later/')
    vi.setSystemTime(Date.now() + 31_000)
    await router.navigate('/later/')
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('does not disturb a later navigation', async () => {
    const { router, site, load } = setUp()
    const gate = site.hold('/slow/')
    site.answer('/slow/', missing)
    const slow = router.navigate('/slow/')
    await router.navigate('/b/')
    gate.open()
    await slow
    expect(load).not.toHaveBeenCalled()
    expect(router.state.page.path).toBe('/b/')
  })
})

describe('preload and refresh', () => {
  it('preloads data and what else is needed, so that showing asks for nothing', async () => {
    const prepare = vi.fn(() => Promise.resolve())
    const { router, site } = setUp({ prepare })
    await router.preload('/b#h')
    expect(site.asked).toEqual(['/site/b/page.json'])
    expect(prepare).toHaveBeenCalledTimes(1)
    await router.navigate('/b/')
    expect(site.asked).toHaveLength(1)
  })

  it('rejects a preload that fails, without consequences', async () => {
    const { router, site, load } = setUp()
    site.answer('/gone/', () => new Response('', { status: 404 }))
    await expect(router.preload('/gone/')).rejects.toThrow('404')
    expect(load).not.toHaveBeenCalled()
  })

  it('shows changed data of the same page', async () => {
    const { router, site, history } = setUp({ at: '/site/a/?q=1#h' })
    site.answer('/a/', () => Response.json({ build, page: testPage('/a/', 'Edited') }))
    await router.refresh()
    expect(router.state.page.head.title).toBe('Edited')
    expect(history.href).toBe('/site/a/?q=1#h')
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

describe('renderWith', () => {
  it('is how listeners are called', async () => {
    const { router, seen } = setUp()
    const order: string[] = []
    router.renderWith((update) => {
      order.push('before', ...seen)
      update()
      order.push('after', ...seen)
    })
    await router.navigate('/b/')
    expect(order).toEqual(['before', 'after', '/b/'])
  })
})
