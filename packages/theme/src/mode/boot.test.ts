// @vitest-environment happy-dom
import type { ThemeConfig } from '@landing/schema'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeMedia } from '../fixtures/mount'
import { testSite, themedSite } from '../fixtures/site'
import { bootScript, documentAttributes } from './boot'

const { dataset } = document.documentElement

function boot(theme: ThemeConfig = {}): void {
  new Function(bootScript({ theme }))()
}

beforeEach(() => {
  localStorage.clear()
  fakeMedia({})
  for (const key of Object.keys(dataset)) delete dataset[key]
})

afterEach(() => {
  vi.restoreAllMocks()
})

describe('the boot script', () => {
  it('shows the stored mode', () => {
    localStorage.setItem('theme', 'dark')
    boot()
    expect(dataset).toMatchObject({ theme: 'dark', themeChoice: 'dark' })
  })

  it('shows the system mode without a choice, and for rubbish', () => {
    fakeMedia({ '(prefers-color-scheme:dark)': true })
    localStorage.setItem('theme', '"><script>')
    boot()
    expect(dataset).toMatchObject({ theme: 'dark', themeChoice: 'system' })
  })

  it('shows the default mode where the system is not followed', () => {
    boot({ colorMode: { respectPrefersColorScheme: false, defaultMode: 'dark' } })
    expect(dataset).toMatchObject({ theme: 'dark', themeChoice: 'dark' })
  })

  it('does not read a choice when the switch is off', () => {
    localStorage.setItem('theme', 'dark')
    boot({ colorMode: { disableSwitch: true } })
    expect(dataset.theme).toBe('light')
  })

  it('shows more contrast when a reader wanted it', () => {
    localStorage.setItem('landing.contrast', 'more')
    boot()
    expect(dataset.contrast).toBe('more')
  })

  it('knows the keys of a Mac', () => {
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel')
    boot()
    expect(dataset.keys).toBe('mac')
  })

  it('hides an announcement that was closed, and no other', () => {
    localStorage.setItem('docusaurus.announcement.dismiss', 'true')
    localStorage.setItem('docusaurus.announcement.id', 'v1')
    boot({ announcementBar: { id: 'v2', content: '' } })
    expect(dataset.announcementBarInitiallyDismissed).toBeUndefined()
    boot({ announcementBar: { id: 'v1', content: '' } })
    expect(dataset.announcementBarInitiallyDismissed).toBe('true')
  })

  it('cannot be ended by an id', () => {
    expect(
      bootScript({ theme: { announcementBar: { id: '</script>', content: '' } } }),
    ).not.toContain('<')
  })
})

describe('the attributes of a document', () => {
  it('are language and direction; the mode only where the system is not followed', () => {
    expect(documentAttributes(testSite())).toEqual({ lang: 'en', dir: 'ltr' })
    const fixed = themedSite({ colorMode: { respectPrefersColorScheme: false } })
    expect(documentAttributes(fixed)).toEqual({ lang: 'en', dir: 'ltr', 'data-theme': 'light' })
  })
})
