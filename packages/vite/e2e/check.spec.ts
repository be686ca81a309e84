import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type FixtureSite, openFixture } from './fixture-site'

const bin = join(import.meta.dirname, '../../cli/bin/landing-check.js')

let site: FixtureSite
beforeAll(async () => {
  site = await openFixture()
  await site.buildOrThrow()
})
afterEach(async () => {
  await site.restore()
})
afterAll(() => site.dispose())

/** Runs `landing-check --render`, which must change no file. */
async function check(...options: readonly string[]) {
  const before = await filesOf(site.root)
  const result = await new Promise<{ code: number; text: string; stdout: string }>((resolve) => {
    const env = { ...process.env, NODE_ENV: undefined, NODE_OPTIONS: '', NO_COLOR: '1' }
    execFile(
      process.execPath,
      [bin, '--render', ...options],
      { cwd: site.root, env },
      (error, stdout, stderr) =>
        resolve({
          code: error === null ? 0 : Number(error.code),
          text: `${stdout}${stderr}`.trim().replaceAll(site.root, '<root>'),
          stdout,
        }),
    )
  })
  expect(await filesOf(site.root)).toEqual(before)
  return result
}

/** Each file with its time and content. */
async function filesOf(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const lines = entries.map(async (entry) => {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile()) return path
    return `${path} ${(await stat(path)).mtimeMs} ${(await readFile(path)).toString('base64')}`
  })
  return (await Promise.all(lines)).sort()
}

describe('landing-check --render', () => {
  it('finds nothing in a good site', async () => {
    expect(await check()).toMatchObject({
      code: 0,
      text: '2 documents and 3 generated pages checked: 0 errors, 0 warnings, 0 notes.',
    })
  })

  it('names a page that throws', async () => {
    await site.write(
      'src/pages/broken.jsx',
      'export default function Broken() {\n  throw new Error("No data.")\n}\n',
    )
    const { code, text } = await check()
    expect(code).toBe(1)
    expect(text).toMatchInlineSnapshot(`
      "src/pages/broken.jsx:2:9  error  page/render
        The page /broken/ could not be rendered: No data.
            at Broken (src/pages/broken.jsx:2:9)
          2 |   throw new Error("No data.")
            |         ^
        Pages are rendered without a browser first: use "window" and "document" in effects, and load packages that need them with lazy(() => import('./part')) in <Suspense>.

      2 documents and 3 generated pages checked: 1 error, 0 warnings, 0 notes."
    `)
  })

  it.each([
    [
      'page whose "load" throws',
      'pages/broken.jsx',
      'export const load = () => {\n  throw new Error("No rows.")\n}\nexport default () => <p />\n',
      'src/pages/broken.jsx:2:9  error  page/load-failed\n  "load" of src/pages/broken.jsx failed: No rows.',
    ],
    [
      'page whose module throws',
      'pages/broken.jsx',
      "throw new Error('Too early')\nexport default () => <p />\n",
      'src/pages/broken.jsx:1:7  error  page/load-failed\n  src/pages/broken.jsx cannot be loaded: Too early',
    ],
    [
      'module that imports one that is missing',
      'pages/broken.jsx',
      "import x from './gone.js'\nexport default () => <p>{x}</p>\n",
      "src/pages/broken.jsx:1:15  error  build/bundle\n  The site cannot be built: Could not resolve './gone.js' in src/pages/broken.jsx.\n",
    ],
    [
      'part of the theme that throws',
      'theme.tsx',
      "export const components = { Footer: () => { throw new Error('No footer.') } }\n",
      'src/theme.tsx:1:51  error  page/render\n  The page / could not be rendered: No footer.',
    ],
    [
      'part of the theme that there is not',
      'theme.jsx',
      'export const components = { Futter: () => null }\n',
      'src/theme.jsx  error  theme/unknown-part\n',
    ],
  ])('names a %s', async (_, file, code, expected) => {
    await site.write(`src/${file}`, code)
    const found = await check()
    expect(found.code).toBe(1)
    expect(found.text).toContain(expected)
  })

  it('names a component that does not compile', async () => {
    await site.write(
      'src/components/notice.jsx',
      'export default function Notice() {\n  return <p>{\n}\n',
    )
    const { code, text } = await check()
    expect(code).toBe(1)
    expect(text).toMatchInlineSnapshot(`
      "src/components/notice.jsx:3:2  error  build/bundle
        The site cannot be built: Unexpected token.
          3 | }
            |  ^
        Correct the code.

      2 documents and 3 generated pages checked: 1 error, 0 warnings, 0 notes."
    `)
  })

  it('names a wrong prop of a component in Markdown, and one of an island', async () => {
    await site.write(
      'src/components/notice.jsx',
      "export const props = { tone: ['info', 'warning'] }\nexport default ({ tone }) => <p>{tone}</p>\n",
    )
    await site.write('content/docs/use.md', '# Use\n\n::notice{tone="inf"}\n')
    const markdown = await check()
    expect(markdown.code).toBe(1)
    expect(markdown.text).toMatchInlineSnapshot(`
      "docs/use.md:3:1  error  components/props
        Invalid value "inf" of the prop "tone" of the component "notice": it must be one of "info", "warning".
          3 | ::notice{tone="inf"}
            | ^
        Did you mean "info"?

      3 documents and 3 generated pages checked: 1 error, 0 warnings, 0 notes."
    `)
    await site.remove('content/docs/use.md')
    await site.write(
      'src/pages/broken.jsx',
      "import Counter from '../components/counter.jsx'\n\nexport default () => (\n  <Counter start={1} onCount={() => {}} />\n)\n",
    )
    const island = await check()
    expect(island.code).toBe(1)
    expect(island.text).toContain('src/pages/broken.jsx:4:22  error  islands/props\n')
  })

  it('takes a code of a build for --only', async () => {
    expect(await check('--only', 'page/render')).toMatchObject({
      code: 0,
      text: '2 documents and 3 generated pages checked: 0 errors, 0 warnings, 0 notes.',
    })
  })

  it('names what is in the way in the output folder', async () => {
    await site.write('dist/docs/new/index.html', 'mine')
    await site.write('content/docs/new.md', '# New\n')
    const { code, text } = await check()
    await site.remove('dist/docs/new')
    expect(code).toBe(1)
    expect(text).toContain('error  build/foreign-file\n')
    expect(text).toContain('no build wrote: "docs/new/index.html".')
  })

  it('reports dead links of pages of its own with the messages of the content, in each format', async () => {
    await site.write(
      'src/pages/team.jsx',
      'console.log("Hello")\nexport default () => <main><a href="/base/gone/">Gone</a></main>\n',
    )
    await site.edit('content/docs/start.md', 'The first', '[x](#gone) The first')
    const { code, text } = await check()
    expect(code).toBe(0)
    expect(text.match(/^\S.*(?:warning|note) .*$/gm)).toEqual([
      'src/pages/team.jsx  note  links/broken',
      'docs/start.md:6:1  warning  links/broken-anchor',
    ])
    expect(text).toContain('checked: 0 errors, 1 warning, 1 note.\n')
    const { messages, rendered } = JSON.parse((await check('--format', 'json')).stdout)
    expect(rendered).toBe(true)
    expect(messages).toHaveLength(2)
  })

  it('renders nothing while there are errors, and says so', async () => {
    await site.edit('content/docs/start.md', './guides/other.md', './guides/othr.md')
    const { code, text } = await check()
    expect(code).toBe(1)
    expect(text).toMatch(
      /checked: 1 error, 0 warnings, 0 notes\. Not rendered, because of the errors\.$/,
    )
  })

  it('removes its files when it is stopped', async () => {
    const before = await filesOf(site.root)
    const child = spawn(process.execPath, [bin, '--render'], { cwd: site.root })
    const ended = once(child, 'exit')
    await expect.poll(() => existsSync(join(site.root, '.landing')), { timeout: 20_000 }).toBe(true)
    child.kill('SIGINT')
    expect(await ended).toEqual([1, null])
    expect(await filesOf(site.root)).toEqual(before)
  })

  it('needs a site in the configuration of Vite', async () => {
    await site.write('vite.config.js', 'export default {}\n')
    const { code, text } = await check()
    expect(code).toBe(1)
    expect(text).toContain(
      'vite.config  error  check/no-vite\n  The Vite configuration has no site to render.\n  Add "landing(config)" to its plugins.',
    )
  })

  it('needs the package that renders', async () => {
    const other = await openFixture(tmpdir())
    const env = { ...process.env, NODE_PATH: '', NODE_OPTIONS: '' }
    const { stderr, status } = spawnSync(process.execPath, [bin, '--render'], {
      cwd: other.root,
      env,
      encoding: 'utf8',
    })
    await other.dispose()
    expect([stderr.trim(), status]).toEqual([
      'check/no-vite: Option --render needs "@landing/vite", which the project does not have.\n\nInstall "@landing/vite", or check without --render.',
      2,
    ])
  })

  it('refuses another content folder', async () => {
    expect(await check('content')).toMatchObject({ code: 0 })
    expect(await check('content/docs')).toMatchObject({
      code: 2,
      text: expect.stringContaining('Option --render cannot be used with a content folder other'),
    })
  })
})
