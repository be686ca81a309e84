// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { page, setUpPage } from '../fixtures/attached-page'
import { find, press } from '../fixtures/mount'
import { detachAll } from '../fixtures/shell'
import { attachTabs } from './tabs'

setUpPage()

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

describe('tabs', () => {
  const tabs = (group = '', labels = ['One', 'Two', 'Three']) =>
    `<div class="landing-tabs" ${group ? `data-group="${group}"` : ''}>${labels
      .map(
        (label) =>
          `<div class="landing-tab" data-label="${label}"><p class="landing-tab-label">${label}</p><p id="in-${label}">${label}</p></div>`,
      )
      .join('')}</div>`
  const selected = (box: ParentNode) => find(box, '[aria-selected="true"]').textContent
  const shown = (box: ParentNode) =>
    [...box.querySelectorAll<HTMLElement>('.landing-tab:not([hidden])')].map(
      ({ dataset }) => dataset.label,
    )

  it('are made of sections, with names and panels that know each other', async () => {
    const body = await page(tabs())
    const list = find(body, '[role="tablist"]')
    expect(list.textContent).toBe('OneTwoThree')
    const tab = find(list, '[role="tab"]')
    const panel = find(body, '[role="tabpanel"]')
    expect(panel.id).toBe(tab.getAttribute('aria-controls'))
    expect(panel.getAttribute('aria-labelledby')).toBe(tab.id)
    expect(shown(body)).toEqual(['One'])
    expect(find(panel, '.landing-tab-label').hidden).toBe(true)
  })

  it('keep the choice in the address, where the box names a parameter', async () => {
    history.replaceState({ kept: true }, '', '/docs/?os=three&q=x#top')
    const box = tabs('os').replace('data-group', 'data-query="os" data-group')
    const body = await page(box + tabs('os'))
    expect(shown(body)).toEqual(['Three', 'One'])
    find(body, '[data-label="Two"][role="tab"]').click()
    expect(location.search + location.hash).toBe('?os=Two&q=x#top')
    expect(history.state).toEqual({ kept: true })
    history.replaceState(null, '', '/docs/?os=Nine')
    detachAll()
    expect(shown(await page(box))).toEqual(['Two'])
    history.replaceState(null, '', '/')
  })

  it('show the one that the author chose, until the reader has chosen', async () => {
    const box = tabs('os').replace('data-label="Two"', 'data-label="Two" data-default=""')
    expect(shown(await page(box))).toEqual(['Two'])
    localStorage.setItem('docusaurus.tab.os', 'Three')
    detachAll()
    expect(shown(await page(box))).toEqual(['Three'])
  })

  it('are chosen by a click, in every group of that name, and remembered', async () => {
    const body = await page(tabs('os') + tabs('os') + tabs('os', ['Four']) + tabs())
    find(body, '.landing-tabs [data-label="Two"][role="tab"]').click()
    expect(shown(body)).toEqual(['Two', 'Two', 'Four', 'One'])
    expect(localStorage.getItem('docusaurus.tab.os')).toBe('Two')
    expect(window.scrollBy).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
    detachAll()
    expect(shown(await page(tabs('os')))).toEqual(['Two'])
  })

  it('are chosen in a shadow root, too, and beside those of another copy of this code', async () => {
    const body = await page(`<div id="host"></div><p id="tab-1-0-panel"></p>`)
    const root = find(body, '#host').attachShadow({ mode: 'open' })
    root.innerHTML = `<div>${tabs('os')}${tabs('os')}</div>`
    vi.resetModules()
    const copy = await import('./tabs')
    const cleanup = copy.attachTabs(find(root, 'div'))
    expect(shown(root)).toEqual(['One', 'One'])
    find(root, '[data-label="Two"][role="tab"]').click()
    expect(shown(root)).toEqual(['Two', 'Two'])
    expect(find(body, '#tab-1-0-panel').hidden).toBe(false)
    cleanup()
  })

  it('have ids of their own beside another copy of this code', async () => {
    document.body.innerHTML = tabs() + tabs()
    for (const box of document.body.children) {
      vi.resetModules()
      const copy = await import('./tabs')
      copy.attachTabs(box)()
    }
    const ids = [...document.querySelectorAll('[role="tab"]')].map((tab) => tab.id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('leave those of someone else alone', async () => {
    const body = await page(
      tabs(),
      '<div role="tablist"><b role="tab">A</b><b role="tab">B</b></div>',
    )
    const key = new KeyboardEvent('keydown', { key: 'End', bubbles: true, cancelable: true })
    find(body, 'b').dispatchEvent(key)
    expect(key.defaultPrevented).toBe(false)
  })

  it('are gone through by arrows, Home and End', async () => {
    const body = await page(tabs())
    for (const [key, label] of [
      ['ArrowRight', 'Two'],
      ['End', 'Three'],
      ['ArrowRight', 'One'],
      ['ArrowLeft', 'Three'],
      ['Home', 'One'],
    ] as const) {
      press(find(body, '[aria-selected="true"]'), key)
      expect(selected(body)).toBe(label)
      expect(document.activeElement?.textContent).toBe(label)
    }
    expect(find(body, '[data-label="Two"][role="tab"]').tabIndex).toBe(-1)
    expect(press(find(body, '[aria-selected="true"]'), 'x').defaultPrevented).toBe(false)
  })

  it('are gone through the other way on pages from right to left', async () => {
    const body = await page(tabs())
    find(body, '.landing-tabs').style.direction = 'rtl'
    press(find(body, '[aria-selected="true"]'), 'ArrowLeft')
    expect(selected(body)).toBe('Two')
    expect(press(find(body, '[aria-selected="true"]'), 'ArrowRight').defaultPrevented).toBe(true)
    expect(selected(body)).toBe('One')
  })

  it('open where the hash points', async () => {
    const body = await page(tabs())
    location.hash = '#in-Two'
    window.dispatchEvent(new Event('hashchange'))
    expect(shown(body)).toEqual(['Two'])
    detachAll()
    expect(shown(await page(tabs()))).toEqual(['Two'])
  })

  it('lead to the target that they hid, but not away from where the reader was before', async () => {
    const jumped = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => {})
    location.hash = '#in-Two'
    const box = tabs().replace('id="in-Two"', 'id="in-Two" tabindex="-1"')
    const body = await page(box)
    expect(jumped).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(find(body, '#in-Two'))
    detachAll()
    vi.stubGlobal('scrollY', 500)
    expect(shown(await page(box))).toEqual(['Two'])
    expect(jumped).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(document.body)
    vi.unstubAllGlobals()
  })
})
