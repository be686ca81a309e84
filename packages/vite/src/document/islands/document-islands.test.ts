import {
  createContext,
  createElement,
  forwardRef,
  memo,
  type ReactNode,
  useContext,
  useId,
} from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createDocumentIslands } from './document-islands'
import { wrapExport } from './island'

const meta = { id: 'src/a.tsx', name: 'default', hydrate: 'visible' } as const
type Component = (props: Record<string, unknown>) => ReactNode

const wrap = (component: unknown, more: object = {}) =>
  wrapExport(component, { ...meta, ...more }) as Component

function Box({ title, children }: Record<string, unknown>): ReactNode {
  return createElement('section', { id: useId() }, title as ReactNode, children as ReactNode)
}
const Island = wrap(Box)

const Context = createContext('none')
const Show: Component = ({ children }) =>
  createElement('q', null, useContext(Context), children as ReactNode)

function Chart({ fails }: Record<string, unknown>): ReactNode {
  if (fails) throw new Error('No data.')
  return null
}

/** HTML with short attributes. */
function render(node: ReactNode, surround = (children: ReactNode) => children) {
  const islands = createDocumentIslands({ href: (id) => `/assets/${id}.js`, wrap: surround })
  const html = islands.render(() => renderToStaticMarkup(surround(node)))
  return { html, islands, short: html.replace(/ data-(?:swap|src|export|hydrate)="[^"]*"/g, '') }
}

describe('an island', () => {
  it('has its code, props, and the HTML that hydration expects', () => {
    const { html } = render(
      createElement('p', null, 'a', createElement(Island, { title: 'x & "y"', none: undefined })),
    )
    const prefix = /data-prefix="([^"]*)"/.exec(html)?.[1]
    expect(html).toBe(
      '<p>a<landing-island data-swap="island" data-src="/assets/src/a.tsx.js" data-export="default" ' +
        `data-hydrate="visible" data-prefix="${prefix}" ` +
        'data-props="{&quot;title&quot;:&quot;x &amp; \\&quot;y\\&quot;&quot;}">' +
        `<section id="_${prefix}R_0_">x &amp; &quot;y&quot;</section></landing-island></p>`,
    )
  })

  it('has no inline script for a form with an action, which the policy would block', () => {
    const Form = wrap(() => createElement('form', { action: () => {} }, 'Send'))
    const { html } = render(createElement(Form))
    expect(html).toMatch(/<form action="javascript:[^>]*>Send<\/form><\/landing-island>$/)
  })

  it('has ids of its own, the same in each document', () => {
    const two = createElement('p', null, createElement(Island), createElement(Island))
    const ids = [...render(two).html.matchAll(/id="([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(2)
    expect(render(two).html).toBe(render(two).html)
  })

  it('keeps its children as HTML, with islands in them', () => {
    const inner = createElement(Island, { title: 'in' })
    const { short } = render(
      createElement(Island, { title: 't' }, createElement('b', null, 1), inner),
    )
    expect(short).toMatch(
      /^<landing-island [^>]*><section [^>]*>t<landing-slot><b>1<\/b><landing-island [^>]*><section [^>]*>in<\/section><\/landing-island><\/landing-slot><\/section><\/landing-island>$/,
    )
  })

  it('keeps children that it does not show at first in a template', () => {
    const Closed = wrap(() => createElement('b', null, 'closed'))
    const { short } = render(createElement(Closed, null, createElement('i', null, 'later')))
    expect(short).toContain(
      '<b>closed</b><template data-landing-slot><i>later</i></template></landing-island>',
    )
  })

  it('is given children that are text as they are', () => {
    const { short } = render(createElement(Island, null, 'a', 1))
    expect(short).toContain('data-props="{&quot;children&quot;:[&quot;a&quot;,1]}"')
    expect(short).not.toContain('landing-slot')
  })

  it('contains other client modules as parts of it', () => {
    const Outer = wrap(() => createElement(Island, { title: 'plain', onClick: () => {} }))
    expect(render(createElement(Outer)).html.match(/<landing-island/g)).toHaveLength(1)
  })

  it('is rendered in the context that "wrap" gives, its children in that of the document', () => {
    const Client = wrap(Show)
    const surround = (children: ReactNode) => createElement(Context, { value: 'theme' }, children)
    const page = createElement(
      Context,
      { value: 'page' },
      createElement(Client, null, createElement(Show)),
    )
    expect(render(page, surround).short).toContain(
      '<q>theme<landing-slot><q>page</q></landing-slot></q>',
    )
  })

  it('has no hints to load images', () => {
    const Image = wrap(() => createElement('img', { src: '/a.png', alt: '' }))
    expect(render(createElement(Image)).html).not.toContain('preload')
  })

  it('names itself when its props cannot be sent', () => {
    expect(() => render(createElement(wrap(Chart), { draw: () => {} }))).toThrow(
      'The prop "draw" of the island <Chart> (src/a.tsx) is a function',
    )
  })

  it('names itself when it throws', () => {
    expect(() => render(createElement(wrap(Chart), { fails: true }))).toThrow(
      'The island <Chart> (src/a.tsx) failed on the server.',
    )
  })

  it('is plain outside of a document', () => {
    expect(renderToStaticMarkup(createElement(Island, { title: 'x' }))).toMatch(/^<section/)
  })
})

describe('an export', () => {
  class Store {}
  it.each([
    ['useThing', () => {}],
    ['limit', 12],
    ['Store', Store],
    ['Config', { a: 1 }],
    ['nothing', undefined],
  ])('that is no component stays: %s', (name, value) => {
    expect(wrapExport(value, { ...meta, name })).toBe(value)
  })

  it.each([
    ['memo', memo(Box)],
    ['forwardRef', forwardRef(() => createElement('b'))],
  ])('made by %s is a component', (_, component) => {
    expect(render(createElement(wrap(component))).html).toContain('<landing-island')
  })
})

it('puts HTML in the place of its node', () => {
  const islands = createDocumentIslands({ href: String, wrap: (children) => children })
  const html = islands.render(() =>
    renderToStaticMarkup(createElement('div', null, islands.html('<b>1</b>'))),
  )
  expect(html).toBe('<div><b>1</b></div>')
})
