import { join } from 'node:path'
import type { LandingError } from '@landing/schema'
import { describe, expect, it } from 'vitest'
import { openSite, renderPath, writeFiles } from './fixtures/write-site'

const site = {
  'docs/tags.yml': 'release:\n  label: Release notes\n  permalink: release\n',
  'docs/02-guides/b.md':
    '---\ntitle: Banana & co\ndate: 2026-01-05\ntags: [release]\n---\n\nYellow <b>fruit</b>.\n',
  'docs/02-guides/deep/a.md':
    '---\ntitle: Apple\nlast_update: { date: 2026-03-01 }\ndescription: "Red or | green."\n---\n',
  'docs/01-first.md': '---\ntitle: First\ntags: [release]\ndate: 2026-02-01T10:00\n---\n',
  'docs/hidden.md': '---\nunlisted: true\ntags: [release]\ndate: 2026-04-01\n---\n\nHidden.\n',
  'docs/draft.md': '---\ndraft: true\n---\n\nDraft.\n',
  'other/x.md': '# Other page\n\nText.\n',
}
const config = { docs: [{}, { id: 'other', path: 'other', routeBasePath: 'other' }] }

/** HTML and Markdown of a page with lists. */
async function listed(text: string) {
  const { content } = await openSite({ ...site, 'docs/03-list.md': text }, config)
  const { data, markdown, messages, isKeyed } = await renderPath(content, '/docs/list/')
  return { html: data.kind === 'doc' ? data.html : '', markdown, messages, isKeyed }
}

/** Titles of the listed pages. */
const titles = (html: string) =>
  [...html.matchAll(/<a href="[^"]*">([^<]*)<\/a>/g)].map((m) => m[1])

describe('a list of pages', () => {
  it.each([
    ['::pages', ['First', 'Banana &amp; co', 'Apple']],
    ['::pages{sort=title}', ['Apple', 'Banana &amp; co', 'First']],
    ['::pages{sort=date}', ['Apple', 'First', 'Banana &amp; co']],
    ['::pages{sort=date limit=1}', ['Apple']],
    ['::pages{in=guides}', ['Banana &amp; co', 'Apple']],
    ['::pages{in="./02-guides/deep/"}', ['Apple']],
    ['::pages{in=guides nested=false}', ['Banana &amp; co', 'Apple']],
    ['::pages{nested=false}', ['First', 'Banana &amp; co']],
    ['::pages{tag=release}', ['First', 'Banana &amp; co']],
    ['::pages{tag="release notes" in=guides}', ['Banana &amp; co']],
    ['::pages{docs=other}', ['Other page']],
  ])('%s', async (text, pages) => {
    const { html, messages } = await listed(text)
    expect(messages).toEqual([])
    expect(titles(html)).toEqual(pages)
  })

  it('has the pages beside its own, and the start pages of the folders there', async () => {
    const { content } = await openSite({
      'docs/top.md': '# Top',
      'docs/1-setup/index.md': '::pages{in=. nested=false}',
      'docs/1-setup/linux.md': '# Linux',
      'docs/1-setup/cloud/aws.md': '# AWS',
      'docs/1-setup/cloud/README.md': '# Clouds',
      'docs/1-setup/other/x.md': '# X',
      'docs/1-setup/other/y.md': '# Y',
    })
    const { data } = await renderPath(content, '/docs/setup/')
    expect(titles(data.kind === 'doc' ? data.html : '')).toEqual(['Clouds', 'Linux', 'X'])
  })

  it('has the pages that share tags with its own, those with rare ones first', async () => {
    const tags = (...names: string[]) => `---\ntags: [${names.join(', ')}]\n---\n`
    const { content } = await openSite({
      'docs/a.md': `${tags('common')}# A`,
      'docs/b.md': `${tags('common', 'rare')}# B`,
      'docs/c.md': `${tags('common')}# C`,
      'docs/d.md': `${tags('other')}# D`,
      'docs/list.md': `${tags('common', 'rare')}::pages{sort=related}`,
      'docs/plain.md': '::pages{sort=related}',
    })
    const page = async (path: string) => (await renderPath(content, path)).data
    expect(titles(JSON.stringify(await page('/docs/list/')).replaceAll('\\"', '"'))).toEqual([
      'B',
      'A',
      'C',
    ])
    expect(await page('/docs/plain/')).toMatchObject({ html: '' })
  })

  it('has descriptions, and dates in their order', async () => {
    const { html, markdown } = await listed(
      'A\n\n::pages{tag=release sort=date}\n\nB\n\n::pages{in=guides description=false}\n\nC',
    )
    expect(html).toBe(
      '<p>A</p>\n<ul><li><a href="/docs/first/">First</a> · <time datetime="2026-02-01T10:00:00.000Z">1 February 2026</time></li>' +
        '<li><a href="/docs/guides/b/">Banana &amp; co</a> · <time datetime="2026-01-05">5 January 2026</time><br>Yellow fruit.</li></ul>\n' +
        '<p>B</p>\n<ul><li><a href="/docs/guides/b/">Banana &amp; co</a></li><li><a href="/docs/guides/deep/a/">Apple</a></li></ul>\n<p>C</p>',
    )
    expect(markdown).toBe(
      '# list\n\nA\n\n- [First](https://example.org/docs/first/) (2026-02-01)\n- [Banana & co](https://example.org/docs/guides/b/) (2026-01-05): Yellow fruit.\n\nB\n\n' +
        '- [Banana & co](https://example.org/docs/guides/b/)\n- [Apple](https://example.org/docs/guides/deep/a/)\n\nC\n',
    )
  })

  it('escapes titles and descriptions in Markdown', async () => {
    const page = '---\ntitle: "[a] *b* <c>"\ndescription: "`d` _e_"\n---\n'
    const { content } = await openSite({ 'docs/a.md': page, 'docs/list.md': '::pages\n' })
    const { markdown } = await renderPath(content, '/docs/list/')
    expect(markdown).toContain(
      '- [\\[a\\] \\*b\\* \\<c>](https://example.org/docs/a/): \\`d\\` \\_e\\_',
    )
  })

  it('is kept where raw HTML is sanitized', async () => {
    const files = { ...site, 'docs/x.md': '::pages{tag=release}\n' }
    const { content } = await openSite(files, { rawHtml: 'sanitize' })
    const { data } = await renderPath(content, '/docs/x/')
    expect(titles(data.kind === 'doc' ? data.html : '')).toEqual(['First', 'Banana &amp; co'])
  })

  it('is a grid of cards on request', async () => {
    const { html } = await listed('::pages{in="guides/deep" as=cards}')
    expect(html).toBe(
      '<div class="landing-card-grid"><div class="landing-card"><p class="landing-card-title"><a href="/docs/guides/deep/a/">Apple</a></p>' +
        '<div class="landing-card-text"><p>Red or | green.</p></div></div></div>',
    )
  })

  it('names a tag by its key in all languages', async () => {
    const files = {
      'docs/a.md': '---\ntags: [start]\n---\n',
      'docs/list.md': '::pages{tag=start}\n',
      'docs/tags.yml': 'start:\n  label: First steps\n',
      'i18n/de/docs/tags.yml': 'start:\n  label: Erste Schritte\n',
    }
    const i18n = { defaultLocale: 'en', locales: ['en', 'de'] }
    const { content } = await openSite(files, { i18n })
    for (const path of ['/docs/list/', '/de/docs/list/']) {
      const { data, messages } = await renderPath(content, path)
      expect(messages).toEqual([])
      expect(data.kind === 'doc' && data.html).toContain('/docs/a/')
    }
  })

  it.each([
    ['relese', 'No page has the tag "relese".', 'Known: Release notes.'],
    ['x', 'No page has the tag "x".', 'Known: Release notes.'],
  ])('reports the unknown tag "%s"', async (tag, message, help) => {
    const { html, messages } = await listed(`A\n\n::pages{tag=${tag}}`)
    expect(html).toBe('<p>A</p>\n')
    expect(messages).toMatchObject([
      {
        code: 'directive/pages',
        severity: 'throw',
        message,
        help,
        location: { file: 'docs/03-list.md', line: 3, column: 1 },
      },
    ])
  })

  it('reports unknown folders and docs sets', async () => {
    const { messages } = await listed('::pages{in=guide}\n\n::pages{docs=othr}\n\n::pages{in=_x}')
    expect(messages.map(({ message, help }) => [message, help])).toEqual([
      [
        'There is no folder "guide" with pages.',
        'Did you mean "guides"? Known: guides, guides/deep.',
      ],
      ['There is no docs set "othr".', 'Did you mean "other"? Known: default, other.'],
      ['There is no folder "_x" with pages.', 'Known: guides, guides/deep.'],
    ])
  })

  it('is in the language of its page', async () => {
    const { content } = await openSite(
      { ...site, 'i18n/de/docs/01-first.md': '---\ntitle: Erste\n---\n\n::pages{sort=date}\n' },
      { ...config, i18n: { defaultLocale: 'en', locales: ['en', 'de'] } },
    )
    const { data } = await renderPath(content, '/de/docs/first/')
    expect(data.kind === 'doc' && data.html).toContain(
      '<a href="/de/docs/guides/deep/a/">Apple</a> · <time datetime="2026-03-01">1. März 2026</time>',
    )
  })

  it('is made again when a listed page changes, or one is added', async () => {
    const files = { ...site, 'docs/list.md': '::pages{tag=release}' }
    const { content, contentDir } = await openSite(files)
    expect((await renderPath(content, '/docs/list/')).isKeyed).toBe(false)
    const change = async (from: typeof content, file: string, text: string) => {
      writeFiles(contentDir, { [file]: text })
      const update = await from.update([join(contentDir, file)])
      expect(update.changed).toContain('/docs/list/')
      const { data } = await renderPath(update.content, '/docs/list/')
      return { content: update.content, html: data.kind === 'doc' ? data.html : '' }
    }
    const text = '---\ntitle: First\ntags: [release]\ndescription: New words.\n---\n'
    const described = await change(content, 'docs/01-first.md', text)
    expect(described.html).toContain('<br>New words.')
    const added = await change(described.content, 'docs/new.md', text.replace('First', 'Newer'))
    expect(titles(added.html)).toEqual(['First', 'Banana &amp; co', 'Newer'])
    const untagged = await change(added.content, 'docs/new.md', '# Newer\n')
    expect(titles(untagged.html)).toEqual(['First', 'Banana &amp; co'])
  })

  it('takes dates that exist', async () => {
    const opening = openSite({ 'docs/a.md': '---\ndate: 2026-02-31\n---\n' })
    const error = (await opening.catch((reason: unknown) => reason)) as LandingError
    expect(error.diagnostics.map(({ message, location }) => [message, location.line])).toEqual([
      ['Front matter "date" expected a date such as 2026-01-31, received "2026-02-31".', 2],
    ])
  })
})
