import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { LandingError } from '@landing/schema'
import { describe, expect, it } from 'vitest'
import { openContent } from './content/open-content'
import { png } from './fixtures/small-site'
import { openSite, renderPath, writeSite } from './fixtures/write-site'

describe('problems', () => {
  it('are thrown together, each with its place', async () => {
    const opening = openSite({
      'docs/a.md': '---\ntitel: A\nsidebar_position: first\n---\n',
      'docs/b.md': '---\ntitle: "B\n---\n',
      'docs/_category_.yml': 'lable: X\n',
    })
    const error = await opening.catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(LandingError)
    const { diagnostics: messages, message } = error as LandingError
    expect(message).toBe('Found 3 errors.')
    expect(messages.map(({ code, location }) => [code, location.file, location.line])).toEqual([
      ['category/invalid', 'docs/_category_.yml', 1],
      ['front-matter/wrong-type', 'docs/a.md', 3],
      ['front-matter/syntax', 'docs/b.md', 2],
    ])
  })

  it('of an id that two numbered files have', async () => {
    const error = await openSite({ 'docs/404.a.md': '', 'docs/500.a.md': '' }).catch(
      (reason: unknown) => reason,
    )
    expect((error as LandingError).diagnostics).toMatchObject([
      {
        message: 'The document id "a" is already taken by docs/404.a.md.',
        help: 'Rename one of the files, or give it another "id" in its front matter. A number before a name orders the pages, and is not part of the id.',
      },
    ])
  })

  it.each([
    [
      'id: a/b',
      'The document id "a/b" contains a slash.',
      'An id is one name without slashes; use "slug" for the address.',
    ],
    [
      'slug: https://example.org/b',
      'The slug "https://example.org/b" is the address of a site.',
      'Write the path of the page, such as "/start". Links to other sites belong into a sidebar or the navbar.',
    ],
    [
      'slug: b c?',
      'The slug "b c?" contains "?", which is not part of a path.',
      'Write the path of the page, such as "/start".',
    ],
    [
      'slug: /../b',
      'The slug "/../b" leads out of the docs.',
      'Write its path below them, such as "/start".',
    ],
  ])('of the address in front matter: %s', async (line, message, help) => {
    const opening = openSite({ 'docs/a.md': `---\ntitle: A\n${line}\n---\n` })
    const { diagnostics } = (await opening.catch((reason: unknown) => reason)) as LandingError
    expect(diagnostics).toMatchObject([
      {
        code: 'docs/invalid-slug',
        severity: 'throw',
        location: { file: 'docs/a.md', line: 3 },
        message,
        help,
      },
    ])
  })

  it('of a name that lacks an underscore say that the file is not read', async () => {
    const opening = openSite({ 'docs/a/_category.yml': 'label: A\n', 'docs/a/b.md': '# B' })
    const { diagnostics } = (await opening.catch((reason: unknown) => reason)) as LandingError
    expect(diagnostics).toMatchObject([
      { code: 'category/invalid', location: { file: 'docs/a/_category.yml' } },
    ])
  })

  it('of files that are no images', async () => {
    const { content } = await openSite({
      'docs/a.md': '# A\n\n![a](./b.png) ![c](./c.md) ![d](./d.png)\n',
      'docs/b.png': '',
      'docs/c.md': '# C',
      'docs/d.png': png,
    })
    const { messages } = await renderPath(content, '/docs/a/')
    expect(messages.map(({ code, message }) => `${code} ${message}`)).toEqual([
      'images/missing The file "./b.png" is not an image, or is damaged.',
      'images/missing The file "./c.md" is not an image, or is damaged.',
    ])
  })

  it('of names that addresses encode', async () => {
    const { content } = await openSite({
      'docs/a b/one.md': '# One',
      'docs/a b/two?.md': '# Two',
      'docs/c#.md': '---\nslug: c\n---\n',
    })
    expect(content.messages).toMatchObject([
      {
        code: 'docs/unusual-name',
        message: 'The name "a b" is "a%20b" in addresses.',
        location: { file: 'docs/a b/one.md' },
      },
    ])
  })

  it('of pictures in front matter name their line', async () => {
    const { content } = await openSite({
      'docs/a.md': '---\ntitle: A\nimage: ../img/no.png\n---\n',
      'docs/b.md': '---\ntitle: B\nimage: https://example.org/there.png\n---\n',
      'docs/c.md': '---\ntitle: C\nimage: p.png\n---\n',
      'docs/p.png': png,
    })
    const { messages } = await renderPath(content, '/docs/a/')
    expect(messages).toMatchObject([
      {
        code: 'images/missing',
        severity: 'throw',
        message: 'The image "../img/no.png" does not exist.',
        location: { file: 'docs/a.md', line: 3, column: 1 },
      },
    ])
    const { data, messages: none } = await renderPath(content, '/docs/b/')
    expect(data.head.image).toBe('https://example.org/there.png')
    expect(none).toEqual([])
    const beside = await renderPath(content, '/docs/c/')
    expect(beside.data.head.image).toMatch(/^\/assets\/p\.[0-9a-f]{8}\.png$/)
    expect(content.assets()).toHaveLength(1)
  })

  it('of addresses in front matter that name nothing leave the image out', async () => {
    const addresses = ['//["]', 'https://[', '/\\[x', '\\[x']
    for (const image of addresses) {
      const { content } = await openSite({
        'docs/a.md': `---\ntitle: A\nimage: ${JSON.stringify(image)}\n---\n`,
      })
      const { data, messages } = await renderPath(content, '/docs/a/')
      expect(messages).toMatchObject([{ code: 'images/missing', location: { line: 3 } }])
      expect(data.head.image).toBeUndefined()
    }
  })

  it('of pipes and sockets name the file', async () => {
    const contentDir = writeSite({ 'docs/a.md': '# A\n' })
    const socket = createServer().listen(join(contentDir, 'docs/b.md'))
    await once(socket, 'listening')
    await expect(
      openContent({
        contentDir,
        config: { title: 'Site', url: 'https://example.org' },
        production: true,
      }),
    ).rejects.toMatchObject({
      diagnostics: [
        {
          code: 'source/unreadable',
          location: { file: 'docs/b.md' },
          message: 'This is a pipe, a socket or a device, so it cannot be read.',
          help: 'Remove it, or write a file in its place.',
        },
      ],
    })
    socket.close()
  })

  it('of images name the address without the static folder', async () => {
    const { content } = await openSite({
      'docs/a.md': '# A\n\n![x](/static/img/x.svg)\n\n![y](/static/img/y.svg)\n',
      'static/img/x.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    })
    const { messages } = await renderPath(content, '/docs/a/')
    expect(messages.map(({ help }) => help)).toEqual([
      'Write "/img/x.svg": files of the static folder have no "/static" in their address.',
      'Put it into static/img/y.svg and write "/img/y.svg", or correct the path.',
    ])
  })

  it('of bytes name the NUL byte, and files that are not UTF-8', async () => {
    const { content } = await openSite({
      'docs/a.md': '# A\n\nOne \0 and \0.\n',
      'docs/b.md': Buffer.from('# Caf\xe9\n', 'latin1'),
      'docs/c/_category_.yml': Buffer.from('label: Caf\xe9\n', 'latin1'),
      'docs/c/x.md': '# X\n',
      'data/d.yml': 'a: \0\n',
    })
    expect(content.messages).toMatchObject([
      { code: 'source/encoding', location: { file: 'data/d.yml', line: 1, column: 4 } },
      {
        code: 'source/encoding',
        severity: 'warn',
        message: 'The file has a NUL byte, which is shown as \uFFFD.',
        location: { file: 'docs/a.md', line: 3, column: 5 },
        help: 'Remove it. If the file is UTF-16, save it as UTF-8.',
      },
      {
        code: 'source/encoding',
        message: 'The file is not UTF-8; the bytes that could not be read are shown as \uFFFD.',
        location: { file: 'docs/b.md', line: 1, column: 6 },
      },
      {
        code: 'source/encoding',
        location: { file: 'docs/c/_category_.yml', line: 1, column: 11 },
      },
    ])
  })

  it('of folders of translations name those of no locale', async () => {
    const files = {
      'docs/a.md': '# A\n',
      'i18n/pt-BR/docs/a.md': '# A\n',
      'i18n/pt_BR/docs/b.md': '# B\n',
      'i18n/en/docs/a.md': '# A\n',
      'i18n/_drafts/a.md': '# A\n',
    }
    const i18n = { defaultLocale: 'en', locales: ['en', 'pt-BR'] }
    const { content } = await openSite(files, { i18n })
    expect(
      content.messages.map(({ location: { file }, message, help }) => [file, message, help]),
    ).toMatchInlineSnapshot(`
      [
        [
          "i18n/en",
          "The folder "en" belongs to no locale: its files are left out.",
          "Folders of locales: pt-BR.",
        ],
        [
          "i18n/pt_BR",
          "The folder "pt_BR" belongs to no locale: its files are left out.",
          "Did you mean "pt-BR"? Folders of locales: pt-BR.",
        ],
      ]
    `)
  })

  it('of two category files in a folder name the second', async () => {
    const opening = openSite({
      'docs/c/_category_.json': '{ "label": "A" }',
      'docs/c/_category_.yml': 'label: B\n',
      'docs/c/x.md': '# X\n',
    })
    await expect(opening).rejects.toMatchObject({
      diagnostics: [
        {
          code: 'category/invalid',
          message: 'The folder has another category file.',
          location: { file: 'docs/c/_category_.yml' },
          help: 'Keep one of them.',
        },
      ],
    })
  })

  it('of addresses name those that look the same', async () => {
    const { content } = await openSite({
      'docs/caf\u00e9.md': '# A\n',
      'docs/cafe\u0301.md': '# B\n',
    })
    expect(content.messages).toMatchObject([{ code: 'routes/duplicate', severity: 'warn' }])
  })

  it('of links name the nearest target', async () => {
    const { content } = await openSite({
      'docs/exporter.md':
        '---\ntitle: E\n---\n\n## Install it\n\n[a](./expoter.md) [b](/docs/exportr/) [c](#instal-it) [c](#install-it:~:text=E) [d](../img/x.png)\n\n![e](./no.png)\n',
    })
    const { messages, links, ids } = await renderPath(content, '/docs/exporter/')
    expect(
      messages.map(({ code, severity, location, help }) => [
        code,
        severity,
        location.line,
        location.column,
        help,
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
    const unsaid = content.audit(rendered, { paths: ['/'], files: ['/img/y.png'], authored: [] })
    expect(unsaid).toHaveLength(3)
    expect(unsaid.filter(({ help }) => help?.includes('/img/y.png'))).toEqual([])
    expect(content.audit(rendered, { paths: ['/'], files: ['/img/y.png'] })).toMatchObject([
      {
        code: 'links/broken',
        severity: 'log',
        location: { line: 7, column: 19 },
        help: 'Did you mean "/docs/exporter/"?',
      },
      { code: 'links/broken-anchor', severity: 'warn', help: 'Did you mean "#install-it"?' },
      { code: 'links/broken', message: expect.stringContaining('/docs/img/x.png') as string },
    ])
  })

  it('of links to drafts and fragments say that these are not published', async () => {
    const files = {
      'docs/a.md': '[a](./draft.md)\n\n[b](_part.md#x)\n\n[c](./no.md)\n',
      'docs/draft.md': '---\ndraft: true\n---\n',
      'docs/_part.md': '',
    }
    const said = async (production: boolean) => {
      const { content } = await openSite(files, {}, { production })
      const { messages } = await renderPath(content, '/docs/a/')
      return messages.map(({ message }) => message.replace(/^.* file /, ''))
    }
    const other = ['docs/_part.md, which is not published.', 'docs/no.md, which does not exist.']
    expect(await said(false)).toEqual(other)
    expect(await said(true)).toEqual(['docs/draft.md, which is not published.', ...other])
  })

  it('of links and images by name stand where they can be corrected', async () => {
    const { content } = await openSite({
      'docs/a.md': 'See [one][X], [x] and ![i][y].\n\n[x]: ./no.md\n[y]: ./no.png\n',
    })
    const { messages } = await renderPath(content, '/docs/a/')
    const places = messages.map(
      ({ code, location }) => `${code} ${location.line}:${location.column}`,
    )
    expect(new Set(places)).toEqual(new Set(['links/broken-markdown 3:1', 'images/missing 1:23']))
  })

  it('of tags follow the policy', async () => {
    const files = { 'docs/tags.yml': 'guide: {}\n', 'docs/a.md': '---\ntags: [giude]\n---\n' }
    const { content } = await openSite(files)
    expect(content.messages).toEqual([
      {
        code: 'tags/unknown',
        severity: 'warn',
        message: 'The tag "giude" is not in the tags file.',
        location: { file: 'docs/a.md', line: 2, column: 1 },
        help: 'Did you mean "guide"?',
      },
    ])
    await expect(openSite(files, { docs: { onInlineTags: 'throw' } })).rejects.toThrow(
      'Found 1 error.',
    )
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
    expect(content.messages.map(({ code, message: reason }) => [code, reason])).toEqual([
      [
        'routes/duplicate',
        'The address /docs/b/ is used twice: by docs/a.md and by docs/b.md. The first one is published.',
      ],
      [
        'routes/duplicate',
        'The address /docs/x/c/ differs from that of docs/x/C.md in case or Unicode normalization only: not every host tells them apart.',
      ],
    ])
  })

  it('of addresses that pages of the site have; a generated list gives way to them', async () => {
    const ownPages = { '/': 'src/pages/index.tsx', '/search/': 'the search page' }
    const open = (files: Record<string, string>) =>
      openSite(files, { docs: { routeBasePath: '/' } }, { ownPages })
    const { content } = await open({
      'docs/a.md': 'A',
      'docs/index.md': 'B',
      'docs/search.md': 'C',
    })
    expect(content.model.routes.map(({ path }) => path)).toEqual(['/a/'])
    expect(content.messages.map(({ code, message: reason }) => [code, reason])).toEqual([
      [
        'routes/duplicate',
        'The address / is used twice: by src/pages/index.tsx and by docs/index.md. The first one is published.',
      ],
      [
        'routes/duplicate',
        'The address /search/ is used twice: by the search page and by docs/search.md. The first one is published.',
      ],
    ])
    const listed = await open({ 'docs/a.md': 'A' })
    expect(listed.content.model.routes.map(({ path }) => path)).toEqual(['/a/'])
    expect(listed.content.messages).toEqual([])
  })

  it('of sidebars quote the id and name the nearest', async () => {
    const sidebars = { main: ['a', 'bb', { type: 'autogenerated', dirName: 'no' } as const] }
    const error = await openSite(
      { 'docs/a.md': '', 'docs/b.md': '' },
      { docs: { sidebars } },
    ).catch((reason: unknown) => reason)
    expect((error as LandingError).diagnostics).toMatchObject([
      {
        message: 'Unknown document "bb" in the sidebar.',
        location: { file: 'configuration docs.sidebars.main' },
        help: 'Did you mean "b"? Documents: a, b.',
      },
    ])
  })
})
