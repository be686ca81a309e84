// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://example.org/a/#other" }
import { afterEach, describe, expect, it } from 'vitest'
import { isHashLink, isPlainClick, linkOf, routeOf } from './links'

const origin = 'https://example.org'

function link(href: string, attributes: Record<string, string> = {}): HTMLAnchorElement {
  const anchor = document.createElement('a')
  anchor.href = href
  for (const [name, value] of Object.entries(attributes)) anchor.setAttribute(name, value)
  return anchor
}

afterEach(() => document.body.replaceChildren())

describe('routeOf', () => {
  it.each([
    ['/site/docs/a/', '/docs/a/'],
    ['/site/docs/a/?q=1#h', '/docs/a/?q=1#h'],
    ['/site/', '/'],
    ['/site', '/'],
    ['/site/docs/v1.25.0/', '/docs/v1.25.0/'],
    ['/other/', undefined],
    ['/site/files/terms.pdf', undefined],
    ['/site/feed.atom', undefined],
    ['/site/tool.html', undefined],
    ['/site/tool/index.html', undefined],
    ['/site/docs/a/#usage:~:text=install', undefined],
    ['https://example.com/site/a/', undefined],
    ['mailto:someone@example.org', undefined],
  ])('%s leads to %s', (href, route) => {
    expect(routeOf(link(new URL(href, origin).href), '/site/')).toBe(route)
  })

  it.each([
    ['target', '_blank'],
    ['target', '_self'],
    ['download', ''],
  ])('leaves %s="%s" to the browser', (name, value) => {
    expect(routeOf(link(`${origin}/site/a/`, { [name]: value }), '/site/')).toBeUndefined()
  })

  it('takes an anchor without address for no link', () => {
    expect(routeOf(document.createElement('a'), '/site/')).toBeUndefined()
  })
})

describe('linkOf', () => {
  function linkFoundBy(target: EventTarget): HTMLAnchorElement | undefined {
    let found: HTMLAnchorElement | undefined
    const listener = (event: Event) => {
      found = linkOf(event)
    }
    document.addEventListener('click', listener, { once: true })
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }))
    return found
  }

  it('finds the link around what was clicked', () => {
    const anchor = link('/a/')
    const inner = document.createElement('b')
    anchor.append(inner)
    document.body.append(anchor)
    expect(linkFoundBy(inner)).toBe(anchor)
    expect(linkFoundBy(document.body)).toBeUndefined()
  })

  it('finds a link inside a shadow root', () => {
    const host = document.createElement('div')
    const anchor = link('/a/')
    const inner = document.createElement('span')
    anchor.append(inner)
    host.attachShadow({ mode: 'open' }).append(anchor)
    document.body.append(host)
    expect(linkFoundBy(inner)).toBe(anchor)
  })
})

describe('isPlainClick', () => {
  it.each([
    [{}, true],
    [{ button: 1 }, false],
    [{ metaKey: true }, false],
    [{ ctrlKey: true }, false],
    [{ shiftKey: true }, false],
    [{ altKey: true }, false],
  ])('%j: %s', (init, plain) => {
    expect(isPlainClick(new MouseEvent('click', init))).toBe(plain)
  })

  it('is not one that somebody else has dealt with', () => {
    const event = new MouseEvent('click', { cancelable: true })
    event.preventDefault()
    expect(isPlainClick(event)).toBe(false)
  })
})

describe('isHashLink', () => {
  it.each([
    ['/a/#h', true],
    ['/a/', false],
    ['/a/?q=1#h', false],
    ['/b/#h', false],
  ])('%s on /a/: %s', (href, is) => {
    expect(isHashLink(link(origin + href))).toBe(is)
  })
})
