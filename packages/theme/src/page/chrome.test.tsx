// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
// Loaded ahead: the tests wait a moment for what behaviours import.
import '../behaviours/announcement'
import { testHost, toHtml } from '../fixtures/host'
import { find, mount, unmountAll } from '../fixtures/mount'
import { attach, detachAll, showHtml } from '../fixtures/shell'
import { testSite, themedSite } from '../fixtures/site'
import { AnnouncementBar } from './announcement-bar'
import { BackToTop } from './back-to-top'
import { Footer } from './footer'

beforeEach(() => localStorage.clear())
afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  delete document.documentElement.dataset.announcementBarInitiallyDismissed
  detachAll()
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
    expect(html).toContain('<footer class="landing-footer landing-footer-dark">')
    expect(html).toContain(
      '<p class="landing-footer-title">Legal</p><ul><li><a href="/site/privacy/">Privacy</a></li></ul>',
    )
    expect(html).toContain('<li><span><i>own</i></span></li>')
    expect(html).toContain('(opens in new tab)')
    expect(html).toContain('<p class="landing-footer-copyright">Copyright &copy; 2025</p>')
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
    expect(html).toContain('<ul class="landing-footer-row"><li><a href="/site/a/">A</a></li><li>')
    expect(html).not.toContain('landing-footer-columns')
  })

  it('links its logo when it has an address', () => {
    const logo = { src: 'img/logo.svg', srcDark: 'img/dark.svg', alt: 'Company', width: 80 }
    const linked = toHtml(themedSite({ footer: { logo: { ...logo, href: '/' } } }), <Footer />)
    expect(linked).toContain(
      '<a href="/site/"><img class="landing-footer-logo landing-only-light" src="/site/img/logo.svg" alt="Company"',
    )
    expect(linked).toContain('landing-only-dark')
    expect(toHtml(themedSite({ footer: { logo } }), <Footer />)).not.toContain('<a ')
  })

  it('has its logo for dark mode where it is always dark', () => {
    const logo = { src: 'img/logo.svg', srcDark: 'img/dark.svg' }
    const html = toHtml(themedSite({ footer: { logo, style: 'dark' } }), <Footer />)
    expect(html).toContain('<img class="landing-footer-logo" src="/site/img/dark.svg"')
    expect(html).not.toContain('img/logo.svg')
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
      '<section class="landing-announcement" aria-label="Announcement" data-announcement="announcement-bar">',
    )
    expect(html).toContain('New: <b>2.0</b>')
    expect(html).toContain('aria-label="Close"')
  })

  it('cannot be closed when the owner does not want it', () => {
    expect(toHtml(bar({ isCloseable: false }), <AnnouncementBar />)).not.toContain('Close')
  })

  it('shows its colors', async () => {
    const box = showHtml(bar({ backgroundColor: 'navy', textColor: 'white' }), <AnnouncementBar />)
    await attach()
    const { style } = find(box, '.landing-announcement')
    expect(style.getPropertyValue('--landing-announcement-background')).toBe('navy')
    expect(style.getPropertyValue('--landing-announcement-text')).toBe('white')
  })

  it('stays closed until another one comes', async () => {
    const dismissed = () => localStorage.getItem('docusaurus.announcement.dismiss')
    const box = showHtml(bar({ id: 'v1' }), <AnnouncementBar />)
    await attach()
    expect(dismissed()).toBe('false')
    find(box, '[data-dismiss]').click()
    expect(dismissed()).toBe('true')
    expect(document.documentElement.dataset.announcementBarInitiallyDismissed).toBe('true')
    detachAll()
    showHtml(bar({ id: 'v1' }), <AnnouncementBar />)
    await attach()
    expect(dismissed()).toBe('true')
    detachAll()
    showHtml(bar({ id: 'v2' }), <AnnouncementBar />)
    await attach()
    expect(dismissed()).toBe('false')
    expect(localStorage.getItem('docusaurus.announcement.id')).toBe('v2')
  })

  it('leaves the focus on the first control after it', async () => {
    const box = showHtml(
      bar(),
      <>
        <AnnouncementBar />
        <nav>
          <a href="/">Home</a>
          <button type="button">Menu</button>
        </nav>
      </>,
    )
    await attach()
    find(box, '[data-dismiss]').focus()
    find(box, '[data-dismiss]').click()
    expect(document.activeElement).toBe(find(box, 'nav > a'))
  })

  it('closes in a React host too', async () => {
    const { box } = await mount(bar(), <AnnouncementBar />)
    await vi.dynamicImportSettled()
    find(box, '[data-dismiss]').click()
    expect(document.documentElement.dataset.announcementBarInitiallyDismissed).toBe('true')
  })

  it('closes with the one in another tab', async () => {
    showHtml(bar({ id: 'v1' }), <AnnouncementBar />)
    await attach()
    const { dataset } = document.documentElement
    expect(dataset.announcementBarInitiallyDismissed).toBeUndefined()
    localStorage.setItem('docusaurus.announcement.dismiss', 'true')
    const key = 'docusaurus.announcement.dismiss'
    window.dispatchEvent(new StorageEvent('storage', { key }))
    expect(dataset.announcementBarInitiallyDismissed).toBe('true')
  })

  it('knows its misspelt id of old', async () => {
    localStorage.setItem('docusaurus.announcement.id', 'annoucement-bar')
    localStorage.setItem('docusaurus.announcement.dismiss', 'true')
    showHtml(bar(), <AnnouncementBar />)
    await attach()
    // The boot script does not know this id, so the bar is closed here.
    expect(document.documentElement.dataset.announcementBarInitiallyDismissed).toBe('true')
    expect(localStorage.getItem('docusaurus.announcement.dismiss')).toBe('true')
  })

  it('is nothing when it is not configured', () => {
    expect(toHtml(testSite(), <AnnouncementBar />)).toBe('')
  })
})

describe('the way back to the top', () => {
  function scrollTo(top: number) {
    vi.stubGlobal('scrollY', top)
    window.dispatchEvent(new Event('scroll'))
  }
  /** The reader scrolls: no jump is under way any more. */
  const touch = () => window.dispatchEvent(new Event('wheel'))

  async function page(start = 0) {
    Object.defineProperty(document.documentElement, 'scrollHeight', {
      value: 5000,
      configurable: true,
    })
    vi.stubGlobal('scrollY', start)
    const box = showHtml(
      testSite(),
      <>
        <main id="main-content" tabIndex={-1} />
        <BackToTop />
      </>,
    )
    await attach()
    return find<HTMLButtonElement>(box, '.landing-back-to-top')
  }

  it('is hidden in the markup', () => {
    expect(toHtml(testSite(), <BackToTop />)).toBe(
      '<button type="button" class="landing-back-to-top" aria-label="Scroll back to top" hidden=""></button>',
    )
  })

  it('shows at the first way up, and leaves the focus at the top', async () => {
    const button = await page(2000)
    touch()
    scrollTo(1900)
    expect(button.hidden).toBe(false)
    button.click()
    expect(document.activeElement?.id).toBe('main-content')
  })

  it('stays away while the page jumps to a heading above', async () => {
    const button = await page()
    touch()
    scrollTo(3000)
    window.dispatchEvent(new Event('hashchange'))
    for (const top of [2000, 1500, 1000]) scrollTo(top)
    expect(button.hidden).toBe(true)
    window.dispatchEvent(new Event('scrollend'))
    scrollTo(900)
    expect(button.hidden).toBe(false)
  })

  it('stays away while a new page is scrolled into place', async () => {
    const button = await page(3000)
    scrollTo(1000)
    expect(button.hidden).toBe(true)
  })

  it('shows on the way up only, not near the top and not after a jump', async () => {
    const button = await page()
    touch()
    for (const [top, hidden] of [
      [2000, true],
      [1500, false],
      [1600, true],
      [1500, false],
      [200, true],
    ] as const) {
      scrollTo(top)
      expect(button.hidden).toBe(hidden)
    }
  })

  it('starts anew with another page of a React host', async () => {
    const at = (path: string) => ({ host: testHost(testSite(), { path }) })
    const { box, show } = await mount(testSite(), <BackToTop />, at('/a/'))
    const button = find<HTMLButtonElement>(box, 'button')
    touch()
    scrollTo(3000)
    scrollTo(2000)
    expect(button.hidden).toBe(false)
    await show(<BackToTop />, at('/b/'))
    expect(button.hidden).toBe(true)
  })
})
