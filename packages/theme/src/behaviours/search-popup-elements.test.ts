// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeMedia, find, settle } from '../fixtures/mount'
import { attach, key, markup, searchBox, setUpSearchBoxes, write } from '../fixtures/search-box'
import { DESKTOP } from './events'
import type { SearchBoxOptions } from './search-popup-elements'

setUpSearchBoxes()

describe('on a narrow screen', () => {
  beforeEach(() => fakeMedia({ [DESKTOP]: false }))

  const open = (rest: Partial<SearchBoxOptions> = {}) => {
    const view = searchBox(rest)
    find(view.box, '.landing-search-open').click()
    return { ...view, dialog: find<HTMLDialogElement>(view.box, 'dialog') }
  }

  it('opens a dialog whose field takes text before the code is there', async () => {
    const { dialog, options } = open()
    const field = find<HTMLInputElement>(dialog, 'form.landing-search-dialog-form input[name="q"]')
    expect(dialog.open).toBe(true)
    expect(dialog.getAttribute('aria-label')).toBe('Search')
    expect(document.activeElement).toBe(field)
    expect(options.onOpen).not.toHaveBeenCalled()
    await settle()
    expect(options.onOpen.mock.lastCall?.[0]).toBe('dialog')
    expect(options.onOpen.mock.lastCall?.[1].field).toBe(field)
    expect(dialog.querySelector('.landing-search-keys')).toBeNull()
  })

  it.each([
    ['Escape', (dialog: Element) => key(find(dialog, 'input'), 'Escape')],
    ['its button', (dialog: Element) => find(dialog, '.landing-button-lite').click()],
  ])('closes it with %s', async (_, act) => {
    const { box, dialog, options } = open()
    await settle()
    expect(find(dialog, '.landing-button-lite').textContent).toBe('Cancel')
    act(dialog)
    expect(box.querySelector('dialog')).toBeNull()
    expect(options.onClose).toHaveBeenCalledTimes(1)
  })

  it('opens one dialog, with several boxes in the page', () => {
    document.body.innerHTML = markup() + markup()
    for (const box of document.querySelectorAll<HTMLElement>('.landing-search')) attach(box)
    key(document.body, 'k', { ctrlKey: true })
    expect(document.querySelectorAll('dialog')).toHaveLength(1)
  })

  it('leaves the dialog to a site with its own', async () => {
    const { box, options } = searchBox({}, 'data-own-dialog')
    find(box, '.landing-search-open').click()
    await settle()
    expect(box.querySelector('dialog')).toBeNull()
    expect(options.onOpen.mock.lastCall?.[0]).toBe('dialog')
    expect(find(box, ':scope > .landing-search-popup .rendered').textContent).toBe('dialog')
  })

  it('leaves clicks that open another tab to the browser', () => {
    const { box } = searchBox()
    const click = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true })
    find(box, '.landing-search-open').dispatchEvent(click)
    expect(click.defaultPrevented).toBe(false)
  })
})

describe('code that does not load', () => {
  it('is told of once, with a retry button, and asked for again by that alone', async () => {
    let isOnline = false
    const onIntent = vi.fn(() => (isOnline ? Promise.resolve() : Promise.reject(new Error('404'))))
    const { box, field, rendered, form } = searchBox({ onIntent })
    field.focus()
    await settle()
    const alert = find(box, '[role="alert"]')
    expect(alert.textContent).toBe('The search could not be loaded.Retry')
    for (const text of ['s', 'st', 'sta']) write(field, text)
    form.dispatchEvent(new PointerEvent('pointerenter'))
    await settle()
    expect(onIntent).toHaveBeenCalledTimes(1)
    expect(find(box, '[role="alert"]')).toBe(alert)
    isOnline = true
    find(alert, 'button').click()
    await settle()
    expect(onIntent).toHaveBeenCalledTimes(2)
    expect(rendered()).toBe('list')
    expect(box.querySelector('[role="alert"]')).toBeNull()
    expect(document.activeElement).toBe(field)
  })

  it('is told of in the dialog, too, in the words of the document', async () => {
    fakeMedia({ [DESKTOP]: false })
    const { box } = searchBox({
      onIntent: () => Promise.reject(new Error('404')),
      messages: { searchNotLoaded: 'Suche nicht geladen.' },
    })
    find(box, '.landing-search-open').click()
    await settle()
    expect(find(box, 'dialog [role="alert"]').textContent).toBe('Suche nicht geladen.Retry')
  })

  it('is forgotten when the box closes', async () => {
    const onIntent = vi.fn(() => Promise.reject(new Error('404')))
    const { box, field } = searchBox({ onIntent })
    field.focus()
    await settle()
    key(field, 'Escape')
    expect(box.querySelector('[role="alert"]')).toBeNull()
    write(field, 's')
    await settle()
    expect(onIntent).toHaveBeenCalledTimes(2)
  })
})
