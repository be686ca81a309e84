import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FixtureSite, openFixture } from './fixture-site'

let site: FixtureSite
beforeAll(async () => {
  site = await openFixture()
})
afterEach(() => site.restore())
afterAll(() => site.dispose())

const build = (): Promise<string> => site.buildOrThrow()
const failure = (): Promise<string> => site.buildFailure()

describe('a mistake', () => {
  beforeAll(async () => {
    await build()
  })
  /** The output is the one before the mistake. */
  afterEach(async () => {
    expect(await site.read('dist/docs/start/index.html')).toContain('The first paragraph.')
    expect(existsSync(join(site.root, '.landing'))).toBe(false)
  })

  it('in front matter is named with file and line', async () => {
    await site.edit('content/docs/start.md', 'title: Start', 'title: [Start')
    expect(await failure()).toMatchInlineSnapshot(`
      "error during build:
      content/problems: Found 1 error.

      docs/start.md:3:1  error  front-matter/syntax
        Front matter is not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ].
          3 | tags: [guide]
            | ^
        Put texts with a colon, a # or a quote in quotes, and indent with spaces.

      Correct each of these places. "links" in the site configuration sets the severity of broken links."
    `)
  })

  it.each([
    ['dialect: { name: "x", pages: { isSource: () => true, create: never } }', 'site'],
    ['dialect: { name: "x" }, steps: [{ at: "html", plugin: () => never }]', 'compile'],
  ])('in a plugin that never ends is named with the page: %s', async (hooks, half) => {
    await site.write(
      'plugin.mjs',
      `const never = () => new Promise(() => {})
      export default { name: 'x', ${half}: async () => () => ({ ${hooks} }) }\n`,
    )
    await site.write('content/docs/a.svg', '<svg/>')
    await site.edit(
      'landing.config.js',
      'docs: {',
      "plugins: [{ module: './plugin.mjs' }], docs: { dialect: 'x',",
    )
    expect(await failure()).toMatch(
      /the plugin "\.\/plugin\.mjs" \(.*\.(?:svg|md)\) waits for a promise that never settles/,
    )
  })

  it('in a link to a file is named with file, line and column, and a suggestion', async () => {
    await site.edit('content/docs/start.md', './guides/other.md', './guides/othr.md')
    expect(await failure()).toMatchInlineSnapshot(`
      "error during build:
      content/problems: Found 1 error.

      docs/start.md:10:6  error  links/broken-markdown
        The link "./guides/othr.md" leads to the file docs/guides/othr.md, which does not exist.
          10 | Read [the other page](./guides/othr.md).
             |      ^
        Did you mean "./guides/other.md"?

      Correct each of these places. "links" in the site configuration sets the severity of broken links."
    `)
  })

  describe('of several phases', () => {
    const places = async () =>
      (await failure()).match(/^\S.* {2}(?:error|warning) {2}\S+$/gm)?.sort()
    beforeEach(async () => {
      const base = "baseUrl: '/base/',"
      const anchors = "links: { onBrokenAnchors: 'throw' },"
      await site.edit('landing.config.js', base, base + anchors)
      await site.edit('content/docs/start.md', 'title: Start', 'title: [Start')
      await site.edit('content/docs/guides/other.md', 'Another', '[Gone](./gone.md) [x](#gone)')
    })

    it('is named with the others: content, anchors, styles and code', async () => {
      await site.write('src/styles.css', '.a {')
      await site.write(
        'src/components/part.jsx',
        "import './gone.js'\nexport default () => <p />\n",
      )
      expect(await places()).toEqual([
        'docs/guides/other.md:5:1  error  links/broken-markdown',
        'docs/guides/other.md:5:19  error  links/broken-anchor',
        'docs/start.md:3:1  error  front-matter/syntax',
        'src/components/part.jsx:1:8  error  build/bundle',
        'src/styles.css:1:4  error  styles/syntax',
      ])
    })

    it('is named with the others: content, anchors, and all pages of the site', async () => {
      const pages = {
        early: "throw new Error('Too early')\n",
        loads:
          "export const load = () => {\n  throw new Error('No rows.')\n}\nexport default () => <p />\n",
        nothing: 'export const title = "Nothing"\n',
        throws: 'export default () => {\n  throw new Error("No data.")\n}\n',
      }
      for (const [name, code] of Object.entries(pages))
        await site.write(`src/pages/${name}.jsx`, code)
      expect(await places()).toEqual([
        'docs/guides/other.md:5:1  error  links/broken-markdown',
        'docs/guides/other.md:5:19  error  links/broken-anchor',
        'docs/start.md:3:1  error  front-matter/syntax',
        'src/pages/early.jsx:1:7  error  page/load-failed',
        'src/pages/loads.jsx:2:9  error  page/load-failed',
        'src/pages/nothing.jsx  error  page/no-default-export',
        'src/pages/throws.jsx:2:9  error  page/render',
      ])
    })
  })

  it('in a part of the theme that throws on every page is named once', async () => {
    await site.write(
      'src/theme.tsx',
      "export const components = { Footer: () => { throw new Error('No footer.') } }\n",
    )
    expect((await failure()).match(/could not be rendered/g)).toHaveLength(1)
  })

  it('in a page component without a default export names the file', async () => {
    await site.write('src/pages/broken.jsx', 'export const title = "Broken"\n')
    expect(await failure()).toMatchInlineSnapshot(`
      "error during build:
      page/no-default-export: src/pages/broken.jsx has no default export.

      Export the component of the page as default."
    `)
  })

  it('in a component that throws names the page and the line', async () => {
    await site.write(
      'src/pages/broken.jsx',
      'export default function Broken() {\n  throw new Error("No data.")\n}\n',
    )
    expect(await failure()).toMatchInlineSnapshot(`
      "error during build:
      src/pages/broken.jsx:2:9  error  page/render
        The page /broken/ could not be rendered: No data.
            at Broken (src/pages/broken.jsx:2:9)
          2 |   throw new Error("No data.")
            |         ^
        Pages are rendered without a browser first: use "window" and "document" in effects, and load packages that need them with lazy(() => import('./part')) in <Suspense>."
    `)
  })

  it('in a prop of an island names the place where it is passed', async () => {
    await site.write(
      'src/pages/broken.jsx',
      "import Counter from '../components/counter.jsx'\n\nexport default () => (\n  <Counter start={1} onCount={() => {}} />\n)\n",
    )
    expect(await failure()).toMatchInlineSnapshot(`
      "error during build:
      page/render: The page /broken/ could not be rendered.

      src/pages/broken.jsx:4:22  error  islands/props
        The prop "onCount" of the island <Counter> (src/components/counter.jsx) is a function, but props of an island must be JSON.
          4 |   <Counter start={1} onCount={() => {}} />
            |                      ^
        Define the function in the client module, or pass the data that it needs."
    `)
  })

  it('in an item of the bar names the item, and says why', async () => {
    await site.edit(
      'landing.config.js',
      'items: []',
      "items: [{ type: 'docsVersion' }, { type: 'custom-weather', city: 'Walldorf' }]",
    )
    await site.write(
      'src/theme.tsx',
      "function Weather() {\n  throw new Error('It rains.')\n}\nexport const components = { navbarItems: { 'custom-weather': Weather } }\n",
    )
    expect(await failure()).toMatchInlineSnapshot(`
      "error during build:
      src/theme.tsx:2:9  error  page/render
        The page / could not be rendered: A theme navbar item failed to render.
        Please double-check the following navbar item (theme.navbar.items) of your site configuration:
        {
          "type": "custom-weather",
          "city": "Walldorf"
        }
        Cause: It rains.
            at Weather (src/theme.tsx:2:9)
          2 |   throw new Error('It rains.')
            |         ^
        Pages are rendered without a browser first: use "window" and "document" in effects, and load packages that need them with lazy(() => import('./part')) in <Suspense>."
    `)
  })

  it('in a file made from data names its path', async () => {
    const files = (path: string) => `baseUrl: '/base/', files: () => ({ '${path}': 'text' }),`
    await site.edit('landing.config.js', "baseUrl: '/base/',", files('/docs/start/index.html'))
    expect(await failure()).toContain(
      'files/invalid-path: Invalid path "/docs/start/index.html" in "files": the site has this file already.',
    )
    await site.restore()
    await site.edit('landing.config.js', "baseUrl: '/base/',", files('badges/'))
    expect(await failure()).toContain(
      'Invalid path "badges/" in "files": it is not the path of a file.\n\nUse a path of its own that starts with a slash, such as "/badges/tool.svg".',
    )
  })

  it('in the configuration names the option', async () => {
    await site.edit('landing.config.js', "baseUrl: '/base/'", "baseURL: '/base/', url: 7")
    expect(await failure()).toMatchInlineSnapshot(`
      "failed to load config from <root>/vite.config.js
      error during build:
      config/invalid: Invalid site configuration:

        url: expected a string, received 7.
        baseURL: is not a known key. Did you mean "baseUrl"?

      Correct the lines above in the site's configuration file."
    `)
  })

  it('in the content folder says which folder is missing', async () => {
    await site.edit(
      'landing.config.js',
      "baseUrl: '/base/',",
      "baseUrl: '/base/', contentDir: 'contents',",
    )
    expect(await failure()).toMatchInlineSnapshot(`
      "error during build:
      content/problems: Found 1 error.

      configuration docs  error  docs/missing-folder
        The docs set "default" has no folder "docs" in the content folder.
        There is no content folder "contents": create it, or correct "contentDir".

      Correct each of these places. "links" in the site configuration sets the severity of broken links."
    `)
  })

  it('in a sidebar lists the documents there are', async () => {
    await site.edit(
      'landing.config.js',
      "{ type: 'autogenerated', dirName: '.' }",
      "'start', 'guides/missing'",
    )
    expect(await failure()).toMatchInlineSnapshot(`
      "error during build:
      content/problems: Found 1 error.

      configuration docs.sidebars.docs  error  sidebar/unknown-doc
        Unknown document "guides/missing" in the sidebar.
        Documents: guides/other, start.

      Correct each of these places. "links" in the site configuration sets the severity of broken links."
    `)
  })
})
