import type { LandingError } from '@landing/schema'
import { expect, it } from 'vitest'
import { formatDiagnostics } from './diagnostics/report'
import { checkAll } from './fixtures/check-all'
import { openSite, renderPath, writeSite } from './fixtures/write-site'

const problemsOf = async (opening: Promise<unknown>) => {
  const error = await opening.catch((reason: unknown) => reason)
  return (error as LandingError).diagnostics.map(
    ({ location, code, message: reason }) =>
      `${location.file}:${location.line}:${location.column} ${code} ${reason}`,
  )
}

it('gives a docs set in the folder of another one its own files', async () => {
  const { content } = await openSite(
    {
      'docs/intro.md': '# Intro\n\n[sub](reference/x/resources/a.md)',
      'docs/reference/x/resources/a.md': '# x_a (Resource)\n',
      'docs/reference/x_versions/1.0/resources/a.md': '# x_a (Resource)\n',
      'docs/reference/xy.md': '# XY',
    },
    {
      docs: [
        {},
        {
          id: 'x',
          path: 'docs/reference/x',
          routeBasePath: 'docs/reference/x',
        },
      ],
    },
  )
  expect(content.messages).toEqual([])
  expect(
    content.model.versions.map(({ docsSet, name, docs }) => [docsSet, name, Object.keys(docs)]),
  ).toEqual([
    ['default', 'current', ['intro', 'reference/xy']],
    ['x', 'current', ['resources/a']],
    ['x', '1.0', ['resources/a']],
  ])
  const { data, messages } = await renderPath(content, '/docs/intro/')
  expect(messages).toEqual([])
  expect(data.kind === 'doc' && data.html).toContain('/docs/reference/x/next/resources/a/')
})

it('names the category file that names a page which is not there', async () => {
  const opening = openSite({
    'docs/a.md': 'A',
    'docs/c/b.md': 'B',
    'docs/c/_category_.yml': 'label: C\nlink: { type: doc, id: c/bb }\n',
    'docs/_category_.yml': 'label: Top\nlink: { type: generated-index }\n',
  })
  expect(await problemsOf(opening)).toEqual([
    'docs/_category_.yml:2:1 category/invalid A category index page outside a category: the docs folder itself is no category of a sidebar.',
    'docs/c/_category_.yml:2:1 sidebar/unknown-doc Unknown document "c/bb" in the sidebar.',
  ])
})

it('says once what is wrong with a page that several languages show', async () => {
  const contentDir = writeSite({
    'docs/tags.yml': 'a: {}\n',
    'docs/a.md': '---\ntags: [b]\n---\n\n[x](./nowhere.md) <b style="color:red">x</b>\n',
  })
  const config = {
    title: 'S',
    url: 'https://example.org',
    i18n: { defaultLocale: 'en', locales: ['en', 'de', 'ar'] },
  }
  const { messages } = await checkAll(contentDir, config)
  expect(messages.map(({ code }) => code)).toEqual([
    'tags/unknown',
    'links/broken-markdown',
    'html/inline-style',
  ])
  expect(formatDiagnostics([...messages, ...messages], contentDir)).toBe(
    formatDiagnostics(messages, contentDir),
  )
})

it('has a page for each of 3,000 tags of one page', async () => {
  const tags = Array.from({ length: 3000 }, (_, number) => `t${number}`)
  const { content } = await openSite({ 'docs/a.md': `---\ntags: [${tags.join(', ')}]\n---\n` })
  expect(content.model.routes.filter(({ kind }) => kind === 'tag')).toHaveLength(3000)
  expect(content.messages).toEqual([])
})

it('takes the policy for tags from the docs set that the page is in', async () => {
  const page = '---\ntags: [b]\n---\n'
  const { content } = await openSite(
    {
      'docs/tags.yml': 'a: {}\n',
      'docs/a.md': page,
      'versions/1.0/tags.yml': 'a: {}\n',
      'versions/1.0/a.md': page,
      'docs/inner/tags.yml': 'a: {}\n',
      'docs/inner/a.md': page,
      'api/tags.yml': 'a: {}\n',
      'api/a.md': page,
    },
    {
      docs: [
        { onInlineTags: 'log' },
        { id: 'inner', path: 'docs/inner', routeBasePath: 'inner', onInlineTags: 'ignore' },
        { id: 'api', path: 'api', routeBasePath: 'api' },
      ],
    },
  )
  expect(content.messages.map(({ location, severity }) => [location.file, severity])).toEqual([
    ['api/a.md', 'warn'],
    ['docs/a.md', 'log'],
    ['versions/1.0/a.md', 'log'],
  ])
})

it('draws emoji in titles and descriptions from the text, unless the site does not want them', async () => {
  const files = { 'docs/a.md': '# Start :rocket:\n\nGo :tada: go at 10:30:45.\n' }
  const facts = async (emoji: boolean) => {
    const { content } = await openSite(files, { emoji })
    const { title, description } = content.model.versions[0]?.docs.a?.facts ?? {}
    return [title, description]
  }
  expect(await facts(true)).toEqual(['Start 🚀', 'Go 🎉 go at 10:30:45.'])
  expect(await facts(false)).toEqual(['Start :rocket:', 'Go :tada: go at 10:30:45.'])
})

it('calls the page of a folder like its folder where it has no title', async () => {
  const { content } = await openSite({
    'docs/01-how-to/Index.md': '<p align="center">Logo</p>\n\n## First steps',
    'docs/01-how-to/a.md': 'Text.',
    'docs/index.md': 'Text.',
  })
  const { docs = {}, sidebars } = content.model.versions[0] ?? {}
  const titles = Object.values(docs).map(({ facts }) => facts.title)
  expect(titles.sort()).toEqual(['How to', 'a', 'index'])
  expect(sidebars?.docs?.items).toMatchObject([{ label: 'How to', items: [{ label: 'a' }] }, {}])
})

it('orders pages by their names without extensions', async () => {
  const { content } = await openSite({
    'docs/install-test.md': '# T',
    'docs/install.md': '# I',
    'docs/install2.md': '# 2',
  })
  const ids = content.model.versions[0]?.sidebars.docs?.items
  expect(ids).toMatchObject([{ label: 'I' }, { label: 'T' }, { label: '2' }])
})

it('leaves categories out of versions that have none of their pages', async () => {
  const link = { type: 'generated-index' } as const
  const { content } = await openSite(
    { 'docs/a.md': '# A', 'docs/b.md': '# B', 'versions/1.0/a.md': '# A' },
    {
      docs: {
        sidebars: { main: ['a', { type: 'category', label: 'More', items: ['b'], link }] },
      },
    },
  )
  const paths = content.model.routes.map(({ path }) => path)
  expect(paths.filter((path) => path.includes('category'))).toEqual(['/docs/next/category/more/'])
  expect(content.model.versions[1]?.sidebars.main?.items).toHaveLength(1)
})

it('checks where redirects lead, once all pages are known', async () => {
  const { content } = await openSite(
    { 'docs/a.md': '# A', 'docs/old.md': '---\nslug: /new\n---\n' },
    {
      redirects: [
        { from: '/x/', to: '/docs/aa/' },
        { from: '/y/', to: '/docs/a/#part' },
        { from: '/z/', to: 'https://example.com/' },
        { from: '/home/', to: '/' },
      ],
    },
  )
  const pages = content.model.routes.map(({ path }) => ({ path, ids: [], links: [] }))
  expect(content.audit(pages, { paths: ['/'], files: [] })).toEqual([
    {
      code: 'redirects/no-target',
      severity: 'warn',
      message: 'The redirect from /x/ leads to /docs/aa/, where there is no page and no file.',
      location: { file: 'configuration redirects' },
      help: 'Did you mean "/docs/a/"?',
    },
  ])
})

it('finds a page that the search offers and that does not exist', async () => {
  const links = [{ label: 'A', to: '/docs/aa/' }]
  const { content } = await openSite(
    { 'docs/a.md': '# A' },
    { theme: { navbar: { items: [{ type: 'search', links }] } } },
  )
  const pages = content.model.routes.map(({ path }) => ({ path, ids: [], links: [] }))
  expect(content.audit(pages, { paths: ['/'], files: [] })).toMatchObject([
    {
      code: 'links/broken',
      location: { file: 'configuration theme.navbar.items[0].links[0].to' },
      help: 'Did you mean "/docs/a/"?',
    },
  ])
})

it('checks all pages even where one has a fault that stops a build', async () => {
  const contentDir = writeSite({
    'docs/a.md': '---\nsidebar_position: first\ntitel: A\n---\n',
    'docs/b.md': '[x](./c.md)\n',
  })
  const config = { title: 'S', url: 'https://example.org' }
  const { pages, messages } = await checkAll(contentDir, config)
  expect(pages).toBe(3)
  expect(messages.map(({ code, severity, location }) => [code, severity, location.file])).toEqual([
    ['front-matter/wrong-type', 'throw', 'docs/a.md'],
    ['front-matter/unknown-key', 'warn', 'docs/a.md'],
    ['links/broken-markdown', 'throw', 'docs/b.md'],
  ])
})

it('keeps the ending of links to files of HTML in the static folder, not of links to pages', async () => {
  const { content } = await openSite({
    'docs/a.md': '[x](/log.html) [y](../../log.html#t) [z](/docs/b.html)',
    'docs/b.md': '# B',
    'static/log.html': '<p id="t">',
    'static/docs/b.html': '<p>',
  })
  const { data } = await renderPath(content, '/docs/a/')
  const html = data.kind === 'doc' ? data.html : ''
  expect(Array.from(html.matchAll(/href="([^"#]*)/g), ([, href]) => href)).toEqual([
    '/log.html',
    '/log.html',
    '/docs/b/',
  ])
})

it('finds files of links below the folder of all documents, as Docusaurus does', async () => {
  const { content } = await openSite({
    'docs/a/one.md': '[x](/b/two.md#t) [y](b/two.md) [z](two.md)',
    'docs/b/two.md': '## T',
    'docs/two.md': '# Other',
    'docs_versions/1.0/a/one.md': '[x](/b/two.md)',
    'docs_versions/1.0/b/two.md': '',
  })
  const hrefs = async (path: string) => {
    const { data, messages } = await renderPath(content, path)
    expect(messages).toEqual([])
    return data.kind === 'doc'
      ? Array.from(data.html.matchAll(/href="([^"]*)"/g), ([, href]) => href)
      : []
  }
  const paths = content.model.routes.map(({ path }) => path)
  const current = paths.find((path) => path.endsWith('/a/one/') && !path.includes('1.0')) ?? ''
  const root = current.replace(/a\/one\/$/, '')
  expect(await hrefs(current)).toEqual([`${root}b/two/#t`, `${root}b/two/`, `${root}two/`])
  const old = paths.find((path) => path.endsWith('/a/one/') && path !== current) ?? ''
  expect(await hrefs(old)).toEqual([old.replace(/a\/one\/$/, 'b/two/')])
})

it('takes documents beside the folders of others, named by their paths', async () => {
  const { content } = await openSite(
    {
      'a.md': '# A\n\n[b](b.md) [c](other/c.md) [gone](gone.md)\n',
      'b.md': '# B\n',
      'other/c.md': '# C\n',
      'i18n/de/b.md': '# Be\n',
    },
    {
      i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
      docs: [
        { path: '.', routeBasePath: '/' },
        { id: 'other', path: 'other', routeBasePath: 'other' },
      ],
    },
    { production: false },
  )
  const paths = content.model.routes.flatMap(({ kind, path }) => (kind === 'doc' ? path : []))
  expect(paths).toEqual(['/a/', '/b/', '/de/a/', '/de/b/', '/other/c/', '/de/other/c/'])
  const { data, messages } = await renderPath(content, '/a/')
  expect(messages.map(({ location }) => location)).toMatchObject([{ file: 'a.md', column: 27 }])
  expect(data.kind === 'doc' && data.html).toContain('href="/b/"')
})

it('calls a page whose title is empty like a page without a title', async () => {
  const { content } = await openSite({
    'docs/a.md': '---\ntitle: ""\n---\n# Usage\n',
    'docs/b.md': '#\n',
  })
  const titleOf = async (path: string) => (await renderPath(content, path)).search?.title
  expect([await titleOf('/docs/a/'), await titleOf('/docs/b/')]).toEqual(['Usage', 'b'])
})

it.each([
  ['docs/guides/a.md', '../r/x.md', '../resources/x.md'],
  ['docs/guides/a.md', '../d/x.md', '../data-sources/x.md'],
  ['docs/guides/a.md', 'x.md', '../resources/x.md'],
  ['docs/list-resources/a.md', '../x.md', 'x.md'],
  ['docs/data-sources/a.md', '../../x.md', 'x.md'],
  ['docs_versions/1.0/guides/a.md', '../x.md', '../list-resources/x.md'],
])('suggests in %s, for %s, the file of the same kind: %s', async (page, link, suggested) => {
  const kinds = ['data-sources', 'list-resources', 'resources'].map((kind) => `docs/${kind}/x.md`)
  const files = [...kinds, 'docs_versions/1.0/list-resources/x.md'].map((path) => [path, '# X'])
  const contentDir = writeSite({ ...Object.fromEntries(files), [page]: `[x](${link})` })
  const config = { title: 'Site', url: 'https://example.org' }
  const { messages } = await checkAll(contentDir, config)
  const [message] = messages.filter(({ code }) => code === 'links/broken-markdown')
  expect(message?.help).toMatch(new RegExp(`^Did you mean "(\\./)?${suggested}"\\?`))
})
