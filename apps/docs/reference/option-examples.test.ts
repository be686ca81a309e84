import { resolveConfig } from '@landing/schema/validate'
import { expect, it } from 'vitest'
import { optionExample } from './option-example.ts'
import * as docs from './option-examples/docs.ts'
import { compileHooks, siteHooks } from './option-examples/hooks.ts'
import * as site from './option-examples/site.ts'
import * as theme from './option-examples/theme.ts'
import { optionPlaces } from './option-places.ts'
import { referenceViews } from './views.ts'

const minimal = { title: 'Tool', url: 'https://example.org' }

type Values = Readonly<Record<string, unknown>>

/** Makes a configuration of one option, with what it needs beside itself. */
const wrappers: Readonly<Record<string, readonly [values: object, wrap: (one: Values) => Values]>> =
  {
    siteConfig: [site.siteConfig, (one) => one],
    docsConfig: [docs.docsConfig, (one) => ({ docs: one })],
    blogConfig: [docs.blogConfig, (one) => ({ docs: { blog: one } })],
    sourceConfig: [
      docs.sourceConfig,
      (one) => ({ sources: [{ git: 'https://example.org', into: 'docs/tool', ...one }] }),
    ],
    i18nConfig: [docs.i18nConfig, () => ({ i18n: docs.i18nConfig })],
    localeConfig: [
      docs.localeConfig,
      (one) => ({ i18n: { defaultLocale: 'en', locales: ['en'], localeConfigs: { en: one } } }),
    ],
    linkPolicies: [site.linkPolicies, (one) => ({ links: one })],
    markdownConfig: [site.markdownConfig, (one) => ({ markdown: one })],
    shikiConfig: [site.shikiConfig, (one) => ({ markdown: { shiki: one } })],
    feedConfig: [site.feedConfig, () => ({ feeds: [site.feedConfig] })],
    imagesConfig: [site.imagesConfig, (one) => ({ images: one })],
    redirectConfig: [site.redirectConfig, () => ({ redirects: [site.redirectConfig] })],
    searchConfig: [site.searchConfig, (one) => ({ search: one })],
    searchContext: [site.searchContext, () => ({ search: { contexts: [site.searchContext] } })],
    searchLanguage: [site.searchLanguage, () => ({ search: { languages: [site.searchLanguage] } })],
    themeConfig: [theme.themeConfig, (one) => ({ theme: one })],
    navbarConfig: [theme.navbarConfig, (one) => ({ theme: { navbar: one } })],
    navbarLink: [theme.navbarLink, (one) => navbarItem(withNameAndTarget(one))],
    navbarDocsVersionDropdown: [
      theme.navbarDocsVersionDropdown,
      () => navbarItem(theme.navbarDocsVersionDropdown),
    ],
    navbarLocaleDropdown: [
      theme.navbarLocaleDropdown,
      () => navbarItem(theme.navbarLocaleDropdown),
    ],
    logo: [theme.logo, (one) => ({ theme: { navbar: { logo: { src: 'img/logo.svg', ...one } } } })],
    footerConfig: [theme.footerConfig, (one) => ({ theme: { footer: one } })],
    announcementBarConfig: [
      theme.announcementBarConfig,
      (one) => ({ theme: { announcementBar: { content: 'News', ...one } } }),
    ],
    colorModeConfig: [theme.colorModeConfig, (one) => ({ theme: { colorMode: one } })],
  }

function navbarItem(item: object): Values {
  return { theme: { navbar: { items: [item] } } }
}

function withNameAndTarget(one: Values): Values {
  const name = 'html' in one ? {} : { label: 'Guides' }
  const target = 'href' in one ? {} : { to: '/docs/' }
  return { ...name, ...target, ...one }
}

it.each(
  Object.entries(wrappers).flatMap(([name, [values, wrap]]) =>
    Object.entries(values).map(([key, value]) => [name, key, wrap({ [key]: value })] as const),
  ),
)('accepts the example of %s.%s', (_, __, config) => {
  expect(() => resolveConfig({ ...minimal, ...config })).not.toThrow()
})

it.each([
  ['FrontMatter', docs.frontMatter],
  ['FeedItem', site.feedItem],
  ['LintOptions', site.lintOptions],
  ['StyleOptions', site.styleOptions],
  ['CompileHooks', compileHooks],
  ['SiteHooks', siteHooks],
])('reads the examples of %s from their source', (name, examples) => {
  for (const key of Object.keys(examples)) {
    expect(optionExample(name, key)).toMatch(new RegExp(`^${key}: .`))
  }
})

it('shows an example for every option, and a place for those it names', () => {
  const lacking: string[] = []
  const text = JSON.stringify(
    Object.entries(referenceViews).flatMap(([name, view]) => {
      const { rows } = view({})
      if (!name.startsWith('options-') || name === 'options-theme-components') return rows
      for (const { key, about } of rows) {
        const lines = (about as { readonly lines?: readonly unknown[] }).lines ?? []
        const hasExample = lines.some((line) => Object.hasOwn(Object(line), 'code'))
        if (!hasExample) lacking.push(`${name} ${(key as { readonly code: string }).code}`)
      }
      return rows
    }),
  )
  // Set by `sources`, never by hand.
  expect(lacking, 'Add them to apps/docs/reference/option-examples.').toEqual([
    'options-docs-config origin',
  ])
  for (const place of Object.values(optionPlaces)) expect(text).toContain(`"${place}"`)
})
