// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://example.org/site/a/?q=1" }
import { act, Profiler, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRouter } from '../browser/create-router'
import type { Router } from '../core/router'
import { missing, type TestPage, type TestSite, testPage, testSite } from '../fixtures/site'
import { createMemoryHistory } from '../memory/memory-history'
import { Link, NavLink, RouterProvider, useLocation, useNavigationError, usePending } from './index'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let site: TestSite
let router: Router
let shown: TestPage[]
let container: HTMLElement
let root: Root | undefined

function newRouter(href = '/site/a/'): Router {
  site = testSite()
  shown = []
  return createRouter<TestPage>({
    base: '/site/',
    trailingSlash: true,
    history: createMemoryHistory(href),
    load: site.load,
    show: (page) => shown.push(page),
  })
}

beforeEach(() => {
  router = newRouter()
  container = document.createElement('div')
  document.body.append(container)
})

afterEach(() => {
  act(() => root?.unmount())
  root = undefined
  container.remove()
  vi.useRealTimers()
})

function render(children: ReactNode): void {
  root = createRoot(container)
  act(() => root?.render(<RouterProvider router={router}>{children}</RouterProvider>))
}

function Everything(): ReactNode {
  const { path, search, hash } = useLocation()
  const pending = usePending()
  const error = useNavigationError()
  return (
    <p>
      {path}|{search}|{hash} {pending ? 'pending' : 'settled'}{' '}
      {error ? `failed ${error.location.path}` : 'fine'}
    </p>
  )
}

function Path(): ReactNode {
  return useLocation().path
}

function Pending(): ReactNode {
  return usePending() ? 'pending' : 'settled'
}

describe('hooks', () => {
  it('show page and location, and follow them', async () => {
    render(<Everything />)
    expect(container.textContent).toBe('/a/|| settled fine')
    await act(() => router.navigate('/b/?q=1#h'))
    expect(container.textContent).toBe('/b/|?q=1|#h settled fine')
  })

  it('show a slow navigation and a failed one', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    render(<Everything />)
    const gate = site.hold('/gone/')
    site.answer('/gone/', missing)
    act(() => void router.navigate('/gone/'))
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(container.textContent).toBe('/a/|| pending fine')
    await act(async () => gate.open())
    await act(() => router.navigate('/gone/'))
    expect(container.textContent).toBe('/a/|| settled failed /gone/')
  })

  it('render at once, so that the router can scroll and move the focus in the new page', () => {
    const renderWith = vi.spyOn(router, 'renderWith')
    render(<Everything />)
    expect(renderWith).toHaveBeenCalledExactlyOnceWith(flushSync)
  })

  it('render nothing again for parts that stay', async () => {
    const rendered = vi.fn()
    render(
      <Profiler id="pending" onRender={rendered}>
        <Pending />
      </Profiler>,
    )
    await act(() => router.navigate('?q=1'))
    expect(rendered).toHaveBeenCalledTimes(1)
  })

  it('throw outside the provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => renderToString(<Pending />)).toThrow(
      'useRouter is called outside the <RouterProvider>.',
    )
  })
})

describe('hydration', () => {
  it('meets what the server rendered, then shows search string and hash', async () => {
    const app = (of: Router) => (
      <RouterProvider router={of}>
        <Everything />
        <NavLink href="/a/">a</NavLink>
      </RouterProvider>
    )
    container.innerHTML = renderToString(app(newRouter()))
    expect(container.textContent).toBe('/a/|| settled finea')
    router = newRouter('/site/a/index.html?q=1#h')
    const onRecoverableError = vi.fn()
    const error = vi.spyOn(console, 'error')
    await act(async () => {
      root = hydrateRoot(container, app(router), { onRecoverableError })
    })
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(error).not.toHaveBeenCalled()
    expect(container.textContent).toBe('/a/|?q=1|#h settled finea')
  })
})

describe('a host', () => {
  it('renders each page in `show`, before the router scrolls and moves the focus', async () => {
    const app = (page: TestPage) => (
      <RouterProvider router={router}>
        <h1>{page.title}</h1>
        <Path />
      </RouterProvider>
    )
    site = testSite()
    router = createRouter<TestPage>({
      base: '/site/',
      trailingSlash: true,
      history: createMemoryHistory('/site/a/'),
      load: site.load,
      show: (page) => root?.render(app(page)),
    })
    root = createRoot(container)
    act(() => root?.render(app(testPage('/a/'))))
    const seen: (string | null)[] = []
    router.subscribe(() => queueMicrotask(() => seen.push(container.textContent)))
    await act(() => router.navigate('/b/'))
    expect(seen).toEqual(['/b//b/'])
  })
})

describe('Link', () => {
  it.each([
    ['/b/', '/site/b/'],
    ['/b?q=1#h', '/site/b/?q=1#h'],
    ['/img/x.svg', '/site/img/x.svg'],
    ['#part', '#part'],
    ['https://example.com/x', 'https://example.com/x'],
    ['//example.com/x', '//example.com/x'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
  ])('to %s has the address %s', (href, address) => {
    render(
      <Link href={href} className="x" data-more="1">
        text
      </Link>,
    )
    const link = container.querySelector('a')
    expect(link?.getAttribute('href')).toBe(address)
    expect(link?.className).toBe('x')
    expect(link?.dataset.more).toBe('1')
  })
})

describe('NavLink', () => {
  it('says that it is active, by class and for screen readers', async () => {
    render(
      <>
        <NavLink href="/a/" className="item">
          a
        </NavLink>
        <NavLink href="/b/" activeClassName="on">
          b
        </NavLink>
      </>,
    )
    const state = () =>
      [...container.querySelectorAll('a')].map((link) => [
        link.getAttribute('class'),
        link.getAttribute('aria-current'),
      ])
    expect(state()).toEqual([
      ['item active', 'page'],
      [null, null],
    ])
    await act(() => router.navigate('/b/c/'))
    expect(state()).toEqual([
      ['item', null],
      ['on', 'true'],
    ])
  })
})
