import { removeSites } from '@landing/tooling/sites'
import { afterAll, expect, it } from 'vitest'
import { migrated } from '../fixtures/migrated'

afterAll(removeSites)

it('takes the address of a page from a function of VitePress', () => {
  const files = {
    '.vitepress/config.js': `export default { cleanUrls: true, themeConfig: {
      editLink: { pattern: ({ filePath }) => \`https://example.org/edit/docs/\${filePath}\` },
      footer: { copyright: 'Me', license: 'MIT' },
    } }`,
    'a.md': 'A',
  }
  const { read, findings } = migrated('vitepress', files, { runConfig: true })
  expect(read('landing.config.ts')).toContain("editUrl: 'https://example.org/edit/docs/content'")
  expect(findings.map(({ line, what }) => `${line}: ${what}`)).toEqual([
    '3: The option `themeConfig.footer.license` is not carried over.',
  ])
})

it('lists what packages generate for VitePress, and leaves sidebars to the new site', () => {
  const { read, findings } = migrated('vitepress', {
    '.vitepress/config.js': `import { generateSidebar } from 'vitepress-sidebar'
import { generateI18nLocale } from 'vitepress-i18n'
export default { cleanUrls: true, themeConfig: {
  sidebar: generateSidebar({ documentRootPath: 'docs', collapsed: false }) },
  locales: generateI18nLocale({ rootLocale: 'en', themeConfig: {} }) }`,
    'a.md': 'A',
  })
  expect(read('landing.config.ts')).not.toContain('sidebars')
  expect(findings.map(({ line, what }) => [line, what])).toEqual([
    [5, 'The option `locales` that `vitepress-i18n` generates is not carried over.'],
    [4, 'The option `sidebar` that `vitepress-sidebar` generates is not carried over.'],
  ])
})

it('lists pages of VitePress whose address differs from that of another page by a slash only', () => {
  const { findings } = migrated('vitepress', {
    '.vitepress/config.js': 'export default { cleanUrls: true }',
    'guide.md': 'A',
    'guide/index.md': 'B',
    'guide/more.md': 'C',
  })
  const what = 'The page has the address of "guide.md" beside its folder, and is not published.'
  expect(findings).toMatchObject([{ file: 'guide/index.md', line: 1, what }])
})

it('keeps pages of VitePress beside the folder that is at the root, and lists other rewrites', () => {
  const config = (folder: string) => `export default { cleanUrls: true, rewrites: {
    '${folder}/:rest*': ':rest*',
    'packages/:name/docs.md': 'packages/:name.md',
  }, locales: { root: { label: 'English', lang: 'en' }, zh: { label: '中文', lang: 'zh' } } }`
  const pages = { 'en/a.md': 'A', 'zh/a.md': '一', 'packages/ship/docs.md': 'Ship', 'b.md': 'B' }
  const paths = ['docs/a', 'docs/en/a', 'docs/b', 'docs/packages/ship/docs', 'i18n/zh/docs/a']
  const pagesOf = (folder: string) => {
    const files = { '.vitepress/config.js': config(folder), ...pages }
    const { has, findings } = migrated('vitepress', files)
    expect(findings.map(({ what }) => what)).toEqual([
      'The rewrite of "packages/:name/docs.md" is not carried over.',
    ])
    return paths.filter((path) => has(`content/${path}.md`))
  }
  expect(pagesOf('en')).toEqual(paths.filter((path) => path !== 'docs/en/a'))
  expect(pagesOf('none')).toEqual(paths.slice(1))
})

it('shows the sidebar of VitePress by the folder of a page that none lists', () => {
  const { read } = migrated('vitepress', {
    '.vitepress/config.js': `const guide = [{ text: 'Start', link: '/guide/start' }, { text: 'Other', link: '/api/' }]
      export default { themeConfig: { sidebar: { '/': [{ text: 'A', link: '/a' }], '/guide/': guide, '/tools/': guide } } }`,
    'index.md': '---\nlayout: home\n---\n',
    'a.md': 'A',
    'b.md': 'B',
    'api/index.md': 'API',
    'guide/start.md': 'Start',
    'tools/one.md': '---\ntitle: One\n---\n\nOne',
  })
  const sidebarOf = (path: string) =>
    /^displayed_sidebar: (.*)$/m.exec(read(`content/docs/${path}.md`))?.[1]
  expect(['index', 'a', 'b', 'api/index', 'guide/start', 'tools/one'].map(sidebarOf)).toEqual([
    undefined,
    undefined,
    'docs',
    'docs',
    undefined,
    'guide',
  ])
})

it('gives a language of VitePress the links that all have, and its own footer', () => {
  const { read } = migrated('vitepress', {
    '.vitepress/config.js': `export default {
      appearance: 'dark',
      sitemap: { hostname: 'https://docs.example.com' },
      themeConfig: { socialLinks: [{ icon: 'x', link: 'https://x.com/me' }], footer: { message: 'MIT' } },
      locales: {
        root: { lang: 'en', themeConfig: { nav: [{ text: 'Guide', link: '/guide' }] } },
        fr: { lang: 'fr', themeConfig: { nav: [{ text: 'Manuel', link: '/fr/guide' }], footer: { message: 'Licence MIT' } } },
        de: { lang: 'de' },
      },
    }`,
    'guide.md': '# Guide',
    'fr/guide.md': '# Manuel',
    'de/guide.md': '# Handbuch',
  })
  const config = read('landing.config.ts').replaceAll(/\s+/g, ' ')
  const links =
    "{ type: 'search', position: 'right' }, { type: 'localeDropdown', position: 'right' }, { href: 'https://x.com/me', label: 'X', position: 'right', icon: 'x', iconOnly: true, }, ]"
  expect(config).toContain(
    `fr: { theme: { navbar: { items: [ { label: 'Manuel', to: '/guide' }, ${links}, }, footer: { copyright: 'Licence MIT' }, }, }, de: {},`,
  )
  expect(config).toContain(`items: [ { label: 'Guide', to: '/guide' }, ${links}`)
  expect(config).toContain("colorMode: { defaultMode: 'dark', respectPrefersColorScheme: false }")
  expect(read('MIGRATION.md')).not.toContain('names no address')
})

it.each([
  [
    "'force-dark'",
    "{ defaultMode: 'dark', disableSwitch: true, respectPrefersColorScheme: false }",
  ],
  ["'force-auto'", '{ disableSwitch: true }'],
  ['false', "{ defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: false }"],
  ['true', undefined],
])('carries the appearance %s over, and asks for an unknown address', (appearance, colorMode) => {
  const { read } = migrated('vitepress', {
    '.vitepress/config.js': `export default { appearance: ${appearance} }`,
    'a.md': '# A',
  })
  const config = read('landing.config.ts').replaceAll(/\s+/g, ' ').replaceAll(', }', ' }')
  expect(/colorMode: (\{.*?\})/.exec(config)?.[1]).toBe(colorMode)
  expect(read('MIGRATION.md')).toContain('names no address of the site')
})

it('reports options of Markdown of a VitePress site', () => {
  const { findings } = migrated('vitepress', {
    '.vitepress/config.js': `export default { cleanUrls: true, markdown: { attrs: { leftDelimiter: '%{' }, config: (md) => md } }`,
    'a.md': 'A',
  })
  expect(findings.map(({ what }) => what)).toEqual([
    'The option `markdown.attrs` is not carried over.',
    'The option `markdown.config` is not carried over.',
  ])
})

it('keeps addresses of VitePress: of its icon, of files of others, and those that end in `.html`', () => {
  const { has, read, findings } = migrated('vitepress', {
    '.vitepress/config.js': `export default { base: '/tool/', rewrites: (id) => id,
      head: [['link', { rel: 'icon', href: '/tool/favicon.ico' }], ['meta', { property: 'og:image', content: '/tool/card.png' }]],
      themeConfig: { nav: [
        { text: 'API', link: '/api/index.html', target: '_self' },
        { text: 'Guide', link: '/guide/index.html' },
      ] } }`,
    '.vitepress/theme/index.js': '',
    'a.md': 'A',
    'packages/[name].md': 'A package',
    'public/.well-known/security.txt': 'Contact',
  })
  const config = read('landing.config.ts')
  expect(config).toContain("favicon: 'favicon.ico'")
  expect(config).toContain("socialImage: 'card.png'")
  expect(config).toContain('trailingSlash: false')
  expect(config).toContain("{ label: 'API', href: '/api/index.html' }")
  expect(config).toContain("{ label: 'Guide', to: '/guide/' }")
  expect(has('content/static/.well-known/security.txt')).toBe(true)
  expect(findings.map(({ file, what }) => `${file}: ${what}`)).toEqual([
    '.vitepress/config.js: The function `rewrites` is not carried over.',
    '.vitepress/theme/index.js: The theme is not moved, because its components and styles are written for VitePress.',
    'packages/[name].md: Dynamic routes are not moved.',
    '.vitepress/config.js: Addresses end in `.html` no more.',
  ])
})
