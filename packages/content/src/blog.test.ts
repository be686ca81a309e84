import type { LandingError, SiteConfig } from '@landing/schema'
import { describe, expect, it } from 'vitest'
import { openAll } from './content/open-content'
import { png } from './fixtures/small-site'
import { openSite, renderPath, writeSite } from './fixtures/write-site'

const blog = {
  'blog/authors.yml':
    'ada:\n  name: Ada Lovelace\n  title: Author\n  url: https://example.org/ada\n  image_url: /img/ada.png\n  socials: { x: ada }\ngrace: { name: Grace Hopper }\n',
  'blog/tags.yml': 'news:\n  label: News\n',
  'blog/2026-11-23-third.md':
    '---\nauthors: [ada, { key: grace, title: Admiral }]\ntags: [news]\n---\n\n# The third\n\nOne *two*.\n\nThree [four](./2025-05-01-first.md).\n\n<!-- truncate -->\n\nMore.\n',
  'blog/2026-03-04-second/index.md':
    '---\ntitle: Second\nslug: own-slug\ndescription: Of its own.\nauthors: ada\n---\n\nText.\n',
  'blog/2025-05-01-first.md': '---\ntags: [news]\n---\n\n# The first\n\nIt begins.\n\nThen more.\n',
  'blog/dated.md':
    '---\ntitle: Dated\ndate: 2026-03-04T10:00\nauthors: { name: Guest }\n---\n\nSee ![p](p.png).\n',
  'blog/p.png': png,
  'blog/2026-12-01-hidden.md': '---\nunlisted: true\ntags: [news]\nauthors: ada\n---\n\n# Hidden\n',
  'blog/2026-12-02-draft.md': '---\ndraft: true\n---\n\n# Draft\n',
  'docs/index.md': '# Home\n\n::pages{docs=blog limit=2}\n',
}
const options = (own: object = {}): Partial<SiteConfig> => ({
  docs: [{}, { id: 'blog', path: 'blog', routeBasePath: 'blog', blog: own }],
})

/** Places and texts of the problems of a blog with these files. */
async function problems(files: Readonly<Record<string, string>>) {
  const { messages } = await openAll({
    contentDir: writeSite({ 'docs/index.md': '# Home\n', ...files }),
    config: { title: 'S', url: 'https://example.org', ...options() },
    production: true,
  })
  return messages.map(({ code, message, help, location: { file, line } }) => [
    `${file}:${line} ${code}`,
    message,
    help,
  ])
}

describe('a blog', () => {
  it('names images of authors that do not exist', async () => {
    const { content } = await openSite(blog, options())
    const missing = (files: readonly string[]) =>
      content
        .audit([], { paths: ['/', '/blog/own-slug/'], files })
        .filter(({ code }) => code === 'config/missing-image')
    expect(missing([])).toMatchObject([{ message: 'The image "/img/ada.png" does not exist.' }])
    expect(missing(['/img/ada.png'])).toEqual([])
  })

  it('has posts by date, pages of its list, an archive and tags', async () => {
    const { content } = await openSite(blog, options({ pageSize: 2 }))
    expect(content.messages).toEqual([])
    const paths = content.model.routes.filter(({ docsSet }) => docsSet === 'blog')
    expect(paths.map(({ path }) => path)).toEqual([
      '/blog/',
      '/blog/2026/12/01/hidden/',
      '/blog/2026/11/23/third/',
      '/blog/dated/',
      '/blog/own-slug/',
      '/blog/2025/05/01/first/',
      '/blog/page/2/',
      '/blog/archive/',
      '/blog/authors/',
      '/blog/authors/ada/',
      '/blog/authors/grace/',
      '/blog/tags/',
      '/blog/tags/news/',
    ])
    expect(content.model.redirects).toEqual([
      { from: '/blog/2026/03/04/second/', to: '/blog/own-slug/' },
    ])
  })

  it('begins with the list of its posts', async () => {
    const { content } = await openSite(blog, options())
    const [, set] = content.model.docsSets.en ?? []
    expect(set?.versions[0]?.sidebars).toEqual({
      blog: { link: { label: 'Blog', path: '/blog/' } },
    })
  })

  it('shows date, authors and neighbours of a post, and the recent posts beside it', async () => {
    const { content } = await openSite(blog, options({ title: 'News', recentPosts: 2 }))
    const { data, search, messages } = await renderPath(content, '/blog/dated/')
    expect(messages).toEqual([])
    expect(data).toMatchObject({
      post: { date: '2026-03-04T10:00:00.000Z', authors: [{ name: 'Guest' }] },
      readingTime: 1,
      breadcrumbs: [{ label: 'News', path: '/blog/' }, { label: 'Dated' }],
      previous: { label: 'Second', path: '/blog/own-slug/' },
      next: { label: 'The third', path: '/blog/2026/11/23/third/' },
      sidebar: { id: 'blog' },
    })
    expect(search?.breadcrumbs).toEqual(['News'])
    const version = content.model.versions.find(({ docsSet }) => docsSet === 'blog')
    expect(version?.sidebars.blog?.items).toMatchObject([
      {
        label: 'Recent posts',
        items: [{ label: 'The third' }, { label: 'Dated' }],
      },
      { label: 'Archive', href: '/blog/archive/' },
      { label: 'Authors', href: '/blog/authors/' },
    ])
    expect(version?.docs['2026-11-23-third']?.facts.post?.authors).toEqual([
      {
        name: 'Ada Lovelace',
        title: 'Author',
        url: 'https://example.org/ada',
        image: '/img/ada.png',
        path: '/blog/authors/ada/',
      },
      { name: 'Grace Hopper', title: 'Admiral', path: '/blog/authors/grace/' },
    ])
    const [hidden] = version?.docs['2026-12-01-hidden']?.facts.post?.authors ?? []
    expect(hidden).toMatchObject({ name: 'Ada Lovelace' })
    expect(hidden).not.toHaveProperty('path')
  })

  it('lists posts with their summaries, newest first', async () => {
    const { content } = await openSite(blog, options({ pageSize: 3, description: 'What is new.' }))
    const { data } = await renderPath(content, '/blog/')
    expect(data).toMatchObject({
      title: 'Blog',
      head: { title: 'Blog', description: 'What is new.' },
      next: { label: 'Older posts', path: '/blog/page/2/' },
    })
    expect(data).not.toHaveProperty('previous')
    expect(data.kind === 'index' && data.groups).toMatchObject([
      {
        cards: [
          { label: 'The third', description: 'One two. Three four.' },
          { label: 'Dated', description: 'See p.' },
          { label: 'Second', description: 'Of its own.', post: { date: '2026-03-04' } },
        ],
      },
    ])
    const { data: older } = await renderPath(content, '/blog/page/2/')
    expect(older).toMatchObject({
      head: { title: 'Blog – 2' },
      previous: { label: 'Newer posts', path: '/blog/' },
      groups: [{ cards: [{ label: 'The first', description: 'It begins.' }] }],
    })
    const { data: archive } = await renderPath(content, '/blog/archive/')
    expect(archive).toMatchObject({
      head: { title: 'Archive – Blog' },
      groups: [
        { label: '2026', cards: [{ label: 'The third' }, { label: 'Dated' }, { label: 'Second' }] },
        { label: '2025', cards: [{ label: 'The first' }] },
      ],
    })
    const { data: tag } = await renderPath(content, '/blog/tags/news/')
    expect(tag.kind === 'tag' && tag.docs.map(({ title }) => title)).toEqual([
      'The third',
      'The first',
    ])
    const { markdown } = await renderPath(content, '/docs/')
    expect(markdown).toContain(
      '- [The third](https://example.org/blog/2026/11/23/third/) (2026-11-23): One two. Three four.\n- [Dated]',
    )
  })

  it('has a page for each author of its file, with their posts', async () => {
    const { content } = await openSite(blog, options())
    const { data: authors } = await renderPath(content, '/blog/authors/')
    expect(authors).toMatchObject({
      title: 'Authors',
      breadcrumbs: [{ label: 'Blog', path: '/blog/' }, { label: 'Authors' }],
      groups: [
        {
          cards: [
            { label: 'Ada Lovelace', path: '/blog/authors/ada/', description: 'Author', count: 2 },
            { label: 'Grace Hopper', path: '/blog/authors/grace/', count: 1 },
          ],
        },
      ],
    })
    const { data: ada } = await renderPath(content, '/blog/authors/ada/')
    expect(ada).toMatchObject({
      head: { title: 'Ada Lovelace – Blog' },
      breadcrumbs: [{ label: 'Blog' }, { path: '/blog/authors/' }, { label: 'Ada Lovelace' }],
      author: { url: 'https://example.org/ada', image: '/img/ada.png' },
      groups: [{ cards: [{ label: 'The third' }, { label: 'Second' }] }],
    })
  })

  it('is translated as documents are', async () => {
    const { content } = await openSite(
      { ...blog, 'i18n/de/blog/2025-05-01-first.md': '# Der erste\n\nEs beginnt.\n' },
      {
        ...options({ title: { en: 'News', de: 'Neues' } }),
        i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
      },
      { texts: { de: { archive: 'Archiv' } } },
    )
    const { data } = await renderPath(content, '/de/blog/archive/')
    expect(data).toMatchObject({
      title: 'Archiv',
      breadcrumbs: [{ label: 'Neues', path: '/de/blog/' }, { label: 'Archiv' }],
      locales: [
        { code: 'en', path: '/blog/archive/' },
        { code: 'de', path: '/de/blog/archive/' },
      ],
    })
    const { data: list } = await renderPath(content, '/de/blog/')
    expect(list).toMatchObject({
      groups: [
        {
          cards: [
            { label: 'The third', locale: 'en' },
            { label: 'Dated', locale: 'en' },
            { label: 'Second', locale: 'en' },
            { label: 'Der erste' },
          ],
        },
      ],
    })
    const { data: post } = await renderPath(content, '/de/blog/2025/05/01/first/')
    expect(post).toMatchObject({ title: 'Der erste', next: { label: 'Second' } })
  })

  it('reports posts without a date, and dates that do not exist', async () => {
    const help =
      'Name the file "2026-11-23-title.md", or write "date: 2026-11-23" in its front matter.'
    expect(
      await problems({
        'blog/2026-13-45-a.md': '# A\n',
        'blog/b.md': '# B\n',
        'blog/c.md': '---\ntitle: C\ndate: 2026-02-30\n---\n',
      }),
    ).toEqual([
      [
        'blog/2026-13-45-a.md:1 blog/no-date',
        'Invalid date "2026-13-45" in the name of the file.',
        help,
      ],
      ['blog/b.md:1 blog/no-date', 'The post has no date.', help],
      [
        'blog/c.md:3 front-matter/wrong-type',
        'Front matter "date" expected a date such as 2026-01-31, received "2026-02-30".',
        'Correct the value, or remove the key.',
      ],
    ])
  })

  it('reports unknown authors', async () => {
    const files = {
      'blog/authors.yml': 'ada: { name: Ada }\nbob: { nam: Bob }\n',
      'blog/2026-01-01-a.md': '---\ntitle: A\nauthors: [adda, { title: X }, carla]\n---\n',
    }
    expect(await problems(files)).toEqual([
      [
        'blog/2026-01-01-a.md:3 blog/author',
        'Unknown author "adda".',
        'Did you mean "ada"? Known: ada.',
      ],
      ['blog/2026-01-01-a.md:3 blog/author', 'An author has no name.', 'Write "name" or "key".'],
      [
        'blog/2026-01-01-a.md:3 blog/author',
        'Unknown author "carla".',
        'Add it to blog/authors.yml, or write "authors: { name: … }". Known: ada.',
      ],
      [
        'blog/authors.yml:2 blog/author',
        'Invalid author "bob": it must have a name, and its title, url and image_url must be strings.',
        'An entry looks like "ada: { name: Ada Lovelace, title: Author, url: https://example.org }".',
      ],
    ])
  })

  it('reports two posts with one address', async () => {
    const files = {
      'blog/2026-01-01-a.md': '---\ntitle: A\nslug: /x\n---\n',
      'blog/2026-01-02-b.md': '---\ntitle: B\nslug: x\n---\n',
    }
    expect(await problems(files)).toEqual([
      [
        'blog/2026-01-01-a.md:3 routes/duplicate',
        'The address /blog/x/ is used twice: by blog/2026-01-02-b.md and by blog/2026-01-01-a.md. The first one is published.',
        'Rename one of the files, or give it another "slug".',
      ],
    ])
    const sameName = { 'blog/2026-01-01-a.md': '# A', 'blog/2026-01-01-a/index.md': '# A' }
    expect(await problems(sameName)).toMatchObject([
      [
        'blog/2026-01-01-a/index.md:undefined docs/duplicate-id',
        'The document id "2026-01-01-a" is already taken by blog/2026-01-01-a.md.',
        {},
      ],
    ])
  })

  it('ends the build without its folder', async () => {
    const error = (await openSite({ 'docs/a.md': '# A' }, options()).catch(
      (e: unknown) => e,
    )) as LandingError
    expect(error.diagnostics[0]?.message).toBe(
      'The docs set "blog" has no folder "blog" in the content folder.',
    )
    const lost = await openSite({}, {}, { contentDir: '/no/such/content' }).catch((e: unknown) => e)
    expect((lost as LandingError).diagnostics[0]?.help).toBe(
      'There is no content folder "/no/such/content": create it, or correct "contentDir".',
    )
  })
})
