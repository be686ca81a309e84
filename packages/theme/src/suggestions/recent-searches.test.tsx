// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { find, press, settle } from '../fixtures/mount'
import { searchBox, setUpSearch } from '../fixtures/mount-search-box'
import { testHit, testSearch } from '../fixtures/search'

setUpSearch()

describe('recent searches', () => {
  const KEY = 'landing.recent-searches'

  it('are kept in the browser when one led somewhere, newest first', async () => {
    localStorage.setItem(KEY, JSON.stringify(['Two', 'one', 'a', 'b', 'c']))
    const { ask, input } = await searchBox()
    await ask('two')
    expect(localStorage.getItem(KEY)).toContain('"Two"')
    press(input, 'Enter')
    await settle()
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(['two', 'one', 'a', 'b', 'c'])
  })

  it('are offered while the field is empty, and chosen like suggestions', async () => {
    localStorage.setItem(KEY, JSON.stringify(['start', 'other']))
    const { focus, input, options, popup } = await searchBox()
    await focus()
    expect(popup()?.textContent).toContain('Recent searches')
    expect(
      options()
        .map((option) => option.textContent)
        .slice(0, 2),
    ).toEqual(['start', 'other'])
    press(input, 'ArrowDown')
    press(input, 'Enter')
    await settle(5)
    expect(input.value).toBe('start')
    expect(options()).toHaveLength(3)
  })

  it('are forgotten on demand', async () => {
    localStorage.setItem(KEY, JSON.stringify(['start']))
    const { focus, box, popup } = await searchBox()
    await focus()
    expect(find(box, '.landing-suggestions-note button').textContent).toBe('Clear recent searches')
    await act(async () => find(box, '.landing-suggestions-note button').click())
    expect(localStorage.getItem(KEY)).toBeNull()
    expect(popup()?.textContent).toContain('Type to search titles')
  })

  it('are none when the storage holds rubbish', async () => {
    localStorage.setItem(KEY, '{"not":')
    const { focus, popup } = await searchBox()
    await focus()
    expect(popup()?.querySelector('.landing-icon-recent')).toBeNull()
  })

  it('stand before the first pages, and a line on the fields of a query', async () => {
    localStorage.setItem(KEY, JSON.stringify(['start']))
    const { focus, input, options, popup, host } = await searchBox()
    await focus()
    expect(
      options()
        .map((option) => option.textContent)
        .slice(0, 2),
    ).toEqual(['start', 'Guide'])
    expect(options()[1]?.getAttribute('href')).toBe('/site/docs/start/')
    press(input, 'ArrowDown')
    press(input, 'ArrowDown')
    press(input, 'Enter')
    expect(host.navigate).toHaveBeenCalledWith('/docs/start/')
    await focus()
    expect(popup()?.querySelector('.landing-suggestions-foot')?.textContent).toBe(
      'Narrow a search: tag:… title:… "…"',
    )
  })

  it('give way to hits, with code set as code', async () => {
    const snippet = { text: 'resource "btp_subaccount" "dev" {', ranges: [] }
    const { ask, options } = await searchBox(
      testSearch(() => ({ hits: [testHit('Start', '', { snippet })] })),
    )
    await ask('dev')
    expect(options()[0]?.querySelector('.landing-suggestion-snippet [data-code]')).not.toBeNull()
  })
})
