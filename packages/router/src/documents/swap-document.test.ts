// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://example.org/site/a/", "settings": { "disableCSSFileLoading": true, "handleDisabledFileLoadingAsSuccess": true } }
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { documentHtml, visit } from '../fixtures/documents'
import { swapDocument } from './swap-document'

const parse = (...args: Parameters<typeof documentHtml>) =>
  new DOMParser().parseFromString(documentHtml(...args), 'text/html')

const main = (content: string) => `<main data-swap="replace">${content}</main>`

beforeEach(() => visit('A'))

describe('the page', () => {
  it('is replaced by a copy, so that the document can be shown again', () => {
    const next = parse('B')
    const before = next.documentElement.outerHTML
    swapDocument(next, {})
    expect(document.querySelector('h1')?.textContent).toBe('B')
    expect(document.title).toBe('B')
    swapDocument(parse('A'), {})
    swapDocument(next, {})
    expect(document.querySelector('h1')?.textContent).toBe('B')
    expect(next.documentElement.outerHTML).toBe(before)
  })

  it('is given to the callbacks before and after', () => {
    const seen: string[] = []
    const heading = (root: HTMLElement) => seen.push(root.querySelector('h1')?.textContent ?? '')
    swapDocument(parse('B'), { onBeforeSwap: heading, onSwap: heading })
    expect(seen).toEqual(['A', 'B'])
  })

  it('keeps what is outside of its root', () => {
    const announcer = document.createElement('div')
    document.body.append(announcer)
    swapDocument(parse('B'), {})
    expect(announcer.isConnected).toBe(true)
  })

  it('sets language and direction of the document, and nothing else of its root element', () => {
    const { documentElement } = document
    documentElement.dataset.scripts = 'ready'
    const next = parse('B')
    next.documentElement.lang = 'ar'
    next.documentElement.dir = 'rtl'
    swapDocument(next, {})
    expect([documentElement.lang, documentElement.dir]).toEqual(['ar', 'rtl'])
    swapDocument(parse('A'), {})
    expect([documentElement.lang, documentElement.getAttribute('dir')]).toEqual(['en', null])
    expect(documentElement.dataset.scripts).toBe('ready')
  })

  it('fails where the document shown has no root, and calls nobody', () => {
    document.querySelector('[data-landing]')?.removeAttribute('data-landing')
    const onBeforeSwap = vi.fn()
    expect(() => swapDocument(parse('B'), { onBeforeSwap })).toThrow(
      'The document has no element with data-landing.',
    )
    expect(onBeforeSwap).not.toHaveBeenCalled()
  })

  it('fails without a root, before anything has changed', () => {
    const next = parse('B')
    next.querySelector('[data-landing]')?.remove()
    expect(() => swapDocument(next, {})).toThrow('no element with data-landing')
    expect(document.title).toBe('A')
  })
})

describe('focus', () => {
  const field = '<input id="field">'

  it('stays in what is kept', () => {
    const body = `<div data-swap="keep">${field}</div>${main('')}`
    visit('A', { body })
    const input = document.getElementById('field')
    input?.focus()
    swapDocument(parse('B', { body }), {})
    expect(document.activeElement).toBe(input)
  })

  it('moves to the element with the same id in replaced content', () => {
    visit('A', { body: main(field) })
    document.getElementById('field')?.focus()
    swapDocument(parse('B', { body: main(`<p>new</p>${field}`) }), {})
    expect(document.activeElement).toBe(document.getElementById('field'))
    expect(document.activeElement).not.toBe(document.body)
  })

  it('moves without scrolling, and is not set again where it stayed', () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus')
    visit('A', { body: main(field) })
    document.getElementById('field')?.focus()
    focus.mockClear()
    swapDocument(parse('B', { body: main(field) }), {})
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
    focus.mockClear()
    const kept = `<div data-swap="keep">${field}</div>`
    visit('A', { body: kept })
    document.getElementById('field')?.focus()
    focus.mockClear()
    swapDocument(parse('B', { body: kept }), {})
    expect(focus).not.toHaveBeenCalled()
    focus.mockRestore()
  })

  it('is where it was when the page has changed, so that onSwap may move it', () => {
    visit('A', { body: main(field) })
    document.getElementById('field')?.focus()
    let active: Element | null = null
    const onSwap = () => {
      active = document.activeElement
    }
    swapDocument(parse('B', { body: main(field) }), { onSwap })
    expect(active).toBe(document.getElementById('field'))
  })

  it('is lost with an element that has no counterpart', () => {
    visit('A', { body: main(field) })
    document.getElementById('field')?.focus()
    swapDocument(parse('B', { body: main('') }), {})
    expect(document.activeElement).toBe(document.body)
  })
})

describe('custom elements', () => {
  it('are upgraded', () => {
    const connected = vi.fn()
    customElements.define(
      'x-swapped',
      class extends HTMLElement {
        connectedCallback() {
          connected(this.textContent)
        }
      },
    )
    swapDocument(parse('B', { body: main('<x-swapped>b</x-swapped>') }), {})
    expect(connected).toHaveBeenCalledExactlyOnceWith('b')
  })
})

describe('the head', () => {
  it('has the metadata of the new page', () => {
    visit('A', {
      head: `<meta charset="utf-8"><meta name="viewport" content="w"><meta name="description" content="a">
        <link rel="canonical" href="/a/"><link rel="icon" href="/i.svg">
        <script type="application/ld+json">{"a":1}</script>`,
    })
    const viewport = document.querySelector('[name=viewport]')
    const icon = document.querySelector('[rel=icon]')
    swapDocument(
      parse('B', {
        head: `<meta name="viewport" content="w"><meta property="og:title" content="B">
        <link rel="canonical" href="/b/"><link rel="icon" href="/i.svg">
        <link rel="alternate" hreflang="de" href="/de/b/">
        <script type="application/ld+json">{"b":1}</script>`,
      }),
      {},
    )
    expect(viewport?.isConnected && icon?.isConnected).toBe(true)
    const head = [...document.head.children].map((element) => element.outerHTML)
    expect(head).toEqual([
      '<title>B</title>',
      '<meta charset="utf-8">',
      '<meta name="viewport" content="w">',
      '<link rel="icon" href="/i.svg">',
      '<meta property="og:title" content="B">',
      '<link rel="canonical" href="/b/">',
      '<link rel="alternate" hreflang="de" href="/de/b/">',
      '<script type="application/ld+json">{"b":1}</script>',
    ])
  })

  it('keeps scripts, styles, hints and policies, and takes none from the new page', () => {
    const assets = (name: string) => `<script type="module" src="/${name}.js"></script>
      <style>${name}{}</style><link rel="preload" href="/${name}.woff2" as="font">
      <link rel="modulepreload" href="/${name}.js"><link rel="prefetch" href="/${name}/">
      <meta http-equiv="Content-Security-Policy" content="img-src '${name}'">`
    visit('A', { head: assets('a') })
    const before = document.head.innerHTML
    swapDocument(parse('A', { head: assets('b') }), {})
    expect(document.head.innerHTML).toBe(before)
  })
})
