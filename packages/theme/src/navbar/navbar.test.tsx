// @vitest-environment happy-dom
import type { ColorModeConfig, Sidebar, SiteData } from '@landing/schema'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noSearch, toHtml } from '../fixtures/host'
import { fakeMedia, find, mount, unmountAll } from '../fixtures/mount'
import { attach, detachAll, showHtml } from '../fixtures/shell'
import {
  siteWithItems,
  testDoc,
  testLocale,
  testSite,
  testVersion,
  themedSite,
} from '../fixtures/site'
import { Boundary, PageError } from '../page/content-boundary'
import { causeChain } from '../page/crash-page'
import { Navbar } from './navbar'
import { navbarItemFailure } from './navbar-item-failure'

const page = testDoc()
function Broken(): never {
  throw new Error('It rains.')
}
const OwnLogo = () => <b className="own-logo">Logo</b>

beforeEach(() => {
  localStorage.clear()
  fakeMedia({})
})
afterEach(async () => {
  vi.restoreAllMocks()
  detachAll()
  await unmountAll()
})

describe('the bar', () => {
  it('is a landmark with menu button, title, items of both sides, search and mode', () => {
    const html = toHtml(
      siteWithItems([
        { label: 'Left', to: '/left/' },
        { label: 'Right', to: '/right/', position: 'right' },
      ]),
      <Navbar page={page} />,
      { search: noSearch },
    )
    expect(html).toContain('<nav class="landing-navbar-row" aria-label="Main">')
    const order = [
      'Toggle navigation bar',
      'landing-navbar-brand',
      '>Left<',
      '<search class="landing-search"',
      '>Right<',
      'Switch between dark and light mode (currently system mode)',
    ]
    const row = html
      .slice(html.indexOf('<nav class="landing-navbar-row"'))
      .replace(/<dialog.*<\/dialog>/, '')
    const places = order.map((part) => row.indexOf(part))
    expect(places.every((place) => place >= 0)).toBe(true)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  it('shows search in the place of an item of that type, and once', () => {
    const html = toHtml(
      siteWithItems([{ type: 'search', position: 'right' }]),
      <Navbar page={page} />,
      { search: noSearch },
    )
    expect(html).toContain('<li class="landing-navbar-search-item"><search')
    expect(html.split('<search').length).toBe(2)
  })

  it('has no menu button where the menu would be empty', () => {
    const bar = (colorMode: ColorModeConfig, sidebar?: Sidebar) =>
      toHtml(themedSite({ colorMode }), <Navbar page={page} sidebar={sidebar} />)
    expect(bar({ disableSwitch: true })).not.toContain('landing-menu-button')
    expect(bar({ disableSwitch: true }, { id: 'guide', items: [] })).toContain(
      'landing-menu-button',
    )
    expect(bar({})).toContain('landing-menu-button')
  })

  it('has no search box without a provider', () => {
    expect(toHtml(testSite(), <Navbar page={page} />)).not.toContain('<search')
  })

  it('takes the styles dark and primary', () => {
    const dark = toHtml(themedSite({ navbar: { style: 'dark' } }), <Navbar page={page} />)
    expect(dark).toContain('class="landing-navbar landing-navbar-dark"')
    const primary = toHtml(
      themedSite({ navbar: { style: 'primary', hideOnScroll: true } }),
      <Navbar page={page} />,
    )
    expect(primary).toContain(
      'class="landing-navbar landing-navbar-primary landing-navbar-hideable"',
    )
  })

  it('marks the link of the current page, and says when one opens elsewhere', () => {
    const html = toHtml(
      siteWithItems([
        { type: 'docSidebar', sidebarId: 'guide' },
        { label: 'Code', href: 'https://example.org/code' },
      ]),
      <Navbar page={page} />,
    )
    expect(html).toContain(
      '<a href="/site/docs/start/" class="landing-navbar-entry landing-is-active" aria-current="page">',
    )
    expect(html).toMatch(
      /<a target="_blank" rel="noopener noreferrer" [^>]*https:\/\/example.org\/code/,
    )
    expect(html).toContain('(opens in new tab)')
  })

  it('gives an icon without text a name', () => {
    const html = toHtml(
      siteWithItems([
        {
          label: 'Visit GitHub Repository',
          href: 'https://github.com',
          icon: 'github',
          iconOnly: true,
        },
      ]),
      <Navbar page={page} />,
    )
    // The label alone is the name; what is read behind it does not repeat it, as the tooltip does.
    expect(html).toContain(
      'aria-label="Visit GitHub Repository" aria-description="(opens in new tab)"',
    )
    expect(html).toContain('title="Visit GitHub Repository (opens in new tab)"')
  })

  it('draws raw html, and menus that open without script', () => {
    const html = toHtml(
      siteWithItems([
        { type: 'html', value: '<b>raw</b>', className: 'own' },
        { label: 'More', items: [{ label: 'A', to: '/a/' }] },
      ]),
      <Navbar page={page} />,
    )
    expect(html).toContain('<div class="own"><b>raw</b></div>')
    expect(html).toContain(
      '<details class="landing-dropdown"><summary class="landing-navbar-entry">',
    )
    expect(html).toContain('<a href="/site/a/" class="landing-dropdown-entry">')
  })
})

describe('the title', () => {
  it('is the logo with its twin for dark mode, beside the name', () => {
    const html = toHtml(
      themedSite({
        navbar: {
          title: 'Name',
          logo: { src: 'img/a.svg', srcDark: 'img/b.svg', width: 32, height: 32 },
        },
      }),
      <Navbar page={page} />,
    )
    expect(html).toContain(
      '<img class="landing-navbar-logo landing-only-light" src="/site/img/a.svg" alt="" width="32" height="32"/>',
    )
    expect(html).toContain('class="landing-navbar-logo landing-only-dark" src="/site/img/b.svg"')
    expect(html).toContain('<span class="landing-navbar-title" dir="auto">Name</span>')
  })

  it('is the logo for dark mode alone where the navbar is always dark', () => {
    const logo = { src: 'img/a.svg', srcDark: 'img/b.svg' }
    const html = toHtml(themedSite({ navbar: { style: 'dark', logo } }), <Navbar page={page} />)
    expect(html).toContain('<img class="landing-navbar-logo" src="/site/img/b.svg"')
    expect(html).not.toContain('img/a.svg')
  })

  it('has the site title as the alternative text of a logo alone', () => {
    for (const navbar of [
      { logo: { src: 'a.svg' } },
      { title: '', logo: { src: 'a.svg', alt: '' } },
    ]) {
      expect(toHtml(themedSite({ navbar }), <Navbar page={page} />)).toContain('alt="Test site"')
    }
  })

  it('is the site title without anything else', () => {
    expect(toHtml(testSite(), <Navbar page={page} />)).toContain(
      '<span class="landing-navbar-title" dir="auto">Test site</span>',
    )
  })
})

/** What drawing the bar of a site ends in: the message, then its causes. */
function causesOf(site: SiteData): string[] {
  try {
    toHtml(site, <Navbar page={page} />)
  } catch (error) {
    return causeChain(error)
  }
  return []
}

describe('an item that cannot be drawn', () => {
  it('tells the owner which one, with the reason as the cause', () => {
    const site = siteWithItems([{ type: 'doc', docId: 'gone' }])
    const [message, cause] = causesOf(site)
    expect(message).toBe(
      'A theme navbar item failed to render.\n' +
        'Please double-check the following navbar item (theme.navbar.items) of your site configuration:\n' +
        JSON.stringify({ type: 'doc', docId: 'gone' }, null, 2),
    )
    expect(cause).toContain('Couldn\'t find any doc with id "gone"')
  })

  it('names an unknown type', () => {
    const site = siteWithItems([{ type: 'serach' } as never])
    expect(causesOf(site)).toEqual([
      expect.stringContaining('failed to render'),
      'No NavbarItem component found for type "serach".',
    ])
    const custom = siteWithItems([{ type: 'custom-weather' } as never])
    expect(causesOf(custom)).toEqual([
      expect.stringContaining('"type": "custom-weather"'),
      'No NavbarItem component found for type "custom-weather".',
    ])
  })

  it('is named when it is the site’s own and crashes in the browser', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const shown = vi.fn(() => null)
    const { box } = await mount(
      siteWithItems([{ type: 'custom-weather' } as never]),
      <Boundary resetKey="" as={PageError}>
        <Navbar page={page} />
      </Boundary>,
      { components: { navbarItems: { 'custom-weather': Broken }, Crash: shown } },
    )
    // The skip link still has its target, and the title says what happened.
    expect(box.innerHTML).toBe('<main id="main-content" tabindex="-1" data-swap="replace"></main>')
    expect(document.title).toBe('Page Error')
    const [[{ error }]] = shown.mock.calls as unknown as [[{ error: unknown }]]
    expect(causeChain(error)).toEqual([
      expect.stringContaining('double-check the following navbar item'),
      'It rains.',
    ])
  })

  it('is found when it is the site’s own and crashes on the server', () => {
    const site = siteWithItems([{ type: 'custom-clock' }, { type: 'custom-weather' }] as never)
    const navbarItems = { 'custom-clock': () => <i>12:00</i>, 'custom-weather': Broken }
    const draw = (element: ReactNode) => toHtml(site, element)
    const thrown = new Error('It rains.')
    expect(causeChain(navbarItemFailure(thrown, site, { navbarItems }, draw))).toEqual([
      expect.stringContaining('"type": "custom-weather"'),
      'It rains.',
    ])
    const drawn = { navbarItems: { ...navbarItems, 'custom-weather': () => <i>Sun</i> } }
    expect(navbarItemFailure(thrown, site, drawn, draw)).toBeUndefined()
  })

  it('is drawn by the site, when its type belongs to it', () => {
    const html = toHtml(
      siteWithItems([{ type: 'custom-weather', city: 'Walldorf' } as never]),
      <Navbar page={page} />,
      {
        components: {
          navbarItems: { 'custom-weather': ({ item }) => <i>{(item as { city: string }).city}</i> },
        },
      },
    )
    expect(html).toContain('<i>Walldorf</i>')
  })
})

describe('the preferred version', () => {
  const versions = [
    testVersion('2.0', { isLast: true }),
    testVersion('1.0', { path: '/docs/1.0/' }),
  ]
  const site = siteWithItems([{ type: 'docsVersion' }], { docs: [{ id: 'default', versions }] })
  const home = { ...page, docsSet: 'other' }

  const bar = <Navbar page={home} />
  const entry = (box: ParentNode) => {
    const link = find(box, '.landing-navbar-items a')
    return [link.getAttribute('href'), link.textContent]
  }

  it('is the stored one', async () => {
    localStorage.setItem('docs-preferred-version-default', '1.0')
    const box = showHtml(site, bar)
    expect(entry(box)).toEqual(['/site/docs/start/', '2.0'])
    await attach()
    expect(entry(box)).toEqual(['/site/docs/1.0/start/', '1.0'])
  })

  it('is followed when it is chosen in another tab', async () => {
    const box = showHtml(site, bar)
    await attach()
    const key = 'docs-preferred-version-default'
    localStorage.setItem(key, '1.0')
    window.dispatchEvent(new StorageEvent('storage', { key }))
    expect(entry(box)).toEqual(['/site/docs/1.0/start/', '1.0'])
  })

  it('is the stored one in a React host', async () => {
    localStorage.setItem('docs-preferred-version-default', '1.0')
    const { box } = await mount(site, bar)
    expect(entry(box)).toEqual(['/site/docs/1.0/start/', '1.0'])
  })

  it('is the label of the version menu', async () => {
    localStorage.setItem('docs-preferred-version-default', '1.0')
    const items = [{ type: 'docsVersionDropdown' }] as const
    const menu = siteWithItems(items, { docs: [{ id: 'default', versions }] })
    const box = showHtml(menu, bar)
    expect(find(box, '.landing-dropdown summary').textContent).toBe('2.0')
    await attach()
    expect(find(box, '.landing-dropdown summary').textContent).toBe('1.0')
  })
})

describe('links of versions and locales', () => {
  const en = testLocale('en', 'English', '/site/')
  const de = testLocale('de', 'Deutsch', '/site/de/')
  const item = { type: 'localeDropdown', queryString: '?from=menu&a=2' } as const
  const site = siteWithItems([item], { locales: [en, de] })

  it('say in the menu what it chooses', async () => {
    const { box } = await mount(site, <Navbar page={page} />)
    expect(find(box, '.landing-dropdown summary').title).toBe('Languages')
  })

  it('take search string and hash of the page when they are followed, and add their own', async () => {
    const box = showHtml(site, <Navbar page={page} />)
    const link = find(box, '.landing-dropdown-menu [lang="de"]')
    expect(link.getAttribute('href')).toBe('/site/de/docs/start/?from=menu&a=2')
    await attach()
    window.history.replaceState(null, '', '?a=1&b=1#there')
    link.addEventListener('click', (event) => event.preventDefault())
    for (const _ of ['once', 'twice']) {
      link.click()
      expect(link.getAttribute('href')).toBe('/site/de/docs/start/?a=2&b=1&from=menu#there')
    }
    window.history.replaceState(null, '', location.pathname)
  })
})

it('can be replaced in parts', async () => {
  const { box } = await mount(testSite(), <Navbar page={page} />, {
    components: { Logo: OwnLogo },
  })
  expect(find(box, '.landing-navbar-row > .own-logo').textContent).toBe('Logo')
})
