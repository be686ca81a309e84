// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { allowsPrefetch, hintPrefetch, watchLinks } from './prefetch'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.head.replaceChildren()
  document.body.replaceChildren()
})

describe('allowsPrefetch', () => {
  it.each([
    [undefined, true],
    [{ effectiveType: '4g' }, true],
    [{ effectiveType: '3g', saveData: false }, true],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
    [{ effectiveType: '4g', saveData: true }, false],
  ])('with connection %j: %s', (connection, allowed) => {
    vi.stubGlobal('navigator', { connection })
    expect(allowsPrefetch()).toBe(allowed)
  })
})

/** Prototype of `relList`; the test environment has no name for it. */
const tokenList = (): DOMTokenList => Object.getPrototypeOf(document.createElement('link').relList)

describe('hintPrefetch', () => {
  it('adds a prefetch link, and says whether that has an effect', () => {
    const supports = vi.spyOn(tokenList(), 'supports').mockReturnValue(true)
    expect(hintPrefetch(['/a/'])).toBe(true)
    const link = document.head.querySelector('link')
    expect(link?.rel).toBe('prefetch')
    expect(link?.as).toBe('fetch')
    expect(link?.getAttribute('href')).toBe('/a/')
    supports.mockReturnValue(false)
    expect(hintPrefetch(['/b/', '/c/'])).toBe(false)
  })
})

describe('watchLinks', () => {
  it('tells of all routes in a browser that cannot say which are in view', () => {
    vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
    vi.stubGlobal('IntersectionObserver', undefined)
    const onView = vi.fn()
    const links = [document.createElement('a'), document.createElement('a')]
    const routes = ['/a/', undefined]
    watchLinks((link) => routes[links.indexOf(link)], onView)(links)
    expect(onView.mock.calls).toEqual([[['/a/']]])
  })

  it('tells of routes in view when the browser is idle, and watches only the last links, those with a route', () => {
    const idle: (() => void)[] = []
    const whenIdle = () => {
      for (const run of idle.splice(0)) run()
    }
    vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
    const watched = new Set<Element>()
    let report: (entries: { isIntersecting: boolean; target: Element }[]) => void = () => {}
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: typeof report) {
          report = callback
        }
        observe(element: Element) {
          watched.add(element)
        }
        disconnect() {
          watched.clear()
        }
      },
    )
    const [a, b, c] = ['/a/', '/b/', '/c/'].map((href) => {
      const link = document.createElement('a')
      link.href = href
      return link
    }) as [HTMLAnchorElement, HTMLAnchorElement, HTMLAnchorElement]
    const seen: string[] = []
    const watch = watchLinks(
      ({ pathname, hash }) => (hash ? undefined : pathname),
      (routes) => seen.push(...routes),
    )

    const place = document.createElement('a')
    place.href = '#place'
    watch([a, place, b])
    expect(watched.size).toBe(0)
    whenIdle()
    expect([...watched]).toEqual([a, b])
    report([
      { isIntersecting: true, target: a },
      { isIntersecting: false, target: b },
    ])
    expect(seen).toEqual([])
    whenIdle()
    expect(seen).toEqual(['/a/'])
    watch([c])
    whenIdle()
    expect([...watched]).toEqual([c])
  })
})
