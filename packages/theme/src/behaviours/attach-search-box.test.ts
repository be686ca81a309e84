// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { find, settle } from '../fixtures/mount'
import { attach, key, markup, searchBox, setUpSearchBoxes, write } from '../fixtures/search-box'

setUpSearchBoxes()

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

  it('is shown by a pointer, which opens nothing', async () => {
    const { options, form, rendered } = searchBox()
    form.dispatchEvent(new PointerEvent('pointerenter'))
    await settle()
    expect(options.onIntent).toHaveBeenCalledTimes(1)
    expect(rendered()).toBeUndefined()
  })

  it('is noticed when the field has the focus already', async () => {
    document.body.innerHTML = markup()
    const box = find(document, '.landing-search')
    find(box, 'input').focus()
    const { options, control } = attach(box)
    control.update('')
    await settle()
    expect(options.onOpen).toHaveBeenCalledTimes(1)
  })

  it('leads to the search page with words alone', () => {
    const { field } = searchBox()
    const enter = () => key(field, 'Enter').defaultPrevented
    expect(enter()).toBe(true)
    field.value = '  '
    expect(enter()).toBe(true)
    field.value = 'st'
    expect(enter()).toBe(false)
  })

  it('leads there within the part of the site that the page is in', () => {
    const { form } = searchBox({}, 'data-query="ctx=api&version=docs%2F1.0%2F"')
    const formData = new FormData()
    form.dispatchEvent(Object.assign(new Event('formdata'), { formData }))
    expect([...formData]).toEqual([
      ['ctx', 'api'],
      ['version', 'docs/1.0/'],
    ])
  })

  it('leaves the buttons of its popup their Enter', () => {
    const { box } = searchBox()
    expect(key(find(box, '.landing-search-clear'), 'Enter').defaultPrevented).toBe(false)
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
    ['Win32', { ctrlKey: true, altKey: true }, false],
    ['Win32', { ctrlKey: true, metaKey: true }, false],
    ['MacIntel', { ctrlKey: true, metaKey: true }, false],
    ['Win32', {}, false],
  ])('on %s is %o and K: %s', (platform, keys, focused) => {
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform)
    const { field } = searchBox()
    expect(key(document.body, 'k', keys).defaultPrevented).toBe(focused)
    expect(document.activeElement === field).toBe(focused)
  })

  it('is one key, in either case', () => {
    searchBox()
    expect(key(document.body, 'j', { ctrlKey: true }).defaultPrevented).toBe(false)
    expect(key(document.body, 'K', { ctrlKey: true }).defaultPrevented).toBe(true)
  })

  it.each(['ctrlKey', 'metaKey', 'altKey'])('is no slash with %s', (modifier) => {
    searchBox()
    expect(key(document.body, '/', { [modifier]: true }).defaultPrevented).toBe(false)
  })

  it('is a slash as well, but for one that is typed', () => {
    const { field } = searchBox()
    const other = document.body.appendChild(document.createElement('textarea'))
    expect(key(other, '/').defaultPrevented).toBe(false)
    expect(document.activeElement).not.toBe(field)
    expect(key(document.body, '/', { shiftKey: true }).defaultPrevented).toBe(true)
    expect(document.activeElement).toBe(field)
    expect(key(field, '/').defaultPrevented).toBe(false)
  })

  it.each([
    '<input>',
    '<select></select>',
    '<div contenteditable><b tabindex="0"></b></div>',
    '<div role="combobox" tabindex="0"></div>',
  ])('is no slash in %s', (html) => {
    const { field } = searchBox()
    document.body.insertAdjacentHTML('beforeend', html)
    const last = document.body.lastElementChild as Element
    expect(key(last.firstElementChild ?? last, '/').defaultPrevented).toBe(false)
    expect(document.activeElement).not.toBe(field)
  })

  it('is no slash in a field of a custom element', () => {
    searchBox()
    const host = document.body.appendChild(document.createElement('x-field'))
    const inner = document.createElement('input')
    host.attachShadow({ mode: 'open' }).append(inner)
    expect(key(inner, '/', { composed: true }).defaultPrevented).toBe(false)
  })

  it('is no slash where site or reader turned it off', () => {
    const { field } = searchBox()
    localStorage.setItem('landing.slash', 'off')
    expect(key(document.body, '/').defaultPrevented).toBe(false)
    localStorage.removeItem('landing.slash')
    field.setAttribute('aria-keyshortcuts', 'Control+K Meta+K')
    expect(key(document.body, '/').defaultPrevented).toBe(false)
    expect(key(document.body, 'k', { ctrlKey: true }).defaultPrevented).toBe(true)
  })

  it('is shown as it is on this keyboard', () => {
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel')
    searchBox()
    expect(document.documentElement.dataset.keys).toBe('mac')
  })

  it('goes to the first box in sight', () => {
    document.body.innerHTML = markup() + markup()
    const boxes = [...document.querySelectorAll<HTMLElement>('.landing-search')]
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
    image.className = 'landing-zoom-dialog'
    const cookies = document.createElement('dialog')
    document.body.append(image, cookies)
    image.showModal()
    cookies.show()
    key(document.body, 'k', { ctrlKey: true })
    expect(image.open).toBe(false)
    // One of the application: its close may be an answer.
    expect(cookies.open).toBe(true)
    cookies.close()
  })

  it('goes to the field of the search page, where that is shown', () => {
    searchBox()
    document.body.insertAdjacentHTML(
      'beforeend',
      '<span class="landing-search-page-field"><input id="own"></span>',
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
    expect(form.querySelector('.landing-search-popup')).toBeNull()
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

describe('a list whose code is not there', () => {
  it.each([
    ['while it loads', () => new Promise<never>(() => {})],
    ['after a failure', () => Promise.reject(new Error('offline'))],
  ])('closes with Escape %s, and keeps the text and the focus', async (_, onIntent) => {
    const { form, field } = searchBox({ onIntent })
    field.focus()
    write(field, 'st')
    await settle()
    // A browser would clear the field, and that would open the list again.
    expect(key(field, 'Escape').defaultPrevented).toBe(true)
    expect(form.querySelector('.landing-search-popup')).toBeNull()
    expect(document.activeElement).toBe(field)
    // The next one is the browser's.
    expect(key(field, 'Escape').defaultPrevented).toBe(false)
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

it('leaves nothing behind when it is detached', async () => {
  const { box, field, control, options } = searchBox()
  field.focus()
  await settle()
  control()
  expect(options.onClose).toHaveBeenCalledTimes(1)
  expect(box.querySelector('.landing-search-popup')).toBeNull()
  write(field, 'st')
  expect(options.onIntent).toHaveBeenCalledTimes(1)
})

it('belongs to the last one that attached it', async () => {
  const { box, field, options, control } = searchBox()
  const island = attach(box)
  control.update('?_highlight=old')
  field.focus()
  await settle()
  expect(options.onIntent).not.toHaveBeenCalled()
  expect(island.options.onOpen).toHaveBeenCalledTimes(1)
  expect(field.value).toBe('')
})
