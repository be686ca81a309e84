// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { layOut, measure } from '../fixtures/layout'
import { find } from '../fixtures/mount'
import { HintBox } from './hint-box'

let box: HintBox
beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `<p id="gb" data-facts="Required"><code>gb</code> - In GB. More later.</p>
    <p id="mb">In MB.</p><a id="first" href="#gb">gb</a><a id="second" href="#mb">mb</a>`
  box = new HintBox(document, {})
})
afterEach(() => {
  box.hide()
  vi.useRealTimers()
})

const link = (id = 'first') => find(document, `#${id}`)
const shown = () => document.querySelector('.landing-hint')?.textContent

it('is a tooltip with name, facts and the first sentence', async () => {
  await box.show(link())
  const { role, id, dir, popover, innerHTML } = find(document, '.landing-hint')
  expect({ role, id, dir, popover }).toEqual({
    role: 'tooltip',
    id: 'landing-hint',
    dir: 'auto',
    popover: 'manual',
  })
  expect(innerHTML).toBe(
    '<p class="landing-hint-facts"><code>gb</code> Required</p><p class="landing-hint-text">In GB.</p>',
  )
})

describe('on hover', () => {
  it('shows after a moment, unless the pointer has gone', async () => {
    box.showSoon(link())
    await vi.advanceTimersByTimeAsync(149)
    expect(shown()).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(shown()).toBe('gb RequiredIn GB.')
    box.hide()
    box.showSoon(link())
    box.hideSoon()
    await vi.advanceTimersByTimeAsync(1000)
    expect(shown()).toBeUndefined()
  })

  it('stays while the pointer moves onto it', async () => {
    await box.show(link())
    box.hideSoon()
    await vi.advanceTimersByTimeAsync(249)
    box.keep()
    await vi.advanceTimersByTimeAsync(1000)
    expect(shown()).toBeDefined()
    box.hideSoon()
    await vi.advanceTimersByTimeAsync(250)
    expect(shown()).toBeUndefined()
  })

  it('moves to the next link, and describes only that', async () => {
    await box.show(link())
    expect(box.isFor(link())).toBe(true)
    await box.show(link('second'))
    expect(shown()).toBe(' In MB.')
    expect(box.isFor(link())).toBe(false)
    expect(link().hasAttribute('aria-describedby')).toBe(false)
    expect(link('second').getAttribute('aria-describedby')).toBe('landing-hint')
  })

  it('does not show for a link that was left while its target was read', async () => {
    const first = box.show(link())
    box.hide()
    await first
    expect(shown()).toBeUndefined()
  })
})

describe('in a window of 400 × 300 px, a hint of 100 × 40 px', () => {
  it.each([
    ['is below its link', { left: 50, top: 100 }, { left: 50, top: 124 }],
    ['is below where there is just enough room', { left: 50, top: 232 }, { left: 50, top: 256 }],
    ['is above where there is not', { left: 50, top: 233 }, { left: 50, top: 189 }],
    ['ends before the right edge', { left: 380, top: 100 }, { left: 292, top: 124 }],
    ['starts after the left edge', { left: -30, top: 100 }, { left: 8, top: 124 }],
  ])('%s', async (_, at, place) => {
    measure(document.documentElement, { clientWidth: 400, clientHeight: 300 })
    layOut(link(), () => ({ ...at, height: 20 }))
    layOut(box.element, () => ({ top: 0, height: 40 }))
    await box.show(link())
    const { left, top } = box.element.style
    expect({ left, top }).toEqual({ left: `${place.left}px`, top: `${place.top}px` })
  })

  it.each([
    [47, 264],
    [48, 4],
  ])(
    'is below a link of which both sides lack room: %i px from the top at %i px',
    async (top, expected) => {
      measure(document.documentElement, { clientWidth: 400, clientHeight: 300 })
      layOut(link(), () => ({ top, height: 260 - top }))
      layOut(box.element, () => ({ top: 0, height: 40 }))
      await box.show(link())
      expect(box.element.style.top).toBe(`${expected}px`)
    },
  )
})
