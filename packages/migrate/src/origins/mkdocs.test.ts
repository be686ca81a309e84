import { removeSites } from '@landing/tooling/sites'
import { afterAll, describe, expect, it } from 'vitest'
import { migrated } from '../fixtures/migrated'

afterAll(removeSites)

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
    expect(() => migrated('mkdocs', { 'docs/a.md': 'A' })).toThrow(/^There is no mkdocs\.yml in "/)
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
