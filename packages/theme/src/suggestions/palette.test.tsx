// @vitest-environment happy-dom

import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DESKTOP } from '../behaviours/events'
import { fakeMedia, find, press, settle } from '../fixtures/mount'
import { hits, searchBox, setUpSearch } from '../fixtures/mount-search-box'
import { testHit, testSearch } from '../fixtures/search'
import { themedSite } from '../fixtures/site'
import { matchingActions } from './page-actions'

setUpSearch()
afterEach(() => {
  for (const element of document.querySelectorAll('[data-test]')) element.remove()
  delete document.documentElement.dataset.theme
  delete document.documentElement.dataset.themeChoice
})

/** Controls of a page outside of the search box. */
function addControls(html: string): HTMLElement {
  const element = document.createElement('div')
  element.dataset.test = ''
  element.innerHTML = html
  document.body.append(element)
  return element
}

const noHits = () => testSearch(() => ({}))
const labels = (options: HTMLElement[]) =>
  options.map((option) =>
    [...option.querySelectorAll('.landing-suggestion-text > span')].map((each) => each.textContent),
  )

describe('actions in the search box', () => {
  it('are offered for an empty field, below the pages: those the page has controls for', async () => {
    addControls(`<button data-copy-from="/a.md"></button><button data-display-settings></button>
      <a data-keep-query="" href="/1/">1.0</a><a data-keep-query="" href="/2/" aria-current="page">2.0</a>
      <a data-keep-query="" href="/1/">1.0</a><a data-keep-query="" href="/de/" lang="de">Deutsch</a>`)
    const { focus, options } = await searchBox()
    await focus()
    expect(labels(options())).toEqual([
      ['Guide'],
      ['Copy page as Markdown'],
      ['Dark', 'Color mode'],
      ['Light', 'Color mode'],
      ['1.0', 'Versions'],
      ['Deutsch', 'Languages'],
      ['Display settings'],
    ])
  })

  it('are filtered by what is typed, below the hits', async () => {
    const { ask, options, popup } = await searchBox()
    await ask('d')
    expect(options()).toHaveLength(3)
    await ask('dark mode')
    expect(options()).toHaveLength(4)
    expect(popup()?.querySelectorAll('[role="listbox"]')).toHaveLength(1)
    const group = popup()?.querySelector('[role="group"][aria-label="Actions"]')
    expect(group?.querySelector('[role="option"]')?.textContent).toBe('DarkColor mode')
  })

  it('run with Enter, close the box and leave no text behind', async () => {
    const { ask, input, popup, host } = await searchBox(noHits())
    await ask('dark')
    press(input, 'Enter')
    await settle(5)
    expect(document.documentElement.dataset.theme).toBe('dark')
    expect(popup()).toBeNull()
    expect(input.value).toBe('')
    expect(host.navigate).not.toHaveBeenCalled()
    expect(localStorage.getItem('landing.recent-searches')).toBeNull()
  })

  it('do not offer color modes where the site has one', async () => {
    const fixed = themedSite({ colorMode: { disableSwitch: true } })
    const { focus, options } = await searchBox(noHits(), {}, fixed)
    await focus()
    expect(labels(options())).toEqual([['Guide']])
  })

  it('use the controls of the page', async () => {
    const clicked = vi.fn((event: Event) => event.preventDefault())
    addControls('<a data-keep-query="" href="/1/">1.0</a>').addEventListener('click', clicked)
    const { ask, options } = await searchBox(noHits())
    await ask('version')
    await act(async () => options()[0]?.click())
    expect(clicked).toHaveBeenCalledOnce()
  })

  it('say that the page is copied, and stay open', async () => {
    addControls('<button data-copy-from="/a.md"></button>')
    vi.spyOn(window, 'fetch').mockResolvedValue(new Response('# A'))
    const write = vi.fn(async () => {})
    vi.stubGlobal('ClipboardItem', class {})
    Object.defineProperty(navigator, 'clipboard', { value: { write }, configurable: true })
    const { ask, options, box } = await searchBox(noHits())
    await ask('markdown')
    await act(async () => options()[0]?.click())
    await settle(5)
    expect(write).toHaveBeenCalledOnce()
    expect(labels(options())).toEqual([['Copied as Markdown']])
    expect(find(box, '[role="status"]').textContent).toBe('Copied as Markdown')
    vi.unstubAllGlobals()
  })

  it.each([
    ['ÉTEINDRE', true],
    ['mode ét', true],
    ['dre', false],
    ['作', true],
  ])('%s: %s', (typed, fits) => {
    const action = {
      label: 'Éteindre 操作',
      kind: 'Mode',
      icon: 'mode',
      run: () => undefined,
    } as const
    expect(matchingActions([action], typed)).toHaveLength(fits ? 1 : 0)
  })
})

describe('the preview of a hit', () => {
  const WIDE = '(min-width: 75em)'
  const preview = { text: '<b>Longer</b> passage around it', ranges: [[0, 3]] } as const
  const answer = () =>
    testSearch(() => ({ hits: [testHit('Start', '', { preview }), testHit('Start', 'Install')] }))

  it('follows the active option, as text', async () => {
    fakeMedia({ [DESKTOP]: true, [WIDE]: true })
    const { ask, input, popup, search } = await searchBox(answer())
    await ask('st')
    expect(search.search.mock.lastCall?.[0]).toMatchObject({ previews: true })
    const shown = () => popup()?.querySelector('.landing-suggestions-preview')
    expect(shown()?.textContent).toBe('GuideStart<b>Longer</b> passage around it')
    expect(shown()?.querySelector('mark')?.textContent).toBe('<b>')
    press(input, 'ArrowDown')
    expect(shown()?.textContent).toBe('GuideStartInstall')
  })

  it('sets code as code, with its lines', async () => {
    fakeMedia({ [DESKTOP]: true, [WIDE]: true })
    const text = 'Write; then:\n\na {\n  b = c\n}\n\nThen run.'
    const hit = testHit('Start', '', {
      preview: {
        text,
        ranges: [
          [14, 15],
          [34, 37],
        ],
      },
    })
    const { ask, popup } = await searchBox(testSearch(() => ({ hits: [hit] })))
    await ask('st')
    const shown = [
      ...(popup()?.querySelectorAll('.landing-suggestions-preview .landing-passage') ?? []),
    ]
    expect(shown.map((block) => [block.textContent, block.hasAttribute('data-code')])).toEqual([
      ['Write; then:', false],
      ['a {\n  b = c\n}', true],
      ['Then run.', false],
    ])
    expect(shown.map((block) => block.querySelector('mark')?.textContent)).toEqual([
      undefined,
      'a',
      'run',
    ])
  })

  it('is neither asked for nor shown where there is no room', async () => {
    const { ask, popup, search } = await searchBox(testSearch(() => ({ hits })))
    await ask('st')
    expect(search.search.mock.lastCall?.[0]).not.toHaveProperty('previews')
    expect(popup()?.querySelector('.landing-suggestions-preview')).toBeNull()
  })
})
