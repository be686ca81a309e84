import { removeSites } from '@landing/tooling/sites'
import { afterAll, expect, it } from 'vitest'
import { migrated } from '../fixtures/migrated'

afterAll(removeSites)

it('moves released versions without a current one, each with its options and sidebars', () => {
  const options = `{ includeCurrentVersion: false, onlyIncludeVersions: ['2.0', '1.x'],
    versions: { '1.x': { label: 'Old', banner: 'none' } } }`
  const { has, read, findings } = migrated('docusaurus', {
    'docusaurus.config.js': `export default { title: 'T', presets: [['classic', { docs: ${options} }]] }`,
    'versions.json': '["2.0", "1.x", "0.1"]',
    'docs/next.md': 'Not published.',
    'versioned_docs/version-2.0/a.md': 'A',
    'versioned_docs/version-1.x/a.md': 'A',
    'versioned_docs/version-0.1/a.md': 'A',
    'versioned_sidebars/version-1.x-sidebars.json': '{ "main": ["version-1.x/a"] }',
    'versioned_sidebars/version-2.0-sidebars.json': '{ "main": ["a", "lost"] }',
  })
  expect(
    ['docs_versions/2.0', 'docs_versions/1.x', 'docs_versions/0.1', 'docs'].map((path) =>
      has(`content/${path}`),
    ),
  ).toEqual([true, true, false, false])
  const config = read('landing.config.ts').replaceAll(/\s+/g, ' ')
  expect(config).toContain(
    "lastVersion: '2.0', versions: { '2.0': { sidebars: { main: ['a'] } }, '1.x': { label: 'Old', banner: 'none', sidebars: { main: ['a'] } }, }",
  )
  expect(findings.map(({ file, what }) => [file, what])).toEqual([
    [
      'versioned_sidebars/version-2.0-sidebars.json',
      'The sidebar names the document "lost", which does not exist.',
    ],
  ])
})

it('keeps numbers in addresses of Docusaurus that are no positions', () => {
  const { read, findings } = migrated('docusaurus', {
    'docusaurus.config.js': `module.exports = { title: 'T', presets: [['classic', { docs: { numberPrefixParser: false } }]] }`,
    'sidebars.js': `module.exports = { main: ['02-news/1-first', { type: 'category', label: 'C', items: ['02-news/3-own'],
      link: { type: 'doc', id: '02-news/index' } }] }`,
    'docs/02-news/1-first.md': 'First',
    'docs/02-news/2-own.md': '---\nid: 3-own\n---\n\nOwn',
    'docs/02-news/index.md': '---\ntitle: News\n---\n\n[First](1-first)',
    'docs/plain.md': 'Plain',
  })
  const slugOf = (path: string) => /^slug: (.*)$/m.exec(read(`content/docs/${path}.md`))?.[1]
  expect(['02-news/1-first', '02-news/2-own', '02-news/index', 'plain'].map(slugOf)).toEqual([
    '/02-news/1-first',
    '/02-news/3-own',
    '/02-news',
    undefined,
  ])
  expect(read('landing.config.ts').replaceAll(/\s+/g, ' ')).toContain(
    "main: [ 'news/first', { type: 'category', label: 'C', items: ['news/3-own'], link: { type: 'doc', id: 'news/index' }, }, ]",
  )
  expect(findings).toEqual([])
})

it('resolves links without an extension against addresses, as Docusaurus does', () => {
  const files = {
    'docs/01-start/index.md': '[Tour](tour) [About](../about)',
    'docs/01-start/2-tour.md': '[Look](../ref/look#b) [Next](next?x=1) [Up](./) [Gone](../gone)',
    'docs/01-start/3-next.md': '[File](2-tour.md/#b)',
    'docs/ref/a.md':
      '---\nid: look\n---\n```yaml\nid: example\n```\n<a href="../start/tour">Tour</a>',
    'docs/b.md': '---\nslug: /about\n---\n[Tour](./start/tour) [Post](../blog/post)',
  }
  const { read } = migrated('docusaurus', files)
  const docs = (path: string) => read(`content/docs/${path}.md`)
  expect(docs('01-start/index')).toBe('[Tour](./2-tour.md) [About](../b.md)')
  expect(docs('01-start/2-tour')).toBe(
    '[Look](../ref/a.md#b) [Next](./3-next.md?x=1) [Up](./index.md) [Gone](../gone)',
  )
  expect(docs('01-start/3-next')).toBe('[File](2-tour.md#b)')
  expect(docs('ref/a')).toContain('<a href="../01-start/2-tour.md">')
  expect(docs('b')).toContain('[Tour](./01-start/2-tour.md) [Post](../blog/post)')
  const config = 'export default { trailingSlash: true }'
  const inFolders = migrated('docusaurus', { ...files, 'docusaurus.config.js': config })
  expect(inFolders.read('landing.config.ts')).toContain('trailingSlash: true')
  expect(inFolders.read('content/docs/01-start/index.md')).toBe('[Tour](tour) [About](../about)')
})

it('keeps files for the host among static ones, and names the others', () => {
  const { has, findings } = migrated('docusaurus', {
    'docs/a.md': 'A',
    'static/CNAME': 'docs.example.org',
    'static/_redirects': '/old /new',
    'netlify.toml': '',
  })
  expect(has('content/static/CNAME') && has('content/static/_redirects')).toBe(true)
  expect(findings.map(({ file, what }) => [file, what])).toEqual([
    ['netlify.toml', 'Settings of a host are not moved.'],
  ])
})

it('moves no versions without a list of them, as Docusaurus does, and says so', () => {
  const { has, read, findings } = migrated('docusaurus', {
    'docs/a.md': 'A',
    'versioned_docs/version-2.0/a.md': 'A',
  })
  expect(has('content/docs_versions')).toBe(false)
  expect(read('landing.config.ts')).not.toContain('lastVersion')
  expect(findings).toEqual([
    {
      file: 'versioned_docs',
      line: 1,
      what: 'Its versions were not moved: without `versions.json`, Docusaurus does not publish them.',
      advice: 'Nothing, or write that file with the names of the versions and migrate again.',
    },
  ])
})

it('moves pages in Markdown to a docs set of their own, and names each page in React', () => {
  const { read, findings } = migrated('docusaurus', {
    'docs/a.md': '[Plan](/plan)',
    'src/pages/plan.md': '# Plan',
    'src/pages/_part.md': 'Part',
    'src/pages/index.tsx': '',
    'src/pages/index.module.css': '',
  })
  expect(read('content/pages/plan.md')).toBe('# Plan')
  expect(read('landing.config.ts').replaceAll(/\s+/g, ' ')).toContain(
    "docs: [{}, { id: 'pages', path: 'pages', routeBasePath: '/', sidebars: {} }]",
  )
  expect(findings.map(({ file, what }) => [file, what])).toEqual([
    [
      'src/pages/index.tsx',
      'React pages are not moved, because they use components of Docusaurus. The home page is a new one.',
    ],
  ])
})

it('finds files that a configuration names by functions of Node, and reads names from JSON', () => {
  const { read, findings } = migrated(
    'docusaurus',
    {
      'website/docusaurus.config.js': `
      const path = require('path')
      import { version } from './package.json'
      import { fileURLToPath } from 'node:url'
      export default { title: \`T \${version}\`, presets: [[require.resolve('@docusaurus/preset-classic'), {
        docs: { path: path.resolve(__dirname, '../guide'), sidebarPath: require.resolve('./sidebars.js') },
        blog: { path: fileURLToPath(new URL('../news', import.meta.url)) } }]] }`,
      'website/package.json': '{ "version": "1.2" }',
      'website/sidebars.js': `module.exports = { main: ['b', 'a'] }`,
      'guide/a.md': 'A',
      'guide/b.md': 'B',
      'news/2026-01-01-c.md': 'C',
    },
    { inside: 'website', runConfig: true },
  )
  const config = read('landing.config.ts').replaceAll(/\s+/g, ' ')
  expect(config).toContain("title: 'T 1.2'")
  expect(config).toContain("path: 'guide', sidebars: { main: ['b', 'a'] }")
  expect(read('content/news/2026-01-01-c.md')).toBe('C')
  expect(findings).toEqual([])
})

it('lists what only running the configuration tells, and how to run it', () => {
  const { read, findings } = migrated('docusaurus', {
    'docusaurus.config.js':
      "module.exports = { title: 'T', presets: [['classic', { docs: { editUrl: (page) => page.docPath } }]] }",
    'sidebars.js': "module.exports = { main: ['a'],\n  unknown: list() }",
    'docs/a.md': 'A',
  })
  expect(read('landing.config.ts').replaceAll(/\s+/g, ' ')).toContain(
    "sidebars: { main: ['a'], unknown: [{ type: 'autogenerated', dirName: '.' }] }",
  )
  expect(findings.map(({ file, line, what }) => `${file}:${line}: ${what}`)).toEqual([
    'sidebars.js:2: `list() }` can only be known by running it.',
    'docusaurus.config.js:1: The function `editUrl` is not carried over.',
  ])
  expect(findings.map(({ advice }) => advice)).toEqual([
    expect.stringContaining('Run again with `--run-config`'),
    expect.stringContaining('if `--run-config` does not give it'),
  ])
})

it('reports plugins of Docusaurus and their options, and leaves out what they exclude', () => {
  const { has, findings } = migrated('docusaurus', {
    'docusaurus.config.js': `
      import own from './plugins/own'
      import npm2yarn from '@docusaurus/remark-plugin-npm2yarn'
      export default { presets: [['classic', { docs: {
        exclude: ['drafts/**', '**/*.{test,spec}.md'], breadcrumbs: false, remarkPlugins: [[npm2yarn, {}], own] } }]],
        plugins: ['@docusaurus/plugin-pwa', '@docusaurus/plugin-content-pages', require.resolve('./webpack')] }`,
    'docs/a.md': 'A',
    'docs/b/c.spec.md': 'C',
    'docs/drafts/d.md': 'D',
  })
  expect(['a', 'b/c.spec', 'drafts/d'].map((id) => has(`content/docs/${id}.md`))).toEqual([
    true,
    false,
    false,
  ])
  expect(findings.map(({ line, what }) => [line, what])).toEqual([
    [6, '`@docusaurus/plugin-pwa` of `plugins` is not carried over.'],
    [6, '`webpack` of `plugins` is not carried over.'],
    [5, 'The option `docs.breadcrumbs` is not carried over.'],
    [5, '`./plugins/own` in `docs.remarkPlugins` is not carried over.'],
  ])
})

it('keeps search engines away from a site of Docusaurus that is not to be indexed', () => {
  const { read } = migrated('docusaurus', {
    'docusaurus.config.js': "module.exports = { title: 'T', noIndex: true }",
    'docs/a.md': 'A',
  })
  expect(read('landing.config.ts')).toContain("{ name: 'robots', content: 'noindex, nofollow' }")
})

it('moves docs sets and blogs whose folders have the same name, each with its own sidebars', () => {
  const { read } = migrated('docusaurus', {
    'docusaurus.config.js': `module.exports = { title: 'T',
      presets: [['classic', { docs: { sidebarPath: './sidebars.js' }, blog: { path: 'news/docs' } }]],
      plugins: [
        ['@docusaurus/plugin-content-docs', { id: 'sdk', path: 'packages/sdk/docs', routeBasePath: 'sdk' }],
        ['@docusaurus/plugin-content-docs', { id: 'cli', path: 'packages/cli/docs', routeBasePath: 'cli', sidebarPath: false }],
      ] }`,
    'sidebars.js': "module.exports = { main: ['intro'] }",
    'docs/intro.md': 'The site',
    'packages/sdk/docs/intro.md': 'The SDK',
    'packages/cli/docs/intro.md': 'The CLI',
    'news/docs/2024-01-01-new.md': 'New',
  })
  expect(read('content/docs/intro.md')).toBe('The site')
  expect(read('content/sdk/intro.md')).toBe('The SDK')
  expect(read('content/cli/intro.md')).toBe('The CLI')
  expect(read('content/blog/2024-01-01-new.md')).toBe('New')
  const config = read('landing.config.ts').replaceAll(/\s+/g, ' ')
  expect(config).toContain(
    "{ sidebars: { main: ['intro'] } }, { id: 'sdk', path: 'sdk', routeBasePath: 'sdk' }, { id: 'cli', path: 'cli', routeBasePath: 'cli', sidebars: {} }, { id: 'blog', path: 'blog',",
  )
})
