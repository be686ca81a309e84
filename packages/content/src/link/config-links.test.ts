import type { Locale, ThemeConfig } from '@landing/schema'
import { resolveConfig } from '@landing/schema/validate'
import { expect, it } from 'vitest'
import { configLinks } from './config-links'

const locales = [
  { code: 'en', base: '/base/' },
  { code: 'de', base: '/base/de/' },
] as unknown as Locale[]

function linksOf(theme: ThemeConfig, german: ThemeConfig = {}): string[] {
  const config = resolveConfig({
    title: 'Site',
    url: 'https://example.org',
    baseUrl: '/base/',
    theme,
    i18n: {
      defaultLocale: 'en',
      locales: ['en', 'de'],
      localeConfigs: { de: { theme: german } },
    },
  })
  return configLinks(config, locales).map(
    ({ href, location }) => `${location.file.replace('configuration ', '')} ${href}`,
  )
}

it('names links of the navbar with their options, in menus too', () => {
  const items: NonNullable<ThemeConfig['navbar']>['items'] = [
    { label: 'Start', to: '/docs/start/#a' },
    {
      label: 'More',
      to: '/more/',
      items: [
        { label: 'A', href: '/a/' },
        { type: 'html', value: '<a href="/base/b/">' },
      ],
    },
    { type: 'docsVersion', to: '/docs/' },
    { type: 'localeDropdown', dropdownItemsAfter: [{ label: 'Help', to: '/help/' }] },
    { type: 'search', links: [{ label: 'X', to: '/x/' }] },
    { type: 'custom-badge', to: '/own/' },
  ]
  expect(linksOf({ navbar: { items, logo: { src: '/l.svg', href: '/home/' } } })).toEqual([
    'theme.navbar.items[0].to /docs/start/#a',
    'theme.navbar.items[1].to /more/',
    'theme.navbar.items[1].items[0].href /a/',
    'theme.navbar.items[2].to /docs/',
    'theme.navbar.items[3].dropdownItemsAfter[0].to /help/',
    'theme.navbar.logo.href /home/',
    'theme.navbar.items[1].items[1].value /b/',
    'theme.navbar.items[4].links[0].to /x/',
  ])
})

it('names links of footer and announcement bar', () => {
  const footer: ThemeConfig['footer'] = {
    links: [{ title: 'T', items: [{ label: 'A', to: 'a/' }, { html: '<a href=/base/b>B</a>' }] }],
    copyright: "<a class='x' href='/base/c/?d=1&amp;e=2#f'>C</a>",
  }
  const announcementBar = { content: '<a href="/base/d/">D</a>' }
  expect(linksOf({ footer, announcementBar })).toEqual([
    'theme.footer.links[0].items[0].to /a/',
    'theme.footer.links[0].items[1].html /b',
    'theme.footer.copyright /c/#f',
    'theme.announcementBar.content /d/',
  ])
  expect(linksOf({ footer: { links: [{ label: 'A', href: '/a/' }] } })).toEqual([
    'theme.footer.links[0].href /a/',
  ])
})

it('names links of sidebars, in categories too', () => {
  const link = { type: 'link' as const, label: 'A', href: '/a/' }
  const items = ['start', link, { type: 'category' as const, label: 'B', items: [link] }]
  const config = resolveConfig({
    title: 'Site',
    url: 'https://example.org',
    docs: { sidebars: { docs: items } },
  })
  expect(configLinks(config, locales).map(({ href, location }) => [href, location.file])).toEqual([
    ['/a/', 'configuration docs["default"].sidebars.docs[1].href'],
    ['/a/', 'configuration docs["default"].sidebars.docs[2].items[0].href'],
  ])
})

it('leads from options of a locale to its pages', () => {
  const navbar = {
    items: [
      { label: 'A', to: '/a/' },
      { label: 'B', href: '/b/' },
    ],
  }
  expect(linksOf({}, { navbar })).toEqual([
    'i18n.localeConfigs.de.theme.navbar.items[0].to /de/a/',
    'i18n.localeConfigs.de.theme.navbar.items[1].href /b/',
  ])
})

it('leaves other sites, other schemes and the open page alone', () => {
  const addresses = ['https://x.org/', '//x.org/', 'mailto:a@x.org', 'pathname:///x', '#a', '?b=c']
  const items = addresses.map((href) => ({ label: href, href }))
  const html = ['/other/', 'relative/', ...addresses].map((href) => `<a href="${href}">`).join('')
  expect(linksOf({ navbar: { items }, announcementBar: { content: html } })).toEqual([])
})
