import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { loadEngine } from '@landing/search'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type FixtureSite, openFixture } from './fixture-site'

let site: FixtureSite
beforeAll(async () => {
  site = await openFixture()
})
afterEach(() => site.restore())
afterAll(() => site.dispose())

const build = (): Promise<string> => site.buildOrThrow()
const failure = (): Promise<string> => site.buildFailure()

describe('a build', () => {
  it('writes every document and its Markdown, and the files about all pages', async () => {
    // Nothing else: no list of the bundler's files.
    expect((await build()).trim()).toMatch(
      /^✓ 2 documents, 1 page of src\/pages and 5 generated pages in [^\n]* files written, 0 kept, 0 removed$/,
    )
    const files = (await readdir(join(site.root, 'dist'), { recursive: true })).sort()
    expect(
      files.filter((file) => !/^(assets|search|sidebars)\//.test(file)),
    ).toMatchInlineSnapshot(`
      [
        ".landing-manifest",
        ".nojekyll",
        "404.html",
        "assets",
        "docs",
        "docs/guides",
        "docs/guides/other",
        "docs/guides/other/index.html",
        "docs/guides/other/index.md",
        "docs/index.html",
        "docs/start",
        "docs/start/index.html",
        "docs/start/index.md",
        "docs/tags",
        "docs/tags/guide",
        "docs/tags/guide/index.html",
        "docs/tags/index.html",
        "favicon.svg",
        "hello.txt",
        "index.html",
        "llms-full.txt",
        "llms.txt",
        "opensearch.xml",
        "robots.txt",
        "search",
        "service-worker.js",
        "sitemap.xml",
      ]
    `)
    // What every island needs loads as one file.
    expect(files.filter((file) => /^assets\/islands-/.test(file))).toHaveLength(1)
    expect(await site.read('dist/docs/start/index.html')).toContain('<p>The first paragraph.</p>')
    expect(await site.read('dist/docs/start/index.md')).toContain(
      '[the other page](https://docs.example.org/base/docs/guides/other/)',
    )
    expect(await site.read('dist/sitemap.xml')).toContain(
      '<loc>https://docs.example.org/base/docs/guides/other/</loc>',
    )
    expect(await site.read('dist/llms.txt')).toContain(
      '- [Start](https://docs.example.org/base/docs/start/index.md)',
    )
  })

  it('shows a file as code on a page of its own, highlighted, without a highlighter in the browser', async () => {
    await build()
    const html = await site.read('dist/index.html')
    expect(html).toContain('<figure class="landing-code" data-language="jsx">')
    expect(html).toContain('<span class="landing-tk-string">\'use client\'</span>')
  })

  it('writes nothing when nothing has changed', async () => {
    await build()
    const { mtimeMs } = await stat(join(site.root, 'dist/docs/start/index.html'))
    expect(await build()).toMatch(/: 0 files written, \d+ kept/)
    expect((await stat(join(site.root, 'dist/docs/start/index.html'))).mtimeMs).toBe(mtimeMs)
  })

  it('writes what an edit has changed, and removes what an edit has removed', async () => {
    await build()
    const before = await stat(join(site.root, 'dist/docs/guides/other/index.html'))
    await site.edit('content/docs/start.md', 'first paragraph', 'edited paragraph')
    expect(await build()).toMatch(/: \d+ files written, \d+ kept/)
    expect(await site.read('dist/docs/start/index.html')).toContain('edited paragraph')
    const after = await stat(join(site.root, 'dist/docs/guides/other/index.html'))
    expect(after.mtimeMs).toBe(before.mtimeMs)

    await site.edit('content/docs/start.md', '[the other page](./guides/other.md)', 'nothing')
    await site.remove('content/docs/guides')
    await build()
    expect(existsSync(join(site.root, 'dist/docs/guides'))).toBe(false)
  })

  it('finds the text of pages of its own, in the first build and in later ones', async () => {
    const page = (body: string) =>
      `export const title = 'Team'\nexport default () => <section><h2 id="join">Join</h2>${body}</section>\n`
    const found = async (text: string) => {
      const entry = await readFile(join(site.root, 'dist/search/all.idx'))
      const engine = await loadEngine(new Uint8Array(entry))
      return (await engine.search({ text })).hits.map(({ u, h }) => u + h)
    }
    await site.write(
      'src/pages/team.jsx',
      page('<p>Meet a quokka.</p><p data-search-ignore="">Hidden wombat.</p>'),
    )
    await build()
    expect(await found('quokka')).toEqual(['/team/#join'])
    expect(await found('wombat')).toEqual([])
    const links = '[Join](/team/#join) [Leave](/team/#leave)'
    await site.edit('content/docs/start.md', 'The first paragraph.', `A first numbat. ${links}`)
    const output = await build()
    expect(output).toContain('The link leads to "#leave" on /team/')
    expect(output).not.toContain('leads to "#join"')
    expect(await found('quokka')).toEqual(['/team/#join'])
    expect(await found('numbat')).toEqual(['/docs/start/'])
    await site.write('src/pages/team.jsx', page('<p>Meet an echidna.</p>'))
    await build()
    expect(await found('echidna')).toEqual(['/team/#join'])
  })

  it('names images of components that are not there, in later builds, too', async () => {
    await site.write(
      'src/components/logo.jsx',
      "export default () => <img src='/base/img/gone.png' alt='' />\n",
    )
    await site.write(
      'src/pages/logo.jsx',
      "import own from './own.png'\nexport default () => <p><img src={own} /><img src='/base/lost.png' /></p>\n",
    )
    await site.write('src/pages/own.png', 'x'.repeat(5000))
    await site.edit('content/docs/start.md', 'The first', '::logo\n\nThe first')
    for (const count of [1, 2]) {
      const output = await build()
      expect(output.match(/^\S.* {2}note {2}links\/broken$/gm), `build ${count}`).toEqual([
        'src/pages/logo.jsx  note  links/broken',
        'docs/start.md  note  links/broken',
      ])
      expect(output).toContain('The image /img/gone.png does not exist.')
      expect(output).toContain('The image /lost.png does not exist.')
    }
  })

  it('names a page whose module throws', async () => {
    await site.write('src/pages/early.jsx', "throw new Error('Too early')\n")
    expect(await failure()).toMatchInlineSnapshot(`
      "error during build:
      src/pages/early.jsx:1:7  error  page/load-failed
        src/pages/early.jsx cannot be loaded: Too early
            at <anonymous> (src/pages/early.jsx:1:7)
          1 | throw new Error('Too early')
            |       ^
        Correct the code outside of functions."
    `)
  })

  it('makes the same bundle for a few pages and for many', async () => {
    const bundle = async () => {
      await build()
      const files = await readdir(join(site.root, 'dist/assets'))
      const sizes = files.map(async (file) => [
        file,
        (await stat(join(site.root, 'dist/assets', file))).size,
      ])
      return Promise.all(sizes)
    }
    const few = await bundle()
    for (let number = 0; number < 150; number++) {
      await site.write(`content/docs/many/page-${number}.md`, `# Page ${number}\n\nText.\n`)
    }
    expect(await bundle()).toEqual(few)
  })
})

const digest = (bytes: Uint8Array) => createHash('sha384').update(bytes).digest('base64')

describe('security', () => {
  it('adds elements to the head, opens the policy and writes it for hosts', async () => {
    await site.edit(
      'landing.config.js',
      'export default {',
      `export default {
  head: [
    { tag: 'meta', attributes: { name: 'google-site-verification', content: 'abc' } },
    { tag: 'script', attributes: { src: 'https://stats.example/s.js', defer: true } },
  ],
  security: {
    policy: { 'script-src': ['https://stats.example'] },
    headerFiles: ['_headers', 'vercel.json', 'nginx.conf'],
  },`,
    )
    try {
      await build()
      const html = await site.read('dist/docs/start/index.html')
      expect(html).toContain('<meta name="google-site-verification" content="abc">')
      expect(html).toContain('<script src="https://stats.example/s.js" defer></script>')
      expect(html).toMatch(/script-src 'self' 'sha256-[^';]+' https:\/\/stats.example;/)
      const [, src = '', hash] =
        /<script type="module" src="\/base\/([^"]+)" integrity="sha384-([^"]+)"/.exec(html) ?? []
      const script = await readFile(join(site.root, 'dist', src))
      expect(digest(script)).toBe(hash)
      expect(await site.read('dist/_headers')).toMatch(
        /^\/base\/\*\n {2}Content-Security-Policy: [^\n]* https:\/\/stats.example; [^\n]*frame-ancestors 'self'\n/,
      )
      expect(await site.read('dist/vercel.json')).toContain('"source": "/base/(.*)"')
      expect(await site.read('dist/nginx.conf')).toContain('add_header Content-Security-Policy "')
    } finally {
      await site.restore()
    }
  })

  it('gives the same bytes in another folder, whose package.json does not ask for ES modules', async () => {
    const other = await openFixture()
    try {
      await other.write('package.json', '{ "private": true }')
      await build()
      const { ok, output } = await other.build()
      if (!ok) throw new Error(output)
      const bytes = async (root: string) => {
        const files = await readdir(join(root, 'dist'), { recursive: true, withFileTypes: true })
        const texts = files
          .filter((file) => file.isFile())
          .map((file) => join(file.parentPath, file.name))
          .map(async (file) => [file.slice(root.length), digest(await readFile(file))])
        return Object.fromEntries(await Promise.all(texts))
      }
      expect(await bytes(other.root)).toEqual(await bytes(site.root))
    } finally {
      await other.dispose()
    }
  })
})
