import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { openContent } from '@landing/content'
import { expect, it } from 'vitest'

/** The HTML of a page and the problems that it has, with a preset. */
async function compile(name: string, file: string, text: string) {
  const contentDir = mkdtempSync(join(tmpdir(), 'landing-preset-'))
  mkdirSync(join(contentDir, 'docs'))
  mkdirSync(join(contentDir, 'static'))
  mkdirSync(join(contentDir, 'src'))
  writeFileSync(join(contentDir, `docs/page${extname(file)}`), text)
  for (const image of ['static/light', 'static/dark', 'src/light']) {
    writeFileSync(
      join(contentDir, `${image}.svg`),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" />',
    )
  }
  const content = await openContent({
    contentDir,
    config: {
      title: 'Site',
      url: 'https://example.org',
      presets: [join(import.meta.dirname, `${name}.ts`)],
      docs: { dialect: name },
    },
    production: true,
  })
  const route = content.model.routes.find(({ kind }) => kind === 'doc')
  if (route === undefined) throw new Error('no route')
  const { data, messages } = await content.renderPage(route)
  rmSync(contentDir, { recursive: true })
  const [entry] = content.model.versions.flatMap(({ docs }) => Object.values(docs))
  return { html: data.kind === 'doc' ? data.html : '', messages, facts: entry?.facts }
}

it.each([
  ['docusaurus', 'components.mdx'],
  ['docusaurus', 'markdown.md'],
  ['mintlify', 'components.mdx'],
  ['starlight', 'components.mdx'],
  ['starlight', 'splash.mdx'],
])('compiles a page of %s: %s', async (name, file) => {
  const folder = join(import.meta.dirname, '../../fixtures/presets', name)
  const { html, messages } = await compile(name, file, readFileSync(join(folder, file), 'utf8'))
  expect(messages).toEqual([])
  await expect(
    `${html.replaceAll(/(<\/?(?:div|ul|ol|li|p|h\d|pre|details|summary)\b)/g, '\n$1').trim()}\n`,
  ).toMatchFileSnapshot(join(folder, file.replace(/\.mdx?$/, '.html')))
})

it('reads the front matter of Starlight', async () => {
  const file = join(import.meta.dirname, '../../fixtures/presets/starlight/splash.mdx')
  const { facts } = await compile('starlight', 'splash.mdx', readFileSync(file, 'utf8'))
  expect(facts).toMatchObject({
    title: 'Ports',
    frontMatter: {
      layout: 'home',
      custom_edit_url: null,
      hide_table_of_contents: true,
      search: { exclude: true },
      sidebar_badge: 'New',
      sidebar_label: 'Home',
      sidebar_position: 1,
      head: [{ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } }],
    },
  })
})

it('reads the navigation of Mintlify', async () => {
  const contentDir = mkdtempSync(join(tmpdir(), 'landing-preset-'))
  mkdirSync(join(contentDir, 'docs/api'), { recursive: true })
  for (const name of ['index', 'start', 'api/index', 'api/users']) {
    writeFileSync(join(contentDir, `docs/${name}.mdx`), `---\ntitle: ${name}\n---\n`)
  }
  const write = (text: string) => writeFileSync(join(contentDir, 'docs/docs.json'), text)
  const open = () =>
    openContent({
      contentDir,
      config: {
        title: 'Site',
        url: 'https://example.org',
        presets: [[join(import.meta.dirname, 'mintlify.ts'), { navigation: 'docs/docs.json' }]],
        docs: { dialect: 'mintlify' },
      },
      production: true,
    })
  const groups = [
    {
      group: 'Start',
      pages: ['index', '/start', { group: 'API', root: 'api/index', pages: ['api/users'] }],
    },
    { group: 'Empty', openapi: 'openapi.json' },
  ]
  const anchors = [{ anchor: 'Blog', href: 'https://example.org/blog' }]
  write(
    JSON.stringify({ name: 'Docs', navigation: { tabs: [{ tab: 'Guides', groups }], anchors } }),
  )
  const { model } = await open()
  const [sidebar] = Object.values(model.versions[0]?.sidebars ?? {})
  expect(sidebar?.items).toMatchObject([
    {
      label: 'Guides',
      items: [
        {
          label: 'Start',
          collapsed: false,
          items: [
            { href: '/docs/' },
            { href: '/docs/start/' },
            {
              label: 'API',
              collapsed: true,
              href: '/docs/api/',
              items: [{ href: '/docs/api/users/' }],
            },
          ],
        },
      ],
    },
    { label: 'Blog', href: 'https://example.org/blog' },
  ])
  write('{ "navigation": [')
  await expect(open()).rejects.toThrow(/"docs\/docs\.json" is not valid JSON: /)
  rmSync(contentDir, { recursive: true })
})
