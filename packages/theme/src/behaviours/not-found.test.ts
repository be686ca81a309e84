// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { find } from '../fixtures/mount'
import { attachNotFound, wordsOfPath } from './not-found'

const markup = `<main data-not-found="/site/">
  <p data-asked-path></p>
  <span data-search-asked hidden><a href="/site/search/">Search</a></span>
</main>`

afterEach(() => {
  vi.unstubAllGlobals()
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

/** Shows the page at an address of the window, with an answer for other ones; none without network. */
async function visit(asked: string, status: number | undefined, leadsTo = '') {
  window.history.replaceState(null, '', window.location.origin + asked)
  const replace = vi.spyOn(window.location, 'replace').mockReset()
  const fetched = vi.fn(async () => {
    if (status === undefined) throw new TypeError('offline')
    const url = leadsTo && window.location.origin + leadsTo
    return Object.defineProperty(new Response(null, { status }), 'url', { value: url })
  })
  vi.stubGlobal('fetch', fetched)
  show()
  await new Promise((done) => setTimeout(done))
  return { replace, fetched }
}

describe('a missing page', () => {
  it('shows the path that was asked for, and searches for its words', () => {
    const { line, search, link } = show('/docs/getting_started-2.html')
    expect(line.textContent).toBe('There is no page at /docs/getting_started-2.html.')
    expect(search.hidden).toBe(false)
    expect(link.textContent).toBe('Search for "getting started"')
    expect(link.getAttribute('href')).toBe('/site/search/?q=getting%20started')
  })

  it('reads the path from the location, without the base', () => {
    window.history.replaceState(null, '', '/site/docs/lost')
    expect(show().line.textContent).toBe('There is no page at /docs/lost.')
  })

  it.each([
    ['/site/docs/a.html?b=1#c', '/site/docs/a/?b=1#c'],
    ['/site/docs/a/index.html', '/site/docs/a/'],
    ['/site/docs/a/', '/site/docs/a'],
    ['//evil.example/a.html', '//evil.example/a/'],
  ])('opens the page that %s means', async (asked, page) => {
    const { replace, fetched } = await visit(asked, 200)
    const address = `${window.location.origin}${page}`
    expect(fetched).toHaveBeenCalledExactlyOnceWith(new URL(address), { method: 'HEAD' })
    expect(replace).toHaveBeenCalledExactlyOnceWith(new URL(address))
  })

  it('stays where there is no such page, no network, or another ending', async () => {
    for (const [asked, status] of [
      ['/site/a.html', 404],
      ['/site/b.html', undefined],
      ['/site/c.htm', 200],
      ['/site/d/', 404],
    ] as const) {
      expect((await visit(asked, status)).replace).not.toHaveBeenCalled()
    }
  })

  it('stays where the host leads back to the same address', async () => {
    const { replace, fetched } = await visit('/site/lost/#a', 200, '/site/lost/')
    expect(fetched).toHaveBeenCalledOnce()
    expect(replace).not.toHaveBeenCalled()
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
