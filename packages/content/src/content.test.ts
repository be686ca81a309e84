import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { png, site } from './fixtures/small-site'
import { openSite, renderPath } from './fixtures/write-site'
import { sidebarFiles } from './link/sidebar-files'

describe('the model', () => {
  it('has a route for each page, tag and index', async () => {
    const { content } = await openSite(site)
    expect(content.model.routes.map(({ kind, path }) => `${kind} ${path}`)).toEqual([
      'docs-index /docs/',
      'doc /docs/last/',
      'doc /docs/guides/next/',
      'doc /docs/guides/start/',
      'doc /docs/secret/',
      'tags /docs/tags/',
      'tag /docs/tags/deep-dive/',
      'tag /docs/tags/guide/',
    ])
  })

  it('orders the sidebar by position, then by name', async () => {
    const { content } = await openSite(site)
    expect(content.model.versions[0]?.sidebars).toEqual({
      docs: {
        id: 'docs',
        items: [
          {
            type: 'category',
            label: 'Guides',
            collapsible: false,
            collapsed: false,
            items: [
              { type: 'link', label: 'Start', href: '/docs/guides/start/', docId: 'guides/start' },
              { type: 'link', label: 'Next', href: '/docs/guides/next/', docId: 'guides/next' },
            ],
          },
          { type: 'link', label: 'Last page', href: '/docs/last/', docId: 'last' },
          { type: 'link', label: 'secret', href: '/docs/secret/', docId: 'secret', unlisted: true },
        ],
      },
    })
    expect(content.model.versions[0]?.mainDocId).toBe('guides/start')
  })

  it('leaves trailing slashes out where the site says so', async () => {
    const { content } = await openSite(site, { trailingSlash: false })
    expect(content.model.routes.map(({ path }) => path)).toContain('/docs/guides/start')
    const { data } = await renderPath(content, '/docs/guides/start')
    expect(data.kind === 'doc' && data.html).toContain('href="/docs/guides/next#part"')
  })

  it('shows drafts outside of production', async () => {
    const { content } = await openSite(site, {}, { production: false })
    const { data } = await renderPath(content, '/docs/draft/')
    expect(data).toMatchObject({ draft: true, head: { noIndex: true } })
  })
})

describe('pages', () => {
  it('may have the base in their links, as in other tools', async () => {
    const { content } = await openSite(
      { 'docs/a.md': '[b](/base/docs/b/#c) [d](/base/docs/d/)', 'docs/b.md': '# B\n' },
      { baseUrl: '/base/' },
    )
    const { links } = await renderPath(content, '/docs/a/')
    expect(links.map(({ href }) => href)).toEqual(['/docs/b/#c', '/base/docs/d/'])
  })

  it('have the data of a document', async () => {
    const { content, contentDir } = await openSite(site, {
      baseUrl: '/base/',
      docs: { editUrl: 'https://git.example.org/edit/main/content/' },
    })
    const { data, search, markdown, links, messages } = await renderPath(
      content,
      '/docs/guides/start/',
    )
    expect(messages).toEqual([])
    expect(data).toEqual({
      kind: 'doc',
      path: '/docs/guides/start/',
      head: { title: 'Start', description: 'Begin here.' },
      docsSet: 'default',
      version: 'current',
      sidebar: { id: 'docs', href: sidebarFiles(content.model)[0]?.href },
      breadcrumbs: [{ label: 'Guides' }, { label: 'Start' }],
      next: { label: 'Next', path: '/docs/guides/next/' },
      id: 'guides/start',
      title: 'Start',
      showTitle: true,
      html: expect.stringContaining('<a href="/base/docs/guides/next/#part">next</a>') as string,
      toc: [{ text: 'Part', id: 'part', level: 2 }],
      tags: [
        { label: 'Guide', path: '/docs/tags/guide/', description: 'How to.' },
        { label: 'Deep Dive', path: '/docs/tags/deep-dive/' },
      ],
      editUrl: 'https://git.example.org/edit/main/content/docs/guides/start.md',
      markdown: '/docs/guides/start/index.md',
    })
    const [asset] = content.assets()
    expect(asset).toMatchObject({ source: join(contentDir, 'docs/guides/p.png') })
    expect(asset?.href).toMatch(/^\/assets\/p\.[0-9a-f]{8}\.png$/)
    expect(data.kind === 'doc' && data.html).toContain(
      `<img src="/base${asset?.href}" width="3" height="2" alt="P"`,
    )
    expect(search).toEqual({
      path: '/docs/guides/start/',
      title: 'Start',
      description: 'Begin here.',
      keywords: [],
      tags: ['Guide', 'Deep Dive'],
      breadcrumbs: ['Guides'],
      sections: [
        { anchor: '', heading: '', text: 'See next and P.' },
        { anchor: 'part', heading: 'Part', text: '' },
      ],
    })
    expect(markdown).toContain(
      '# Start\n\nSee [next](https://example.org/base/docs/guides/next/#part)',
    )
    expect(links.map(({ href }) => href)).toEqual(['/docs/guides/next/#part'])
  })

  it('have full addresses of pages, images and links in tables as Markdown', async () => {
    const { content } = await openSite(
      {
        'docs/a.md':
          '![Beside](./p.png) ![Root](/img/s.svg "T") ![Static](img/s.svg) [![In](./p.png)](b.md) ![Far](https://x.org/a.png)\n\n::table{data="t"}\n',
        'docs/b.md': '# B\n',
        'docs/p.png': png,
        'static/img/s.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      },
      {
        baseUrl: '/base/',
        data: {
          t: () => ({
            columns: [{ key: 'a', label: 'A' }],
            rows: [{ a: { text: 'B', href: '/docs/b/' } }, { a: [{ text: 'C', href: './b.md' }] }],
          }),
        },
      },
    )
    const { markdown = '' } = await renderPath(content, '/docs/a/')
    expect(markdown.replace(/p\.\w+\.png/g, 'p.png')).toMatchInlineSnapshot(`
      "# a

      ![Beside](https://example.org/base/assets/p.png) ![Root](https://example.org/base/img/s.svg "T") ![Static](https://example.org/base/img/s.svg) [![In](https://example.org/base/assets/p.png)](https://example.org/base/docs/b/) ![Far](https://x.org/a.png)

      | A |
      | --- |
      | [B](https://example.org/base/docs/b/) |
      | [C](https://example.org/base/docs/b/) |
      "
    `)
  })

  it('keep the sizes that authors give to pictures, the other side in proportion', async () => {
    const { content } = await openSite({
      'docs/a.md':
        '<img src="p.png" width="30" alt=""> <img src="p.png" height="4px" alt=""> <img src="p.png" alt="">\n',
      'docs/p.png': png,
    })
    const { data } = await renderPath(content, '/docs/a/')
    const html = data.kind === 'doc' ? data.html : ''
    expect(
      [...html.matchAll(/width="(\d+)" height="(\d+)"/g)].map(([, width, height]) => [
        width,
        height,
      ]),
    ).toEqual([
      ['30', '20'],
      ['6', '4'],
      ['3', '2'],
    ])
  })

  it('keep widths of images in percent, and those of videos with a poster', async () => {
    const { content } = await openSite({
      'docs/a.md':
        '<img src="p.png" width="50%" alt=""> ![x](p.png){width=40%} <video src="v.mp4" poster="p.png" width="600"></video>\n',
      'docs/p.png': png,
      'docs/v.mp4': '',
    })
    const { data } = await renderPath(content, '/docs/a/')
    const html = data.kind === 'doc' ? data.html : ''
    expect(html.match(/(?:width|height)="[^"]*"/g)).toEqual([
      'width="50%"',
      'width="40%"',
      'width="600"',
      'height="400"',
    ])
  })

  it('show images that the configuration makes', async () => {
    const files = () => ({ '/badges/tool.svg': '<svg width="60" height="20"></svg>' })
    const { content } = await openSite(
      { 'docs/a.md': '![Tool](/badges/tool.svg) ![Lost](/badges/lost.svg)\n' },
      { files },
    )
    const { data, messages } = await renderPath(content, '/docs/a/')
    expect(data.kind === 'doc' && data.html).toContain(
      '<img src="/badges/tool.svg" width="60" height="20" alt="Tool"',
    )
    expect(messages.map(({ message }) => message)).toEqual([
      'The image "/badges/lost.svg" does not exist.',
    ])
  })

  it('take title and description from the text where front matter has none', async () => {
    const { content } = await openSite(site)
    const { data } = await renderPath(content, '/docs/last/')
    expect(data).toMatchObject({
      title: 'Last page',
      showTitle: false,
      head: { title: 'Last page', description: 'Words. S' },
      previous: { label: 'Next', path: '/docs/guides/next/' },
    })
    expect(data.kind === 'doc' && data.html).toContain(
      '<img src="/img/s.svg" width="30" height="20"',
    )
  })

  it('that are unlisted are not found in lists, nor in the search', async () => {
    const { content } = await openSite(site)
    const { data, search } = await renderPath(content, '/docs/secret/')
    expect(data).toMatchObject({ unlisted: true, head: { noIndex: true } })
    expect(search).toBeUndefined()
    const tag = await renderPath(content, '/docs/tags/guide/')
    expect(tag.data).toMatchObject({
      kind: 'tag',
      head: {},
      breadcrumbs: [
        { kind: 'docs', path: '/docs/' },
        { kind: 'tags', path: '/docs/tags/' },
        { label: 'Guide' },
      ],
      allTagsPath: '/docs/tags/',
      others: [{ label: 'Deep Dive', path: '/docs/tags/deep-dive/', count: 1 }],
      docs: [{ title: 'Next' }, { title: 'Start', description: 'Begin here.' }],
    })
  })

  it('list the documents of a docs set by category, in the order of the sidebar', async () => {
    const { content } = await openSite(site)
    const { data } = await renderPath(content, '/docs/')
    expect(data).toMatchObject({
      kind: 'index',
      breadcrumbs: [{ kind: 'docs' }],
      sidebar: { id: 'docs' },
      groups: [
        {
          label: 'Guides',
          cards: [
            { label: 'Start', path: '/docs/guides/start/', description: 'Begin here.' },
            { label: 'Next', path: '/docs/guides/next/', description: 'The next page. Back' },
          ],
        },
        { cards: [{ label: 'Last page', path: '/docs/last/' }] },
      ],
    })
  })

  it('list them below the description of the docs set, in the language of the page', async () => {
    const description = { en: 'All guides.', de: 'Alle Anleitungen.' }
    const i18n = { locales: ['en', 'de'], defaultLocale: 'en' }
    const { content } = await openSite({ 'docs/a.md': '# A\n' }, { docs: { description }, i18n })
    for (const [path, text] of [
      ['/docs/', description.en],
      ['/de/docs/', description.de],
    ] as const) {
      const { data } = await renderPath(content, path)
      expect(data).toMatchObject({ description: text, head: { description: text } })
    }
  })

  it('list only the categories of a large docs set', async () => {
    const pages = Array.from({ length: 120 }, (_, i) => [
      `docs/part-${i % 3}/p-${i}.md`,
      `# P ${i}\n`,
    ])
    const { content } = await openSite({
      'docs/intro.md': '# Intro\n',
      ...Object.fromEntries(pages),
    })
    const { data } = await renderPath(content, '/docs/')
    expect(data).toMatchObject({
      groups: [
        {
          cards: [
            { label: 'Intro' },
            { label: 'Part 0', path: '/docs/part-0/p-0/', count: 40 },
            { label: 'Part 1', path: '/docs/part-1/p-1/', count: 40 },
            { label: 'Part 2', path: '/docs/part-2/p-2/', count: 40 },
          ],
        },
      ],
    })
  })

  it('list the tags by letter', async () => {
    const { content } = await openSite(site)
    const { data } = await renderPath(content, '/docs/tags/')
    expect(data).toMatchObject({
      kind: 'tags',
      groups: [
        { letter: 'D', tags: [{ label: 'Deep Dive', count: 1 }] },
        { letter: 'G', tags: [{ label: 'Guide', count: 2 }] },
      ],
    })
  })
})
