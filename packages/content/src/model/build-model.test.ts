import { describe, expect, it } from 'vitest'
import { openSite, renderPath } from '../fixtures/write-site'

describe('locales', () => {
  const i18n = { defaultLocale: 'en', locales: ['en', 'de', 'ar'] }
  const files = {
    'docs/a.md': '# A\n\n[b](b.md)',
    'docs/b.md': '# B',
    'i18n/ar/docs/a.md': '# ألف\n\n[b](b.md)',
  }

  it('know their direction, name and base', async () => {
    const { content } = await openSite(files, { i18n, baseUrl: '/x/' })
    expect(content.model.locales).toEqual([
      { code: 'en', label: 'English', htmlLang: 'en', direction: 'ltr', base: '/x/' },
      { code: 'de', label: 'Deutsch', htmlLang: 'de', direction: 'ltr', base: '/x/de/' },
      { code: 'ar', label: 'العربية', htmlLang: 'ar', direction: 'rtl', base: '/x/ar/' },
    ])
  })

  it('show the page of the default locale where a translation is missing, and say so', async () => {
    const { content } = await openSite(files, { i18n })
    const { data } = await renderPath(content, '/ar/docs/a/')
    expect(data).toMatchObject({
      title: 'ألف',
      locales: [
        { code: 'en', path: '/docs/a/' },
        { code: 'de', path: '/de/docs/a/', fallback: true },
        { code: 'ar', path: '/ar/docs/a/' },
      ],
    })
    // Links stay in the locale.
    expect(data.kind === 'doc' && data.html).toContain('href="/ar/docs/b/"')
    expect((await renderPath(content, '/de/docs/b/')).data).toMatchObject({ title: 'B' })
  })

  it('have the same tags, whatever signs are in them', async () => {
    const { content } = await openSite({ 'docs/a.md': '---\ntags: [Über uns]\n---\n' }, { i18n })
    const { data } = await renderPath(content, '/docs/tags/%C3%BCber-uns/')
    expect(data.locales?.map(({ path }) => path)).toEqual([
      '/docs/tags/%C3%BCber-uns/',
      '/de/docs/tags/%C3%BCber-uns/',
      '/ar/docs/tags/%C3%BCber-uns/',
    ])
  })
})

describe('addresses', () => {
  it('of documents that moved lead to where they are', async () => {
    const { content } = await openSite(
      {
        'docs/start.md': '---\nslug: /\n---\n\n# Start',
        'docs/old/name.md': '---\nslug: ../new-name\n---\n\n# Name',
        'docs/a.md': '---\nslug: /b\n---\n',
        'docs/c/a.md': '---\nslug: /a\n---\n',
      },
      { redirects: [{ from: '/was/', to: '/docs/start/' }] },
    )
    expect(content.messages).toEqual([])
    expect(content.model.redirects).toEqual([
      { from: '/was/', to: '/docs/' },
      // Nothing from /docs/a/: another document is there.
      { from: '/docs/c/a/', to: '/docs/a/' },
      { from: '/docs/old/name/', to: '/docs/new-name/' },
      { from: '/docs/start/', to: '/docs/' },
    ])
  })

  it('that a pattern leads to are those of pages, of which 404.md is none', async () => {
    const { content } = await openSite(
      { 'docs/a.md': '# A', 'docs/404.md': '# Not here' },
      { redirects: [{ from: '/manual/:page*', to: '/docs/:page*' }] },
    )
    expect(content.model.redirects.map(({ to }) => to)).toEqual(['/docs/', '/docs/a/'])
  })

  it('of a tag that unlisted documents alone have: none, and no link', async () => {
    const { content } = await openSite({
      'docs/a.md': '---\ntags: [Shared]\n---\n',
      'docs/b.md': '---\nunlisted: true\ntags: [Hidden, Shared]\n---\n',
    })
    expect(content.model.routes.filter(({ kind }) => kind === 'tag')).toHaveLength(1)
    expect((await renderPath(content, '/docs/b/')).data).toMatchObject({
      tags: [{ label: 'Shared', path: '/docs/tags/shared/' }],
    })
  })

  it('of edit links and of tags with a file', async () => {
    const { content } = await openSite(
      {
        'docs/sub/a b.md':
          '---\nslug: a b\ntags: [deep, { label: Own, permalink: /mine }]\n---\n\n# A',
        'docs/c.md': '---\ncustom_edit_url: null\ntags: [Deep Dive]\n---\n\n# C',
        'docs/tags.yml': 'deep:\n  label: Deep Dive\n  permalink: /dive\n  description: Long.\n',
      },
      {
        docs: {
          editUrl: 'https://git.example.org/edit/',
          issueUrl: 'https://git.example.org/new?title={title}&body={url}%20({version})',
          pageLinks: [{ label: { en: 'Ask' }, href: 'https://ask.example.org/?q={markdown}' }],
        },
      },
    )
    expect(content.messages).toEqual([])
    const { data } = await renderPath(content, '/docs/sub/a%20b/')
    expect(data).toMatchObject({
      editUrl: 'https://git.example.org/edit/docs/sub/a%20b.md',
      issueUrl:
        'https://git.example.org/new?title=A&body=https%3A%2F%2Fexample.org%2Fdocs%2Fsub%2Fa%2520b%2F%20(Next)',
      links: [
        {
          label: 'Ask',
          href: 'https://ask.example.org/?q=https%3A%2F%2Fexample.org%2Fdocs%2Fsub%2Fa%2520b%2Findex.md',
        },
      ],
      tags: [
        { label: 'Deep Dive', path: '/docs/tags/dive/', description: 'Long.' },
        { label: 'Own', path: '/docs/tags/mine/' },
      ],
    })
    expect(content.model.docsSets.en?.[0]?.versions[0]?.tagsPath).toBe('/docs/tags/')
    expect((await renderPath(content, '/docs/c/')).data).not.toHaveProperty('editUrl')
    expect((await renderPath(content, '/docs/tags/dive/')).data).toMatchObject({ docs: [{}, {}] })
  })
})
