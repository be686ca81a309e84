import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { landingMigrate } from './landing-migrate'
import { migrate } from './migrate'
import { type Origin, origins } from './site/site'

const projects = join(import.meta.dirname, '../fixtures/projects')
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'landing-migrate-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const filesOf = (root: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
const contents = (root: string) => filesOf(root).map((file) => [file, readFileSync(file, 'utf8')])

describe.each(origins)('a %s project', (from) => {
  it('becomes a site with its configuration and a report', async () => {
    const to = join(folder, 'site')
    migrate({ from, source: join(projects, from), to, runConfig: true })
    const read = (path: string) => readFileSync(join(to, path), 'utf8')
    const year = String(new Date().getFullYear())
    const shown = [
      filesOf(to)
        .map((file) => file.slice(to.length + 1))
        .join('\n'),
      read('landing.config.ts').replaceAll(year, 'YEAR'),
      read('MIGRATION.md'),
    ].join('\n\n')
    await expect(shown).toMatchFileSnapshot(join(projects, `${from}.expected.txt`))
  })

  it('is only read, and gives the same bytes again', () => {
    const source = join(folder, 'source')
    const to = join(folder, 'site')
    cpSync(join(projects, from), source, { recursive: true })
    const before = contents(source)
    const options = { from, source, to, runConfig: true }
    expect(migrate(options).changed).toBeGreaterThan(10)
    const first = contents(to)
    expect(migrate(options).changed).toBe(0)
    expect(contents(to)).toEqual(first)
    expect(contents(source)).toEqual(before)
  })
})

/** Migrates a source made of these files; returns a reader of the new site. */
function migrated(
  from: Origin,
  files: Readonly<Record<string, string>>,
  { inside = '.', runConfig = false } = {},
) {
  const source = join(folder, 'source')
  const to = join(folder, 'site')
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(source, path, '..'), { recursive: true })
    writeFileSync(join(source, path), text)
  }
  const { findings } = migrate({ from, source: join(source, inside), to, runConfig })
  return {
    findings,
    has: (path: string) => existsSync(join(to, path)),
    read: (path: string) => readFileSync(join(to, path), 'utf8'),
  }
}

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

describe('the home page', () => {
  const config = (docs: string) =>
    `export default { title: 'T', presets: [['classic', { docs: ${docs} }]] }`

  it('is the document at the root of the site', () => {
    const { has } = migrated('docusaurus', {
      'docusaurus.config.js': config("{ routeBasePath: '/' }"),
      'docs/00-hello.md': '---\nslug: /\n---\nHello',
    })
    expect(has('src/pages/index.tsx')).toBe(false)
  })

  it('leads to the first document, where documents are at the root of the site', () => {
    const { read } = migrated('docusaurus', {
      'docusaurus.config.js': config("{ routeBasePath: '/', sidebarPath: './sidebars.json' }"),
      'sidebars.json': '{ "a": [{ "type": "category", "label": "c", "items": ["z/look"] }, "a"] }',
      'docs/a.md': 'A',
      'docs/z/1-b.md': '---\nid: look\n---\nB',
    })
    expect(read('src/pages/index.tsx')).toContain('href="/z/look"')
  })

  it('leads to the list of documents, where they have an address of their own', () => {
    const { read } = migrated('docusaurus', {
      'docusaurus.config.js': config("{ routeBasePath: 'guide' }"),
      'docs/a.md': 'A',
    })
    expect(read('src/pages/index.tsx')).toContain('href="/guide/"')
  })
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

it('makes frames and videos load on demand, and lets the policy of pages allow them', () => {
  const { read, findings } = migrated('docusaurus', {
    'docs/a.mdx': `import Player from 'lite'

<iframe width="560" src="https://www.youtube.com/embed/abcdef12345" title="How it works" allowFullScreen></iframe>

<div class="wide">
  <iframe
    src="https://play.example.org/embed?a=1&b=2"
  />
</div>

<LiteYouTubeEmbed id="abcdef67890" title="Talk" />

<YouTube id="https://youtu.be/abcdef11111" />

- <ReactPlayer url="https://vimeo.com/123456" controls />

<ReactPlayer url={Player} />

<iframe src="/demo/" title="Demo"></iframe>

<video controls>
  <source src="https://cdn.example.org/a.mp4" />
</video>
`,
  })
  expect(
    read('content/docs/a.md'),
  ).toBe(`::video[How it works]{src="https://www.youtube.com/embed/abcdef12345"}

<div class="wide">

::frame[play.example.org]{src="https://play.example.org/embed?a=1&b=2"}

</div>

::video[Talk]{src="https://www.youtube.com/watch?v=abcdef67890"}

::video[youtu.be]{src="https://youtu.be/abcdef11111"}

- ::video[vimeo.com]{src="https://vimeo.com/123456"}

<iframe src="/demo/" title="Demo"></iframe>

<video controls>

<source src="https://cdn.example.org/a.mp4">

</video>
`)
  expect(read('landing.config.ts').replaceAll(/\s+/g, ' ')).toContain(
    "'frame-src': [ 'https://play.example.org', 'https://player.vimeo.com', 'https://www.youtube-nocookie.com', ], 'media-src': ['https://cdn.example.org'],",
  )
  expect(findings.map(({ line, what }) => [line, what])).toEqual([
    [17, 'The video of `<ReactPlayer>` was left out.'],
  ])
})

it('makes categories of the topics of a Starlight site', () => {
  const { read, findings } = migrated('starlight', {
    'astro.config.mjs': `import starlight from '@astrojs/starlight'
import topics from 'starlight-sidebar-topics'
export default { integrations: [starlight({ title: 'Tool', plugins: [topics([
  { label: 'Guides', link: '/a/', icon: 'open-book', items: ['a'] },
  { label: 'Reference', link: '/b/', items: [{ label: 'All', autogenerate: { directory: 'b' } }] },
  { label: 'Forum', link: 'https://example.org' },
])] })] }`,
    'src/content/docs/a.md': '---\ntitle: A\n---\n',
    'src/content/docs/b/c.md': '---\ntitle: C\n---\n',
  })
  expect(read('landing.config.ts').replaceAll(/\s+/g, ' ')).toContain(
    "docs: [ { type: 'category', label: 'Guides', items: ['a'], collapsed: false }, { type: 'category', label: 'Reference', items: [ { type: 'category', label: 'All', items: [{ type: 'autogenerated', dirName: 'b' }], collapsed: false, }, ], collapsed: false, }, { type: 'link', label: 'Forum', href: 'https://example.org' }, ]",
  )
  expect(findings).toEqual([])
})

it('reads pages of MkDocs as templates only if the plugin `macros` does', () => {
  const { findings } = migrated('mkdocs', {
    'mkdocs.yml': 'plugins:\n  - macros:\n      render_by_default: false\n',
    'docs/index.md': 'In Jinja, `{{ item }}` is a value.\n',
    'docs/a.md': '---\nrender_macros: true\n---\n\n{{ version }}\n',
  })
  expect(findings.filter(({ file }) => file !== 'mkdocs.yml')).toMatchObject([
    {
      file: 'docs/a.md',
      line: 5,
      what: 'The template expression `{{ version }}` was kept as text.',
    },
  ])
})

it('reads the author of a post from the keys that Docusaurus had first', () => {
  const { read } = migrated('docusaurus', {
    'docs/a.md': 'A',
    'blog/2026-01-02-hello.md':
      '---\nauthor: Ada\nauthorURL: https://example.org/ada\nauthor_title: Analyst\nauthorImageURL: /img/ada.png\nauthorTwitter: ada\n---\nHello',
    'blog/2026-01-03-both.md': '---\nauthors: { name: Bob }\nauthor: Ada\n---\nHello',
  })
  expect(read('content/blog/2026-01-02-hello.md')).toBe(
    `---
authorTwitter: ada
authors:
  name: Ada
  url: https://example.org/ada
  title: Analyst
  image_url: /img/ada.png
---
Hello`,
  )
  expect(read('content/blog/2026-01-03-both.md')).toBe('---\nauthors: { name: Bob }\n---\nHello')
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

it('says once what holds for many pages, keeps keys of the site, and carries elements of the head over', () => {
  const page = '---\nreadTime: 3\npageClass: wide\n---\n'
  const head = `[['meta', { name: 'viewport', content: 'x' }], ['meta', { name: 'robots', content: 'noai' }],
    ['link', { rel: 'icon', href: '/i.svg' }], ['script', { src: 'https://example.org/a.js' }]]`
  const { read } = migrated('vitepress', {
    '.vitepress/config.mjs': `export default { title: 'T', head: ${head}, themeConfig: { algolia: {} } }`,
    ...Object.fromEntries(['a', 'b', 'index'].map((name) => [`${name}.md`, page])),
  })
  expect(read('content/docs/a.md')).toBe('---\nreadTime: 3\n---\n')
  const config = read('landing.config.ts').replaceAll(/\s+/g, ' ')
  expect(config).toContain(
    "head: [{ tag: 'meta', attributes: { name: 'robots', content: 'noai' } }],",
  )
  expect(config).toContain("markdown: { frontMatterKeys: ['readTime'] }")
  expect(config).toContain("favicon: 'i.svg'")
  const report = read('MIGRATION.md')
  expect(report).toContain('7 places in 5 files of the source could not be carried over')
  expect(report).toContain(`### 3 places in 3 files: The front matter key "pageClass" was left out

See the manual on front matter for what a page can say; keys without a counterpart need nothing.

- a.md: 3
- b.md: 3
- index.md: 3

### .vitepress/config.mjs
`)
  expect(report).toContain(
    '| 1 | `<script src="https://example.org/a.js">` of `head` is not carried over. | Add it to `head`, and the hosts it talks to to `security.policy`, if you still need it. |',
  )
  expect(report).toContain('Nothing, if the built-in search is enough')
})

describe('the command', () => {
  const source = join(projects, 'vitepress')
  let printed: string[]
  const print = (text: string) => void printed.push(text)
  const run = (...args: string[]) => landingMigrate(args, { log: print, error: print })
  beforeEach(() => {
    printed = []
  })

  it('says what was moved and what comes next', async () => {
    expect(await run('--from', 'vitepress', source, '--to', join(folder, 'site'))).toBe(0)
    expect(printed[0]).toMatch(
      /^"My Awesome Project": 6 pages moved, \d+ files changed, 8 places to look at in MIGRATION.md. Next:\n\n {2}cd .*site\n {2}npm install\n {2}npm run dev$/,
    )
  })

  it('runs the configuration if it is told to, or allowed at the terminal', async () => {
    const asked: string[] = []
    const site = join(folder, 'source')
    mkdirSync(join(site, '.vitepress'), { recursive: true })
    writeFileSync(
      join(site, '.vitepress/config.js'),
      "export default { title: ['a', 'b'].join(' ') }",
    )
    writeFileSync(join(site, 'a.md'), 'A')
    const titleAfter = async (answer: string, ...more: string[]) => {
      const ask = async (question: string) => {
        asked.push(question)
        return answer
      }
      const args = ['--from', 'vitepress', site, '--force', ...more]
      await landingMigrate(args, { log: print, error: print, ask })
      return /^"(.*?)"/.exec(printed.at(-1) ?? '')?.[1]
    }
    expect(await titleAfter('')).toBe('VitePress')
    expect(await titleAfter('y')).toBe('a b')
    expect(await titleAfter('', '--run-config')).toBe('a b')
    expect(asked).toHaveLength(2)
    expect(asked[0]).toContain('Run the code of the configuration')
  })

  it('does not overwrite what others wrote or edited, unless it is told to', async () => {
    const to = join(folder, 'site')
    const args = ['--from', 'vitepress', source, '--to', to]
    await run(...args)
    const page = join(to, 'content/docs/index.md')
    writeFileSync(page, 'Mine.')
    // What was edited to be the same is no conflict.
    expect(await run(...args)).toBe(1)
    expect(printed[1]).toBe(
      `In "${to}" there are files that were edited or not written by landing-migrate:\n  content/docs/index.md\nNothing was written. Name another folder with --to, or overwrite them with --force.`,
    )
    expect(readFileSync(page, 'utf8')).toBe('Mine.')
    expect(await run(...args, '--force')).toBe(0)
    expect(readFileSync(page, 'utf8')).toContain('title: My Awesome Project')
  })

  it('deletes what it wrote and the source lacks now, but not what others wrote', async () => {
    const copy = join(folder, 'source')
    const to = join(folder, 'site')
    cpSync(source, copy, { recursive: true })
    await run('--from', 'vitepress', copy, '--to', to)
    writeFileSync(join(to, 'notes.md'), 'Mine.')
    rmSync(join(copy, 'docs/api-examples.md'))
    await run('--from', 'vitepress', copy, '--to', to)
    expect(existsSync(join(to, 'content/docs/api-examples.md'))).toBe(false)
    expect(existsSync(join(to, 'notes.md'))).toBe(true)
  })

  it('never writes into the source or around it', async () => {
    const refused = [
      [source, `The target "${source}" is the source or lies in it`],
      [
        join(source, 'new/site'),
        `The target "${join(source, 'new/site')}" is the source or lies in it`,
      ],
      [projects, `The target "${projects}" holds the source.`],
    ] as const
    for (const [to, message] of refused) {
      expect(await run('--from', 'vitepress', source, '--to', to)).toBe(1)
      expect(printed.at(-1)).toContain(message)
    }
    expect(existsSync(join(source, 'new'))).toBe(false)
  })

  it('says what is wrong with its arguments', async () => {
    expect(await run('--from', 'jekyll')).toBe(1)
    expect(printed.at(-1)).toBe(
      'Unknown framework "jekyll"; known: docusaurus, vitepress, starlight, mkdocs.',
    )
    expect(await run()).toBe(1)
    expect(await run('--help')).toBe(0)
    expect(printed.at(-1)).toContain('Usage: npx @landing/migrate --from')
    expect(await run('--version')).toBe(0)
    expect(printed.at(-1)).toMatch(/^\d+\.\d+\.\d+/)
    expect(await run('--from', 'vitepress', join(folder, 'nowhere'))).toBe(1)
    expect(printed.at(-1)).toBe(
      `The source "${join(folder, 'nowhere')}" is not a folder. Name the folder of the site to move.`,
    )
    expect(await run('--from', 'starlight', source, '--to', join(folder, 'site'))).toBe(1)
    expect(printed.at(-1)).toContain('looked for src/content/docs/')
  })

  it('names the place of a configuration that cannot be parsed', async () => {
    const copy = join(folder, 'source')
    cpSync(source, copy, { recursive: true })
    writeFileSync(join(copy, 'docs/.vitepress/config.mts'), 'export default {\n  title: ,\n}\n')
    expect(await run('--from', 'vitepress', copy)).toBe(1)
    expect(printed.at(-1)).toMatch(
      /^\.vitepress\/config\.mts:2: .*Correct the file, then migrate again\.$/,
    )
  })
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

it('carries over navbars of languages, link elements, names of icons and comments that mark code', () => {
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
    "{ icon: 'github', iconOnly: true, label: 'GitHub', href: 'https://github.com/me', }",
  )
  expect(config).toContain("{ label: 'Fediverse', href: 'https://www.fediverse.example' }")
  expect(config).toContain("{ label: 'Manuel', to: '/docs/a' }")
  expect(config).toContain(
    "footer: { links: [{ title: 'Plus', items: [{ label: 'Guide', to: '/docs/a' }] }], copyright: 'Par nous', }",
  )
  expect(read('content/docs/a.md')).toBe(
    [
      '> ```js',
      '> a() // [!code ++]',
      '> b() /* [!code ++] */',
      '>',
      '> // highlight-next-line',
      '> c()',
      '> ```',
    ].join('\n'),
  )
  expect(findings.map(({ line, what }) => [line, what])).toEqual([
    [3, '`<link href="https://example.org/a.css">` of `stylesheets` is not carried over.'],
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
    "{ type: 'search', position: 'right' }, { type: 'localeDropdown', position: 'right' }, { href: 'https://x.com/me', label: 'X', position: 'right' }, ]"
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
    expect(configOf(read)).toContain("label: 'Discord'")
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

it('reads attributes in the delimiters of a VitePress site, and reports options of Markdown', () => {
  const { read, findings } = migrated('vitepress', {
    '.vitepress/config.js': `export default { cleanUrls: true, markdown: { attrs: { leftDelimiter: '%{', rightDelimiter: '}%' }, config: (md) => md } }`,
    'a.md': '## Title %{#id}%\n\n`%{#code}%`',
  })
  expect(read('content/docs/a.md')).toBe('## Title {#id}\n\n`%{#code}%`')
  expect(findings.map(({ what }) => what)).toEqual([
    'The option `markdown.config` is not carried over.',
  ])
})

describe('MkDocs', () => {
  it('reads nav, inherited files and tags, and keeps addresses with numbers', () => {
    const { read, findings } = migrated('mkdocs', {
      'mkdocs.yml': `INHERIT: !ENV [BASE, conf/base.yml]
site_name: T
site_url: !ENV SITE_URL
use_directory_urls: false
repo_url: https://github.com/me/tool
docs_dir: pages
theme: { language: de, palette: { scheme: slate } }
plugins:
  redirects: { redirect_maps: { 'a/README.md': '02-b.md#x' } }
nav:
  - README.md
  - A: [{ B: 02-b.md }]
  - Lost: lost.md
`,
      'conf/base.yml': 'markdown_extensions:\n  - nl2br\n  - x: !!python/name:y.z ""\n',
      'pages/README.md': '[b](/02-b.md)',
      'pages/02-b.md': '# B',
      'pages/tool/tool.md': '# Tool',
    })
    const config = read('landing.config.ts').replaceAll(/\s+/g, ' ')
    expect(config).toContain(
      "sidebars: { docs: [ 'README', { type: 'category', label: 'A', items: [{ type: 'doc', id: 'b', label: 'B' }], }, ], }",
    )
    expect(config).toContain("editUrl: 'https://github.com/me/tool/edit/master/content'")
    expect(config).toContain("redirects: [{ from: '/a/', to: '/02-b/#x' }]")
    expect(config).toContain("defaultLocale: 'de'")
    expect(config).toContain("defaultMode: 'dark', disableSwitch: true")
    expect(read('content/docs/README.md')).toBe('[b](./02-b.md)')
    expect(read('content/docs/02-b.md')).toBe('---\nslug: /02-b\n---\n\n# B')
    expect(read('content/docs/tool/tool.md')).toContain('slug: /tool/tool')
    expect(findings.map(({ file, line, what }) => [file, line, what])).toEqual([
      ['mkdocs.yml', 4, 'Addresses end in `.html` no more.'],
      ['conf/base.yml', 2, 'The Markdown extension `nl2br` is not carried over.'],
      ['conf/base.yml', 3, 'The Markdown extension `x` is not carried over.'],
      ['mkdocs.yml', 13, '`nav` names the page "lost.md", which does not exist.'],
    ])
  })

  it('names the place of a configuration that is not YAML, and says what is missing', () => {
    const files = { 'docs/a.md': 'A', 'mkdocs.yml': 'site_name: T\nnav: [a.md\nextra: {\n' }
    expect(() => migrated('mkdocs', files)).toThrow(
      /^mkdocs\.yml:\d: .*Correct the file, then migrate again\.$/,
    )
    rmSync(join(folder, 'source/mkdocs.yml'))
    expect(() => migrated('mkdocs', {})).toThrow(/^There is no mkdocs\.yml in ".*source"/)
  })

  it.each([
    ['folder', 'en/index.md', 'fr_FR/index.md', 'en/a.md', 'fr_FR/a.md'],
    ['suffix', 'index.md', 'index.fr_FR.md', 'a.md', 'a.fr_FR.md'],
  ])('moves languages in each %s to their addresses', (structure, ...files) => {
    const { read } = migrated('mkdocs', {
      'mkdocs.yml': `site_name: T
plugins:
  - i18n:
      docs_structure: ${structure}
      languages:
        - { locale: en, name: English, default: true }
        - { locale: fr_FR, name: Français, site_name: Té, nav_translations: { Home: Accueil } }
nav:
  - Home: index.md
  - A: a.md
`,
      ...Object.fromEntries(files.map((file) => [`docs/${file}`, `[${file}](a.md) ![](/x.png)`])),
      'docs/x.png': '',
    })
    expect(['docs', 'i18n/fr-FR/docs'].map((path) => read(`content/${path}/index.md`))).toEqual([
      `---\ntitle: Home\n---\n\n[${files[0]}](a.md) ![](./x.png)`,
      `---\ntitle: Accueil\n---\n\n[${files[1]}](a.md) ![](../../../docs/x.png)`,
    ])
    const config = read('landing.config.ts').replaceAll(/\s+/g, ' ')
    expect(config).toContain("id: 'index', label: { en: 'Home', 'fr-FR': 'Accueil' }")
    expect(config).toContain("'fr-FR': { label: 'Français', title: 'Té', path: 'fr_FR' }")
  })

  it('gives pages without a title that of the navigation, or of the file', () => {
    const { read } = migrated('mkdocs', {
      'mkdocs.yml': 'site_name: T\nnav:\n  - index.md\n  - Part:\n      - "No: one": part/one.md\n',
      'docs/index.md': 'A',
      'docs/part/one.md': '## A',
      'docs/part/two-parts.md': '---\ntags: [a]\n---\nA',
      'docs/part/own.md': '---\ntitle: Own\n---\nA',
      'docs/part/html.md': '<h1 align="center">A</h1>',
    })
    const page = (name: string) => read(`content/docs/${name}.md`)
    expect(page('index')).toBe('A')
    expect(page('part/one')).toBe('---\ntitle: "No: one"\n---\n\n## A')
    expect(page('part/two-parts')).toBe('---\ntags: [a]\ntitle: Two parts\n---\nA')
    expect(page('part/own')).toBe('---\ntitle: Own\n---\nA')
    expect(page('part/html')).toBe('<h1 align="center">A</h1>')
  })

  it('ends pages with the definitions of `auto_append` that they use', () => {
    const { read, findings } = migrated('mkdocs', {
      'mkdocs.yml': `site_name: T
markdown_extensions:
  - pymdownx.snippets:
      base_path: [parts, parts/one.md]
      auto_append: [all.md]
`,
      'parts/all.md': '--8<--\none.md\nwords.md\n--8<--\n--8<-- "all.md"\nGoodbye.\n',
      'parts/one.md': '[One]: https://example.org/1\n[two]: https://example.org/2\n',
      'parts/words.md': '*[HTML]: Hyper Text\n',
      'docs/a.md': '# A\n\n[one] and [text][ONE]',
      'docs/b.md': '# B\n\n[two]\n\n[two]: https://example.org/own\n',
    })
    expect(read('content/docs/a.md')).toBe(
      '# A\n\n[one] and [text][ONE]\n\n[One]: https://example.org/1\n',
    )
    expect(read('content/docs/b.md')).toBe('# B\n\n[two]\n\n[two]: https://example.org/own\n')
    expect(read('landing.config.ts')).toContain("abbreviations: { HTML: 'Hyper Text' }")
    expect(findings.map(({ line, what }) => [line, what])).toEqual([
      [
        5,
        'Of `auto_append`, only abbreviations and definitions of links and footnotes are carried over.',
      ],
    ])
  })

  it('reads kinds of blocks and short forms of links, and reports fences of its own', () => {
    const { read, findings } = migrated('mkdocs', {
      'mkdocs.yml': `site_name: T
markdown_extensions:
  - pymdownx.magiclink: { provider: gitlab, repo_url_shorthand: true, user: me, repo: tool, normalize_issue_symbols: true }
  - pymdownx.blocks.details:
      types: [{ name: more, class: tip }]
  - pymdownx.superfences:
      custom_fences:
        - { name: mermaid, class: mermaid, format: '' }
        - { name: chart, class: chart, format: '' }
`,
      'docs/a.md': '# A\n\n/// more | Title\nFixed in !3.\n///\n',
    })
    expect(read('content/docs/a.md')).toBe(
      '# A\n\n:::details[Title]\n\nFixed in [#3](https://gitlab.com/me/tool/-/merge_requests/3).\n\n:::\n',
    )
    expect(findings.map(({ line, what }) => [line, what])).toEqual([
      [
        9,
        'What Python makes of code blocks of the language `chart` is not carried over: they stay code.',
      ],
    ])
  })

  it('lists what only differs in names once, with all its places', () => {
    const names = Array.from({ length: 12 }, (_, index) => `n${index}.md`)
    const { read } = migrated('mkdocs', {
      'mkdocs.yml': 'site_name: T\n',
      'docs/a.md': `# A\n\n${names.map((name) => `--8<-- "${name}"\n`).join('')}`,
    })
    const report = read('MIGRATION.md')
    expect(report).toContain(
      '### 12 places in 1 file: The snippet … was not found, and its text was left out\n',
    )
    expect(report).toContain('\n- docs/a.md: 3 "n0.md", 4 "n1.md", ')
    expect(report).not.toContain('| line |')
  })

  it('names sections like their pages, and keeps pictures in their color mode', () => {
    const { read } = migrated('mkdocs', {
      'mkdocs.yml': `site_name: T
theme: { name: material, features: [navigation.indexes] }
nav:
  - index.md
  - "": [a/index.md, a/one.md]
  - "": [set-up/index.md]
extra:
  social: [{ icon: octicons/mark-github-24, link: https://github.com/a/b }]
`,
      'docs/index.md':
        '# T\n\n![A](https://example.org/a.png#only-light)\n\n<img src="https://example.org/a.png#only-dark" alt="A">\n',
      'docs/a/index.md': '# `A` part { #a }',
      'docs/a/one.md': '# One',
      'docs/set-up/index.md': 'Text.',
    })
    const config = read('landing.config.ts').replaceAll(/\s+/g, ' ')
    expect(config).toContain("label: 'A part'")
    expect(config).toContain("label: 'Set up'")
    expect(config).toContain("links: [{ label: 'GitHub', href: 'https://github.com/a/b' }]")
    expect(read('content/docs/index.md')).toContain('![A](https://example.org/a.png#light-only)')
    expect(read('content/docs/index.md')).toContain('src="https://example.org/a.png#dark-only"')
  })

  it('lists a link card of the site itself', () => {
    const { read, findings } = migrated('vitepress', {
      '.vitepress/config.ts': 'export default {}',
      'index.md': '# T\n\n<LinkCard link="features/a" />\n',
    })
    expect(read('content/docs/index.md')).not.toContain('link-card')
    expect(findings.map(({ what }) => what)).toContain(
      'The component `<LinkCard link="features/a" />` has no counterpart and was left out.',
    )
  })

  it('orders pages as the files of awesome-pages do', () => {
    const { read } = migrated('mkdocs', {
      'mkdocs.yml': 'site_name: T\nplugins: [awesome-pages]\n',
      'docs/.pages': 'nav:\n  - index.md\n  - Two: b\n  - ...\n  - Out: https://example.org\n',
      'docs/index.md': '# T',
      'docs/last.md': '# L',
      'docs/a/one.md': '# One',
      'docs/b/.pages': 'title: Unused\norder: desc\n',
      'docs/b/x.md': '# X',
      'docs/b/y.md': '# Y',
      'docs/c/.pages': 'hide: true',
      'docs/c/z.md': '# Z',
    })
    expect(read('landing.config.ts').replaceAll(/\s+/g, ' ')).toContain(
      "docs: [ 'index', { type: 'category', label: 'Two', items: ['b/y', 'b/x'] }, 'last', { type: 'category', label: 'A', items: ['a/one'] }, { type: 'link', label: 'Out', href: 'https://example.org' }, ]",
    )
  })

  it('reads the navigation that literate-nav keeps in lists of Markdown', () => {
    const { read, findings } = migrated('mkdocs', {
      'mkdocs.yml':
        'site_name: T\nplugins:\n  - literate-nav: { implicit_index: true }\nnav:\n  - index.md\n  - Guide: guide/\n  - more/\n',
      'docs/index.md': '# T',
      'docs/guide/README.md': '# Guide',
      'docs/guide/SUMMARY.md':
        'All of it:\n\n- [One](one.md)\n- Parts\n    - [Two](two.md)\n    - [Out](https://example.org/)\n- [Deep](deep/)\n- [Three](three.md)\n    - [Four](four.md)\n- *\n',
      ...Object.fromEntries(
        ['one', 'two', 'three', 'four', 'zero', 'deep/b', 'deep/a'].map((name) => [
          `docs/guide/${name}.md`,
          `# ${name}`,
        ]),
      ),
      'docs/more/x.md': '# X',
    })
    const doc = (id: string, label: string) => `{ type: 'doc', id: '${id}', label: '${label}' }`
    expect(read('landing.config.ts').replaceAll(/\s+/g, ' ').replaceAll(', }', ' }')).toContain(
      `{ type: 'category', label: 'Guide', items: [ 'guide/README', ${doc('guide/one', 'One')}, { type: 'category', label: 'Parts', items: [ ${doc('guide/two', 'Two')}, { type: 'link', label: 'Out', href: 'https://example.org/' }, ] }, { type: 'category', label: 'Deep', items: ['guide/deep/a', 'guide/deep/b'] }, { type: 'category', label: 'Three', items: ['guide/three', ${doc('guide/four', 'Four')}] }, 'guide/zero', ] }, 'more/x', ]`,
    )
    expect(() => read('content/docs/guide/SUMMARY.md')).toThrow()
    expect(findings).toEqual([])
  })

  it('reports places in pages by the lines of the source', () => {
    const { read, findings } = migrated('mkdocs', {
      'mkdocs.yml': 'site_name: T\nmarkdown_extensions: [attr_list]\nexclude_docs: |\n  drafts/\n',
      'docs/a.md': '!!! note\n    A\n!!! tip\n    B\n\n**C**{ .d }\n',
      'docs/drafts/b.md': 'B',
    })
    expect(read('content/docs/a.md')).toContain(':::tip')
    expect(findings.map(({ file, line }) => [file, line])).toEqual([['docs/a.md', 6]])
  })
})

describe('names with numbers and of folders', () => {
  it.each([
    [
      'vitepress',
      '.vitepress/config.js',
      `export default { themeConfig: { sidebar: { 'adr/': { base: '/adr/', items: [{ text: 'First', link: '0001-first' }] } } } }`,
      'adr/',
    ],
    [
      'starlight',
      'astro.config.mjs',
      `import starlight from '@astrojs/starlight'
      export default { integrations: [starlight({ title: 'T', sidebar: [{ label: 'First', slug: 'adr/0001-first' }] })] }`,
      'src/content/docs/adr/',
    ],
  ] as const)('stay in addresses of %s, but not in ids', (from, config, text, docs) => {
    const { read } = migrated(from, {
      [config]: text,
      [`${docs}0001-first.md`]: '# First',
      [`${docs}0002-second.md`]: '---\nslug: adr/own\n---\nSecond',
      [`${docs}adr.md`]: 'Like its folder',
      [`${docs}index.md`]: 'The folder',
      [`${docs}README.md`]: 'Another page',
    })
    expect(read('content/docs/adr/0001-first.md')).toContain('slug: /adr/0001-first\n')
    expect(read('content/docs/adr/0002-second.md').match(/^slug/gm)).toHaveLength(1)
    expect(read('content/docs/adr/adr.md')).toContain('slug: /adr/adr\n')
    expect(read('content/docs/adr/index.md')).not.toContain('slug')
    const readme = from === 'starlight' ? 'readme' : 'README'
    expect(read(`content/docs/adr/${readme}.md`)).toContain(`slug: /adr/${readme}\n`)
    expect(read('landing.config.ts')).toContain("{ type: 'doc', id: 'adr/first', label: 'First' }")
  })

  it('are text in front matter', () => {
    const { read } = migrated('vitepress', {
      '.vitepress/config.js':
        "export default { themeConfig: { sidebar: { '/2024/': [{ text: 'A', link: '/2024/a' }] } } }",
      '2024/a.md': 'A',
      '2024/b.md': 'B',
    })
    expect(read('content/docs/2024/b.md')).toContain('displayed_sidebar: "2024"\n')
  })
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

it('moves a main language of Starlight that has a folder to the root, with its links and name', () => {
  const { read } = migrated('starlight', {
    'astro.config.mjs': `import starlight from '@astrojs/starlight'
      export default { base: '/repo', redirects: { '/old': '/repo/en/a/' }, integrations: [starlight({
        title: { de: 'Doku', en: 'Docs' }, defaultLocale: 'de',
        logo: { light: './src/assets/light/logo.svg', dark: './src/assets/dark/logo.svg' },
        locales: { de: { label: 'Deutsch', lang: 'de-AT' }, en: { label: 'English' } },
      })] }`,
    'src/assets/light/logo.svg': '<svg id="light"/>',
    'src/assets/dark/logo.svg': '<svg id="dark"/>',
    'src/content/docs/de/a.md': '[B](/repo/de/b/#c) [Englisch](/repo/en/b/)',
    'src/content/docs/de/b.md': 'B',
    'src/content/docs/en/b.md': 'B',
  })
  expect(read('content/docs/a.md')).toBe('[B](/b/#c) [Englisch](/en/b/)')
  const config = read('landing.config.ts').replaceAll(/\s+/g, ' ')
  expect(config).toContain("{ from: '/old', to: '/en/a/' }, { from: '/de/:path*', to: '/:path*' }")
  expect(config).toContain("'de-AT': { label: 'Deutsch' }")
  expect(config).toContain("navbar: { title: 'Doku'")
  expect(config).toContain("src: 'img/assets/light/logo.svg', srcDark: 'img/assets/dark/logo.svg'")
  expect(read('content/static/img/assets/light/logo.svg')).toContain('light')
})

it('leads links of a translation to documents that only the main language has', () => {
  const { read } = migrated('docusaurus', {
    'docusaurus.config.js':
      "module.exports = { title: 'T', i18n: { defaultLocale: 'en', locales: ['en', 'fr'] } }",
    'docs/guide/a.mdx': 'A',
    'docs/guide/b.mdx': 'B',
    'docs/c.mdx': 'C',
    'i18n/fr/docusaurus-plugin-content-docs/current/guide/a.mdx':
      '[B](b.mdx) [C](../c.mdx#d) [No](d.mdx)',
  })
  expect(read('content/i18n/fr/docs/guide/a.md')).toBe('[B](./b.md) [C](../c.md#d) [No](d.mdx)')
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

it('keeps authors of a post that have keys of Docusaurus', () => {
  const { read, findings } = migrated('docusaurus', {
    'docusaurus.config.js': "module.exports = { title: 'T' }",
    'docs/a.md': 'A',
    'blog/2024-01-01-new.md':
      '---\nauthors:\n  - me\n  - name: Ada\n    imageURL: /ada.png\n    socials:\n      x: ada\n---\nNew',
  })
  expect(read('content/blog/2024-01-01-new.md')).toBe(
    '---\nauthors:\n  - me\n  - name: Ada\n    image_url: /ada.png\n---\nNew',
  )
  expect(findings.map(({ what }) => what)).toEqual([
    'The front matter key "authors.socials" was left out.',
  ])
})

it('publishes no drafts of MkDocs', () => {
  const { has, read } = migrated('mkdocs', {
    'mkdocs.yml': 'site_name: T\ndraft_docs: |\n  drafts/\n  _*.md\nexclude_docs: old.md\n',
    'docs/index.md': '# Index',
    'docs/old.md': '# Old',
    'docs/drafts/a.md': '# A',
    'docs/guide/drafts/b.md': '# B',
  })
  expect(read('content/docs/index.md')).toBe('# Index')
  expect(has('content/docs/old.md')).toBe(false)
  for (const path of ['drafts/a', 'guide/drafts/b'])
    expect(read(`content/docs/${path}.md`)).toContain('---\ndraft: true\n---\n')
})

it('leaves a README of MkDocs beside an index out, as MkDocs does', () => {
  const { has } = migrated('mkdocs', {
    'mkdocs.yml': 'site_name: T',
    'docs/index.md': '# Index',
    'docs/README.md': '# For people on GitHub',
    'docs/guide/README.md': '# Guide',
  })
  const paths = ['index', 'README', 'guide/README'].map((path) => has(`content/docs/${path}.md`))
  expect(paths).toEqual([true, false, true])
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
