// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeMedia, find, settle } from '../fixtures/mount'
import { DESKTOP } from './breakpoint'
import { attachSearchBox, type SearchBoxOptions } from './search-box'

const markup = (data = '') => `<search class="search" data-search-box ${data}>
  <form class="search-form" action="/site/search/">
    <input class="search-input" type="search" name="q" aria-label="Search" aria-keyshortcuts="Control+K Meta+K">
    <span class="search-keys">Ctrl K</span>
    <button type="reset" class="search-clear">Clear</button>
  </form>
  <a class="search-open" href="/site/search/">Search</a>
</search>`

const attached: (() => void)[] = []

function attach(
  element: HTMLElement,
  { onIntent = () => Promise.resolve(), ...rest }: Partial<SearchBoxOptions> = {},
) {
  const options = {
    ...rest,
    onIntent: vi.fn(onIntent),
    onOpen: vi.fn<SearchBoxOptions['onOpen']>((view, { container }) => {
      container.innerHTML = `<p class="rendered">${view}</p>`
    }),
    onClose: vi.fn<SearchBoxOptions['onClose']>(),
    navigate: vi.fn<SearchBoxOptions['navigate']>(),
  }
  const control = attachSearchBox(element, options)
  attached.push(control)
  return { options, control }
}

function searchBox(rest: Partial<SearchBoxOptions> = {}, data = '') {
  document.body.innerHTML = `${markup(data)}<button id="elsewhere">Elsewhere</button>`
  const box = find(document, '.search')
  return {
    box,
    form: find<HTMLFormElement>(box, 'form'),
    field: find<HTMLInputElement>(box, 'input'),
    rendered: () => box.querySelector('.rendered')?.textContent,
    ...attach(box, rest),
  }
}

function key(target: Element, name: string, rest: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', {
    key: name,
    bubbles: true,
    cancelable: true,
    ...rest,
  })
  target.dispatchEvent(event)
  return event
}

function write(field: HTMLInputElement, text: string): void {
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

beforeEach(() => {
  fakeMedia({ [DESKTOP]: true })
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '')
  }
})
afterEach(() => {
  for (const detach of attached.splice(0)) detach()
  document.body.innerHTML = ''
  vi.restoreAllMocks()
})

describe('interest', () => {
  it('is nothing before a reader shows any', async () => {
    const { options } = searchBox()
    await settle()
    expect(options.onIntent).not.toHaveBeenCalled()
  })

  it('is shown by focus, which opens the list once the code is there', async () => {
    const { options, field, rendered } = searchBox({}, 'data-version="1.0" data-locale="de"')
    field.focus()
    expect(options.onIntent).toHaveBeenCalledWith({ version: '1.0', locale: 'de' })
    expect(rendered()).toBeUndefined()
    await settle()
    expect(rendered()).toBe('list')
    expect(options.onOpen.mock.lastCall?.[1]).toMatchObject({
      field,
      scope: { version: '1.0', locale: 'de' },
    })
  })

  it('is shown by a pointer, which opens the list when there is text', async () => {
    const { options, form, field, rendered } = searchBox()
    form.dispatchEvent(new PointerEvent('pointerenter'))
    await settle()
    expect(options.onIntent).toHaveBeenCalledTimes(1)
    expect(rendered()).toBeUndefined()
    field.value = 'start'
    form.dispatchEvent(new PointerEvent('pointerenter'))
    await settle()
    expect(rendered()).toBe('list')
    form.dispatchEvent(new PointerEvent('pointerleave'))
    expect(rendered()).toBeUndefined()
    expect(options.onClose).toHaveBeenCalledTimes(1)
  })

  it('is noticed when the field has the focus already', async () => {
    document.body.innerHTML = markup()
    const box = find(document, '.search')
    find(box, 'input').focus()
    const { options, control } = attach(box)
    control.update('')
    await settle()
    expect(options.onOpen).toHaveBeenCalledTimes(1)
  })

  it('lets a reader type before the code is there', async () => {
    let arrive = () => {}
    const { field, options } = searchBox({
      onIntent: () =>
        new Promise<void>((resolve) => {
          arrive = resolve
        }),
    })
    field.focus()
    write(field, 'st')
    expect(options.onOpen).not.toHaveBeenCalled()
    arrive()
    await settle()
    expect(options.onOpen.mock.lastCall?.[1].field.value).toBe('st')
  })
})

describe('the shortcut', () => {
  it.each([
    ['Win32', { ctrlKey: true }, true],
    ['Win32', { metaKey: true }, false],
    ['MacIntel', { metaKey: true }, true],
    ['MacIntel', { ctrlKey: true }, false],
    ['Win32', { ctrlKey: true, shiftKey: true }, false],
  ])('on %s is %o and K: %s', (platform, keys, focused) => {
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform)
    const { field } = searchBox()
    expect(key(document.body, 'k', keys).defaultPrevented).toBe(focused)
    expect(document.activeElement === field).toBe(focused)
  })

  it('is shown as it is on this keyboard', () => {
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel')
    searchBox()
    expect(document.documentElement.classList.contains('is-mac')).toBe(true)
  })

  it('goes to the first box in sight', () => {
    document.body.innerHTML = markup() + markup()
    const boxes = [...document.querySelectorAll<HTMLElement>('.search')]
    for (const box of boxes) attach(box)
    key(document.body, 'k', { ctrlKey: true })
    expect(boxes[0]?.contains(document.activeElement)).toBe(true)
    vi.spyOn(boxes[1] as HTMLElement, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 10, 200, 30),
    )
    key(document.body, 'k', { ctrlKey: true })
    expect(boxes[1]?.contains(document.activeElement)).toBe(true)
  })

  it('closes what is open in front of the box', () => {
    searchBox()
    const image = document.createElement('dialog')
    document.body.append(image)
    image.showModal()
    key(document.body, 'k', { ctrlKey: true })
    expect(image.open).toBe(false)
  })

  it('goes to the field of the search page, where that is shown', () => {
    searchBox()
    document.body.insertAdjacentHTML(
      'beforeend',
      '<span class="search-page-field"><input id="own"></span>',
    )
    key(document.body, 'k', { ctrlKey: true })
    expect(document.activeElement?.id).toBe('own')
  })
})

describe('an open list', () => {
  it('closes when focus or a pointer goes elsewhere', async () => {
    const { form, field, options, box } = searchBox()
    field.focus()
    await settle()
    find(document, '#elsewhere').focus()
    expect(options.onClose).toHaveBeenCalledTimes(1)
    expect(form.querySelector('.search-popup')).toBeNull()
    write(field, 'st')
    await settle()
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(options.onClose).toHaveBeenCalledTimes(2)
    expect(box.querySelector('.rendered')).toBeNull()
  })

  it('closes with a navigation, and opens again with the next key', async () => {
    const { field, control, rendered } = searchBox()
    control.update('')
    field.focus()
    await settle()
    control.update('')
    expect(rendered()).toBeUndefined()
    expect(document.activeElement).toBe(field)
    write(field, 'sta')
    await settle()
    expect(rendered()).toBe('list')
  })
})

describe('highlighted words', () => {
  it('stand in the field, whose clear button removes them from the page', () => {
    const { form, field, control, options } = searchBox()
    control.update('?_highlight=two&_highlight=words&x=1')
    expect(field.value).toBe('two words')
    form.reset()
    expect(options.navigate).toHaveBeenCalledWith('?x=1')
    control.update('?x=1')
    expect(field.value).toBe('')
  })

  it('leave alone what a reader types', () => {
    const { form, field, control, options } = searchBox()
    field.value = 'own'
    control.update('?x=1')
    expect(field.value).toBe('own')
    form.reset()
    expect(options.navigate).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(field)
  })
})

describe('on a narrow screen', () => {
  beforeEach(() => fakeMedia({ [DESKTOP]: false }))

  const open = (rest: Partial<SearchBoxOptions> = {}) => {
    const view = searchBox(rest)
    find(view.box, '.search-open').click()
    return { ...view, dialog: find<HTMLDialogElement>(view.box, 'dialog') }
  }

  it('opens a dialog whose field takes text before the code is there', async () => {
    const { dialog, options } = open()
    const field = find<HTMLInputElement>(dialog, 'form.search-dialog-form input[name="q"]')
    expect(dialog.open).toBe(true)
    expect(dialog.getAttribute('aria-label')).toBe('Search')
    expect(document.activeElement).toBe(field)
    expect(options.onOpen).not.toHaveBeenCalled()
    await settle()
    expect(options.onOpen.mock.lastCall?.[0]).toBe('dialog')
    expect(options.onOpen.mock.lastCall?.[1].field).toBe(field)
    expect(dialog.querySelector('.search-keys')).toBeNull()
  })

  it.each([
    ['Escape', (dialog: Element) => key(find(dialog, 'input'), 'Escape')],
    ['its button', (dialog: Element) => find(dialog, '.button-lite').click()],
  ])('closes it with %s', async (_, act) => {
    const { box, dialog, options } = open()
    await settle()
    expect(find(dialog, '.button-lite').textContent).toBe('Cancel')
    act(dialog)
    expect(box.querySelector('dialog')).toBeNull()
    expect(options.onClose).toHaveBeenCalledTimes(1)
  })

  it('opens one dialog, with several boxes in the page', () => {
    document.body.innerHTML = markup() + markup()
    for (const box of document.querySelectorAll<HTMLElement>('.search')) attach(box)
    key(document.body, 'k', { ctrlKey: true })
    expect(document.querySelectorAll('dialog')).toHaveLength(1)
  })

  it('leaves the dialog to a site with its own', async () => {
    const { box, options } = searchBox({}, 'data-own-dialog')
    find(box, '.search-open').click()
    await settle()
    expect(box.querySelector('dialog')).toBeNull()
    expect(options.onOpen.mock.lastCall?.[0]).toBe('dialog')
    expect(find(box, ':scope > .search-popup .rendered').textContent).toBe('dialog')
  })

  it('leaves clicks that open another tab to the browser', () => {
    const { box } = searchBox()
    const click = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true })
    find(box, '.search-open').dispatchEvent(click)
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
    find(box, '.search-open').click()
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

it('leaves nothing behind when it is detached', async () => {
  const { box, field, control, options } = searchBox()
  field.focus()
  await settle()
  control()
  expect(options.onClose).toHaveBeenCalledTimes(1)
  expect(box.querySelector('.search-popup')).toBeNull()
  write(field, 'st')
  expect(options.onIntent).toHaveBeenCalledTimes(1)
})
