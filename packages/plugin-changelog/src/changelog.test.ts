import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openContent } from '@landing/content'
import { removeSites, renderPath, siteOpener, writeFiles, writeSite } from '@landing/tooling/sites'
import { afterAll, describe, expect, it } from 'vitest'
import { withFileLinks } from './file-links'
import { readChangelog } from './read-changelog'
import { releaseHeading } from './release-heading'

afterAll(removeSites)

const openSite = siteOpener(openContent)

const plugin = join(import.meta.dirname, 'index.ts')
const config = { plugins: [plugin], docs: { dialect: 'changelog' } }

const open = (files: Readonly<Record<string, string>>, own: object = config) => openSite(files, own)

/** A site with faults that would stop a build. */
const openLenient = async (files: Readonly<Record<string, string>>) =>
  (await openSite(files, config, { production: false })).content

describe('a heading', () => {
  it.each([
    ['1.2.0', { version: '1.2.0' }],
    ['[1.2.0] - 2026-11-23', { version: '1.2.0', date: '2026-11-23' }],
    ['[1.2.0](https://example.org/a...b) (2026-11-23)', { version: '1.2.0', date: '2026-11-23' }],
    [
      '<small>[8.1.5](https://example.org) (2026-07-15)</small>',
      { version: '8.1.5', date: '2026-07-15' },
    ],
    ['1.20.0 (November 3, 2026)', { version: '1.20.0', date: '2026-11-03' }],
    ['v2.0.0-beta.1 / 3 Nov 2026', { version: '2.0.0-beta.1', date: '2026-11-03' }],
    ['2026-11-23, Version 22.1.0 (Current), @somebody', { version: '22.1.0', date: '2026-11-23' }],
    ['@acme/cli@1.2.0', { version: '1.2.0' }],
    [
      '[@acme/cli-v1.2.0](https://example.org) (2026-01-04)',
      { version: '1.2.0', date: '2026-01-04' },
    ],
    ['2.30.0 [See full changelog](https://example.org)', { version: '2.30.0' }],
    ['[0.9.0] - 2026-11-23 [YANKED]', { version: '0.9.0', date: '2026-11-23' }],
    ['1.0.0 "Coffee"', { version: '1.0.0' }],
    ['1.21.0 (Unreleased)', { version: '1.21.0', unreleased: true }],
    ['[Unreleased]', { version: '', unreleased: true }],
    ['2021-11-14 / 1.8.1', { version: '1.8.1', date: '2021-11-14' }],
    ['v2.1.1. / 2025-12-01', { version: '2.1.1', date: '2025-12-01' }],
    ['[4.0.0-1] Prerelease (2019-10-08)', { version: '4.0.0-1', date: '2019-10-08' }],
    ['1.0.0 - Initial release', { version: '1.0.0' }],
    ['1.0.0 _2018-01-01_', { version: '1.0.0', date: '2018-01-01' }],
    ['1.0.0 - 2020.01.05', { version: '1.0.0', date: '2020-01-05' }],
    ['2026.11.23', { version: '2026.11.23' }],
    ['1.0.0 (01/05/2020)', { version: '1.0.0' }],
    ['1.0.0 - May 2020', { version: '1.0.0' }],
  ])('%s is one of a release', (text, expected) => {
    expect(releaseHeading(text)).toEqual(expected)
  })

  it.each([
    'Added',
    '2.0 migration guide',
    '1. First',
    'Node 20.1',
    'Features in 1.2.0',
    '2026',
    '1.2.3.4.5',
  ])('%s is not', (text) => {
    expect(releaseHeading(text)).toBeUndefined()
  })
})

it('leaves out what is not released, and gives each release the links that it uses', () => {
  const releases = readChangelog(
    [
      '# Changelog\n\nAbout.\n\n## [Unreleased]\n\n- Soon\n\n## [1.1.0] - 2026-11-23\n\n### Added\n\n- A [thing][1]',
      '```md\n## 9.9.9\n```\n\n## Notes\n\nMore.\n\n1.0.0\n-----\n\n- First\n\n[1.1.0]: https://example.org/1.1.0\n[1]: https://example.org/1\n',
    ].join('\n\n'),
  )
  expect(releases).toEqual([
    {
      title: '1.1.0',
      name: '1.1.0',
      date: '2026-11-23',
      isPrerelease: false,
      notes:
        '### Added\n\n- A [thing][1]\n\n```md\n## 9.9.9\n```\n\n## Notes\n\nMore.\n\n[1]: https://example.org/1',
    },
    { title: '1.0.0', name: '1.0.0', isPrerelease: false, notes: '- First' },
  ])
})

it('finds the releases of changelogs that others wrote', () => {
  const store = join(import.meta.dirname, '../../../node_modules/.pnpm')
  const files = readdirSync(store).flatMap((entry) => {
    const [, name] = /^((?:@[^+]+\+)?[^@]+)@/.exec(entry) ?? []
    const folder = join(store, entry, 'node_modules', (name ?? '').replace('+', '/'))
    try {
      return readdirSync(folder)
        .filter((each) => /^changelog\.md$/i.test(each))
        .map((each) => join(folder, each))
    } catch {
      return []
    }
  })
  const unread = files.filter((file) => readChangelog(readFileSync(file, 'utf8')).length === 0)
  expect(files.length).toBeGreaterThan(20)
  // A few have their releases in a table or a list, or on a page elsewhere.
  expect(unread.length / files.length).toBeLessThan(0.05)
})

it('links files of the repository there, or not at all', () => {
  const notes =
    'See [the *README*](/README.md#a), ![p](./p.png), [route](/docs/a/), [there](https://a.org/b.md), [up](#a), `[x](y.md)`, [`d`](./d.md) and [`r`][].\n\n[`r`]: ../c.md'
  expect(withFileLinks(notes, undefined)).toBe(
    'See the *README*, p, [route](/docs/a/), [there](https://a.org/b.md), [up](#a), `[x](y.md)`, `d` and `r`.',
  )
  expect(withFileLinks(notes, 'https://a.org/blob/main/')).toBe(
    'See [the *README*](https://a.org/blob/main/README.md#a), ![p](https://a.org/blob/main/p.png), [route](/docs/a/), [there](https://a.org/b.md), [up](#a), `[x](y.md)`, [`d`](https://a.org/blob/main/d.md) and [`r`](https://a.org/blob/main/c.md).',
  )
})

it('links files of elements, too', () => {
  const notes = '<a href="./a.md">a</a> <img alt="b" src="b.png" width="9"> `<a href="./c.md">`'
  expect(withFileLinks(notes, undefined)).toBe(
    '<a>a</a> <img alt="b" width="9"> `<a href="./c.md">`',
  )
  expect(withFileLinks(notes, 'https://a.org/blob/main')).toBe(
    '<a href="https://a.org/blob/main/a.md">a</a> <img alt="b" src="https://a.org/blob/main/b.png" width="9"> `<a href="./c.md">`',
  )
})

it('keeps lines that only begin like definitions, and the first of a name', () => {
  const text =
    '## 1.0.0\n\n[Fix]: no crash on start, see [a].\n\n[a]: /b "c d"\n\n## 0.9.0\n\n[a]: /d\n'
  expect(readChangelog(text)[0]?.notes).toBe('[Fix]: no crash on start, see [a].\n\n[a]: /b "c d"')
})

it('leaves out what is in comments', () => {
  const text = '## 1.0.0\n\nFirst `<!--`.\n\n<!--\n## 0.9.0\n-->\n\n## 0.8.0\n\nOld.\n'
  expect(readChangelog(text).map(({ name, notes }) => [name, notes])).toEqual([
    ['1.0.0', 'First `<!--`.'],
    ['0.8.0', 'Old.'],
  ])
})

describe('a docs set with a changelog', () => {
  const changelog =
    '# Tool\n\n## 1.1.0 (2026-11-23)\n\n### Added\n\n- `{a}` and {b} :::tip\n\n## 1.0.0-rc.1 (2026-10-01)\n\nFirst.\n'

  it('has a page for each release, newest first', async () => {
    const { content } = await open({ 'docs/CHANGELOG.md': changelog, 'docs/about.md': '# About\n' })
    expect(content.messages).toEqual([])
    expect(content.model.routes.map(({ path }) => path)).toEqual([
      '/docs/',
      '/docs/1-0-0-rc-1/',
      '/docs/1-1-0/',
      '/docs/about/',
    ])
    expect(content.model.versions[0]?.sidebars.docs?.items).toMatchObject([
      { label: '1.1.0' },
      { label: '1.0.0-rc.1', badge: 'Pre-release' },
      { label: 'About' },
    ])
    const { data, messages } = await renderPath(content, '/docs/1-1-0/')
    expect(messages).toEqual([])
    expect(data.kind === 'doc' && data.html).toContain('<code>{a}</code> and {b} :::tip')
    expect(data.kind === 'doc' && data.html).toContain('<h2 id="added">')
  })

  it('is a blog with the dates of its releases', async () => {
    const { content } = await open(
      {
        'docs/index.md': '# Home\n',
        'news/releases.json': JSON.stringify([
          [
            { tag_name: 'v1.0.0', name: '', published_at: '2026-10-01T10:00:00Z', body: 'First.' },
            {
              tag_name: 'v1.1.0',
              name: 'One point one',
              published_at: '2026-11-23T10:00:00Z',
              html_url: 'https://github.com/acme/tool/releases/tag/v1.1.0',
              body: "## What's Changed\r\n* Fix `#9` by @ada in https://github.com/acme/tool/pull/12, see #11 and [PR #8](https://example.org)\r\n",
            },
          ],
          [{ tag_name: 'v1.2.0', draft: true, published_at: null, body: '' }],
        ]),
      },
      {
        plugins: [plugin],
        docs: [
          {},
          {
            id: 'news',
            path: 'news',
            routeBasePath: 'news',
            dialect: 'changelog',
            blog: { title: 'Releases' },
          },
        ],
      },
    )
    expect(content.messages).toEqual([])
    const { data } = await renderPath(content, '/news/')
    expect(data.kind === 'index' && data.groups[0]?.cards).toMatchObject([
      { label: 'One point one', path: '/news/v1-1-0/', post: { date: '2026-11-23' } },
      { label: 'v1.0.0', path: '/news/v1-0-0/', post: { date: '2026-10-01' } },
    ])
    const { markdown } = await renderPath(content, '/news/v1-1-0/')
    expect(markdown).toContain(
      'Fix `#9` by [@ada](https://github.com/ada) in [#12](https://github.com/acme/tool/issues/12), see [#11](https://github.com/acme/tool/issues/11) and [PR #8](https://example.org)',
    )
  })

  it('lists changelogs that stand elsewhere', async () => {
    const { model, messages } = await openLenient({
      'docs/changelogs.yml': 'cli: ../other/CHANGELOG.md\napi: ../other/api.md\nweb: ../none.md\n',
      'other/CHANGELOG.md': changelog,
      'other/api.md': '# API\n\n## 0.1.0\n\nA.\n',
    })
    expect(model.routes.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/docs/cli/1-1-0/', '/docs/api/0-1-0/']),
    )
    expect(messages).toMatchObject([
      {
        code: 'changelog/file',
        message: 'The changelog "../none.md" cannot be read: ENOENT: no such file or directory',
        location: { file: 'docs/changelogs.yml', line: 3, column: 1 },
      },
    ])
  })

  it.each([
    [
      'CHANGELOG.md',
      '# Changes\n',
      'changelog/no-release',
      'No release was found in CHANGELOG.md.',
    ],
    ['releases.json', '{', 'changelog/syntax', /^The file cannot be parsed: /],
    ['releases.json', '{"a": 1}', 'changelog/syntax', 'The file is not a list of releases.'],
    ['changelogs.yml', '- a', 'changelog/syntax', 'The file is not a list of changelogs.'],
  ])('names what is wrong in %s: %s', async (name, text, code, message) => {
    const { messages } = await openLenient({ 'docs/index.md': '# A\n', [`docs/${name}`]: text })
    expect(messages).toMatchObject([
      { code, message: typeof message === 'string' ? message : expect.stringMatching(message) },
    ])
  })
})

it('reads no changelog outside of a source, and writes none there', async () => {
  const folder = writeSite({})
  writeFiles(join(folder, 'site/.sources/x'), {
    'index.md': '# X\n',
    'b.txt': '## 1.0.0\n\nB\n',
    'changelogs.yml': 'a: ../../../secret.md\n../../../../../out: b.txt\nb: b.txt\n',
  })
  const source = { git: 'https://example.org/x.git', into: 'docs/x', dialect: 'changelog' }
  const options = { contentDir: join(folder, 'site'), production: false }
  const site = { plugins: [plugin], docs: [], sources: [source] }
  const { content } = await openSite({}, site, options)
  expect(content.messages.map(({ message }) => message)).toEqual([
    'The page "../../../../../out/1-0-0.md" of this file would be outside of the docs folder, so it is left out.',
    'The changelog "../../../secret.md" cannot be read: it is outside of the docs folder',
  ])
  expect(readdirSync(folder)).toEqual(['site'])
  expect(content.model.routes.map(({ path }) => path)).toContain('/docs/x/b/1-0-0/')
})
