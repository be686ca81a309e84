// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { layOut, measure } from '../fixtures/layout'
import { find } from '../fixtures/mount'
import { markReading } from './mark-reading'

/** Places of the headings in a page of 2,000 px, seen through a window of 800 px. */
const places = { a: 200, ü: 700, c: 1200, d: 1700 }

let cleanup = () => {}
let layOutAgain = () => {}
const disconnect = vi.fn()
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: (changes: readonly { readonly target: Element }[]) => void) {
        layOutAgain = () => callback([{ target: document.documentElement }])
      }
      observe() {}
      disconnect = disconnect
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

function read(hash = '', pageHeight = 2000) {
  window.history.replaceState(null, '', `/docs/${hash}`)
  const list = Object.keys(places).map((id) => `<li><a href="#${encodeURI(id)}">${id}</a></li>`)
  document.body.innerHTML = `<h1>Page</h1><nav class="landing-toc"><span class="landing-toc-reading"></span>
    <ul>${list.join('')}<li><a href="#nowhere">?</a></li></ul></nav>
    ${Object.keys(places)
      .map((id) => `<h2 id="${id}" style="scroll-margin-top: 76px">${id}</h2>`)
      .join('')}`
  for (const [id, top] of Object.entries(places)) {
    layOut(find(document, `h2[id="${id}"]`), () => ({ top: top - window.scrollY, height: 40 }))
  }
  measure(document.documentElement, { scrollHeight: pageHeight })
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal('scrollY', 0)
  const toc = find(document, 'nav')
  cleanup = markReading(toc)
  const marked = () => [...toc.querySelectorAll('[aria-current="true"]')].map((a) => a.textContent)
  return {
    marked,
    name: () => find(toc, '.landing-toc-reading').textContent,
    scroll: (scrollY: number) => {
      vi.stubGlobal('scrollY', scrollY)
      window.dispatchEvent(new Event('scroll'))
      return marked()
    },
    jump: (to: string) => {
      window.history.replaceState(null, '', to)
      window.dispatchEvent(new Event('hashchange'))
      return marked()
    },
  }
}

it('marks the last heading above a line below the navbar, and names it', () => {
  const { scroll, marked, name } = read()
  expect([marked(), name()]).toEqual([[], ''])
  expect(scroll(99)).toEqual(['a'])
  expect(name()).toBe('Page')
  expect(scroll(100)).toEqual(['a'])
  expect(name()).toBe('a')
  expect(scroll(650)).toEqual(['ü'])
  expect(name()).toBe('ü')
  expect(scroll(0)).toEqual(['a'])
  expect(name()).toBe('Page')
})

it('passes over headings that are not shown, such as those of other tabs', () => {
  const { scroll } = read()
  layOut(find(document, 'h2#d'), () => ({ top: 0, height: 0 }))
  expect(scroll(100)).toEqual(['a'])
  expect(scroll(700)).toEqual(['ü'])
})

it('reads few positions for a step on a page with many headings', () => {
  const { scroll } = read()
  const all = Array.from({ length: 1000 }, (_, at) => at)
  document.body.innerHTML = `<nav>${all.map((at) => `<a href="#many-${at}">${at}</a>`).join('')}</nav>
    ${all.map((at) => `<h2 id="many-${at}"></h2>`).join('')}`
  const positions = vi.fn()
  for (const [at, heading] of [...document.querySelectorAll('h2')].entries()) {
    layOut(heading, () => {
      positions()
      return { top: at * 100 - window.scrollY, height: 40 }
    })
  }
  measure(document.documentElement, { scrollHeight: 100_000 })
  cleanup()
  cleanup = markReading(find(document, 'nav'))
  scroll(50_000)
  positions.mockClear()
  for (const place of [50_100, 50_000, 49_800]) {
    scroll(place)
    const marked = document.querySelector('[aria-current]')?.textContent
    expect(marked).toBe(String(place / 100))
  }
  expect(positions.mock.calls.length).toBeLessThan(20)
})

it('marks close to the top of the window where nothing covers it', () => {
  const { scroll, name } = read()
  for (const heading of document.querySelectorAll('h2')) heading.style.scrollMarginTop = ''
  scroll(175)
  expect(name()).toBe('Page')
  scroll(176)
  expect(name()).toBe('a')
})

it('marks the last link at the end of the page, which its heading never leaves', () => {
  const { scroll } = read()
  expect(scroll(1197)).toEqual(['c'])
  document.querySelector('li:last-child')?.remove()
  cleanup()
  cleanup = markReading(find(document, 'nav'))
  expect(scroll(1198)).toEqual(['d'])
})

it('marks the first link at the top of a page that is too short to scroll', () => {
  const { marked } = read('', 800)
  layOutAgain()
  expect(marked()).toEqual(['a'])
})

it('marks what is read after the first layout and when the height of the page changes', () => {
  const { marked } = read()
  vi.stubGlobal('scrollY', 650)
  expect(marked()).toEqual([])
  layOutAgain()
  expect(marked()).toEqual(['ü'])
  measure(document.documentElement, { scrollHeight: 1450 })
  layOutAgain()
  expect(marked()).toEqual(['?'])
})

it('marks the target of a jump to the end of the page until the reader scrolls on', () => {
  for (const event of ['wheel', 'touchmove', 'keydown']) {
    const { jump, scroll } = read()
    scroll(1200)
    expect(jump('#c')).toEqual(['c'])
    expect(scroll(1199)).toEqual(['c'])
    window.dispatchEvent(new Event(event))
    expect(scroll(1200)).toEqual(['?'])
    cleanup()
  }
})

it('marks the last link for a target out of view', () => {
  const { jump, scroll } = read()
  scroll(1200)
  expect(jump('#%C3%BC')).toEqual(['?'])
  expect(jump('#unknown')).toEqual(['?'])
})

it('marks the target that the page was opened at, or whose link is clicked again', () => {
  const { scroll } = read('#c')
  expect(scroll(1200)).toEqual(['c'])
  window.dispatchEvent(new Event('wheel'))
  expect(scroll(1200)).toEqual(['?'])
  find(document, 'a[href="#c"]').click()
  expect(scroll(1200)).toEqual(['c'])
})

it('takes its marks away with itself', () => {
  const { scroll, marked } = read()
  scroll(100)
  cleanup()
  expect(disconnect).toHaveBeenCalled()
  expect(marked()).toEqual([])
  expect(scroll(650)).toEqual([])
})

it('scrolls a list longer than the window to the link, only as far as it must', () => {
  const { scroll } = read()
  cleanup()
  const toc = find(document, 'nav')
  const list = find(toc, 'ul')
  const box = document.createElement('details')
  list.before(box)
  box.append(list)
  measure(box, { clientHeight: 400 })
  for (const [at, link] of [...toc.querySelectorAll('a')].entries()) {
    measure(link, { offsetTop: at * 300 })
  }
  cleanup = markReading(toc)
  scroll(150)
  expect(box.scrollTop).toBe(0)
  scroll(700)
  expect(box.scrollTop).toBe(0)
  scroll(1150)
  expect(box.scrollTop).toBe(400)
  scroll(0)
  expect(box.scrollTop).toBeLessThanOrEqual(0)
})

it('finds headings that come after the list, and those that replace others', () => {
  const { scroll, name } = read()
  const heading = find(document, 'h2[id="a"]')
  const place = document.createComment('')
  heading.replaceWith(place)
  scroll(100)
  expect(name()).toBe('Page')
  const next = heading.cloneNode(true) as HTMLElement
  layOut(next, () => ({ top: 200 - window.scrollY, height: 40 }))
  place.replaceWith(next)
  scroll(101)
  expect(name()).toBe('a')
})
