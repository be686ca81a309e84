import { removeSites } from '@landing/tooling/sites'
import { afterAll, expect, it } from 'vitest'
import { migrated } from '../fixtures/migrated'

afterAll(removeSites)

const listed = ({ findings }: ReturnType<typeof migrated>) =>
  findings.map(({ file, what }) => `${file}: ${what}`)
const docusaurus = (docs: string, more = '') =>
  `export default { title: 'T', presets: [['classic', { docs: ${docs} }]], ${more} }`

it('takes the current documents for a version whose folder is missing', () => {
  const site = migrated('docusaurus', {
    'docusaurus.config.js': docusaurus("{ includeCurrentVersion: false, lastVersion: '3.x' }"),
    'versions.json': '["3.x", "2.x", "1.x"]',
    'sidebars.json': '{ "main": ["a"] }',
    'docs/a.md': 'New',
    'versioned_docs/version-1.x/a.md': 'Old',
  })
  expect(site.read('content/docs_versions/3.x/a.md')).toBe('New')
  expect(site.read('content/docs_versions/1.x/a.md')).toBe('Old')
  const config = site.read('landing.config.ts').replaceAll(/\s+/g, ' ')
  expect(config).toContain("docs: [{ sidebars: { main: ['a'] }, lastVersion: '3.x' }]")
  expect(listed(site)).toEqual([
    'versions.json: The version "3.x" has no folder; the documents of `docs` were taken for it.',
    'versions.json: The version "2.x" has no folder; it was not moved.',
  ])
})

it('names no version that has no folder, and lists documents that are not published', () => {
  const site = migrated('docusaurus', {
    'docusaurus.config.js': docusaurus(
      "{ lastVersion: '3.x', versions: { '3.x': { label: 'x' } } }",
    ),
    'versions.json': '["3.x"]',
    'docs/a.md': 'New',
  })
  expect(site.read('landing.config.ts')).not.toContain('3.x')
  const unpublished = migrated('docusaurus', {
    'docusaurus.config.js': docusaurus('{ includeCurrentVersion: false }'),
    'versions.json': '["1.x"]',
    'docs/a.md': 'New',
    'docs/b/c.mdx': 'New',
    'versioned_docs/version-1.x/a.md': 'Old',
  })
  expect(listed(unpublished)).toEqual([
    'docs: 2 documents were not moved: `includeCurrentVersion` is `false`.',
  ])
})

it('finds folders of languages without regard to case', () => {
  const site = migrated('starlight', {
    'astro.config.mjs': `import starlight from '@astrojs/starlight'
export default { integrations: [starlight({ title: 'T', locales: {
  root: { lang: 'en', label: 'English' }, 'zh-cn': { lang: 'zh-CN', label: '中文' }, 'PT-br': { lang: 'pt-BR' } } })] }`,
    'src/content/docs/a.md': '# A',
    'src/content/docs/zh-CN/a.md': '# 甲',
    'src/content/docs/pt-BR/a.md': '# Á',
  })
  expect(site.has('content/docs/zh-cn/a.md')).toBe(false)
  expect(site.read('content/i18n/zh-cn/docs/a.md')).toBe('# 甲')
  expect(site.read('content/i18n/PT-br/docs/a.md')).toBe('# Á')
  expect(site.read('landing.config.ts')).toContain("'zh-CN': { label: '中文', path: 'zh-cn' }")
  expect(listed(site)).toEqual([])
})

it.each([false, true])('keeps what is known of titles, run: %s', (runConfig) => {
  const site = migrated(
    'vitepress',
    {
      '.vitepress/config.js': `import { name } from 'none'
import { version } from './none.json'
const unknown = () => { for (;;) return name }
export default {
  title: \`Vite\${unknown()}\`,
  cleanUrls: true,
  themeConfig: { nav: [
    { text: \`v\${version}\`, link: '/a' },
    { text: \`Version \${version}\`, link: '/b' },
    { text: 'C', link: \`/\${version}/c\` },
  ] },
}`,
      'index.md': '# A',
    },
    { runConfig },
  )
  const config = site.read('landing.config.ts').replaceAll(/\s+/g, ' ')
  expect(config).toContain("title: 'Vite', url")
  expect(config).toContain("{ label: 'Version', to: '/b' }")
  expect(config).not.toMatch(/object Object|label: 'v'|undefined/)
})

it('names the address of a site, and the one that stands for none', () => {
  const report = (url: string) =>
    migrated('docusaurus', {
      'docusaurus.config.js': docusaurus('{}', url),
      'docs/a.md': 'A',
    }).read('MIGRATION.md')
  expect(report("url: 'https://example.org'")).not.toContain('names no address')
  expect(report('')).toContain('names no address')
})

it('notes a logo on a colored bar', () => {
  const note = (theme: string) =>
    listed(
      migrated('mkdocs', {
        'mkdocs.yml': `site_name: T\ntheme: { ${theme} }\n`,
        'docs/a.md': '# A',
        'docs/logo.svg': '<svg/>',
      }),
    ).filter((what) => what.includes('logo'))
  expect(note('name: material, logo: logo.svg')).toHaveLength(1)
  expect(note('name: material, logo: logo.svg, palette: { primary: teal }')).toHaveLength(1)
  expect(note('name: material, logo: logo.svg, palette: { primary: white }')).toEqual([])
  expect(note('name: material')).toEqual([])
  expect(note('name: readthedocs, logo: logo.svg')).toEqual([])
})

it('fills home pages whose content was a component', () => {
  const vitepress = migrated('vitepress', {
    '.vitepress/config.js': `export default { title: 'T', description: 'In one line', themeConfig: { nav: [
  { text: 'Guide', link: '/guide/' }, { text: 'Out', link: 'https://example.org' }, { text: 'API', link: '/api' } ] } }`,
    'index.md':
      '---\ntitle: Tool\n---\n\n<script setup>\nimport Home from "./Home.vue"\n</script>\n\n<Home />\n',
    'guide/index.md': '# G',
  })
  expect(vitepress.read('content/docs/index.md')).toBe(`---
title: Tool
layout: home
hero:
  title: Tool
  tagline: In one line
  actions:
    - text: Guide
      href: /guide/
    - text: API
      href: /api
---

::home
`)
  const react = migrated('docusaurus', {
    'docusaurus.config.js': docusaurus(
      '{}',
      `tagline: 'In one line', themeConfig: { navbar: { items: [{ to: '/docs/', label: 'Docs' }, { to: '/help', label: '"Help"' }] } }`,
    ),
    'docs/a.md': 'A',
  }).read('src/pages/index.tsx')
  expect(react).toContain('<LinkButton href="/help">{"\\"Help\\""}</LinkButton>')
  expect(react).not.toContain('"Docs"')
})

it('links headings of the site that `autorefs` would find, and shows values of `extra`', () => {
  const { read, findings } = migrated('mkdocs', {
    'mkdocs.yml': `site_name: Tool
plugins: [search]
extra:
  version: 1.10
  unit: { price: 5 }
`,
    'docs/a.md':
      '# A\n\n[this][config.x], a[0][1] and [other][none]: {{ version }}, {{ unit.price }}, {{ config.site_name }}, [x](/{{ version }}/)\n',
    'docs/b.md': '# B\n\n## X { #config.x }\n',
  })
  expect(read('content/docs/a.md')).toBe(
    '# A\n\n[this](./b.md#config.x), a[0][1] and [other][none]: :var[version], :var[unit.price], :var[config.site_name], [x](/1.1/)\n',
  )
  expect(read('landing.config.ts').replaceAll(/\s+/g, ' ')).toContain(
    "variables: { 'config.site_name': 'Tool', 'unit.price': '5', version: '1.1' }",
  )
  expect(findings).toEqual([])
})
