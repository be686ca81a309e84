import type { NavbarItem, PageData, SiteData } from '@landing/schema'
import { describe, expect, it } from 'vitest'
import type { ItemView } from '../context/item-view'
import { homePage, testDoc, testLocale, testSite, testVersion } from '../fixtures/site'
import { shellTexts } from '../texts/shell'
import { makeTexts } from '../texts/texts'
import { resolveItem } from './resolve-item'

const text = makeTexts(shellTexts, 'en')

interface Place {
  readonly site?: SiteData
  readonly page?: PageData
  readonly path?: string
  readonly search?: string
  readonly hash?: string
}

function resolve(item: unknown, place: Place = {}): ItemView {
  const { site = testSite(), page = testDoc(), search = '', hash = '' } = place
  const location = { path: place.path ?? page.path, search, hash }
  return resolveItem(item as NavbarItem, { site, page, location, text })
}

const active = (item: unknown, path: string) =>
  (resolve(item, { path, page: homePage }) as { active: boolean }).active

/** Three versions: the next one, the latest one, an old one. */
function versionedSite(): SiteData {
  return testSite({
    docs: [
      {
        id: 'default',
        versions: [
          testVersion('current', { isLast: false, path: '/docs/next/' }),
          testVersion('2.0', { isLast: true }),
          testVersion('1.0', { path: '/docs/1.0/' }),
        ],
      },
    ],
  })
}

describe('a default link', () => {
  it('leads to a route or an address', () => {
    expect(resolve({ label: 'Docs', to: '/docs/' })).toMatchObject({
      kind: 'link',
      label: 'Docs',
      href: '/docs/',
    })
    expect(resolve({ type: 'default', label: 'Code', href: 'https://example.org' })).toMatchObject({
      href: 'https://example.org',
      active: false,
    })
  })

  it('needs one target and no more', () => {
    const message = 'One and only one between "to" and "href" should be provided'
    expect(() => resolve({ label: 'Nowhere' })).toThrow(message)
    expect(() => resolve({ label: 'Both', to: '/a/', href: 'https://b' })).toThrow(message)
  })

  it('is active at its route and below', () => {
    const item = { label: 'Docs', to: '/docs/' }
    expect(active(item, '/docs/')).toBe(true)
    expect(active(item, '/docs/start/')).toBe(true)
    expect(active(item, '/docsets/')).toBe(false)
  })

  it('is active at the home page only, when it leads there', () => {
    expect(active({ label: 'Home', to: '/' }, '/')).toBe(true)
    expect(active({ label: 'Home', to: '/' }, '/docs/')).toBe(false)
  })

  it('is active below its base path, whatever its target', () => {
    const item = { label: 'Docs', to: '/elsewhere/', activeBasePath: 'docs' }
    expect(active(item, '/docs/start/')).toBe(true)
    expect(active(item, '/elsewhere/')).toBe(false)
  })

  it('is active where its expression matches the path without the base', () => {
    const item = { label: 'Docs', to: '/x/', activeBaseRegex: '^/DOCS/(a|b)/' }
    expect(active(item, '/docs/b/')).toBe(true)
    expect(active(item, '/site/docs/b/')).toBe(false)
  })
})

describe('a dropdown', () => {
  it('is known by its items', () => {
    const view = resolve({
      label: 'More',
      items: [
        { label: 'A', to: '/a/' },
        { type: 'html', value: '<hr>' },
      ],
    })
    expect(view).toMatchObject({
      kind: 'menu',
      label: 'More',
      items: [
        { kind: 'link', label: 'A' },
        { kind: 'html', html: '<hr>' },
      ],
    })
  })

  it('is active when one of its links is', () => {
    const item = { label: 'More', items: [{ label: 'A', to: '/a/' }] }
    expect(active(item, '/a/b/')).toBe(true)
    expect(active(item, '/b/')).toBe(false)
  })

  it('holds no other dropdown', () => {
    expect(() => resolve({ label: 'A', items: [{ label: 'B', items: [] }] })).toThrow(
      'Nested dropdowns are not allowed',
    )
  })

  it('leaves out drafts', () => {
    const view = resolve({ label: 'A', items: [{ type: 'doc', docId: 'unfinished' }] })
    expect(view).toMatchObject({ items: [] })
  })
})

describe('raw html and search', () => {
  it('are what they say', () => {
    expect(resolve({ type: 'html', value: '<b>x</b>', className: 'y' })).toEqual({
      kind: 'html',
      html: '<b>x</b>',
      className: 'y',
    })
    expect(resolve({ type: 'search' })).toEqual({ kind: 'search' })
  })
})

describe('a doc link', () => {
  it('has the label and the address of its document', () => {
    expect(resolve({ type: 'doc', docId: 'start' })).toMatchObject({
      label: 'Where to start',
      href: '/docs/start/',
      active: true,
    })
  })

  it('is active in the same sidebar', () => {
    const page = testDoc({ id: 'other', path: '/docs/other/' })
    expect(resolve({ type: 'doc', docId: 'start' }, { page })).toMatchObject({ active: true })
    expect(resolve({ type: 'doc', docId: 'start' }, { page: homePage })).toMatchObject({
      active: false,
    })
  })

  it('shows nothing for a draft', () => {
    expect(resolve({ type: 'doc', docId: 'unfinished' })).toBeNull()
  })

  it('names an unlisted document only on its own page', () => {
    const docs = [{ id: 'secret', path: '/docs/secret/', label: 'Secret', unlisted: true }]
    const site = testSite({
      docs: [{ id: 'default', versions: [testVersion('current', { docs })] }],
    })
    expect(resolve({ type: 'doc', docId: 'secret' }, { site })).toBeNull()
    const page = testDoc({ id: 'secret' })
    expect(resolve({ type: 'doc', docId: 'secret' }, { site, page })).toMatchObject({
      label: 'Secret',
    })
  })

  it('is an error for an unknown id, which names the known ones', () => {
    expect(() => resolve({ type: 'doc', docId: 'strat' })).toThrow(
      'Couldn\'t find any doc with id "strat" in version "current".\nAvailable doc ids are:\n- start',
    )
    const site = versionedSite()
    expect(() => resolve({ type: 'doc', docId: 'strat' }, { site })).toThrow(
      'in versions "current, 2.0".',
    )
  })

  it('is an error when its docs set is not there', () => {
    expect(() => resolve({ type: 'doc', docId: 'a', docsPluginId: 'api' })).toThrow(
      'You are using a feature of the docs plugin, but this plugin does not seem to be enabled (pluginId=api).',
    )
  })
})

describe('a doc sidebar link', () => {
  it('leads to the first link of the sidebar and is active in it', () => {
    expect(resolve({ type: 'docSidebar', sidebarId: 'guide' })).toMatchObject({
      label: 'Guide',
      href: '/docs/start/',
      active: true,
    })
  })

  it('is an error for an unknown sidebar, which names the known ones', () => {
    expect(() => resolve({ type: 'docSidebar', sidebarId: 'giude' })).toThrow(
      'Can\'t find any sidebar with id "giude" in version "current".\nAvailable sidebar ids are:\n- guide\n- empty',
    )
  })

  it('is an error for a sidebar without a link', () => {
    expect(() => resolve({ type: 'docSidebar', sidebarId: 'empty' })).toThrow(
      'DocSidebarNavbarItem: Sidebar with ID "empty" doesn\'t have anything to be linked to.',
    )
  })
})

describe('a docs version link', () => {
  it('leads to the main document of the active, preferred or latest version', () => {
    const site = versionedSite()
    const item = { type: 'docsVersion' }
    expect(resolve(item, { site, page: homePage })).toMatchObject({
      label: '2.0',
      href: '/docs/start/',
      active: false,
      versions: {
        docsSet: 'default',
        hrefs: {
          current: '/docs/next/start/',
          '2.0': '/docs/start/',
          '1.0': '/docs/1.0/start/',
        },
        labels: { current: 'Next', '2.0': '2.0', '1.0': '1.0' },
      },
    })
    const page = testDoc({ version: 'current' })
    const view = resolve(item, { site, page })
    expect(view).toMatchObject({ label: 'Next', href: '/docs/next/start/', active: true })
    expect(view).not.toHaveProperty('versions')
  })

  it('does not depend on a preference that is not kept', () => {
    const site = { ...versionedSite(), theme: { docs: { versionPersistence: 'none' } } } as const
    const view = resolve({ type: 'docsVersion' }, { site, page: homePage })
    expect(view).not.toHaveProperty('versions')
    const menu = resolve({ type: 'docsVersionDropdown' }, { site, page: homePage })
    expect(JSON.stringify(menu)).not.toContain('prefers')
  })

  it('takes a label and an address of its own', () => {
    const item = { type: 'docsVersion', label: 'Docs', to: '/docs/' }
    expect(resolve(item)).toMatchObject({ label: 'Docs', href: '/docs/' })
  })
})

describe('a docs version dropdown', () => {
  const item = { type: 'docsVersionDropdown' }

  it('leads to the same document in each version, with search and hash, and remembers the choice', () => {
    const page = testDoc({ versions: [{ name: '2.0', path: '/docs/begin/' }] })
    const view = resolve(item, { site: versionedSite(), page, search: '?a=1', hash: '#b' })
    expect(view).toMatchObject({
      kind: 'menu',
      label: 'Next',
      narrowLabel: 'Versions',
      items: [
        {
          label: 'Next',
          href: '/docs/start/?a=1#b',
          active: true,
          prefers: ['default', 'current'],
        },
        { label: '2.0', href: '/docs/begin/?a=1#b', active: false, prefers: ['default', '2.0'] },
        { label: '1.0', href: '/docs/1.0/start/?a=1#b', prefers: ['default', '1.0'] },
      ],
    })
  })

  it('leads into its own docs set from a page of another one', () => {
    const page = testDoc({
      docsSet: 'community',
      versions: [{ name: '2.0', path: '/community/2/' }],
    })
    const view = resolve(item, { site: versionedSite(), page })
    expect(view).toMatchObject({
      items: [
        { href: '/docs/next/start/' },
        { href: '/docs/start/' },
        { href: '/docs/1.0/start/' },
      ],
    })
  })

  it('is a plain link with one version or fewer', () => {
    expect(resolve(item)).toEqual({
      kind: 'link',
      label: 'Next',
      href: '/docs/start/',
      active: false,
      className: undefined,
    })
  })

  it('counts the links around its versions', () => {
    const view = resolve({ ...item, dropdownItemsAfter: [{ label: 'All', to: '/versions/' }] })
    expect(view).toMatchObject({ kind: 'menu', items: [{ label: 'Next' }, { label: 'All' }] })
  })

  it('shows the versions chosen, and is an error for an unknown one', () => {
    const site = versionedSite()
    expect(resolve({ ...item, versions: ['1.0', '2.0'] }, { site })).toMatchObject({
      items: [{ label: '1.0' }, { label: '2.0' }],
    })
    expect(() => resolve({ ...item, versions: ['3.0'] }, { site })).toThrow(
      "No docs version exist for name '3.0', please verify your 'docsVersionDropdown' navbar item versions config.\nAvailable version names:\n- current, 2.0, 1.0",
    )
  })
})

describe('a locale dropdown', () => {
  const en = testLocale('en', 'English', '/site/')
  const site = testSite({
    locale: en,
    locales: [en, testLocale('ar', 'العربية', '/site/ar/', 'rtl')],
  })

  it('keeps search string and hash, as a page load', () => {
    const view = resolve({ type: 'localeDropdown' }, { site, search: '?q=a', hash: '#b' })
    expect(view).toMatchObject({
      kind: 'menu',
      label: 'English',
      narrowLabel: 'Languages',
      icon: 'language',
      items: [
        {
          label: 'English',
          href: '/site/docs/start/?q=a#b',
          active: true,
          lang: 'en',
          reload: true,
        },
        { label: 'العربية', href: '/site/ar/docs/start/?q=a#b', active: false, lang: 'ar' },
      ],
    })
  })

  it('merges its own query in front of the hash', () => {
    const item = { type: 'localeDropdown', queryString: '?from=menu&q=b' }
    expect(resolve(item, { site, search: '?q=a', hash: '#b' })).toMatchObject({
      items: [{ href: '/site/docs/start/?q=b&from=menu#b' }, {}],
    })
  })

  it('leads to the page as it is called in the other locale', () => {
    const page = testDoc({ locales: [{ code: 'ar', path: '/ar/docs/bidaya/' }] })
    expect(resolve({ type: 'localeDropdown' }, { site, page })).toMatchObject({
      items: [{}, { href: '/site/ar/docs/bidaya/' }],
    })
  })

  it('leads home in a locale that does not have the page', () => {
    const page = testDoc({ locales: [{ code: 'en', path: '/docs/start/' }] })
    expect(resolve({ type: 'localeDropdown' }, { site, page })).toMatchObject({
      items: [{}, { href: '/site/ar/' }],
    })
  })
})

it('is an error for a type nobody knows', () => {
  expect(() => resolve({ type: 'docsVersoin' })).toThrow(
    'No NavbarItem component found for type "docsVersoin".',
  )
})
