// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://example.org/site/a/", "settings": { "disableCSSFileLoading": true, "handleDisabledFileLoadingAsSuccess": true } }
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Router } from '../core/router'
import { documentHtml, respond, stubServer, visit } from '../fixtures/documents'
import { createDocumentRouter, type DocumentRouterOptions } from './create-document-router'

let router: Router
let server: ReturnType<typeof stubServer>

beforeEach(() => {
  server = stubServer()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  sessionStorage.clear()
  history.replaceState(null, '', '/site/a/')
  visit('A')
})

afterEach(() => {
  router.dispose()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function start(options: Partial<DocumentRouterOptions> = {}): void {
  router = createDocumentRouter({ base: '/site/', trailingSlash: true, ...options })
  router.start()
}

const heading = () => document.querySelector('h1')?.textContent

it('shows the document of a page, with title, address and focus', async () => {
  start()
  await router.navigate('/b/')
  expect(heading()).toBe('/site/b/')
  expect(document.title).toBe('/site/b/')
  expect(location.pathname).toBe('/site/b/')
  expect(document.activeElement).toBe(document.querySelector('h1'))
  expect(document.querySelector('.landing-announcer')?.textContent).toBe('/site/b/')
})

it('loads a document with another shell as a whole, each time', async () => {
  start()
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const bare = documentHtml('/site/b/').replace('data-landing', 'data-landing="bare"')
  server.answer('/site/b/', () => respond('/site/b/', bare))
  await router.navigate('/b/')
  await router.navigate('/b/')
  expect(assign.mock.calls).toEqual([['/site/b/'], ['/site/b/']])
  expect(heading()).toBe('A')
  expect(router.state.error).toBeUndefined()
  expect(console.warn).not.toHaveBeenCalled()
})

it('loads a document of another tool as a whole, each time', async () => {
  start()
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  server.answer('/site/b/', () => respond('/site/b/', '<!doctype html><h1>B'))
  await router.navigate('/b/')
  await router.navigate('/b/')
  expect(assign.mock.calls).toEqual([['/site/b/'], ['/site/b/']])
})

it('shows cached documents again, whole', async () => {
  start()
  await router.navigate('/b/')
  await router.navigate('/c/')
  await router.navigate('/b/')
  expect(heading()).toBe('/site/b/')
  expect(server.fetch).toHaveBeenCalledTimes(2)
})

it('calls back before and after each swap, but not for the same page', async () => {
  const onBeforeSwap = vi.fn()
  const onSwap = vi.fn()
  start({ onBeforeSwap, onSwap })
  await router.navigate('#part')
  expect(onBeforeSwap).not.toHaveBeenCalled()
  await router.navigate('/b/')
  const root = document.querySelector('[data-landing]')
  expect(onBeforeSwap).toHaveBeenCalledExactlyOnceWith(root)
  expect(onSwap).toHaveBeenCalledExactlyOnceWith(root)
})

it('loads the whole document of another build', async () => {
  start()
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  server.answer('/site/b/', () => respond('/site/b/', documentHtml('B', { build: 'b2' })))
  await router.navigate('/b/')
  expect(assign).toHaveBeenCalledExactlyOnceWith('/site/b/')
  expect(heading()).toBe('A')
})

it('loads the whole document when a callback fails, at the address it already has', async () => {
  start({
    onSwap: () => {
      throw new Error('broken')
    },
  })
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  await router.navigate('/b/')
  expect(reload).toHaveBeenCalledTimes(1)
})

it('keeps the current page when the network is lost, and retries', async () => {
  start()
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  server.answer('/site/b/', () => Promise.reject(new TypeError('Failed to fetch')))
  await router.navigate('/b/')
  expect(assign).not.toHaveBeenCalled()
  expect(heading()).toBe('A')
  expect(location.pathname).toBe('/site/a/')
  expect(router.state.error?.location.path).toBe('/b/')
  server.answer('/site/b/', () => respond('/site/b/', documentHtml('B')))
  await router.state.error?.retry()
  expect(heading()).toBe('B')
})

it('refreshes the current page in place', async () => {
  start()
  const scrollTo = vi.spyOn(window, 'scrollTo')
  const input = document.createElement('input')
  document.body.append(input)
  input.focus()
  server.answer('/site/a/', () => respond('/site/a/', documentHtml('Edited')))
  await router.refresh()
  expect(heading()).toBe('Edited')
  expect(server.fetch).toHaveBeenLastCalledWith('/site/a/', { cache: 'reload' })
  expect(scrollTo).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(input)
})

it('waits for the style sheets of the page', async () => {
  server.answer('/site/b/', () =>
    respond(
      '/site/b/',
      documentHtml('B', { head: '<link rel="stylesheet" href="/new.css" media="print">' }),
    ),
  )
  start()
  await router.navigate('/b/')
  const sheet = document.querySelector<HTMLLinkElement>('[href="/new.css"]')
  expect(sheet?.media).toBe('print')
})

it('hints at documents', () => {
  start()
  router.prefetch('/b/')
  expect(document.querySelector('link[rel=prefetch]')?.getAttribute('href')).toBe('/site/b/')
})
