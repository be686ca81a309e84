import { execFileSync } from 'node:child_process'
import type { LandingError, SidebarItem } from '@landing/schema'
import { describe, expect, it } from 'vitest'
import { openContent } from '../content/open-content'
import { openSite, renderPath, writeFiles, writeSite } from '../fixtures/write-site'

const base = { title: 'S', url: 'https://example.org' }

describe('versions', () => {
  const files = {
    'docs/intro.md': '# New',
    'docs/only-new.md': '# Only new',
    'versions/1.10/intro.md': '# Ten',
    'docs_versions/1.9/intro.md': '# Nine',
  }

  it('are ordered by number; the newest released one has no version in its address', async () => {
    const { content } = await openSite(files, { docs: { currentVersionLabel: 'Main' } })
    expect(
      content.model.docsSets.en?.[0]?.versions.map(({ name, label, path, isLast, banner }) => [
        name,
        label,
        path,
        isLast,
        banner,
      ]),
    ).toEqual([
      ['current', 'Main', '/docs/next/', false, 'unreleased'],
      ['1.10', '1.10', '/docs/', true, undefined],
      ['1.9', '1.9', '/docs/1.9/', false, 'unmaintained'],
    ])
  })

  it('have a latest one, labels, paths and notices as configured', async () => {
    const { content } = await openSite(files, {
      docs: {
        lastVersion: 'current',
        versions: {
          current: { label: '2.0', path: 'latest', banner: 'none' },
          '1.10': { path: 'v1', banner: 'none' },
          '1.9': { label: '1.9 (old)', noIndex: true },
        },
      },
    })
    expect(
      content.model.docsSets.en?.[0]?.versions.map(({ name: _, label, path, isLast, banner }) => [
        label,
        path,
        isLast,
        banner,
      ]),
    ).toEqual([
      ['2.0', '/docs/latest/', true, undefined],
      ['1.10', '/docs/v1/', false, undefined],
      ['1.9 (old)', '/docs/1.9/', false, 'unmaintained'],
    ])
    for (const path of ['/docs/1.9/intro/', '/docs/1.9/']) {
      expect((await renderPath(content, path)).data.head.noIndex).toBe(true)
    }
    for (const path of ['/docs/latest/intro/', '/docs/v1/']) {
      expect((await renderPath(content, path)).data.head.noIndex).toBeUndefined()
    }
  })

  it('put the current version at the base, and older ones below their names, by lastVersion alone', async () => {
    const { content } = await openSite(files, { docs: { lastVersion: 'current' } })
    expect(
      content.model.docsSets.en?.[0]?.versions.map(({ path, banner }) => [path, banner]),
    ).toEqual([
      ['/docs/', undefined],
      ['/docs/1.10/', 'unmaintained'],
      ['/docs/1.9/', 'unmaintained'],
    ])
  })

  it('have sidebars of their own, whose unknown documents are reported', async () => {
    const withOld = { ...files, 'versions/1.10/only-old.md': '# Only old' }
    const open = (id: string) =>
      openSite(withOld, {
        docs: {
          sidebars: { main: ['intro', 'only-new'] },
          versions: { '1.10': { sidebars: { main: ['intro', id] } } },
        },
      })
    const { content } = await open('only-old')
    const labels = content.model.versions.map(({ name, sidebars }) => [
      name,
      sidebars.main?.items.map((item) => item.type === 'link' && item.label),
    ])
    expect(Object.fromEntries(labels)).toEqual({
      current: ['New', 'Only new'],
      '1.10': ['Ten', 'Only old'],
      '1.9': ['Nine'],
    })
    await expect(open('only-older')).rejects.toMatchObject({
      diagnostics: [
        {
          code: 'sidebar/unknown-doc',
          message: 'Unknown document "only-older" in the sidebar of version "1.10".',
          help: 'Did you mean "only-old"? Documents: intro, only-old.',
        },
      ],
    })
  })

  it('are known by the configuration', async () => {
    const docs = { lastVersion: '2', versions: { '1.1': { noIndex: true } } }
    await expect(openSite(files, { docs })).rejects.toMatchObject({
      diagnostics: [
        {
          code: 'docs/unknown-version',
          message: 'Unknown version "2" in "lastVersion" of the docs set "default".',
          help: 'Versions: current, 1.9, 1.10. A version is a folder in "docs_versions".',
        },
        {
          code: 'docs/unknown-version',
          message: 'Unknown version "1.1" in "versions" of the docs set "default".',
        },
      ],
    })
  })

  it('lead from a page to the same page of the others, else to their main page', async () => {
    const { content } = await openSite(files)
    const { data } = await renderPath(content, '/docs/next/only-new/')
    expect(data.kind === 'doc' && data.versions).toEqual([
      { name: 'current', path: '/docs/next/only-new/' },
      { name: '1.10', path: '/docs/intro/' },
      { name: '1.9', path: '/docs/1.9/intro/' },
    ])
  })
})

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

describe('sidebars', () => {
  it('have labels in each language, and generated pages at the same address in all', async () => {
    const label = { en: 'Guides', de: 'Anleitungen' }
    const { content } = await openSite(
      { 'docs/a.md': '# A', 'i18n/de/docs/a.md': '# Ah' },
      {
        i18n: { defaultLocale: 'en', locales: ['en', 'de', 'fr'] },
        docs: {
          sidebars: {
            docs: [
              {
                type: 'category',
                label,
                link: { type: 'generated-index' },
                items: [
                  { type: 'doc', id: 'a', label },
                  { type: 'link', label, href: '/x/' },
                ],
              },
            ],
          },
        },
      },
    )
    const shown = content.model.versions.map(({ locale, sidebars }) => {
      const [item] = sidebars.docs?.items ?? []
      if (item?.type !== 'category') return undefined
      return [
        locale,
        item.label,
        item.href,
        ...item.items.map((inner) => Reflect.get(inner, 'label')),
      ]
    })
    expect(shown).toEqual([
      [undefined, 'Guides', '/docs/category/guides/', 'Guides', 'Guides'],
      ['de', 'Anleitungen', '/de/docs/category/guides/', 'Anleitungen', 'Anleitungen'],
      ['fr', 'Guides', '/fr/docs/category/guides/', 'Guides', 'Guides'],
    ])
  })

  it('keep what a translation of categories, tags and authors does not name', async () => {
    const post = '---\nauthors: [ada, bob]\ntags: [t, u]\n---\n\nPost.'
    const { content } = await openSite(
      {
        'docs/a.md': '---\nsidebar_position: 1\n---\n',
        'docs/g/_category_.yml':
          'label: Group\nposition: 2\nlink: { type: generated-index, slug: all }\n',
        'docs/g/x.md': 'x',
        'docs/b.md': '---\nsidebar_position: 3\n---\n',
        'blog/2026-01-01-p.md': post,
        'blog/authors.yml': 'ada: { name: Ada, title: Author }\nbob: { name: Bob }\n',
        'blog/tags.yml': 't: { label: Tea, permalink: /hot }\nu: { label: You }\n',
        'i18n/de/docs/g/_category_.yml': 'label: Gruppe\n',
        'i18n/de/blog/authors.yml': 'ada: { name: Ada, title: Autorin }\n',
        'i18n/de/blog/tags.yml': 't: { label: Tee }\n',
      },
      {
        i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
        docs: [{}, { id: 'blog', path: 'blog', routeBasePath: 'blog', blog: {} }],
      },
    )
    expect(content.messages).toEqual([])
    const [docs, blog] = content.model.versions.filter(({ locale }) => locale === 'de')
    expect(docs?.sidebars.docs?.items).toMatchObject([
      { label: 'a' },
      { label: 'Gruppe', href: '/de/docs/all/' },
      { label: 'b' },
    ])
    const [entry] = Object.values(blog?.docs ?? {})
    expect(entry?.facts.post?.authors).toMatchObject([
      { name: 'Ada', title: 'Autorin' },
      { name: 'Bob' },
    ])
    expect(entry?.tags).toEqual([
      { label: 'Tee', path: '/de/blog/tags/hot/' },
      { label: 'You', path: '/de/blog/tags/you/' },
    ])
  })

  const files = {
    'docs/intro.md': '# Intro',
    'docs/guides/_category_.json':
      '{"label": "How to", "position": 2, "collapsed": false, "className": "g", "link": {"type": "generated-index", "title": "Guides", "description": "All of them.", "slug": "how"}}',
    'docs/guides/2-b.md': '---\nsidebar_label: Bee\nsidebar_class_name: bee\n---\n\n# B',
    'docs/guides/1-a.md': '# A',
    'docs/ref/index.md': '---\nsidebar_position: 1\n---\n\n# Reference',
    'docs/ref/x.md': '# X',
    'docs/draft.md': '---\ndraft: true\n---\n\n# Draft',
  }

  it('come from folders, category files and front matter', async () => {
    const { content } = await openSite(files)
    expect(content.model.versions[0]?.sidebars.docs?.items).toMatchObject([
      {
        type: 'category',
        label: 'Reference',
        href: '/docs/ref/',
        docId: 'ref/index',
        items: [{ label: 'X' }],
      },
      {
        type: 'category',
        label: 'How to',
        href: '/docs/how/',
        collapsed: false,
        className: 'g',
        items: [{ label: 'A' }, { label: 'Bee', className: 'bee' }],
      },
      { type: 'link', label: 'Intro' },
    ])
    const { data } = await renderPath(content, '/docs/how/')
    expect(data).toMatchObject({
      kind: 'index',
      title: 'Guides',
      description: 'All of them.',
      breadcrumbs: [{ label: 'How to' }],
      groups: [{ cards: [{ label: 'A', path: '/docs/guides/a/' }, { label: 'Bee' }] }],
    })
    expect((await renderPath(content, '/docs/guides/a/')).data).toMatchObject({
      breadcrumbs: [{ label: 'How to', path: '/docs/how/' }, { label: 'A' }],
      previous: { label: 'How to', path: '/docs/how/' },
      next: { label: 'Bee' },
    })
  })

  it('are written by hand, with links, html, documents and folders', async () => {
    const { content } = await openSite(files, {
      docs: {
        sidebars: {
          one: [
            'intro',
            'draft',
            { type: 'link', label: 'Out', href: 'https://x.org', badge: 'Beta' },
            { type: 'html', value: '<hr>' },
            {
              type: 'category',
              label: 'More',
              link: { type: 'doc', id: 'ref/index' },
              items: [{ type: 'autogenerated', dirName: 'guides' }],
            },
          ],
          two: [
            { type: 'doc', id: 'ref/x', label: 'Ex', badge: 'New' },
            {
              type: 'category',
              label: 'Reference',
              link: { type: 'doc', id: 'ref/index' },
              items: [{ type: 'autogenerated', dirName: 'ref' }],
            },
          ],
        },
      },
    })
    const sidebars = content.model.versions[0]?.sidebars
    expect(sidebars?.one?.items.map((item: SidebarItem) => item.type)).toEqual([
      'link',
      'link',
      'html',
      'category',
    ])
    expect(sidebars?.one?.items[1]).toMatchObject({ label: 'Out', badge: 'Beta' })
    expect(sidebars?.two?.items[0]).toMatchObject({ label: 'Ex', badge: 'New' })
    // The page of a category is not listed in it again.
    expect(sidebars?.two?.items[1]).toMatchObject({ items: [{ href: '/docs/ref/x/' }] })
    expect(sidebars?.one?.items[3]).toMatchObject({
      href: '/docs/ref/',
      items: [{ label: 'A' }, { label: 'Bee' }],
    })
    expect(content.model.versions[0]?.docs['ref/x']?.sidebar).toBe('two')
    expect(content.model.docsSets.en?.[0]?.versions[0]?.sidebars).toEqual({
      one: { link: { label: 'Intro', path: '/docs/intro/' } },
      two: { link: { label: 'Ex', path: '/docs/ref/x/' } },
    })
    expect(content.model.docsSets.en?.[0]?.versions[0]).not.toHaveProperty('tagsPath')
  })

  it('refuse an index page outside of a category, and ids that are not there', async () => {
    const error = await openSite({
      'docs/_category_.yml': 'link:\n  type: generated-index\n',
      'docs/a.md': '---\ndisplayed_sidebar: dosc\npagination_next: nope\n---\n',
    }).catch((message: unknown) => message)
    expect(
      (error as LandingError).diagnostics.map(({ message, location }) => [
        location.file,
        location.line,
        message,
      ]),
    ).toEqual([
      [
        'docs/_category_.yml',
        1,
        'A category index page outside a category: the docs folder itself is no category of a sidebar.',
      ],
      [
        'docs/a.md',
        2,
        'Can\'t find any sidebar with id "dosc" in version "current". Available sidebar ids are: docs.',
      ],
      [
        'docs/a.md',
        3,
        'Front matter key "pagination_next" names the document "nope", which does not exist.',
      ],
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
      // Nothing from /docs/a/: another document stands there.
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

/** Runs git as a person, whoever the environment says it is. */
function gitAs(name: string, cwd: string, args: readonly string[], date?: string): void {
  const identity = ['AUTHOR', 'COMMITTER'].flatMap((role) => [
    [`GIT_${role}_NAME`, name],
    [`GIT_${role}_EMAIL`, `${name}@example.org`],
    ...(date === undefined ? [] : [[`GIT_${role}_DATE`, date]]),
  ])
  execFileSync('git', args, { cwd, env: { ...process.env, ...Object.fromEntries(identity) } })
}

it('knows from one call to git when each document was last changed, and by whom', async () => {
  const contentDir = writeSite({
    'docs/a.md': '# A',
    'docs/ä ö.md': '# Ä',
    'docs/new.md': '---\nlast_update:\n  author: Me\n---\n',
  })
  const git = (date: string, ...args: string[]) => gitAs('Ann', contentDir, args, date)
  const open = () =>
    openContent({
      contentDir,
      config: { ...base, docs: { showLastUpdate: true } },
      production: true,
    })
  expect((await renderPath(await open(), '/docs/a/')).data).not.toHaveProperty('lastUpdate')
  git('2030-01-01T00:00:00Z', 'init', '-q')
  git('2030-01-01T00:00:00Z', 'add', 'docs/a.md', 'docs/ä ö.md')
  git('2030-01-01T00:00:00Z', 'commit', '-qm', 'one')
  writeFiles(contentDir, { 'docs/ä ö.md': '# Ä changed' })
  git('2030-02-02T00:00:00Z', 'commit', '-qam', 'two')
  const content = await open()
  const update = async (path: string) => {
    const { data } = await renderPath(content, path)
    return data.kind === 'doc' ? data.lastUpdate : undefined
  }
  expect(await update('/docs/a/')).toEqual({
    date: expect.stringMatching(/^2030-01-01T00:00:00/) as string,
    author: 'Ann',
  })
  expect(await update('/docs/%C3%A4%20%C3%B6/')).toMatchObject({
    date: expect.stringMatching(/^2030-02-02T00:00:00/) as string,
  })
  expect(await update('/docs/new/')).toEqual({ author: 'Me' })
})

it('names all who changed a document, those with most changes first', async () => {
  const contentDir = writeSite({ 'docs/a.md': '# A', 'docs/b.md': '# B' })
  const git = (name: string, ...args: string[]) => gitAs(name, contentDir, args)
  git('Ann', 'init', '-q')
  git('Ann', 'add', 'docs/a.md')
  for (const name of ['Ann', 'Bob', 'Bob']) {
    writeFiles(contentDir, { 'docs/a.md': `# A ${Math.random()}` })
    git(name, 'commit', '-qam', 'Change')
  }
  const config = { ...base, docs: { showContributors: true } }
  const content = await openContent({ contentDir, config, production: true })
  const { data } = await renderPath(content, '/docs/a/')
  expect(data).toMatchObject({ contributors: ['Bob', 'Ann'] })
  expect(data).not.toHaveProperty('lastUpdate')
  expect((await renderPath(content, '/docs/b/')).data).not.toHaveProperty('contributors')
})
