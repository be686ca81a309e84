import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { openContent } from '@landing/content'
import { expect, it } from 'vitest'

/** The HTML of a page and the problems that it has, with a dialect. */
async function compile(
  name: string,
  file: string,
  text: string,
  files: Readonly<Record<string, string>> = {},
) {
  const contentDir = mkdtempSync(join(tmpdir(), 'landing-dialect-'))
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
  for (const [path, source] of Object.entries(files)) writeFileSync(join(contentDir, path), source)
  const content = await openContent({
    contentDir,
    config: {
      title: 'Site',
      url: 'https://example.org',
      plugins: [join(import.meta.dirname, `${name}.ts`)],
      docs: { dialect: name },
    },
    production: true,
  })
  const route = content.model.routes.find(({ kind }) => kind === 'doc')
  if (route === undefined) throw new Error('no route')
  const { data, messages, markdown } = await content.renderPage(route)
  rmSync(contentDir, { recursive: true })
  const [entry] = content.model.versions.flatMap(({ docs }) => Object.values(docs))
  return { html: data.kind === 'doc' ? data.html : '', messages, markdown, facts: entry?.facts }
}

it.each(['docusaurus', 'fumadocs', 'mintlify', 'nextra'])(
  'leaves comments of MDX out of Markdown of %s',
  async (name) => {
    const text = '{ /* a `b`\n<T> *c* */ }\n\nB {/* c */}d, `{/* e */}`.\n\n{/* truncate */}\n\nF\n'
    const { html, messages, facts } = await compile(name, 'page.md', text)
    expect(html).toBe('<p>B d, <code>{/* e */}</code>.</p>\n<p>F</p>')
    expect(facts?.description).toBe('B d, {/* e */}.')
    expect(messages).toEqual([])
  },
)

it.each([
  ['docusaurus', 'components.mdx'],
  ['docusaurus', 'markdown.md'],
  ['fumadocs', 'components.mdx'],
  ['mintlify', 'components.mdx'],
  ['nextra', 'components.mdx'],
  ['starlight', 'components.mdx'],
  ['starlight', 'splash.mdx'],
])('compiles a page of %s: %s', async (name, file) => {
  const folder = join(import.meta.dirname, '../fixtures', name)
  const { html, messages } = await compile(name, file, readFileSync(join(folder, file), 'utf8'))
  expect(messages).toEqual([])
  await expect(
    `${html.replaceAll(/(<\/?(?:div|ul|ol|li|p|h\d|pre|details|summary)\b)/g, '\n$1').trim()}\n`,
  ).toMatchFileSnapshot(join(folder, file.replace(/\.mdx?$/, '.html')))
})

it('rewrites a page of VitePress, for programs too', async () => {
  const folder = join(import.meta.dirname, '../fixtures/vitepress')
  const { html, markdown, messages, facts } = await compile(
    'vitepress',
    'page.md',
    readFileSync(join(folder, 'page.md'), 'utf8'),
    {
      'docs/part.md': 'one\n\n::: info Two\nthree\n:::\n',
      'docs/port.ts': '// #region port\nconst port = 1\n// #endregion\n',
    },
  )
  expect(messages).toEqual([])
  expect(facts?.description).toBe('The end.')
  await expect(html).toMatchFileSnapshot(join(folder, 'page.html'))
  await expect(markdown).toMatchFileSnapshot(join(folder, 'page.text.md'))
})

it('leaves the parts of a component of the page to it', async () => {
  const text = 'export const Tabs = { Tab: () => 1 }\n\n<Tabs.Tab>Own</Tabs.Tab>\n'
  const { html, messages } = await compile('nextra', 'page.mdx', text)
  expect(messages).toEqual([])
  expect(html).not.toContain('landing-tab')
})

it.each(['[#b]', '\\[#b]', '[toc] [#b]', '&#91;&#35;b]', '[toc\\] [\\#b]'])(
  'reads the marks of a heading of Nextra in Markdown: %s',
  async (marks) => {
    const { html } = await compile('nextra', 'page.md', `# T\n\n## A ${marks}\n`)
    expect(html).toMatch(/<h2 id="b">.*?A<\/h2>|<h2 id="b"[^>]*>A/)
  },
)

it('reports texts that Fumadocs includes, and includes its code', async () => {
  const text = '<include>./part.mdx</include>\n\n<include>./port.ts</include>\n'
  const { html, messages } = await compile('fumadocs', 'page.mdx', text, {
    'docs/port.ts': 'const port = 3000',
  })
  expect(messages).toMatchObject([{ code: 'directive/unknown', location: { line: 1 } }])
  expect(html).toContain('3000')
})

it('reads the front matter of Starlight', async () => {
  const file = join(import.meta.dirname, '../fixtures/starlight/splash.mdx')
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

it.each([
  [
    'page.md',
    '---\ndescription: About ports\n---\n# Ports\n\nText',
    '<p>About ports</p>\n<p>Text</p>',
  ],
  ['page.md', 'Text', '<p>Text</p>'],
  ['page.mdx', '---\ndescription: About\nmode: custom\n---\nText', '<p>Text</p>'],
])('shows the description of a page of Mintlify below its title: %s', async (file, text, shown) => {
  const { html } = await compile('mintlify', file, text)
  expect(html.replace(/^.*<\/h1>\n/s, '').trim()).toBe(shown)
})
