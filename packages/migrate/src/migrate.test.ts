import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeSites } from '@landing/tooling/sites'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrated } from './fixtures/migrated'
import { migrate } from './migrate'
import { origins } from './site/site'

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

afterAll(removeSites)

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
