import { removeSites } from '@landing/tooling/sites'
import { afterAll, expect, it } from 'vitest'
import { migrated } from '../fixtures/migrated'

afterAll(removeSites)

it('keeps the links of a menu of versions that has one version', () => {
  const { read, findings } = migrated('docusaurus', {
    'docusaurus.config.js': `module.exports = { title: 'T', themeConfig: { navbar: { items: [
      { type: 'docsVersionDropdown', position: 'right', dropdownItemsAfter: [{ href: 'https://old.example.org', label: '1.x' }] },
      { type: 'localeDropdown' },
    ] } } }`,
    'docs/a.md': 'A',
  })
  expect(read('landing.config.ts').replaceAll(/\s+/g, ' ')).toContain(
    "items: [ { label: 'Versions', position: 'right', type: 'dropdown', items: [{ label: '1.x', href: 'https://old.example.org' }], }, ]",
  )
  expect(findings.map(({ what }) => what)).toEqual([
    'The menu `localeDropdown` was left out of the navbar, because there is one language.',
  ])
})

it('leaves styles out of the HTML of the configuration, which pages would refuse', () => {
  const { read, findings } = migrated('docusaurus', {
    'docusaurus.config.js': `export default { themeConfig: {
      announcementBar: { content: '<b style="color: red" class="new">New</b> <i style="top: 0">it</i>' },
      footer: { copyright: 'By <b>us</b>, style="plain"' } } }`,
    'docs/a.md': 'A',
  })
  const config = read('landing.config.ts')
  expect(config).toContain('<b class="new">New</b> <i>it</i>')
  expect(config).toContain('By <b>us</b>, style="plain"')
  expect(findings.map(({ line, what }) => [line, what])).toEqual([
    [2, 'The attribute "style" of HTML in `content` was left out.'],
  ])
})

it('reports links of the footer to a blog that is not there, and drops columns without links', () => {
  const blog = "{ label: 'Blog', to: 'blog' }"
  const { read, findings } = migrated('docusaurus', {
    'docs/a.md': '# A',
    'docusaurus.config.js': `module.exports = {
      themeConfig: { footer: { links: [
        { title: 'Docs', items: [{ label: 'A', to: 'docs/a' }, ${blog}] },
        { title: 'Social', items: [${blog}] },
        ${blog},
      ] } },
    }`,
  })
  expect(read('landing.config.ts').replaceAll(/\s+/g, ' ')).toContain(
    "footer: { links: [{ title: 'Docs', items: [{ label: 'A', to: '/docs/a' }] }] }",
  )
  expect(findings.map(({ line, what }) => [line, what])).toEqual(
    [3, 4, 5].map((line) => [line, 'The footer link "Blog" leads to what is not moved.']),
  )
})

it('carries over links of the menu of versions, and reports languages and redirects without a counterpart', () => {
  const files = {
    'docusaurus.config.js': `export default {
      i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
      plugins: [['@docusaurus/plugin-client-redirects', { fromExtensions: ['html'] }]],
      themeConfig: { navbar: { items: [{ type: 'docsVersionDropdown', dropdownItemsAfter: [
        { type: 'html', value: '<hr>' },
        ...Object.entries({ '1.x': 'https://v1.example.org' }).map(([label, to]) => ({ label, to })),
        { to: '/versions', label: 'All' }] }] } } }`,
    'docs/a.md': 'A',
    'versions.json': '["2.0"]',
    'versioned_docs/version-2.0/a.md': 'A',
  }
  const { read, findings } = migrated('docusaurus', files, { runConfig: true })
  expect(read('landing.config.ts').replaceAll(/\s+/g, ' ')).toContain(
    "{ type: 'docsVersionDropdown', dropdownItemsAfter: [ { label: '1.x', href: 'https://v1.example.org' }, { label: 'All', to: '/versions' }, ], }",
  )
  expect(findings.map(({ line, what }) => [line, what])).toEqual([
    [3, 'The option `client-redirects.fromExtensions` is not carried over.'],
    [2, 'The language "de" has no translations here and is not carried over.'],
  ])
})

it('leaves components out of the navbar, begins with the default mode, and makes the list of a blog the home page', () => {
  const { has, read, findings } = migrated('docusaurus', {
    'docusaurus.config.js': `module.exports = { title: 'T',
      presets: [['classic', { docs: false, blog: { routeBasePath: '/', postsPerPage: 'ALL' } }]],
      themeConfig: { colorMode: { defaultMode: 'dark' }, navbar: { items: [{ type: 'custom-status' }] } } }`,
    'blog/2024-01-01-new.md': 'New',
  })
  expect(has('src/pages/index.tsx')).toBe(false)
  const config = read('landing.config.ts')
  expect(config).not.toContain('custom-')
  expect(config).toContain('pageSize: 1000')
  expect(config).toContain("colorMode: { respectPrefersColorScheme: false, defaultMode: 'dark' }")
  expect(findings.map(({ what }) => what)).toEqual([
    'The navbar item `custom-status` is not carried over.',
  ])
})
