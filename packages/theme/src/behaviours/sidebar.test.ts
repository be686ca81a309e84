// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeLayout, laidOut, layOut } from '../fixtures/layout'
import { find } from '../fixtures/mount'
import { showCurrent, showSidebars, sidebarSwitch } from './sidebar'

const cleanups: (() => void)[] = []
beforeEach(() => sessionStorage.clear())
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

/** A list of 40 rows of 30 px, in a box from 100 to 400 px, below a filter of that height. */
function sidebar(current: number | undefined, { id = 'guide', filter = 0 } = {}): HTMLElement {
  const rows = Array.from({ length: 40 }, (_, row) => {
    const mark = row === current ? 'aria-current="page"' : ''
    return `<li><a href="#${row}" ${mark}>${row}</a></li>`
  })
  document.body.innerHTML = `<div class="landing-sidebar">
    <button class="landing-sidebar-switch" data-expand="Expand" data-collapse="Collapse"></button>
    <nav class="landing-sidebar-scroll">
      ${filter > 0 ? '<input class="landing-sidebar-filter">' : ''}
      <div data-sidebar="${id}"><ul>${rows.join('')}</ul></div>
    </nav></div>`
  const box = find(document, 'nav')
  layOut(box, () => ({ top: 100, height: 300 }))
  for (const [row, link] of box.querySelectorAll('a').entries()) {
    layOut(link, () => ({ top: 100 + filter + row * 30 - box.scrollTop, height: 30 }))
  }
  // It sticks to the top.
  const field = box.querySelector('input')
  if (field) layOut(field, () => ({ top: 100, height: filter }))
  return box
}

describe('the current row', () => {
  it.each([
    // [place, row, scroll position before and after]
    ['in view', 5, 0, 0],
    ['at the upper edge', 4, 120, 120],
    ['at the lower edge', 9, 0, 0],
    ['cut by the lower edge', 10, 29, 180],
    ['cut by the upper edge', 14, 421, 300],
    ['far below', 20, 0, 480],
    ['of another page', undefined, 70, 70],
  ])('%s', (_, current, from, to) => {
    const box = sidebar(current)
    box.scrollTop = from
    showCurrent(box)
    expect(box.scrollTop).toBe(to)
  })

  it('has whole rows above it up to the filter that covers them', () => {
    const box = sidebar(20, { filter: 30 })
    showCurrent(box)
    expect(box.scrollTop).toBe(510)
  })
})

describe('the scroll position', () => {
  beforeEach(fakeLayout)
  const leave = () => window.dispatchEvent(new Event('pagehide'))

  it('is kept for the next page with the same sidebar', async () => {
    const box = sidebar(undefined)
    cleanups.push(showSidebars(document))
    box.scrollTop = 240
    leave()
    cleanups.push(showSidebars(sidebar(undefined).parentElement as HTMLElement))
    await laidOut()
    expect(find(document, 'nav').scrollTop).toBe(240)
  })

  it('is restored once, and not in another sidebar', async () => {
    const box = sidebar(undefined)
    cleanups.push(showSidebars(document))
    await laidOut()
    box.scrollTop = 240
    leave()
    box.scrollTop = 30
    cleanups.push(showSidebars(document))
    await laidOut()
    expect(box.scrollTop).toBe(30)
    sidebar(undefined, { id: 'api' })
    cleanups.push(showSidebars(document))
    await laidOut()
    expect(find(document, 'nav').scrollTop).toBe(0)
  })

  it.each(['{', '["guide","9"]', '["guide"]'])(
    'is the top with %s in the storage',
    async (stored) => {
      sessionStorage.setItem('landing.sidebar-scroll', stored)
      sidebar(undefined)
      cleanups.push(showSidebars(document))
      await laidOut()
      expect(find(document, 'nav').scrollTop).toBe(0)
    },
  )
})

it('is hidden and shown by its switch, which says what it does', () => {
  const list = sidebar(undefined)
  cleanups.push(showSidebars(document), sidebarSwitch(document))
  const button = find(document, 'button')
  const state = () => [
    button.title,
    button.getAttribute('aria-label'),
    button.getAttribute('aria-expanded'),
    list.hidden,
  ]
  expect(state()).toEqual(['Collapse', 'Collapse', 'true', false])
  button.click()
  expect(state()).toEqual(['Expand', 'Expand', 'false', true])
  button.click()
  expect(state()).toEqual(['Collapse', 'Collapse', 'true', false])
})
