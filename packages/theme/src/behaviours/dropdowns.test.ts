// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { page, setUpPage, turnTo } from '../fixtures/attached-page'
import { find, press } from '../fixtures/mount'
import { detachAll } from '../fixtures/shell'

setUpPage()

describe('menus of the bar', () => {
  const menu =
    '<details class="landing-dropdown" open><summary>More</summary><a href="#x">A</a></details><button id="other"></button>'
  const isOpen = (body: ParentNode) => find<HTMLDetailsElement>(body, '.landing-dropdown').open

  it('close by Escape, with the focus on their button', async () => {
    const body = await page('', menu)
    await turnTo(find(body, '.landing-dropdown'))
    find(body, '.landing-dropdown a').focus()
    press(find(body, '.landing-dropdown a'), 'Escape')
    expect(isOpen(body)).toBe(false)
    expect(document.activeElement).toBe(find(body, 'summary'))
  })

  it('close by their links, by a click and by the focus elsewhere', async () => {
    for (const act of [
      (body: ParentNode) => find(body, '.landing-dropdown a').click(),
      (body: ParentNode) => find(body, '#other').click(),
      (body: ParentNode) =>
        find(body, '#other').dispatchEvent(new FocusEvent('focusin', { bubbles: true })),
    ]) {
      const body = await page('', menu)
      await turnTo(find(body, '.landing-dropdown'))
      act(body)
      expect(isOpen(body)).toBe(false)
      detachAll()
    }
  })
})

describe('the links of a menu', () => {
  const links = ['a', 'b', 'c'].map((id) => `<a id="${id}" href="#${id}">${id}</a>`).join('')
  const menu = (rest = '') =>
    `<details class="landing-dropdown" ${rest}><summary>More</summary><div class="landing-dropdown-menu">${links}</div></details>`
  const focused = () => document.activeElement?.textContent

  it('are gone through by arrows, Home and End, from the first after the last', async () => {
    const body = await page('', menu())
    await turnTo(find(body, 'summary'))
    find(body, 'summary').focus()
    for (const [key, label] of [
      ['ArrowDown', 'a'],
      ['ArrowDown', 'b'],
      ['End', 'c'],
      ['ArrowDown', 'a'],
      ['ArrowUp', 'c'],
      ['ArrowUp', 'b'],
      ['Home', 'a'],
    ] as const) {
      expect(press(document.activeElement as Element, key).defaultPrevented).toBe(true)
      expect(focused()).toBe(label)
    }
    expect(find<HTMLDetailsElement>(body, 'details').open).toBe(true)
  })

  it('are reached from below by ArrowUp, and not by Home, End or a letter', async () => {
    const body = await page('', menu())
    await turnTo(find(body, 'summary'))
    find(body, 'summary').focus()
    for (const key of ['Home', 'End', 'x']) {
      expect(press(find(body, 'summary'), key).defaultPrevented).toBe(false)
      expect(find<HTMLDetailsElement>(body, 'details').open).toBe(false)
    }
    press(find(body, 'summary'), 'ArrowUp')
    expect(focused()).toBe('c')
  })

  it('stay where they are for a key beside the menu, and for one that was handled', async () => {
    const body = await page('', `${menu('open')}<button id="other">Other</button>`)
    await turnTo(find(body, 'summary'))
    find(body, '#other').addEventListener('keydown', (event) => event.preventDefault())
    find(body, '#other').focus()
    find<HTMLDetailsElement>(body, 'details').open = true
    press(find(body, '#other'), 'ArrowDown')
    expect(focused()).toBe('Other')
    press(find(body, '#other'), 'Escape')
    expect([focused(), find<HTMLDetailsElement>(body, 'details').open]).toEqual(['Other', false])
    find(body, 'summary').addEventListener('keydown', (event) => event.preventDefault())
    find(body, 'summary').focus()
    press(find(body, 'summary'), 'ArrowDown')
    expect(focused()).toBe('More')
  })
})
