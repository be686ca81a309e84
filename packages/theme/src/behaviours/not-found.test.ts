// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { find } from '../fixtures/mount'
import { attachNotFound, wordsOfPath } from './not-found'

const markup = `<main data-not-found="/site/">
  <p data-asked-path></p>
  <span data-search-asked hidden><a href="/site/search/">Search</a></span>
</main>`

afterEach(() => {
  document.body.innerHTML = ''
})

function show(path?: string) {
  document.body.innerHTML = markup
  attachNotFound(document, { path })
  return {
    line: find(document, '[data-asked-path]'),
    search: find(document, '[data-search-asked]'),
    link: find(document, 'a'),
  }
}

describe('a missing page', () => {
  it('shows the path that was asked for, and searches for its words', () => {
    const { line, search, link } = show('/docs/getting_started-2.html')
    expect(line.textContent).toBe('There is no page at /docs/getting_started-2.html.')
    expect(search.hidden).toBe(false)
    expect(link.textContent).toBe('Search for “getting started”')
    expect(link.getAttribute('href')).toBe('/site/search/?q=getting%20started')
  })

  it('reads the path from the location, without the base', () => {
    window.history.replaceState(null, '', '/site/docs/lost/')
    expect(show().line.textContent).toBe('There is no page at /docs/lost/.')
  })

  it('offers no search without words', () => {
    expect(show('/').search.hidden).toBe(true)
  })

  it.each([
    '/<img src=x onerror=alert(1)>',
    '/"><script>alert(1)</script>/a&b="c',
    '/javascript:x',
  ])('makes no markup of %s', (path) => {
    const { line, link } = show(path)
    expect(line.children).toHaveLength(0)
    expect(link.children).toHaveLength(0)
    expect(line.textContent).toContain(path)
    expect(link.getAttribute('href')).toMatch(/^\/site\/search\/\?q=[\w%.!~*'()-]+$/)
    expect(document.querySelectorAll('img, script')).toHaveLength(0)
  })

  it('can be attached again, for another path', () => {
    const { line, link } = show('/one/')
    attachNotFound(document, { path: '/two/' })
    expect(line.textContent).toBe('There is no page at /two/.')
    expect(link.getAttribute('href')).toBe('/site/search/?q=two')
  })
})

it('reads words from a path', () => {
  expect(wordsOfPath('/docs/a%20b-c_d.1/')).toBe('a b c d')
  expect(wordsOfPath('/docs/%C3%BCber-uns/')).toBe('über uns')
  expect(wordsOfPath('/docs/100%-sure')).toBe('sure')
  expect(wordsOfPath('/')).toBe('')
})
