// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://example.org/site/a/" }
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Router, RouterOptions } from '../core/router'
import { missing, type TestPage, type TestSite, testPage, testSite } from '../fixtures/site'
import { createRouter } from './create-router'

let router: Router
let site: TestSite
let scrolled: ReturnType<typeof vi.fn>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 0))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private report: (entries: object[]) => void) {}
      observe(target: Element) {
        this.report([{ isIntersecting: target.matches('.seen'), target }])
      }
      disconnect() {}
    },
  )
  scrolled = vi.fn(({ left, top }: { left: number; top: number }) =>
    Object.assign(window, { scrollX: left, scrollY: top }),
  )
  vi.stubGlobal('scrollTo', scrolled)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  sessionStorage.clear()
  history.replaceState(null, '', '/site/a/')
})

afterEach(() => {
  router.dispose()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.head.replaceChildren()
  document.body.replaceChildren()
})

/** Starts a router that shows pages as a heading with a title, a section and links. */
function start(options: Partial<RouterOptions<TestPage>> = {}): void {
  site = testSite()
  const main = document.createElement('main')
  document.body.append(main)
  const show = ({ title }: TestPage) => {
    document.title = title
    main.innerHTML = `<h1>${title}</h1><p id="part">Part</p><a id="to-b" href="/site/b/">b</a>
      <a id="to-part" href="#part">part</a><a id="to-file" href="/site/x.pdf">file</a>
      <a id="to-a" href="/site/a/">a</a><a id="to-de" href="/site/de/b/">de</a>`
  }
  show(testPage('/a/'))
  router = createRouter<TestPage>({
    base: '/site/',
    trailingSlash: true,
    load: site.load,
    show,
    ...options,
  })
  router.start()
}

const find = (id: string) => document.getElementById(id) as HTMLElement
const at = () => location.pathname + location.search + location.hash
const flush = () => vi.advanceTimersByTimeAsync(1)

/** Clicks, and says whether the click was left to the browser. */
function click(id: string, init: MouseEventInit = {}): boolean {
  return find(id).dispatchEvent(
    new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init }),
  )
}

/** What the browser does for back and forward. */
async function pop(href: string, state: unknown): Promise<void> {
  history.replaceState(state, '', href)
  dispatchEvent(new PopStateEvent('popstate', { state }))
  await flush()
}

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

describe('scrolling', () => {
  it('goes to the top of a new page, at once', async () => {
    start()
    await router.navigate('/b/')
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ left: 0, top: 0, behavior: 'instant' })
  })

  it('goes to the target of a hash, decoded, else to the top', async () => {
    const into = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => {})
    start()
    await router.navigate('/b/#p%61rt')
    expect(into.mock.instances).toEqual([find('part')])
    expect(scrolled).not.toHaveBeenCalled()
    await router.navigate('/c/#nowhere')
    expect(scrolled).toHaveBeenCalledTimes(1)
    await router.navigate('#nowhere-either')
    expect(scrolled).toHaveBeenCalledTimes(1)
  })

  it('stays when only the search string changes, or when asked to', async () => {
    start()
    await router.navigate('?q=1')
    await router.navigate('?q=2', { replace: true })
    await router.navigate('/b/', { scroll: false })
    await router.refresh()
    expect(scrolled).not.toHaveBeenCalled()
  })

  it('goes to the top when the page itself is asked for again', async () => {
    start()
    await router.navigate('/a/#part')
    scrolled.mockClear()
    await router.navigate('/a/')
    expect(scrolled).toHaveBeenCalledTimes(1)
  })

  it('returns to where the reader was, back and forward', async () => {
    start()
    const first = history.state
    Object.assign(window, { scrollX: 0, scrollY: 700 })
    await router.navigate('/b/')
    const second = history.state
    Object.assign(window, { scrollX: 0, scrollY: 50 })
    await pop('/site/a/', first)
    expect(router.state.location.path).toBe('/a/')
    expect(scrolled).toHaveBeenLastCalledWith({ left: 0, top: 700, behavior: 'instant' })
    await pop('/site/b/', second)
    expect(scrolled).toHaveBeenLastCalledWith({ left: 0, top: 50, behavior: 'instant' })
  })

  it('returns to where the reader was after a reload', () => {
    history.replaceState({ key: 'k' }, '', '/site/a/')
    sessionStorage.setItem('landing-scroll:k', '0,321')
    start()
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ left: 0, top: 321, behavior: 'instant' })
  })

  it('remembers the position when the document is left', () => {
    start()
    Object.assign(window, { scrollX: 0, scrollY: 99 })
    dispatchEvent(new Event('pagehide'))
    expect(sessionStorage.getItem(`landing-scroll:${history.state.key}`)).toBe('0,99')
  })

  it('returns to where a hash link was clicked, though the browser has scrolled since', async () => {
    start()
    const first = history.state
    Object.assign(window, { scrollX: 0, scrollY: 40 })
    click('to-part')
    Object.assign(window, { scrollX: 0, scrollY: 2000 })
    await pop('/site/a/#part', null)
    await pop('/site/a/', first)
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ left: 0, top: 40, behavior: 'instant' })
  })

  it('leaves it to the browser for hash links of the page', async () => {
    start()
    await pop('/site/a/#part', null)
    expect(router.state.location.hash).toBe('#part')
    expect(history.state.key).toBeTruthy()
    expect(scrolled).not.toHaveBeenCalled()
  })
})

describe('focus and announcement', () => {
  it('moves to the heading of a new page, and says its title', async () => {
    start()
    const region = document.querySelector('.landing-announcer')
    expect(region?.getAttribute('role') ?? (region as HTMLElement).role).toBe('status')
    expect(region?.textContent).toBe('')
    await router.navigate('/b/')
    expect(document.activeElement).toBe(document.querySelector('h1'))
    expect(region?.textContent).toBe('/b/')
    expect(document.querySelectorAll('.landing-announcer')).toHaveLength(1)
  })

  it('moves to the target of a hash', async () => {
    start()
    await router.navigate('/b/#part')
    expect(document.activeElement).toBe(find('part'))
  })

  it('stays for changes of the search string and for back and forward', async () => {
    start()
    const first = history.state
    await router.navigate('?q=1')
    expect(document.activeElement).toBe(document.body)
    await router.navigate('/b/')
    find('to-b').focus()
    await pop('/site/a/', first)
    expect(document.activeElement).toBe(document.body)
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
