// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { layOut } from '../fixtures/layout'
import { find } from '../fixtures/mount'
import { placeIn, restorePlace } from './tree-place'

afterEach(() => {
  document.body.innerHTML = ''
})

/** A tree of rows of 30 px in a box that starts 100 px below the top of the window. */
function show(labels: readonly string[], scrollTop = 0): HTMLElement {
  document.body.innerHTML = `<div class="landing-sidebar-scroll"><div class="tree"><ul>${labels
    .map((label) => `<li><a href="#${label}">${label}</a></li>`)
    .join('')}</ul></div></div>`
  const box = find(document, '.landing-sidebar-scroll')
  layOut(box, () => ({ top: 100, height: 90 }))
  for (const [row, item] of box.querySelectorAll('li').entries()) {
    layOut(item, () => ({ top: 100 + row * 30 - box.scrollTop, height: 30 }))
  }
  box.scrollTop = scrollTop
  return find(box, '.tree')
}
const scrolled = () => find(document, '.landing-sidebar-scroll').scrollTop

it('leaves the first row in view where it is when rows come before it', () => {
  const place = placeIn(show(['a', 'b', 'c', 'd', 'e'], 40))
  expect(place).toEqual({ labels: ['c'], top: 120, focused: false })
  restorePlace(show(['new', 'a', 'more', 'b', 'c']), place)
  expect(scrolled()).toBe(100)
  expect(document.activeElement).toBe(document.body)
})

it('leaves the row with the focus where it is, with the focus', () => {
  const tree = show(['a', 'b', 'c', 'd', 'e'], 40)
  find(tree, '[href="#e"]').focus()
  const place = placeIn(tree)
  expect(place).toEqual({ labels: ['e'], top: 180, focused: true })
  restorePlace(show(['new', 'a', 'b', 'c', 'd', 'e']), place)
  expect(scrolled()).toBe(70)
  expect(document.activeElement?.textContent).toBe('e')
})

it('stays at its position without a row that it knows', () => {
  const place = placeIn(show(['a', 'b'], 10))
  restorePlace(show(['c', 'd'], 20), place)
  expect(scrolled()).toBe(20)
  expect(placeIn(show([]))).toBeUndefined()
})
