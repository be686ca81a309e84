// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bootScript } from '../mode/boot'
import { resizeSidebar } from './resize-sidebar'

const root = document.documentElement
let cleanup = () => {}

beforeEach(() => {
  localStorage.clear()
  root.style.cssText = 'font-size: 16px'
  document.head.innerHTML = '<style>:root { --landing-sidebar-width: 17.5rem }</style>'
  document.body.innerHTML =
    '<div class="landing-sidebar"><div class="landing-sidebar-edge" role="separator"></div></div>'
})
afterEach(() => cleanup())

const edge = () => document.querySelector<HTMLElement>('.landing-sidebar-edge') as HTMLElement
const width = () => root.style.getPropertyValue('--landing-sidebar-width')
const press = (key: string) =>
  edge().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

it('moves with arrow keys, between its ends, and is remembered', () => {
  cleanup = resizeSidebar(document)
  expect(edge().ariaValueNow).toBe('17.5')
  expect(press('ArrowRight')).toBe(false)
  expect(width()).toBe('18.5rem')
  expect(edge().ariaValueNow).toBe('18.5')
  expect(localStorage.getItem('landing.sidebar-width')).toBe('18.5')
  press('End')
  press('ArrowRight')
  expect(width()).toBe('32rem')
  press('Home')
  press('ArrowLeft')
  expect(width()).toBe('12rem')
  expect(press('a')).toBe(true)
})

it('leaves keys with a modifier to the browser: Alt and an arrow go back', () => {
  cleanup = resizeSidebar(document)
  const event = new KeyboardEvent('keydown', {
    key: 'ArrowLeft',
    altKey: true,
    bubbles: true,
    cancelable: true,
  })
  expect(edge().dispatchEvent(event)).toBe(true)
  expect(width()).toBe('')
})

it('moves the other way on pages from right to left', () => {
  edge().style.direction = 'rtl'
  cleanup = resizeSidebar(document)
  press('ArrowRight')
  expect(width()).toBe('16.5rem')
})

it('follows a pointer that holds it, and goes back with a double click', () => {
  cleanup = resizeSidebar(document)
  const held = new Set<number>()
  edge().setPointerCapture = (id) => void held.add(id)
  edge().hasPointerCapture = (id) => held.has(id)
  const send = (type: string, clientX: number) =>
    edge().dispatchEvent(new PointerEvent(type, { pointerId: 1, clientX, bubbles: true }))
  send('pointermove', 400)
  expect(width()).toBe('')
  send('pointerdown', 280)
  const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true })
  expect(edge().dispatchEvent(press)).toBe(false)
  send('pointermove', 400)
  expect(width()).toBe('25rem')
  edge().dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))
  expect(width()).toBe('')
  expect(localStorage.getItem('landing.sidebar-width')).toBeNull()
})

it.each([
  ['20', '20rem'],
  ['1;color:red', '1rem'],
  ['rubbish', ''],
])('is there before the first paint: %s', (stored, shown) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  localStorage.setItem('landing.sidebar-width', stored)
  new Function(bootScript({ theme: {} }))()
  expect(width()).toBe(shown)
  vi.unstubAllGlobals()
})
