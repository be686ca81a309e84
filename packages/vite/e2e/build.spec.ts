import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FixtureSite, openFixture } from './fixture-site'

let site: FixtureSite
beforeEach(async () => {
  site = await openFixture()
})
afterEach(() => site.dispose())

/** What a build prints that must succeed. */
const build = async (): Promise<string> => {
  const { ok, output } = await site.build()
  if (!ok) throw new Error(output)
  return output
}

/** What a build prints that must fail, from its own words on. */
const failure = async (): Promise<string> => {
  const { ok, output } = await site.build()
  expect(ok).toBe(false)
  return output
    .slice(Math.max(output.search(/error during build|failed to load config/i), 0))
    .trim()
}

describe('a build', () => {
  it('writes every document, its data and its Markdown, and the files about all pages', async () => {
    expect(await build()).toMatch(/✓ 8 documents in .* files written, 0 kept, 0 removed/)
    const files = (await readdir(join(site.root, 'dist'), { recursive: true })).sort()
    expect(
      files.filter((file) => !/^(assets|search|sidebars)\//.test(file)),
    ).toMatchInlineSnapshot()
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

  it('writes nothing when nothing has changed', async () => {
    await build()
    const { mtimeMs } = await stat(join(site.root, 'dist/docs/start/index.html'))
    expect(await build()).toMatch(/: 0 files written, \d+ kept, 0 removed/)
    expect((await stat(join(site.root, 'dist/docs/start/index.html'))).mtimeMs).toBe(mtimeMs)
  })

  it('writes what an edit has changed, and removes what an edit has removed', async () => {
    await build()
    const before = await stat(join(site.root, 'dist/docs/guides/other/index.html'))
    await site.edit('content/docs/start.md', 'first paragraph', 'edited paragraph')
    // Document, page data and Markdown of the page, and the search index.
    expect(await build()).toMatch(/: \d files written, \d+ kept/)
    expect(await site.read('dist/docs/start/index.html')).toContain('edited paragraph')
    const after = await stat(join(site.root, 'dist/docs/guides/other/index.html'))
    expect(after.mtimeMs).toBe(before.mtimeMs)

    await site.edit('content/docs/start.md', '[the other page](./guides/other.md)', 'nothing')
    await site.remove('content/docs/guides')
    await build()
    expect(existsSync(join(site.root, 'dist/docs/guides'))).toBe(false)
  })

  it('gives the same bytes twice', async () => {
    await build()
    const first = await site.read('dist/docs/start/index.html')
    await site.remove('dist')
    await site.remove('.cache')
    await build()
    expect(await site.read('dist/docs/start/index.html')).toBe(first)
  })

  it('leaves a file alone that the owner gave its own content', async () => {
    await site.write('content/static/robots.txt', 'User-agent: *\nDisallow: /\n')
    await build()
    expect(await site.read('dist/robots.txt')).toBe('User-agent: *\nDisallow: /\n')
  })
})

describe('a mistake', () => {
  beforeEach(async () => {
    await build()
  })
  /** The output is the one before the mistake. */
  afterEach(async () => {
    expect(await site.read('dist/docs/start/index.html')).toContain('The first paragraph.')
    expect(existsSync(join(site.root, '.landing'))).toBe(false)
  })

  it('in front matter is named with file and line', async () => {
    await site.edit('content/docs/start.md', 'title: Start', 'title: [Start')
    expect(await failure()).toMatchInlineSnapshot()
  })

  it('in a link to a file is named with file, line and column, and a suggestion', async () => {
    await site.edit('content/docs/start.md', './guides/other.md', './guides/othr.md')
    expect(await failure()).toMatchInlineSnapshot()
  })

  it('in a page component without a default export names the file', async () => {
    await site.write('src/pages/broken.jsx', 'export const title = "Broken"\n')
    expect(await failure()).toMatchInlineSnapshot()
  })

  it('in a component that throws names the page', async () => {
    await site.write(
      'src/pages/broken.jsx',
      'export default function Broken() {\n  throw new Error("No data.")\n}\n',
    )
    expect(await failure()).toMatchInlineSnapshot()
  })

  it('in the configuration names the option', async () => {
    await site.edit('landing.config.js', "baseUrl: '/base/'", "baseURL: '/base/', url: 7")
    expect(await failure()).toMatchInlineSnapshot()
  })

  it('in the content folder says which folder is missing', async () => {
    await site.edit(
      'landing.config.js',
      "baseUrl: '/base/',",
      "baseUrl: '/base/', contentDir: 'contents',",
    )
    expect(await failure()).toMatchInlineSnapshot()
  })

  it('in a sidebar lists the documents there are', async () => {
    await site.edit(
      'landing.config.js',
      "{ type: 'autogenerated', dirName: '.' }",
      "'start', 'guides/missing'",
    )
    expect(await failure()).toMatchInlineSnapshot()
  })
})

it('refuses an output folder that holds the project', async () => {
  await site.write(
    'vite.config.js',
    "import { landing } from '@landing/vite'\nimport config from './landing.config.js'\nexport default { build: { outDir: '.' }, plugins: [landing(config)] }\n",
  )
  expect(await failure()).toMatchInlineSnapshot()
  expect(existsSync(join(site.root, 'content/docs/start.md'))).toBe(true)
})
