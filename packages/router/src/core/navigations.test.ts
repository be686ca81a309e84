import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setUp } from '../fixtures/core'
import { missing, testPage } from '../fixtures/site'
import { NetworkError } from './router'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  warn.mockClear()
})

type Router = ReturnType<typeof setUp>['router']

describe('a page that cannot be loaded in place', () => {
  it('is loaded as a whole document, with a warning, and the old page stays meanwhile', async () => {
    const { router, site, loadWhole, history, shown } = setUp()
    site.answer('/gone/', missing)
    await router.navigate('/gone/#h')
    expect(loadWhole).toHaveBeenCalledExactlyOnceWith('/site/gone/#h', 'push')
    expect(history.href).toBe('/site/a/')
    expect(shown).toEqual([])
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'Could not load /site/gone/#h in place:',
      expect.objectContaining({ message: '404' }),
    )
  })

  it('is loaded as a whole document too when showing it fails', async () => {
    const { router, loadWhole, history } = setUp({ show: missing })
    await router.navigate('/thrown/')
    expect(history.href).toBe('/site/thrown/')
    expect(loadWhole).toHaveBeenCalledExactlyOnceWith('/site/thrown/', 'pop')
  })

  it('is loaded as a whole document once, then shown as an error with a retry', async () => {
    const { router, site, loadWhole, shown } = setUp()
    site.answer('/loop/', missing)
    await router.navigate('/loop/')
    await router.navigate('/loop/')
    expect(loadWhole).toHaveBeenCalledTimes(1)
    expect(router.state).toMatchObject({
      location: { path: '/a/' },
      pending: false,
      error: { location: { path: '/loop/' } },
    })

    await router.state.error?.retry()
    expect(router.state.error).toBeDefined()

    site.answer('/loop/', () => testPage('/loop/'))
    await router.state.error?.retry()
    expect(loadWhole).toHaveBeenCalledTimes(1)
    expect(shown).toEqual(['/loop/'])
    expect(router.state.error).toBeUndefined()
  })

  it('may be loaded as a whole document again after 30 s', async () => {
    const { router, site, loadWhole } = setUp()
    site.answer('/later/', missing)
    await router.navigate('/later/')
    vi.setSystemTime(Date.now() + 31_000)
    await router.navigate('/later/')
    expect(loadWhole).toHaveBeenCalledTimes(2)
  })

  it('leaves the current page in place when the network is lost, and offers a retry', async () => {
    const { router, site, loadWhole, history, shown } = setUp()
    const offline = new NetworkError('Offline')
    site.answer('/b/', () => Promise.reject(offline))
    await router.navigate('/b/')
    expect(loadWhole).not.toHaveBeenCalled()
    expect(history.href).toBe('/site/a/')
    expect(router.state.error).toMatchObject({ cause: offline, location: { path: '/b/' } })
    site.answer('/b/', () => testPage('/b/'))
    await router.state.error?.retry()
    expect(shown).toEqual(['/b/'])
    expect(history.href).toBe('/site/b/')
    expect(router.state.error).toBeUndefined()
  })

  it.each([
    ['a retry', (router: Router) => router.state.error?.retry()],
    ['a second click', (router: Router) => router.navigate('/b/')],
  ])('is loaded as a whole document by %s where scripts do not reach it', async (_, repeat) => {
    const { router, site, loadWhole } = setUp()
    site.answer('/b/', () => Promise.reject(new NetworkError('Blocked')))
    await router.navigate('/b/')
    await repeat(router)
    expect(loadWhole).toHaveBeenCalledExactlyOnceWith('/site/b/', 'push')
  })

  it('stays in place for a second address, and while the browser is offline', async () => {
    const { router, site, loadWhole } = setUp()
    for (const path of ['/b/', '/c/']) {
      site.answer(path, () => Promise.reject(new NetworkError('Blocked')))
      await router.navigate(path)
    }
    vi.stubGlobal('navigator', { onLine: false })
    await router.navigate('/c/')
    expect(loadWhole).not.toHaveBeenCalled()
  })

  it('does not disturb a later navigation', async () => {
    const { router, site, loadWhole, shown } = setUp()
    const gate = site.hold('/slow/')
    site.answer('/slow/', missing)
    const slow = router.navigate('/slow/')
    await router.navigate('/b/')
    gate.open()
    await slow
    expect(loadWhole).not.toHaveBeenCalled()
    expect(shown).toEqual(['/b/'])
  })
})
