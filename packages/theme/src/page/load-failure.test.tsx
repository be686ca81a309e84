// @vitest-environment happy-dom
import type { PageData } from '@landing/schema'
import { act, type ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { showLoadFailure } from '../behaviours/load-failure'
import { type Around, testHost, toHtml } from '../fixtures/host'
import { fakeMedia, find, mount, unmountAll } from '../fixtures/mount'
import { homePage, testSite } from '../fixtures/site'
import { LoadingPage } from '../primitives/loading-page'
import { Page } from './page'

function OwnLoadFailure({ error }: { readonly error: unknown }): ReactNode {
  return <b>{`${error}!`}</b>
}

const site = testSite()

const PlainFailure = () => <button type="button">Again</button>

const html = (page: PageData, around?: Around, children?: ReactNode) =>
  toHtml(site, <Page page={page}>{children}</Page>, around)

// What loads late is there at once, so that tests need not wait for it.
beforeAll(() => import('./crash-page'))

beforeEach(() => fakeMedia({}))

afterEach(async () => {
  vi.restoreAllMocks()
  await unmountAll()
})

describe('loading', () => {
  it('shows nothing for 200 ms, then a spinner', async () => {
    vi.useFakeTimers()
    const { box } = await mount(site, <LoadingPage />)
    await act(async () => vi.advanceTimersByTime(199))
    expect(box.querySelector('.landing-spinner')).toBeNull()
    await act(async () => vi.advanceTimersByTime(1))
    expect(box.querySelector('.landing-spinner')).not.toBeNull()
    expect(find(box, '[role="status"]').textContent).toBe('Loading')
    vi.useRealTimers()
  })

  it('that failed says why and can be tried again', async () => {
    const retry = vi.fn()
    const { box } = await mount(
      site,
      <LoadingPage error={new Error('No network')} onRetry={retry} />,
    )
    expect(find(box, '[role="alert"]').textContent).toBe('No networkRetry')
    find(box, 'button').click()
    expect(retry).toHaveBeenCalled()
  })
})

describe('a page that could not be loaded', () => {
  const failure = { error: new Error('No network'), retry: vi.fn() }
  const host = { ...testHost(site), useLoadFailure: () => failure }

  it('is told of above the one that stays, and can be tried again', async () => {
    const { box } = await mount(site, <Page page={homePage} />, { host })
    expect(find(box, '.landing-load-failure[role="alert"]').textContent).toBe(
      'The page could not be loaded. Retry',
    )
    find(box, '.landing-load-failure button').click()
    expect(failure.retry).toHaveBeenCalled()
  })

  it('is told of by a part of the site, where there is one', async () => {
    const { box } = await mount(site, <Page page={homePage} />, {
      host,
      components: { LoadFailure: OwnLoadFailure },
    })
    expect(box.textContent).toContain('Error: No network!')
    expect(box.querySelector('.landing-load-failure')).toBeNull()
  })

  it('is nothing that a host must know of', async () => {
    const { box } = await mount(site, <Page page={homePage} />)
    expect(find(box, '[data-load-failure]').hidden).toBe(true)
  })

  it('is shown in the markup without React, and hidden again', () => {
    document.body.innerHTML = html(homePage)
    const alert = find(document.body, '[data-load-failure]')
    const retry = vi.fn()
    showLoadFailure(new Error('No network'), retry)
    expect(alert.hidden).toBe(false)
    expect(alert.textContent).toBe('The page could not be loaded. Retry')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    showLoadFailure(new Error('No network'), retry)
    expect(alert.textContent).toBe('The page could not be loaded. You are offline.Retry')
    find(alert, 'button').click()
    expect(retry).toHaveBeenCalledTimes(1)
    showLoadFailure(undefined)
    expect(alert.hidden).toBe(true)
    document.body.innerHTML = ''
  })

  it('retries with the first button of a part of the site', () => {
    const components = { LoadFailure: PlainFailure }
    document.body.innerHTML = toHtml(site, <Page page={homePage} />, { components })
    const retry = vi.fn()
    showLoadFailure(new Error('No network'), retry)
    find(document.body, '[data-load-failure] button').click()
    expect(retry).toHaveBeenCalledTimes(1)
    document.body.innerHTML = ''
  })
})
