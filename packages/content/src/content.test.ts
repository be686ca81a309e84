import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LandingError } from '@landing/schema'
import { describe, expect, it } from 'vitest'
import { openContent } from './content'
import { openSite, renderPath, writeFiles, writeSite } from './fixtures/write-site'
import { sidebarFiles } from './link/sidebar-files'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAD0lEQVR4nGNgYGBgQEEAAA4AAUhYUrQAAAAASUVORK5CYII=',
  'base64',
)

const site = {
  'docs/_order.md': 'A part of pages, not a page.',
  'docs/tags.yml':
    'guide:\n  label: Guide\n  description: How to.\ndeep-dive:\n  label: Deep Dive\n',
  'docs/guides/_category_.yml': 'label: Guides\nposition: 1\ncollapsible: false\n',
  'docs/guides/start.md':
    '---\ntitle: Start\nsidebar_position: 1\ntags: [Guide, deep-dive]\ndescription: Begin here.\n---\n\nSee [next](./next.md#part) and ![P](./p.png).\n\n## Part\n',
  'docs/guides/next.md':
    '---\ntitle: Next\nsidebar_position: 2\ntags: [Guide]\n---\n\nThe *next* page. [Back](start.md)\n\n## Part\n\nText\n',
  'docs/guides/p.png': png,
  'docs/10-last.md': '# Last page\n\nWords. ![S](/img/s.svg)\n',
  'docs/secret.md': '---\nunlisted: true\ntags: [Guide]\n---\n\nSecret.\n',
  'docs/draft.md': '---\ndraft: true\n---\n\nDraft.\n',
  'static/img/s.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"/>',
}

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
      head: { title: '2 docs tagged with "Guide"' },
      allTagsPath: '/docs/tags/',
      docs: [{ title: 'Next' }, { title: 'Start', description: 'Begin here.' }],
    })
  })

  it('list the documents of a docs set by category', async () => {
    const { content } = await openSite(site)
    const { data } = await renderPath(content, '/docs/')
    expect(data).toMatchObject({
      kind: 'index',
      title: 'Documentation',
      sidebar: { id: 'docs' },
      groups: [
        { cards: [{ label: 'Last page', path: '/docs/last/' }] },
        {
          label: 'Guides',
          cards: [
            { label: 'Start', path: '/docs/guides/start/', description: 'Begin here.' },
            { label: 'Next', path: '/docs/guides/next/', description: 'The next page. Back' },
          ],
        },
      ],
    })
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

describe('problems', () => {
  it('are thrown together, each with its place', async () => {
    const opening = openSite({
      'docs/a.md': '---\ntitel: A\nsidebar_position: first\n---\n',
      'docs/b.md': '---\ntitle: "B\n---\n',
      'docs/_category_.yml': 'lable: X\n',
    })
    const error = await opening.catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(LandingError)
    const { messages, message } = error as LandingError
    expect(message).toBe('The content has 3 problems that must be solved.')
    expect(messages.map(({ rule, place }) => [rule, place.file, place.line])).toEqual([
      ['category/invalid', 'docs/_category_.yml', 1],
      ['front-matter/wrong-type', 'docs/a.md', 3],
      ['front-matter/syntax', 'docs/b.md', 3],
    ])
  })

  it('of links name the nearest target', async () => {
    const { content } = await openSite({
      'docs/exporter.md':
        '---\ntitle: E\n---\n\n## Install it\n\n[a](./expoter.md) [b](/docs/exportr/) [c](#instal-it) [d](../img/x.png)\n\n![e](./no.png)\n',
    })
    const { messages, links, ids } = await renderPath(content, '/docs/exporter/')
    expect(
      messages.map(({ rule, severity, place, advice }) => [
        rule,
        severity,
        place.line,
        place.column,
        advice,
      ]),
    ).toEqual([
      ['links/broken-markdown', 'throw', 7, 1, 'Did you mean "./exporter.md"?'],
      [
        'images/missing',
        'throw',
        9,
        1,
        'Put it beside the page, or correct the path; names are case-sensitive.',
      ],
    ])
    const rendered = [{ path: '/docs/exporter/', links, ids }]
    expect(content.audit(rendered, { paths: ['/'], files: ['/img/y.png'] })).toMatchObject([
      {
        rule: 'links/broken',
        severity: 'throw',
        place: { line: 7, column: 19 },
        advice: 'Did you mean "/docs/exporter/"?',
      },
      { rule: 'links/broken-anchor', severity: 'warn', advice: 'Did you mean "#install-it"?' },
      { rule: 'links/broken', reason: expect.stringContaining('/docs/img/x.png') as string },
    ])
  })

  it('of tags follow the policy', async () => {
    const files = { 'docs/tags.yml': 'guide: {}\n', 'docs/a.md': '---\ntags: [giude]\n---\n' }
    const { content } = await openSite(files)
    expect(content.messages).toEqual([
      {
        rule: 'tags/unknown',
        severity: 'warn',
        reason: 'The tag "giude" is not in the tags file.',
        place: { file: 'docs/a.md', line: 2, column: 1 },
        advice: 'Did you mean "guide"?',
      },
    ])
    await expect(openSite(files, { docs: { onInlineTags: 'throw' } })).rejects.toThrow('a problem')
    expect((await openSite(files, { docs: { onInlineTags: 'ignore' } })).content.messages).toEqual(
      [],
    )
  })

  it('of addresses that are used twice', async () => {
    const { content } = await openSite({
      'docs/a.md': '---\nslug: /b\n---\n',
      'docs/b.md': 'B',
      'docs/x/c.md': 'C',
      'docs/x/C.md': 'C',
    })
    expect(content.messages.map(({ rule, reason }) => [rule, reason])).toEqual([
      [
        'routes/duplicate',
        'The address /docs/b/ is used twice: by docs/a.md and by docs/b.md. The first one is published.',
      ],
      [
        'routes/duplicate',
        'The address /docs/x/c/ differs from that of docs/x/C.md in case only: not every host tells them apart.',
      ],
    ])
  })

  it('of sidebars quote the id and name the nearest', async () => {
    const sidebars = { main: ['a', 'bb', { type: 'autogenerated', dirName: 'no' } as const] }
    const error = await openSite(
      { 'docs/a.md': '', 'docs/b.md': '' },
      { docs: { sidebars } },
    ).catch((reason: unknown) => reason)
    expect((error as LandingError).messages).toMatchObject([
      {
        reason:
          'Invalid sidebars file. The document with id "bb" was used in the sidebar, but no document with this id could be found.',
        place: { file: 'configuration docs.sidebars.main' },
        advice: 'Did you mean "b"? Available document ids: a, b.',
      },
    ])
  })
})

describe('updates', () => {
  it('of a text change one page only', async () => {
    const { content, contentDir } = await openSite(site)
    await renderPath(content, '/docs/guides/next/')
    writeFiles(contentDir, {
      'docs/guides/next.md':
        '---\ntitle: Next\nsidebar_position: 2\ntags: [Guide]\n---\n\nThe *next* page. [Back](start.md)\n\nNew text.\n',
    })
    const update = await content.update([join(contentDir, 'docs/guides/next.md')])
    expect(update).toMatchObject({ structure: false, changed: ['/docs/guides/next/'] })
    expect(update.content.model).toBe(content.model)
    const { data } = await renderPath(update.content, '/docs/guides/next/')
    expect(data.kind === 'doc' && data.html).toContain('New text.')
  })

  it('of titles, and files that come and go, change the structure', async () => {
    const { content, contentDir } = await openSite(site)
    writeFiles(contentDir, { 'docs/guides/new.md': '# New' })
    const added = await content.update([join(contentDir, 'docs/guides/new.md')])
    expect(added.structure).toBe(true)
    expect(added.changed).toContain('/docs/guides/new/')
    rmSync(join(contentDir, 'docs/guides/new.md'))
    const removed = await added.content.update([join(contentDir, 'docs/guides/new.md')])
    expect(removed.structure).toBe(true)
    expect(removed.content.model).toEqual(content.model)
  })

  it('of data and pictures reach the pages that use them', async () => {
    const { content, contentDir } = await openSite(
      { ...site, 'data/r.csv': 'name\nA\n', 'docs/table.md': '::table{data="rows"}' },
      {
        data: {
          rows: (files) => ({
            columns: [{ key: 'name', label: 'Name' }],
            rows: files.r as { name: string }[],
          }),
        },
      },
    )
    const before = await renderPath(content, '/docs/table/')
    expect(before.data.kind === 'doc' && before.data.html).toContain('<td>A</td>')
    await renderPath(content, '/docs/guides/start/')
    writeFiles(contentDir, { 'data/r.csv': 'name\nB\n' })
    const update = await content.update([join(contentDir, 'data/r.csv')])
    expect(update).toMatchObject({ structure: false, changed: ['/docs/table/'] })
    const after = await renderPath(update.content, '/docs/table/')
    expect(after.data.kind === 'doc' && after.data.html).toContain('<td>B</td>')
    const picture = await update.content.update([join(contentDir, 'docs/guides/p.png')])
    expect(picture.changed).toEqual(['/docs/guides/start/'])
  })
})

describe('the cache', () => {
  it('gives the same pages, and notices what changed', async () => {
    const contentDir = writeSite({
      ...site,
      'docs/inc.md': '```text file=./inc.txt\n```',
      'docs/inc.txt': 'one',
    })
    const cacheDir = writeSite({})
    const open = () =>
      openContent({
        contentDir,
        cacheDir,
        production: true,
        config: { title: 'S', url: 'https://example.org' },
      })
    const all = async () => {
      const pages: unknown[] = []
      for await (const page of (await open()).renderAll()) pages.push(page)
      return JSON.stringify(pages)
    }
    const first = await all()
    expect(await all()).toBe(first)
    writeFiles(contentDir, { 'docs/inc.txt': 'two' })
    const changed = await all()
    expect(changed).toContain('two')
    writeFiles(contentDir, { 'docs/inc.txt': 'one' })
    expect(await all()).toBe(first)
  })

  it('keeps highlighted code for other settings and other pages, safe from damage', async () => {
    const block = '```hcl\nlocals {\n  a = "b"\n}\n```\n'
    const contentDir = writeSite({ 'docs/a.md': `:rocket:\n\n${block}`, 'docs/b.md': block })
    const cacheDir = writeSite({})
    const build = async (emoji: boolean, cache = cacheDir) => {
      const content = await openContent({
        contentDir,
        cacheDir: cache,
        production: true,
        config: { title: 'S', url: 'https://example.org', emoji },
      })
      const pages: unknown[] = []
      for await (const page of content.renderAll()) pages.push(page)
      await content.dispose()
      return JSON.stringify(pages)
    }
    await build(true)
    const parts = readdirSync(join(cacheDir, 'parts'))
    expect(parts).toHaveLength(1)
    // Other settings make other pages of the same code.
    const other = await build(false)
    expect(readdirSync(join(cacheDir, 'parts'))).toEqual(parts)
    expect(other).toBe(await build(false, writeSite({})))
    const file = join(cacheDir, 'parts', parts[0] ?? '')
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('tk-', '<s>'))
    expect(await build(true)).toBe(await build(true, writeSite({})))
  })
})
