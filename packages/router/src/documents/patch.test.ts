// @vitest-environment happy-dom
import fc, { runs } from '@landing/tooling/fast-check'
import { describe, expect, it, vi } from 'vitest'
import { patch, type Swaps } from './patch'

function parse(html: string): HTMLElement {
  const page = new DOMParser().parseFromString(`<div data-landing>${html}</div>`, 'text/html')
  return page.querySelector('div') as HTMLElement
}

/** Patches one tree towards another, both given as HTML. */
function patched(from: string, to: string, swaps?: Swaps): HTMLElement {
  const current = document.importNode(parse(from), true)
  patch(current, parse(to), swaps)
  return current
}

describe('attributes', () => {
  it('are added, changed and removed', () => {
    const result = patched('<a href="/a/" title="A"></a>', '<a href="/b/" aria-current="page"></a>')
    expect(result.innerHTML).toBe('<a href="/b/" aria-current="page"></a>')
  })

  it.each([
    'hidden',
    'inert',
    'disabled',
    'style',
    'aria-expanded',
    'aria-pressed',
    'value',
    'tabindex',
    'data-state-collapsed',
  ])('%s is state: neither added, changed nor removed', (name) => {
    expect(patched(`<p ${name}="1">a</p>`, '<p>b</p>').innerHTML).toBe(`<p ${name}="1">b</p>`)
    expect(patched('<p>a</p>', `<p ${name}="1">b</p>`).innerHTML).toBe('<p>b</p>')
    expect(patched(`<p ${name}="1">a</p>`, `<p ${name}="2">b</p>`).innerHTML).toBe(
      `<p ${name}="1">b</p>`,
    )
  })

  it('open is only added', () => {
    const open = '<details open=""><p>a</p></details>'
    expect(patched(open, '<details><p>a</p></details>').innerHTML).toBe(open)
    expect(patched('<details><p>a</p></details>', open).innerHTML).toBe(open)
  })
})

describe('children', () => {
  const keptChildren = (from: string, to: string) => {
    const current = document.importNode(parse(from), true)
    const before = new Set<Element>(current.children)
    patch(current, parse(to))
    expect(current.innerHTML).toBe(to)
    return [...current.children].filter((child) => before.has(child)).map((child) => child.id)
  }

  it.each([
    ['<p id="a"></p>b', '<p id="a"></p>c', ['a']],
    ['<p id="a"></p><p id="b"></p>', '<p id="b"></p>', ['b']],
    ['<p id="b"></p>', '<p id="a"></p><p id="b"></p><p id="c"></p>', ['b']],
    ['<p id="a"></p> <p id="b"></p>', ' <p id="a"></p><p id="b"></p>', ['a', 'b']],
    ['<p id="a"></p><p id="b"></p>', '<p id="b"></p><p id="a"></p>', ['a']],
    ['<p id="a"></p>', '<div id="a"></div>', []],
    ['<p id="a" data-swap="x"></p>', '<p id="a"></p>', []],
    ['<p id="a"></p>', '', []],
    ['<!--a--><p id="a"></p>', '<!--b--><p id="a"></p>', ['a']],
  ])('from %s to %s', (from, to, kept) => {
    expect(keptChildren(from, to)).toEqual(kept)
  })

  it('of a template or script are replaced as a whole, unless they are equal', () => {
    for (const tag of ['script', 'template']) {
      const type = tag === 'script' ? ' type="application/json"' : ''
      const html = (text: string) => `<${tag}${type}>${text}</${tag}>`
      const current = document.importNode(parse(html('1')), true)
      const before = current.firstElementChild
      patch(current, parse(html('1')))
      expect(current.firstElementChild).toBe(before)
      patch(current, parse(html('2')))
      expect(current.firstElementChild).not.toBe(before)
      expect(current.innerHTML).toBe(html('2'))
    }
  })
})

describe('data-swap', () => {
  it('replaces the element by a copy with the state of the next one', () => {
    const current = document.importNode(parse('<main data-swap="replace"><p>a</p></main>'), true)
    const before = current.firstElementChild
    const next = parse('<main data-swap="replace" style="top:0"><p>a</p></main>')
    patch(current, next)
    expect(current.firstElementChild).not.toBe(before)
    expect(current.innerHTML).toBe(next.innerHTML)
    expect(next.childElementCount).toBe(1)
  })

  it('keeps the children and patches the attributes', () => {
    const result = patched(
      '<div data-swap="keep" data-version="1"><input></div>',
      '<div data-swap="keep" data-version="2"></div>',
    )
    expect(result.innerHTML).toBe('<div data-swap="keep" data-version="2"><input></div>')
  })

  it('runs the function of that name with a copy that it may take apart', () => {
    const tree = vi.fn((current: Element, next: Element) =>
      current.replaceChildren(...next.children),
    )
    const current = document.importNode(parse('<ul data-swap="tree"><li>a</li></ul>'), true)
    const next = parse('<ul data-swap="tree" class="x"><li>b</li></ul>')
    patch(current, next, { tree })
    expect(current.innerHTML).toBe('<ul data-swap="tree"><li>b</li></ul>')
    expect(tree).toHaveBeenCalledExactlyOnceWith(current.firstElementChild, expect.anything())
    expect(next.querySelector('li')?.textContent).toBe('b')
  })

  it('calls what a function returns once everything is patched', () => {
    const html = (text: string) => `<nav data-swap="tree">${text}</nav><p>${text}</p>`
    const settle = vi.fn(() => expect(result.textContent).toBe('bb'))
    const result = document.importNode(parse(html('a')), true)
    patch(result, parse(html('b')), {
      tree: (current, next) => {
        current.replaceWith(next)
        expect(result.textContent).toBe('ba')
        return settle
      },
    })
    expect(settle).toHaveBeenCalledOnce()
  })

  it('patches an element whose swap name is unknown like any other', () => {
    const result = patched(
      '<ul data-swap="tree"><li>a</li></ul>',
      '<ul data-swap="tree" class="x"><li>b</li></ul>',
    )
    expect(result.innerHTML).toBe('<ul data-swap="tree" class="x"><li>b</li></ul>')
  })
})

interface Model {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly (Model | string)[]
}

const attribute = (...values: string[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined, freq: 3 })
const { node } = fc.letrec<{ node: Model | string; element: Model }>((tie) => ({
  node: fc.oneof({ maxDepth: 4 }, fc.constantFrom('a', 'b', ' '), tie('element')),
  element: fc.record({
    tag: fc.constantFrom('div', 'p', 'details', 'button', 'script', 'ul'),
    attributes: fc
      .record({
        id: attribute('x', 'y', 'z'),
        class: attribute('a', 'b'),
        'aria-current': attribute('page', 'true'),
        'data-swap': attribute('replace', 'unknown'),
        hidden: attribute(''),
        open: attribute(''),
        style: attribute('top:0', 'top:1px'),
        'aria-expanded': attribute('true', 'false'),
        'data-state-x': attribute('1'),
      })
      .map((values) =>
        Object.fromEntries(
          Object.entries(values).filter(
            (entry): entry is [string, string] => entry[1] !== undefined,
          ),
        ),
      ),
    children: fc.array(tie('node'), { maxLength: 5 }),
  }),
}))
const tree = fc.array(node, { maxLength: 5 })

function build(children: Model['children'], into: Element): Element {
  for (const child of children) {
    if (typeof child === 'string') into.append(child)
    else {
      const element = document.createElement(child.tag)
      for (const [name, value] of Object.entries(child.attributes)) {
        element.setAttribute(name, value)
      }
      into.append(build(child.children, element))
    }
  }
  return into
}

const state = new Set(['hidden', 'open', 'style', 'aria-expanded', 'data-state-x'])

/** A tree as text, without state attributes. */
function serialize(at: Node, withState = false): string {
  if (at.nodeType !== 1) return JSON.stringify(at.nodeValue)
  const element = at as Element
  const names = element.getAttributeNames().filter((name) => withState || !state.has(name))
  const attributes = names.toSorted().map((name) => `${name}=${element.getAttribute(name)}`)
  const children = [...element.childNodes].map((child) => serialize(child, withState))
  return `<${[element.nodeName, ...attributes].join(' ')}>(${children.join()})`
}

describe('every tree', () => {
  it('equals the next one after a patch, without state, and leaves that one unchanged', () => {
    fc.assert(
      fc.property(tree, tree, (from, to) => {
        const current = build(from, document.createElement('div'))
        const next = build(to, document.createElement('div'))
        const before = serialize(next, true)
        patch(current, next)
        expect(serialize(current)).toBe(serialize(next))
        expect(serialize(next, true)).toBe(before)
      }),
      { numRuns: runs(500) },
    )
  })

  it('keeps all its nodes when the next one is the same', () => {
    fc.assert(
      fc.property(tree, (model) => {
        const current = build(model, document.createElement('div'))
        const next = build(model, document.createElement('div'))
        for (const root of [current, next]) {
          for (const swapped of root.querySelectorAll('[data-swap]')) {
            swapped.removeAttribute('data-swap')
          }
        }
        const before = [...current.querySelectorAll('*')]
        patch(current, next)
        expect([...current.querySelectorAll('*')]).toEqual(before)
      }),
    )
  })
})
