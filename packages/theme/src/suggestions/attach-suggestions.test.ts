// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as copying from '../behaviours/copy-markdown'
import { fakeMedia, find } from '../fixtures/mount'
import { testHit, testSearch } from '../fixtures/search'
import { key, write } from '../fixtures/search-box'
import { pause } from '../fixtures/shell'
import { testSite } from '../fixtures/site'
import { attachSuggestions } from './attach-suggestions'

const site = testSite()

beforeEach(() => {
  localStorage.clear()
  fakeMedia({})
  document.body.innerHTML = '<form><input></form><div id="popup"></div>'
})
afterEach(() => {
  document.body.innerHTML = ''
})

function attached(result: Parameters<typeof testSearch>[0], rest = {}) {
  const field = find<HTMLInputElement>(document, 'input')
  const container = find(document, '#popup')
  const navigate = vi.fn()
  const onClose = vi.fn()
  const search = testSearch(result)
  const detach = attachSuggestions(
    { field, container, scope: {}, onClose },
    { site, search, navigate, ...rest },
  )
  return { field, container, navigate, onClose, search, detach }
}

it('shows suggestions without React, and opens them', async () => {
  const { field, container, navigate, onClose } = attached(() => ({
    hits: [testHit('Start')],
    words: ['st'],
  }))
  write(field, 'st')
  await pause()
  const option = find(container, '[role="option"]')
  expect(option.textContent).toBe('StartGuide')
  expect(field.getAttribute('aria-activedescendant')).toBe(option.id)
  expect(option.getAttribute('aria-selected')).toBe('true')
  key(field, 'Enter')
  expect(navigate.mock.calls).toEqual([['/docs/start/?_highlight=st']])
  expect(onClose).toHaveBeenCalledOnce()
})

it('leaves nothing behind', async () => {
  const { field, container, search, detach } = attached(() => ({ hits: [testHit('Start')] }))
  write(field, 'st')
  await pause()
  detach()
  expect(container.innerHTML).toBe('')
  expect(field.getAttributeNames()).toEqual([])
  write(field, 'sta')
  expect(search.search).toHaveBeenCalledOnce()
})

it('takes texts, icons and the color mode of its host', async () => {
  const choose = vi.fn()
  const { field, container } = attached(() => ({}), {
    messages: { settingsDark: 'Dunkel' },
    icon: (name: string) => document.createTextNode(`(${name})`),
    colorMode: { choice: () => 'light', choose },
  })
  write(field, 'dunkel')
  await pause()
  expect(find(container, '[role="option"]').textContent).toBe('(mode)DunkelColor mode')
  key(field, 'Enter')
  expect(choose.mock.calls).toEqual([['dark']])
})

it('closes where its host leaves it attached, and opens with the next input', async () => {
  const { field, container, onClose } = attached(() => ({ hits: [testHit('Start')] }))
  write(field, 'st')
  await pause()
  find(container, '[role="option"]').click()
  expect(onClose).toHaveBeenCalledOnce()
  expect(container.innerHTML).toBe('')
  expect(field.getAttribute('aria-expanded')).toBe('false')
  write(field, 'sta')
  await pause()
  expect(container.querySelector('[role="listbox"]')).not.toBeNull()
})

it('leaves the field alone when an action ends, or a form is reset, after it was detached', async () => {
  document.body.innerHTML += '<button data-copy-from="page.md"></button>'
  let end = () => {}
  vi.spyOn(copying, 'copyPage').mockReturnValue(
    new Promise((done) => {
      end = () => done(false)
    }),
  )
  const { field, onClose, detach } = attached(() => ({}))
  key(field, 'ArrowDown')
  key(field, 'ArrowDown')
  key(field, 'Enter')
  field.form?.reset()
  detach()
  field.value = 'next'
  end()
  await pause()
  expect(field.getAttributeNames()).toEqual([])
  expect(field.value).toBe('next')
  expect(onClose).not.toHaveBeenCalled()
})

it('shows texts as texts, wherever they come from', async () => {
  const bad = '<img src=x onerror=alert(1)>'
  const hit = testHit(bad, bad, { b: [bad], snippet: { text: bad, ranges: [[0, 4]] } })
  const { field, container } = attached(() => ({ hits: [hit], corrected: bad, missing: [bad] }))
  write(field, bad)
  await pause()
  expect(container.textContent).toContain(bad)
  expect(container.querySelector('img')).toBeNull()
})

it('keeps the options while the next answer is on its way', async () => {
  const answers: ((found: object) => void)[] = []
  const { field, container } = attached(() => new Promise((done) => answers.push(done)))
  write(field, 's')
  answers[0]?.({ hits: [testHit('Start')] })
  await pause()
  const option = find(container, '[role="option"]')
  write(field, 'st')
  expect(find(container, '[role="option"]')).toBe(option)
  answers[1]?.({ hits: [testHit('Other')] })
  await pause()
  expect(find(container, '[role="option"]').textContent).toBe('OtherGuide')
})

it('keeps what stays the same in its place: scrolled, focused, pressed', async () => {
  const answers: ((found: object) => void)[] = []
  const { field, container } = attached(() => new Promise((done) => answers.push(done)))
  write(field, 's')
  answers[0]?.({ hits: [testHit('Start')] })
  await pause()
  const list = find(container, '[role="listbox"]')
  const link = () => find(container, '.landing-suggestions-foot a')
  write(field, 'st')
  const before = link()
  const moved: Node[] = []
  const observer = new MutationObserver((changes) =>
    moved.push(...changes.flatMap(({ removedNodes }) => [...removedNodes])),
  )
  observer.observe(container, { childList: true, subtree: true })
  // Longer than it takes until the suggestions say that they are loading.
  await pause(150)
  expect(before.getAttribute('href')).toBe('/site/search/?q=st')
  expect(moved).toEqual([])
  answers[1]?.({ hits: [testHit('Other')] })
  await pause()
  expect(find(container, '[role="listbox"]')).toBe(list)
  expect(link()).toBe(before)
  observer.disconnect()
})

it('says once that a search failed, however often', async () => {
  const { field, container } = attached(() =>
    Promise.reject(Object.assign(new Error('Offline.'), { help: 'Connect.' })),
  )
  write(field, 's')
  await pause()
  const alert = find(container, '[role="alert"]')
  write(field, 'st')
  await pause()
  expect(find(container, '[role="alert"]')).toBe(alert)
})

it('keeps the element of a hit that is found again, for a click that is under way', async () => {
  const hits = (text: string) => [
    ...(text === 'st' ? [testHit('Stay')] : []),
    testHit('Start', `${text} it`, { h: '#it' }),
  ]
  const { field, container, navigate } = attached(({ text }) => ({ hits: hits(text) }))
  write(field, 'st')
  await pause()
  const pressed = find(container, '[role="option"][href*="/start/"]')
  const group = pressed.parentElement
  write(field, 'sta')
  await pause()
  expect(container.querySelectorAll('[role="option"]')).toHaveLength(1)
  expect(pressed.textContent).toContain('sta it')
  expect(pressed.parentElement).toBe(group)
  expect(field.getAttribute('aria-controls')).toBe(pressed.id.replace(/-0$/, ''))
  pressed.click()
  expect(navigate).toHaveBeenCalledOnce()
})

it('changes with the answer, not before: each change would delay it', async () => {
  const answers: ((found: object) => void)[] = []
  const { field, container } = attached(() => new Promise((done) => answers.push(done)))
  write(field, 's')
  answers[0]?.({ hits: [testHit('Start')] })
  await pause()
  const before = container.innerHTML
  write(field, 'st')
  expect(container.innerHTML).toBe(before)
  answers[1]?.({ hits: [testHit('Other')] })
  await pause()
  expect(find(container, '[role="option"]').textContent).toBe('OtherGuide')
})

it('leads to all results for what is typed now', async () => {
  const { field, container, navigate } = attached(() => ({ hits: [testHit('Start')] }))
  write(field, 'st')
  await pause()
  const link = find(container, '.landing-suggestions-foot a')
  write(field, 'star')
  await pause()
  expect(link.getAttribute('href')).toBe('/site/search/?q=star')
  link.click()
  expect(navigate.mock.calls).toEqual([['/search/?q=star']])
})
