// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { press } from '../fixtures/mount'
import { attachTabs } from './tabs'

it('leaves keys with a modifier to the browser: Alt and an arrow go back', () => {
  document.body.innerHTML = `<div class="landing-tabs">
    <div class="landing-tab" data-label="A"></div><div class="landing-tab" data-label="B"></div></div>`
  const cleanup = attachTabs(document)
  const [first, second] = document.querySelectorAll('[role="tab"]')
  if (!first || !second) throw new Error('There are no tabs.')
  expect(press(first, 'ArrowRight', { altKey: true }).defaultPrevented).toBe(false)
  expect(second.getAttribute('aria-selected')).toBe('false')
  expect(press(first, 'ArrowRight').defaultPrevented).toBe(true)
  expect(second.getAttribute('aria-selected')).toBe('true')
  cleanup()
})
