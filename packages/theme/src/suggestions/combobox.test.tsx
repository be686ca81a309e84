// @vitest-environment happy-dom
import type { SearchResult } from '@landing/schema'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { find, press, settle } from '../fixtures/mount'
import { searchBox, setUpSearch } from '../fixtures/mount-search-box'
import { testHit, testSearch } from '../fixtures/search'

setUpSearch()

describe('the keyboard', () => {
  it('makes a combobox of the field, as long as the list is there', async () => {
    const { ask, input, popup } = await searchBox()
    await ask('st')
    expect(input.getAttribute('role')).toBe('combobox')
    expect(input.getAttribute('aria-autocomplete')).toBe('list')
    expect(input.getAttribute('aria-expanded')).toBe('true')
    const list = popup()?.querySelector<HTMLElement>('[role="listbox"]')
    expect(list?.id).toBe(input.getAttribute('aria-controls'))
    // Also where it scrolls.
    expect(list?.getAttribute('tabindex')).toBe('-1')
  })

  it('goes down and up through the options and the text', async () => {
    const { ask, input, activeText } = await searchBox()
    await ask('st')
    expect(activeText()).toBe('Start')
    for (const text of ['Install', 'Other', undefined, 'Start']) {
      press(input, 'ArrowDown')
      expect(activeText()).toBe(text)
    }
    press(input, 'ArrowUp')
    press(input, 'ArrowUp')
    expect(activeText()).toBe('Other')
  })

  it('goes to the first and the last option from inside the list, and in the text otherwise', async () => {
    const { ask, input, activeText } = await searchBox()
    await ask('st')
    expect(press(input, 'End').defaultPrevented).toBe(false)
    press(input, 'ArrowDown')
    expect(activeText()).toBe('Install')
    expect(press(input, 'End').defaultPrevented).toBe(true)
    expect(activeText()).toBe('Other')
    press(input, 'Home')
    expect(activeText()).toBe('Start')
  })

  it('opens the option with Enter, with its words to be marked', async () => {
    const { ask, input, host, popup } = await searchBox()
    await ask('st')
    press(input, 'ArrowDown')
    press(input, 'Enter')
    await settle()
    expect(host.navigate).toHaveBeenCalledWith('/docs/start/?_highlight=st#install')
    expect(popup()).toBeNull()
  })

  it('is at the first option while one types, and stays at one that is chosen', async () => {
    const answers: ((result: Partial<SearchResult>) => void)[] = []
    const search = testSearch(() => new Promise((done) => answers.push(done)))
    const { ask, input, activeText } = await searchBox(search)
    const hitsOf = (...titles: string[]) => ({ hits: titles.map((title) => testHit(title)) })
    await ask('st')
    await act(async () => answers[0]?.(hitsOf('Start', 'Stay')))
    await ask('sta')
    expect(activeText()).toBe('Start')
    press(input, 'ArrowDown')
    expect(activeText()).toBe('Stay')
    await act(async () => answers[1]?.(hitsOf('Stack', 'Start', 'Stay')))
    expect(activeText()).toBe('Stay')
    await ask('star')
    await act(async () => answers[2]?.(hitsOf('Star', 'Stay')))
    expect(activeText()).toBe('Star')
  })

  it('opens the first option with Enter, and all results with Shift and Enter', async () => {
    const { ask, input, host, popup } = await searchBox()
    await ask('st')
    press(input, 'Enter')
    await settle()
    expect(host.navigate).toHaveBeenLastCalledWith('/docs/start/?_highlight=st')
    await ask('two words')
    expect(find(popup()!, '.landing-suggestions-foot').textContent).toContain('See all results ⇧↵')
    press(input, 'Enter', { shiftKey: true })
    await settle()
    expect(host.navigate).toHaveBeenLastCalledWith('/search/?q=two+words')
  })

  it('opens all results with Enter when nothing is found', async () => {
    const { ask, input, host } = await searchBox(testSearch(() => ({})))
    await ask('two words')
    press(input, 'Enter')
    await settle()
    expect(host.navigate).toHaveBeenCalledWith('/search/?q=two+words')
  })

  it('opens the first option of what is typed, not of the text before', async () => {
    const answers: ((result: Partial<SearchResult>) => void)[] = []
    const search = testSearch(() => new Promise((done) => answers.push(done)))
    const { ask, input, host } = await searchBox(search)
    await ask('st')
    await act(async () => answers[0]?.({ hits: [testHit('Start')] }))
    await ask('oth')
    press(input, 'Enter')
    await settle()
    expect(host.navigate).not.toHaveBeenCalled()
    await act(async () => answers[1]?.({ hits: [testHit('Other')] }))
    expect(host.navigate.mock.calls).toEqual([['/docs/other/']])
  })

  it('opens another tab with Ctrl and Enter, also where the answer comes later', async () => {
    const answers: ((result: Partial<SearchResult>) => void)[] = []
    const search = testSearch(() => new Promise((done) => answers.push(done)))
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    const { ask, input, host } = await searchBox(search)
    await ask('st')
    press(input, 'Enter', { ctrlKey: true })
    await act(async () => answers[0]?.({ hits: [testHit('Start')] }))
    expect(String(open.mock.lastCall?.[0])).toContain('/docs/start/')
    expect(host.navigate).not.toHaveBeenCalled()
  })

  it('is for what is typed, not for the pages to start with, whose room stays', async () => {
    const search = testSearch(() => new Promise(() => {}))
    const { ask, input, host, options, popup } = await searchBox(search)
    await ask('two words')
    expect(options()).not.toHaveLength(0)
    expect(find(popup()!, '[role="listbox"]').style.visibility).toBe('hidden')
    press(input, 'ArrowDown')
    press(input, 'Enter')
    await vi.waitFor(() => expect(host.navigate).toHaveBeenCalledWith('/search/?q=two+words'))
  })

  it('does nothing with Enter in an empty field', async () => {
    const { focus, input, host } = await searchBox()
    await focus()
    press(input, 'Enter')
    expect(host.navigate).not.toHaveBeenCalled()
  })

  it('closes with Escape, keeps text and focus, and opens again with an arrow or a click', async () => {
    const { ask, input, popup } = await searchBox()
    await ask('st')
    expect(press(input, 'Escape').defaultPrevented).toBe(true)
    expect(popup()).toBeNull()
    expect(input.value).toBe('st')
    expect(document.activeElement).toBe(input)
    expect(input.getAttribute('aria-expanded')).toBe('false')
    press(input, 'ArrowDown')
    expect(popup()).not.toBeNull()
    press(input, 'Escape')
    // It has the focus already.
    act(() => input.click())
    expect(popup()).not.toBeNull()
  })

  it.each([
    ['without a result', () => ({})],
    ['while a result is on its way', () => new Promise<never>(() => {})],
    ['after a failure', () => Promise.reject(new Error('offline'))],
  ])('closes with Escape %s, and keeps the text', async (_, answer) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { ask, input, popup } = await searchBox(testSearch(answer))
    await ask('zzz')
    expect(popup()).not.toBeNull()
    expect(press(input, 'Escape').defaultPrevented).toBe(true)
    expect(popup()).toBeNull()
  })

  it('closes with Escape from a link of the popup, and returns to the field', async () => {
    const { ask, input, popup } = await searchBox()
    await ask('st')
    const link = find(popup() as HTMLElement, '.landing-suggestions-foot a')
    const focus = vi.spyOn(input, 'focus')
    expect(press(link, 'ArrowDown').defaultPrevented).toBe(false)
    press(link, 'Escape')
    expect(popup()).toBeNull()
    expect(focus).toHaveBeenCalledOnce()
    press(input, 'ArrowDown')
    expect(popup()).not.toBeNull()
  })

  it('stays closed when a browser empties the field on Escape', async () => {
    const { ask, input, popup } = await searchBox()
    await ask('st')
    press(input, 'Escape')
    expect(press(input, 'Escape').defaultPrevented).toBe(false)
    await ask('')
    expect(popup()).toBeNull()
    act(() => void input.dispatchEvent(new KeyboardEvent('keyup', { key: 'Escape' })))
    await ask('st')
    expect(popup()).not.toBeNull()
  })

  it('leaves the keys alone while a word is being composed', async () => {
    const { ask, input, host } = await searchBox()
    await ask('st')
    press(input, 'Enter', { isComposing: true })
    press(input, 'Enter', { keyCode: 229 })
    expect(host.navigate).not.toHaveBeenCalled()
  })
})

describe('a pointer', () => {
  it('opens a suggestion by a plain click, and leaves others to the browser', async () => {
    const { ask, options, host } = await searchBox()
    await ask('st')
    const click = async (rest: MouseEventInit = {}) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...rest })
      await act(async () => options()[2]?.dispatchEvent(event))
      return event
    }
    expect((await click({ ctrlKey: true })).defaultPrevented).toBe(false)
    expect(host.navigate).not.toHaveBeenCalled()
    expect((await click()).defaultPrevented).toBe(true)
    expect(host.navigate).toHaveBeenCalledWith('/docs/other/?_highlight=st')
  })

  it('outside the box closes it', async () => {
    const { ask, popup } = await searchBox()
    await ask('st')
    await act(async () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })))
    expect(popup()).toBeNull()
  })
})
