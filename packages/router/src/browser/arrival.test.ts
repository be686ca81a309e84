// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://example.org/site/a/" }
import { describe, expect, it, vi } from 'vitest'
import { click, find, pop, router, scrolled, scrolledTo, start } from '../fixtures/page'

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
    // A closed tab may hide the target.
    expect(scrolled).toHaveBeenCalledBefore(into)
    await router.navigate('/c/#nowhere')
    expect(scrolled).toHaveBeenCalledTimes(2)
    await router.navigate('#nowhere-either')
    expect(scrolled).toHaveBeenCalledTimes(2)
  })

  it('goes to an anchor with a name, as generated documentation has them', async () => {
    const into = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => {})
    start({
      show: () => {
        document.body.innerHTML = '<h1>B</h1><a name="input_acl"></a>'
      },
    })
    await router.navigate('/b/#input_acl')
    expect(into.mock.instances).toEqual([document.querySelector('a')])
  })

  it('stays when only the search string changes, or when asked to', async () => {
    start()
    await router.navigate('?q=1')
    await router.navigate('?q=2', { replace: true })
    await router.navigate('/b/', { scroll: false })
    await router.refresh()
    expect(scrolled).not.toHaveBeenCalled()
  })

  it('goes to the target when search string and hash change together', async () => {
    const into = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => {})
    start()
    await router.navigate('?q=1#part')
    expect(into.mock.instances).toEqual([find('part')])
    await router.navigate('?q=2#part')
    expect(into).toHaveBeenCalledTimes(1)
    expect(scrolled).not.toHaveBeenCalled()
  })

  it('goes to the top of another page with another search string', async () => {
    start()
    await router.navigate('/b/?q=1')
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ left: 0, top: 0, behavior: 'instant' })
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
    scrolledTo(700)
    await router.navigate('/b/')
    const second = history.state
    scrolledTo(50)
    await pop('/site/a/', first)
    expect(router.state.location.path).toBe('/a/')
    expect(scrolled).toHaveBeenLastCalledWith({ left: 0, top: 700, behavior: 'instant' })
    await pop('/site/b/', second)
    expect(scrolled).toHaveBeenLastCalledWith({ left: 0, top: 50, behavior: 'instant' })
  })

  it('returns to where the reader was, though a script has replaced the state of the entry', async () => {
    start()
    history.replaceState(null, '', '?utm=1')
    scrolledTo(700)
    const replaced = vi.spyOn(history, 'replaceState')
    await router.navigate('/b/')
    const [first] = replaced.mock.calls[0] ?? []
    scrolledTo(50)
    await pop('/site/a/?utm=1', first)
    expect(scrolled).toHaveBeenLastCalledWith({ left: 0, top: 700, behavior: 'instant' })
  })

  it('goes to the top of a page back or forward without a state, not to the position of this page', async () => {
    start()
    scrolledTo(700)
    await pop('/site/b/', null)
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ left: 0, top: 0, behavior: 'instant' })
  })

  it('returns to where the reader was after a reload', () => {
    history.replaceState({ key: 'k' }, '', '/site/a/')
    sessionStorage.setItem('landing-scroll:k', '0,321')
    start()
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ left: 0, top: 321, behavior: 'instant' })
  })

  it('remembers the position when the document is left', () => {
    start()
    scrolledTo(99)
    dispatchEvent(new Event('pagehide'))
    expect(sessionStorage.getItem(`landing-scroll:${history.state.key}`)).toBe('0,99')
  })

  it('returns again while the page grows, until the reader scrolls or goes on', async () => {
    let height = 100
    let grow = (_to: number) => {}
    const disconnect = vi.fn()
    vi.stubGlobal(
      'ResizeObserver',
      class {
        disconnect = disconnect
        constructor(report: (entries: object[], observer: object) => void) {
          grow = (to) => {
            height = to
            report([], this)
          }
        }
        observe() {}
      },
    )
    scrolled.mockImplementation(({ top }: { top: number }) => scrolledTo(Math.min(top, height)))
    sessionStorage.setItem('landing-scroll:k', '0,700')
    history.replaceState({ key: 'k' }, '', '/site/a/')
    const { style } = document.body
    start()
    expect(scrollY).toBe(100)
    expect(style.overflowAnchor).toBe('none')
    grow(400)
    expect(scrollY).toBe(400)
    grow(900)
    expect(scrollY).toBe(700)
    scrolledTo(300)
    grow(1000)
    expect(scrollY).toBe(300)
    expect(style.overflowAnchor).toBe('')
    expect(disconnect).toHaveBeenCalledOnce()
    const first = history.state
    await router.navigate('/b/')
    height = 0
    await pop('/site/a/', first)
    await router.navigate('/c/')
    grow(1000)
    expect(scrollY).toBe(0)
    expect(disconnect).toHaveBeenCalledTimes(2)
  })

  it('returns to where a hash link was clicked, though the browser has scrolled since', async () => {
    start()
    const first = history.state
    scrolledTo(40)
    click('to-part')
    scrolledTo(2000)
    await pop('/site/a/#part', null)
    await pop('/site/a/', first)
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ left: 0, top: 40, behavior: 'instant' })
  })

  it('tells of a jump within the page as the browser does, before it scrolls', async () => {
    const into = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => {})
    start()
    await router.navigate('/b/')
    const jumped = vi.fn(() => expect(into).not.toHaveBeenCalled())
    addEventListener('hashchange', jumped)
    await router.navigate('/b/?x#part')
    await router.navigate('/b/?y#part')
    await router.navigate('/b/#other', { scroll: false })
    await router.navigate('/a/#part')
    removeEventListener('hashchange', jumped)
    expect(jumped).toHaveBeenCalledOnce()
    expect(into).toHaveBeenCalledTimes(2)
  })

  it('leaves it to the browser for hash links of the page', async () => {
    start()
    await pop('/site/a/#part', null)
    expect(router.state.location.hash).toBe('#part')
    expect(history.state.key).toBeTruthy()
    expect(scrolled).not.toHaveBeenCalled()
  })

  it('leaves it to the browser for a link to the current hash, which keeps its history entry', async () => {
    start()
    await router.navigate('/b/#part')
    scrolled.mockClear()
    scrolledTo(900)
    click('to-part')
    await pop('/site/b/#part', history.state)
    expect(scrolled).not.toHaveBeenCalled()
    // Another script may have changed the query of the entry.
    await pop('/site/b/?tab=x#part', history.state)
    expect(scrolled).not.toHaveBeenCalled()
  })

  it('tells of a jump to the current hash, before the browser scrolls: a closed tab may hide its target', async () => {
    start()
    await router.navigate('/b/')
    scrolled.mockClear()
    const jumped = vi.fn()
    addEventListener('hashchange', jumped)
    click('to-part')
    expect(jumped).not.toHaveBeenCalled()
    await pop('/site/b/#part', null)
    jumped.mockClear()
    click('to-part')
    expect(jumped).toHaveBeenCalledOnce()
    removeEventListener('hashchange', jumped)
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

  it('makes only what is not focusable by itself focusable, and scrolls no further', async () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus')
    start()
    await router.navigate('/b/#part')
    expect(find('part').getAttribute('tabindex')).toBe('-1')
    await router.navigate('/b/#to-c')
    await router.navigate('/b/#to-b')
    expect(document.activeElement).toBe(find('to-b'))
    expect(find('to-b').hasAttribute('tabindex')).toBe(false)
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }], [{ preventScroll: true }]])
  })

  it('stays when the page itself is asked for again, and its title is not said', async () => {
    start()
    find('to-b').focus()
    await router.navigate('/a/')
    expect(document.activeElement).toBe(find('to-b'))
    expect(document.querySelector('.landing-announcer')?.textContent).toBe('')
  })

  it('is left alone, and nothing is announced, after the router ends', () => {
    start()
    router.dispose()
    expect(document.querySelector('.landing-announcer')).toBeNull()
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
