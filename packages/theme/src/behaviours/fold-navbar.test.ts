// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { fakeLayout, laidOut } from '../fixtures/layout'
import { find } from '../fixtures/mount'
import { foldNavbars } from './fold-navbar'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A navbar with room for some entries, of which one is an icon and one a menu. */
function navbar(room: number): HTMLElement {
  const link = (name: string) =>
    `<li><a class="landing-navbar-entry" href="/${name}/"><span>${name}</span></a></li>`
  document.body.innerHTML = `<nav class="landing-navbar-row" data-more="More">
    <ul class="landing-navbar-items">${['a', 'b', 'c', 'd'].map(link).join('')}
      <li><details><summary class="landing-navbar-entry"><span>menu</span></summary></details></li></ul>
    <ul class="landing-navbar-items">
      <li><a class="landing-navbar-entry landing-is-icon-only" href="/x/"></a></li></ul></nav>`
  const row = find(document, 'nav')
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(10)
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(() =>
    row.querySelectorAll('li:not([hidden]) > a').length > room ? 11 : 10,
  )
  return row
}

const shown = (row: ParentNode) =>
  [...row.querySelectorAll('ul > li:not([hidden]) > .landing-navbar-entry')].map((entry) =>
    entry.getAttribute('href'),
  )

it('moves the last links into a menu while there is no room for all labels', async () => {
  fakeLayout()
  // The copies in the menu count, too.
  const row = navbar(3)
  const stop = foldNavbars(document)
  await laidOut()
  expect(shown(row)).toEqual(['/a/', '/b/', '/x/'])
  const menu = find(row, 'li:not([hidden]) > .landing-dropdown')
  expect(find(menu, 'summary').textContent).toBe('More')
  expect([...menu.querySelectorAll('a')].map(({ className }) => className)).toEqual([
    'landing-dropdown-entry',
    'landing-dropdown-entry',
  ])
  stop()
  expect(shown(row)).toEqual(['/a/', '/b/', '/c/', '/d/', '/x/'])
  expect(row.querySelector('.landing-dropdown')).toBeNull()
})

it('shows no menu where all labels have room', async () => {
  fakeLayout()
  const row = navbar(9)
  foldNavbars(document)
  await laidOut()
  expect(shown(row)).toHaveLength(5)
  expect(find(row, 'li:has(> .landing-dropdown)').hidden).toBe(true)
})
