// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { hideOnScroll, hidesNavbar } from './hide-on-scroll'

const facts = { navbarHeight: 60, windowHeight: 800, pageHeight: 5000 }

describe('the bar', () => {
  it.each([
    ['shows near the top', { previous: 500, top: 59 }, false],
    ['hides on the way down', { previous: 500, top: 520 }, true],
    ['hides when nothing moves', { previous: 500, top: 500 }, true],
    ['shows on the way up', { previous: 500, top: 480 }, false],
    ['shows near the end', { previous: 4000, top: 4150 }, false],
    ['stays as it is at the first event', { previous: 0, top: 500 }, undefined],
  ])('%s', (_, places, hidden) => {
    expect(hidesNavbar({ ...facts, ...places })).toBe(hidden)
  })
})

describe('while a page is read', () => {
  let stop = () => {}
  afterEach(() => {
    stop()
    vi.unstubAllGlobals()
    document.body.innerHTML = ''
  })

  function page(hash = '', start = 0) {
    vi.stubGlobal('scrollY', start)
    document.body.innerHTML = '<header><a href="/">Home</a></header><h2 id="there">There</h2>'
    const bar = document.querySelector('header') as HTMLElement
    Object.defineProperty(bar, 'offsetHeight', { value: 60 })
    Object.defineProperty(document.documentElement, 'scrollHeight', {
      value: 5000,
      configurable: true,
    })
    location.hash = hash
    stop = hideOnScroll(bar)
    return {
      bar,
      hidden: () => bar.classList.contains('landing-is-hidden'),
      scroll: (top: number) => {
        vi.stubGlobal('scrollY', top)
        window.dispatchEvent(new Event('scroll'))
      },
    }
  }

  it('the bar goes and comes', () => {
    const { hidden, scroll } = page()
    scroll(200)
    scroll(300)
    expect(hidden()).toBe(true)
    scroll(250)
    expect(hidden()).toBe(false)
  })

  it('the bar stays while something inside the page is scrolled', () => {
    const { hidden, scroll } = page()
    scroll(200)
    document.body.dispatchEvent(new Event('scroll'))
    expect(hidden()).toBe(false)
  })

  it('the bar is away after a jump, however many steps that takes, until the reader goes up', () => {
    const { hidden, scroll } = page('#there')
    expect(hidden()).toBe(true)
    for (const top of [2000, 1500, 900]) scroll(top)
    expect(hidden()).toBe(true)
    window.dispatchEvent(new Event('scrollend'))
    scroll(880)
    expect(hidden()).toBe(false)
  })

  it('the bar comes at the first way up after a jump that was over before', () => {
    const { hidden, scroll } = page('#there', 900)
    window.dispatchEvent(new Event('wheel'))
    scroll(800)
    expect(hidden()).toBe(false)
  })

  it('a bar that gets the focus comes back', () => {
    const { bar, hidden, scroll } = page()
    scroll(200)
    scroll(300)
    expect(hidden()).toBe(true)
    bar.querySelector('a')?.focus()
    expect(hidden()).toBe(false)
  })

  it('a hash without a target is no jump', () => {
    expect(page('#nowhere').hidden()).toBe(false)
  })

  it('a bar with the focus in it stays', () => {
    const { bar, hidden, scroll } = page()
    bar.querySelector('a')?.focus()
    scroll(200)
    scroll(300)
    expect(hidden()).toBe(false)
  })
})
