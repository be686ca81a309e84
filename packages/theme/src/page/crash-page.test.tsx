// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { toHtml } from '../fixtures/host'
import { fakeMedia, find, mount, settle, unmountAll } from '../fixtures/mount'
import { homePage, testSite, themedSite } from '../fixtures/site'
import { ContentBoundary } from './content-boundary'
import { CrashPage, causeChain } from './crash-page'
import { Page } from './page'

const broken: { error: Error | undefined } = { error: undefined }

function Fragile(): ReactNode {
  if (broken.error) throw broken.error
  return <p id="fine">Fine</p>
}

const site = testSite()

const _main = (text: string) => text.slice(text.indexOf('<main'), text.indexOf('</main>'))

// What loads late is there at once, so that tests need not wait for it.
beforeAll(() => import('./crash-page'))

beforeEach(() => fakeMedia({}))

afterEach(async () => {
  vi.restoreAllMocks()
  await unmountAll()
})

describe('a crash', () => {
  const error = new Error('Broken', { cause: new Error('Rotten', { cause: 'x' }) })

  it('is shown with all its causes and a way to try again', () => {
    const text = toHtml(site, <CrashPage error={error} onRetry={() => {}} />)
    expect(text).toContain('<h1>This page crashed.</h1>')
    expect(text).toContain('Try again')
    expect(text).toContain('Broken\n\nCause:\nRotten\n\nCause:\nx')
  })

  it('does not follow causes in circles', () => {
    const loop = new Error('a')
    loop.cause = loop
    expect(causeChain(loop)).toEqual(['a'])
    expect(causeChain(undefined)).toEqual([])
  })

  it('leaves the bar and the footer standing, and another page gets another chance', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    broken.error = error
    const crashing = (
      <Page page={homePage}>
        <Fragile />
      </Page>
    )
    const { box } = await mount(themedSite({ footer: { copyright: 'C' } }), crashing)
    await settle(20)
    // The target of the skip link is still there, and the title says what happened.
    expect(find(box, 'main#main-content h1').textContent).toBe('This page crashed.')
    expect(box.querySelectorAll('main')).toHaveLength(1)
    expect(document.title).toMatch(/^Page Error/)
    expect(box.querySelector('header.landing-navbar')).not.toBeNull()
    expect(box.querySelector('footer')).not.toBeNull()
    broken.error = undefined
    await act(async () => find(box, '.landing-notice-page button').click())
    expect(find(box, '#fine').textContent).toBe('Fine')
  })

  it('keeps the focus in its place when the reader tries again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    broken.error = error
    const { box } = await mount(
      site,
      <ContentBoundary resetKey="">
        <Fragile />
        <button type="button">Own</button>
      </ContentBoundary>,
    )
    await settle(20)
    const retry = async () => {
      await act(async () => find(box, '.landing-notice-page button').click())
      await settle(5)
      return document.activeElement?.textContent
    }
    expect(await retry()).toBe('Try again')
    broken.error = undefined
    expect(await retry()).toBe('Own')
  })

  it('is over when the reader goes to another page', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    broken.error = error
    const at = (path: string) => (
      <Page page={{ ...homePage, path }}>
        <Fragile />
      </Page>
    )
    const { box, show } = await mount(site, at('/a/'))
    await settle(20)
    expect(find(box, 'h1').textContent).toBe('This page crashed.')
    await show(at('/b/'))
    expect(find(box, 'h1').textContent).toBe('This page crashed.')
    broken.error = undefined
    await show(at('/c/'))
    expect(find(box, '#fine').textContent).toBe('Fine')
  })
})

describe('a crash of the layout', () => {
  it('leaves a page that says so, with its own title', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    document.title = 'Before'
    broken.error = new Error('No bar')
    const { box } = await mount(site, <Page page={homePage} />, { components: { Navbar: Fragile } })
    await settle(20)
    expect(document.title).toBe('Page Error')
    expect(find(box, 'main h1').textContent).toBe('This page crashed.')
    expect(find(box, '.landing-error-text').textContent).toBe('No bar')
    broken.error = undefined
    await act(async () => find(box, '.landing-notice-page button').click())
    expect(document.title).toBe('Before')
    expect(find(box, '#fine').textContent).toBe('Fine')
  })
})

describe('a crash of a part of a page', () => {
  it('is shown in its place, and leaves the page its title and its main region', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    document.title = 'Before'
    broken.error = new Error('No part')
    const part = (
      <ContentBoundary resetKey="">
        <Fragile />
      </ContentBoundary>
    )
    const { box } = await mount(site, <main>{part}</main>)
    await settle(20)
    expect(find(box, 'main > .landing-notice-page h1').textContent).toBe('This page crashed.')
    expect(document.title).toBe('Before')
    broken.error = undefined
    await act(async () => find(box, '.landing-notice-page button').click())
    expect(find(box, '#fine').textContent).toBe('Fine')
  })
})
