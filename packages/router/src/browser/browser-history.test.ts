// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://example.org/site/a/?q=1#h" }
import { expect, it, vi } from 'vitest'
import { createBrowserHistory } from './browser-history'

it('reads and writes the entries of the tab', () => {
  const own = createBrowserHistory()
  expect(own.href).toBe('/site/a/?q=1#h')
  expect(own.key).toBeUndefined()
  history.replaceState({ other: 1 }, '')
  own.replace('/site/a/', 'k1')
  expect(history.state).toEqual({ other: 1, key: 'k1' })
  own.push('/site/b/#x', 'k2')
  expect([own.href, own.key]).toEqual(['/site/b/#x', 'k2'])
})

it('reads a path with slashes too many as a path, not as a host', () => {
  vi.spyOn(location, 'pathname', 'get').mockReturnValue('//site/a/')
  expect(createBrowserHistory().href).toMatch(/^\/site\/a\//)
})

it('listens until told to stop, and takes scroll restoration over', () => {
  const own = createBrowserHistory()
  const listener = vi.fn()
  const listening = new AbortController()
  own.listen(listener, listening.signal)
  expect(history.scrollRestoration).toBe('manual')
  dispatchEvent(new PopStateEvent('popstate'))
  expect(listener).toHaveBeenCalledExactlyOnceWith()
  listening.abort()
  dispatchEvent(new PopStateEvent('popstate'))
  expect(listener).toHaveBeenCalledTimes(1)
})

it.each([
  ['push', 'assign', ['/b/']],
  ['replace', 'replace', ['/b/']],
  ['pop', 'reload', []],
] as const)('loads the whole page of a %s by location.%s', (kind, method, args) => {
  const spy = vi.spyOn(location, method).mockImplementation(() => {})
  createBrowserHistory().load('/b/', kind)
  expect(spy).toHaveBeenCalledExactlyOnceWith(...args)
})
