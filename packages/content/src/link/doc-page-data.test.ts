import type { DocPageData, SiteConfig } from '@landing/schema'
import { describe, expect, it } from 'vitest'
import { openSite, renderPath } from '../fixtures/write-site'

const headings = '# T\n\n## Two\n\n### Three\n\n#### Four\n\n##### Five\n'

/** The data of pages, by path, and nothing but documents. */
async function pagesOf(
  files: Readonly<Record<string, string>>,
  config: Partial<SiteConfig>,
  ...paths: string[]
) {
  const { content } = await openSite(files, config)
  const pages = paths.map(async (path) => (await renderPath(content, path)).data as DocPageData)
  return Promise.all(pages)
}

describe('a document', () => {
  it('has a table of contents of the levels that the site wants, or the page', async () => {
    const pages = await pagesOf(
      {
        'docs/a.md': headings,
        'docs/b.md': `---\ntoc_min_heading_level: 3\ntoc_max_heading_level: 5\n---\n${headings}`,
        'docs/c.md': `---\nhide_table_of_contents: true\n---\n${headings}`,
      },
      { theme: { tableOfContents: { minHeadingLevel: 3, maxHeadingLevel: 4 } } },
      '/docs/a/',
      '/docs/b/',
      '/docs/c/',
    )
    expect(pages.map(({ toc }) => toc.map(({ level }) => level))).toEqual([[3, 4], [3, 4, 5], []])
  })

  it.each([
    [true, '/docs/a/', '/docs/a/index.md'],
    [false, '/docs/a', '/docs/a.md'],
  ])(
    'names its file in Markdown, with trailingSlash: %s',
    async (trailingSlash, path, markdown) => {
      const [page] = await pagesOf({ 'docs/a.md': '# A' }, { trailingSlash }, path)
      expect(page?.markdown).toBe(markdown)
    },
  )

  it('has breadcrumbs of its categories and its label in the sidebar', async () => {
    const pages = await pagesOf(
      {
        'docs/index.md': '# Home',
        'docs/guides/index.md': '# Guides',
        'docs/guides/a.md': '---\nsidebar_label: Short\n---\n# A long title',
      },
      {},
      '/docs/guides/a/',
      '/docs/guides/',
    )
    expect(pages.map(({ breadcrumbs }) => breadcrumbs)).toEqual([
      [{ label: 'Guides', path: '/docs/guides/' }, { label: 'Short' }],
      [{ label: 'Guides' }],
    ])
  })

  it('shows its title unless it has it in its text or hides it', async () => {
    const pages = await pagesOf(
      {
        'docs/a.md': '# A',
        'docs/b.md': '---\ntitle: B\n---\nText',
        'docs/c.md': '---\ntitle: C\nhide_title: true\n---\nText',
      },
      {},
      '/docs/a/',
      '/docs/b/',
      '/docs/c/',
    )
    expect(pages.map(({ showTitle }) => showTitle)).toEqual([false, true, false])
  })

  it('has an edit link, an issue link and further links, filled in and encoded', async () => {
    const [page, own, none] = await pagesOf(
      {
        'docs/a b.md': '---\ntitle: A & B\n---\n',
        'docs/c.md': '---\ncustom_edit_url: https://c.example\n---\n',
        'docs/d.md': '---\ncustom_edit_url: null\n---\n',
      },
      {
        docs: [
          {
            editUrl: 'https://example.com/edit/',
            issueUrl: 'https://example.com/new?t={title}&u={url}&x={other}',
            pageLinks: [{ label: 'Ask', href: 'https://a.example/?{markdown}' }],
          },
        ],
      },
      '/docs/a%20b/',
      '/docs/c/',
      '/docs/d/',
    )
    expect(page).toMatchObject({
      editUrl: 'https://example.com/edit/docs/a%20b.md',
      issueUrl:
        'https://example.com/new?t=A%20%26%20B&u=https%3A%2F%2Fexample.org%2Fdocs%2Fa%2520b%2F&x={other}',
      links: [
        {
          label: 'Ask',
          href: 'https://a.example/?https%3A%2F%2Fexample.org%2Fdocs%2Fa%2520b%2Findex.md',
        },
      ],
    })
    expect(own?.editUrl).toBe('https://c.example')
    expect(none).not.toHaveProperty('editUrl')
  })
})
