// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dismissAnnouncement, noteAnnouncement } from '../behaviours/announcement'
import { bodyBehaviours } from '../behaviours/body-behaviours'
import { testHost, toHtml } from '../fixtures/host'
import { find, mount, unmountAll } from '../fixtures/mount'
import { testSite, themedSite } from '../fixtures/site'
import { AnnouncementBar } from './announcement-bar'
import { BackToTop } from './back-to-top'
import { Footer } from './footer'

beforeEach(() => localStorage.clear())
afterEach(async () => {
  vi.restoreAllMocks()
  delete document.documentElement.dataset.announcementBarInitiallyDismissed
  await unmountAll()
})

describe('the footer', () => {
  it('has columns when its first entry has a title', () => {
    const html = toHtml(
      themedSite({
        footer: {
          style: 'dark',
          links: [
            { title: 'Legal', items: [{ label: 'Privacy', to: '/privacy/' }] },
            {
              title: 'GitHub',
              items: [{ label: 'Issues', href: 'https://github.com' }, { html: '<i>own</i>' }],
            },
          ],
          copyright: 'Copyright &copy; 2025',
        },
      }),
      <Footer />,
    )
    expect(html).toContain('<footer class="footer footer-dark">')
    expect(html).toContain(
      '<p class="footer-title">Legal</p><ul><li><a href="/site/privacy/">Privacy</a></li></ul>',
    )
    expect(html).toContain('<li><span><i>own</i></span></li>')
    expect(html).toContain('(opens in new tab)')
    expect(html).toContain('<p class="footer-copyright">Copyright &copy; 2025</p>')
  })

  it('is one row otherwise', () => {
    const html = toHtml(
      themedSite({
        footer: {
          links: [
            { label: 'A', to: '/a/' },
            { label: 'B', to: '/b/' },
          ],
        },
      }),
      <Footer />,
    )
    expect(html).toContain('<ul class="footer-row"><li><a href="/site/a/">A</a></li><li>')
    expect(html).not.toContain('footer-columns')
  })

  it('links its logo when it has an address', () => {
    const logo = { src: 'img/logo.svg', srcDark: 'img/dark.svg', alt: 'Company', width: 80 }
    const linked = toHtml(themedSite({ footer: { logo: { ...logo, href: '/' } } }), <Footer />)
    expect(linked).toContain(
      '<a href="/site/"><img class="footer-logo only-light" src="/site/img/logo.svg" alt="Company"',
    )
    expect(linked).toContain('only-dark')
    expect(toHtml(themedSite({ footer: { logo } }), <Footer />)).not.toContain('<a ')
  })

  it('is nothing when it is not configured', () => {
    expect(toHtml(testSite(), <Footer />)).toBe('')
  })
})

describe('the announcement', () => {
  const bar = (rest = {}) =>
    themedSite({ announcementBar: { content: 'New: <b>2.0</b>', ...rest } })

  it("is a region of its own with the owner's HTML and a button to close it", () => {
    const html = toHtml(bar(), <AnnouncementBar />)
    expect(html).toContain(
      '<section class="announcement" aria-label="Announcement" data-announcement="announcement-bar">',
    )
    expect(html).toContain('New: <b>2.0</b>')
    expect(html).toContain('aria-label="Close"')
  })

  it('cannot be closed when the owner does not want it', () => {
    expect(toHtml(bar({ isCloseable: false }), <AnnouncementBar />)).not.toContain('Close')
  })

  it('shows its colours', async () => {
    const { box } = await mount(
      bar({ backgroundColor: 'navy', textColor: 'white' }),
      <AnnouncementBar />,
    )
    noteAnnouncement()
    const { style } = find(box, '.announcement')
    expect(style.getPropertyValue('--announcement-background')).toBe('navy')
    expect(style.getPropertyValue('--announcement-text')).toBe('white')
  })

  it('stays closed until another one comes', async () => {
    await mount(bar({ id: 'v1' }), <AnnouncementBar />)
    noteAnnouncement()
    expect(localStorage.getItem('docusaurus.announcement.dismiss')).toBe('false')
    dismissAnnouncement()
    noteAnnouncement()
    expect(localStorage.getItem('docusaurus.announcement.dismiss')).toBe('true')
    expect(document.documentElement.dataset.announcementBarInitiallyDismissed).toBe('true')
    await unmountAll()
    await mount(bar({ id: 'v2' }), <AnnouncementBar />)
    noteAnnouncement()
    expect(localStorage.getItem('docusaurus.announcement.dismiss')).toBe('false')
    expect(localStorage.getItem('docusaurus.announcement.id')).toBe('v2')
  })

  it('closes with the one in another tab', async () => {
    await mount(bar({ id: 'v1' }), <AnnouncementBar />)
    const stop = bodyBehaviours(document)
    const { dataset } = document.documentElement
    expect(dataset.announcementBarInitiallyDismissed).toBeUndefined()
    localStorage.setItem('docusaurus.announcement.dismiss', 'true')
    const key = 'docusaurus.announcement.dismiss'
    window.dispatchEvent(new StorageEvent('storage', { key }))
    expect(dataset.announcementBarInitiallyDismissed).toBe('true')
    stop()
  })

  it('knows its misspelt id of old', async () => {
    localStorage.setItem('docusaurus.announcement.id', 'annoucement-bar')
    localStorage.setItem('docusaurus.announcement.dismiss', 'true')
    await mount(bar(), <AnnouncementBar />)
    noteAnnouncement()
    expect(localStorage.getItem('docusaurus.announcement.dismiss')).toBe('true')
  })

  it('is nothing when it is not configured', () => {
    expect(toHtml(testSite(), <AnnouncementBar />)).toBe('')
  })
})

describe('the way back to the top', () => {
  async function scrollTo(top: number) {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
    await act(async () => window.dispatchEvent(new Event('scroll')))
  }

  it('shows at the first way up, and leaves the focus at the top', async () => {
    Object.defineProperty(document.documentElement, 'scrollHeight', {
      value: 5000,
      configurable: true,
    })
    Object.defineProperty(window, 'scrollY', { value: 2000, configurable: true })
    const { box } = await mount(
      testSite(),
      <>
        <main id="main-content" tabIndex={-1} />
        <BackToTop />
      </>,
    )
    await scrollTo(1900)
    const button = find<HTMLButtonElement>(box, 'button')
    expect(button.hidden).toBe(false)
    await act(async () => button.click())
    expect(document.activeElement?.id).toBe('main-content')
  })

  it('stays away while the page jumps to a heading above', async () => {
    const at = (hash: string) => ({ host: testHost(testSite(), { path: '/a/', hash }) })
    const { box, show } = await mount(testSite(), <BackToTop />, at(''))
    const button = find<HTMLButtonElement>(box, 'button')
    await scrollTo(3000)
    await show(<BackToTop />, at('#above'))
    for (const top of [2000, 1500, 1000]) await scrollTo(top)
    expect(button.hidden).toBe(true)
    await act(async () => window.dispatchEvent(new Event('scrollend')))
    await scrollTo(900)
    expect(button.hidden).toBe(false)
  })

  it('shows on the way up only, not near the top and not after a jump', async () => {
    Object.defineProperty(document.documentElement, 'scrollHeight', {
      value: 5000,
      configurable: true,
    })
    const { box } = await mount(testSite(), <BackToTop />)
    const button = find<HTMLButtonElement>(box, 'button')
    expect(button.getAttribute('aria-label')).toBe('Scroll back to top')
    await scrollTo(2000)
    expect(button.hidden).toBe(true)
    await scrollTo(1500)
    expect(button.hidden).toBe(false)
    await scrollTo(1600)
    expect(button.hidden).toBe(true)
    await scrollTo(1500)
    expect(button.hidden).toBe(false)
    await scrollTo(200)
    expect(button.hidden).toBe(true)
  })
})
