import { removeSites } from '@landing/tooling/sites'
import { afterAll, describe, expect, it } from 'vitest'
import { migrated } from '../fixtures/migrated'

afterAll(removeSites)

it.each([
  ['docusaurus', 'docusaurus.config.js', "presets: [['classic', { docs: { editUrl: '_' } }]]", ''],
  ['vitepress', '.vitepress/config.js', "themeConfig: { editLink: { pattern: '_/:path' } }", ''],
  [
    'vitepress',
    '.vitepress/config.js',
    "srcDir: './src', themeConfig: { editLink: { pattern: '_/src/:path' } }",
    'src/',
  ],
] as const)('links pages of %s to their source in the new site: %#', (from, file, text, folder) => {
  const address = 'https://github.com/me/tool/edit/main/website'
  const { read } = migrated(from, {
    [`${folder}${from === 'docusaurus' ? 'docs/' : ''}a.md`]: '# A',
    [file]: `module.exports = { ${text.replace('_', address)} }`,
  })
  expect(read('landing.config.ts')).toContain(`editUrl: '${address}/content'`)
})

it('carries over navbars of languages, link elements, and names of icons, and keeps comments of its own in code', () => {
  const { read, findings } = migrated('docusaurus', {
    'docusaurus.config.js': `export default {
      i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
      stylesheets: [{ rel: 'manifest', href: '/site.webmanifest' }, 'https://example.org/a.css'],
      themeConfig: {
        navbar: { title: 'T', logo: { src: 'a.svg', width: '32px' }, items: [
          { to: '/docs/a', label: 'Guide' }, { href: 'https://chat.example.org', className: 'x', 'aria-label': 'Chat' },
          { href: 'https://github.com/me', className: 'icon' }, { href: 'https://www.fediverse.example', className: 'icon' }] },
        footer: { links: [{ title: 'More', items: [{ label: 'Guide', to: '/docs/a' }] }], copyright: 'By us' },
        prism: { magicComments: [
          { className: 'theme-code-block-highlighted-line', line: 'highlight-next-line' },
          { className: 'code-added', line: 'Add this', block: { start: 'Added', end: 'End' } }] } } }`,
    'docs/a.md': [
      '> ```js',
      '> // Add this',
      '> a()',
      '> /* Added */',
      '> b()',
      '>',
      '> /* End */',
      '> // highlight-next-line',
      '> c()',
      '> ```',
    ].join('\n'),
    'i18n/fr/docusaurus-theme-classic/navbar.json':
      '{ "item.label.Guide": { "message": "Manuel" } }',
    'i18n/fr/docusaurus-theme-classic/footer.json':
      '{ "link.title.More": { "message": "Plus" }, "copyright": { "message": "Par nous" } }',
  })
  const config = read('landing.config.ts').replaceAll(/\s+/g, ' ')
  expect(config).toContain("{ rel: 'manifest', href: '/site.webmanifest' }")
  expect(config).toContain("logo: { src: 'a.svg', width: 32 }")
  expect(config).toContain("{ label: 'Chat', href: 'https://chat.example.org' }")
  expect(config).toContain(
    "{ label: 'GitHub', icon: 'github', iconOnly: true, href: 'https://github.com/me', }",
  )
  expect(config).toContain("{ label: 'Fediverse', href: 'https://www.fediverse.example' }")
  expect(config).toContain("{ label: 'Manuel', to: '/docs/a' }")
  expect(config).toContain(
    "footer: { links: [{ title: 'Plus', items: [{ label: 'Guide', to: '/docs/a' }] }], copyright: 'Par nous', }",
  )
  expect(read('content/docs/a.md')).toBe(
    [
      '> ```js',
      '> // Add this',
      '> a()',
      '> /* Added */',
      '> b()',
      '>',
      '> /* End */',
      '> // [!code highlight]',
      '> c()',
      '> ```',
    ].join('\n'),
  )
  expect(findings.map(({ line, what }) => [line, what])).toEqual([
    [3, '`<link href="https://example.org/a.css">` of `stylesheets` is not carried over.'],
    [9, 'The option `themeConfig.prism.magicComments` is not carried over.'],
  ])
})

describe('labels of sidebars in several languages', () => {
  const configOf = (read: (path: string) => string) =>
    read('landing.config.ts').replaceAll(/\s+/g, ' ')

  it('come from the sidebars of VitePress', () => {
    const { read } = migrated('vitepress', {
      '.vitepress/config.js': `export default {
        themeConfig: { socialLinks: [{ icon: 'discord', link: 'https://d.example.org' }], sidebar: { '/': [
          { text: 'Guide', items: [{ text: 'Start', link: '/start.html' }, { text: 'API', link: '/api' }] }] } },
        locales: { root: {}, zh: { lang: 'zh-CN', themeConfig: { sidebar: { '/zh/': { base: '/zh/', items: [
          { text: '指南', items: [{ text: '开始', link: 'start' }, { text: 'API', link: 'api' }] }] } } } } } }`,
      'start.md': '# Start',
      'zh/start.md': '# 开始',
    })
    expect(configOf(read)).toContain(
      "{ type: 'category', label: { en: 'Guide', 'zh-CN': '指南' }, items: [ { type: 'doc', id: 'start', label: { en: 'Start', 'zh-CN': '开始' } }, { type: 'link', label: 'API', href: '/api' }, ],",
    )
    expect(configOf(read)).toContain(
      "label: 'Discord', position: 'right', icon: 'discord', iconOnly: true",
    )
    // Landing looks for translations in the folder of the locale's path.
    expect(configOf(read)).toContain("'zh-CN': { path: 'zh' }")
    expect(read('content/i18n/zh/docs/start.md')).toBe('# 开始')
  })

  it('come from the translations of Starlight', () => {
    const { read, findings } = migrated('starlight', {
      'astro.config.mjs': `import starlight from '@astrojs/starlight'
        export default { integrations: [starlight({ title: 'T', locales: { root: { lang: 'en' }, de: {} }, sidebar: [
          { label: 'Guide', translations: { de: 'Anleitung', fr: 'Guide' }, items: [
            { label: 'Start', link: '/start', translations: { de: 'Anfang' } }] }] })] }`,
      'src/content/docs/start.md': '\n---\ntitle: Start\n---\nText',
      'src/content/docs/de/start.md': '---\ntitle: Anfang\n---\n',
    })
    expect(configOf(read)).toContain("label: { en: 'Guide', de: 'Anleitung' }")
    expect(configOf(read)).toContain("id: 'start', label: { en: 'Start', de: 'Anfang' }")
    expect(read('content/docs/start.md')).toBe('---\ntitle: Start\n---\nText')
    expect(findings).toEqual([])
  })

  it('come from the messages of Docusaurus; those of generated categories are reported', () => {
    const plugin = 'i18n/fr/docusaurus-plugin-content-docs'
    const { read, findings } = migrated('docusaurus', {
      'docusaurus.config.js': `export default { i18n: { defaultLocale: 'en', locales: ['en', 'fr'] } }`,
      'sidebars.js': `export default { main: [{ type: 'category', label: 'Guide', items: ['a'] }] }`,
      'docs/a.md': 'A',
      [`${plugin}/current/a.md`]: 'Ah',
      [`${plugin}/current.json`]: `{ "version.label": { "message": "Suivant" },
        "sidebar.main.category.Guide": { "message": "Manuel" }, "sidebar.main.category.Gone": { "message": "Parti" } }`,
    })
    expect(configOf(read)).toContain("label: { en: 'Guide', fr: 'Manuel' }")
    expect(findings.map(({ file, what }) => [file, what])).toEqual([
      [
        `${plugin}/current.json`,
        'Labels of generated categories are not carried over: `sidebar.main.category.Gone`.',
      ],
    ])
  })
})

it.each([
  [
    'vitepress',
    '.vitepress/config.js',
    `import { withMermaid } from 'vitepress-plugin-mermaid'
    export default withMermaid({ title: 'T' })`,
    'a.md',
  ],
  [
    'starlight',
    'astro.config.mjs',
    `import starlight from '@astrojs/starlight'
    import rehypeMermaid from 'rehype-mermaid'
    export default { markdown: { rehypePlugins: [[rehypeMermaid, {}]] }, integrations: [starlight({ title: 'T' })] }`,
    'src/content/docs/a.md',
  ],
  [
    'docusaurus',
    'docusaurus.config.js',
    "export default { title: 'T', markdown: { mermaid: true }, themes: ['@docusaurus/theme-mermaid'] }",
    'docs/a.md',
  ],
] as const)('draws the diagrams of %s', (from, config, text, page) => {
  const { read } = migrated(from, { [config]: text, [page]: '```mermaid\ngraph TD\n```' })
  const made = read('landing.config.ts')
  expect(made).toContain("plugins: ['@landing/plugin-mermaid'],")
  const { dependencies } = JSON.parse(read('package.json'))
  expect(dependencies).toHaveProperty('mermaid')
  expect(dependencies['@landing/plugin-mermaid']).toBe(dependencies['@landing/vite'])
})
