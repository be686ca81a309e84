import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openAll } from './content/open-content'
import { writeSite } from './fixtures/write-site'

type Config = Partial<Parameters<typeof openAll>[0]['config']>

/** Problems of a project, each with code, place, message and help. */
async function problemsOf(files: Record<string, string>, config: Config = {}, ownPages = {}) {
  const root = writeSite({ 'content/docs/a.md': '# A\n', ...files })
  const content = await openAll({
    contentDir: join(root, 'content'),
    config: { title: 'S', url: 'https://example.org', ...config },
    production: true,
    root,
    ownPages,
  })
  await content.dispose()
  return content.messages.map(({ code, location: { file, line }, message, help }) =>
    [code, line === undefined ? file : `${file}:${line}`, message, help].join(' | '),
  )
}

it('of files and folders in src are named, unless code imports them', async () => {
  const button = 'export default () => <p />\n'
  expect(
    await problemsOf({
      'src/component/button.tsx': button,
      'src/Page/index.tsx': button,
      'src/style.css': '',
      'src/theme.mjs': '',
      'src/data/pages.json': '',
      'src/main.ts': '',
    }),
  ).toEqual([
    'source/unread | src/Page | Nothing reads src/Page. | Rename it to "pages", or remove it.',
    'source/unread | src/component | Nothing reads src/component. | Rename it to "components", or remove it.',
    'source/unread | src/style.css | Nothing reads src/style.css. | Rename it to "styles.css", or remove it.',
    'source/unread | src/theme.mjs | Nothing reads src/theme.mjs. | Rename it to "theme.js", or remove it.',
  ])
  const imports = "import '../style.css'\nimport B from '../component/button'\n"
  const read = { 'src/component/button.tsx': button, 'src/style.css': '' }
  expect(await problemsOf({ ...read, 'src/pages/index.tsx': imports })).toEqual([])
  expect(await problemsOf({ ...read, 'src/components/b.tsx': '', 'src/styles.css': '' })).toEqual(
    [],
  )
})

it('of files that the configuration names are named, except in older versions and translations', async () => {
  const docs = { tagsFile: 'topics.yml', blog: { authorsFile: 'people.yml' } }
  const files = {
    'content/docs/a.md': '---\ndate: 2026-11-29\n---\n\n# A\n',
    'content/versions/1.0/docs/a.md': '---\ndate: 2026-11-29\n---\n\n# A\n',
  }
  expect(await problemsOf(files, { docs: [docs] })).toEqual([
    'blog/author | docs/people.yml | The file "people.yml", which "authorsFile" names, does not exist. | Create it, or correct "authorsFile" of the docs set.',
    'tags/invalid | docs/topics.yml | The file "topics.yml", which "tagsFile" names, does not exist. | Create it, or correct "tagsFile" of the docs set.',
  ])
  const there = { 'content/docs/topics.yml': '', 'content/docs/people.yml': '' }
  expect(await problemsOf({ ...files, ...there }, { docs: [docs] })).toEqual([])
  expect(await problemsOf(files, { docs: [{ blog: {} }] })).toEqual([])
})

it('of search contexts without a page are named', async () => {
  const context = (...paths: string[]) => ({
    search: { contexts: [{ id: 'c', label: 'C', paths }] },
  })
  expect(await problemsOf({}, context('/doc', '/guides'))).toEqual([
    'search/no-page | configuration search.contexts | The search context "c" has no page: none is below /doc or /guides. | Correct its "paths", or remove the context. Paths have no locale and no "baseUrl".',
  ])
  expect(await problemsOf({}, context('/doc', '/docs'))).toEqual([])
  expect(await problemsOf({}, context('/team'), { '/team/': 'src/pages/team.tsx' })).toEqual([])
  const source = { git: 'https://github.com/o/r', into: 'b' }
  expect(await problemsOf({}, { ...context('/b'), sources: [source] } as Config)).toEqual([
    expect.stringContaining('sources/not-fetched'),
  ])
})

it('of levels that leave a table of contents empty are named', async () => {
  const page = (...lines: string[]) => ({
    'content/docs/a.md': ['---', ...lines, '---', '', '# A', ''].join('\n'),
  })
  const message = (min: number, max: number) =>
    `The table of contents is empty: its first heading level, ${min}, is above its last, ${max}. | Correct "toc_min_heading_level" or "toc_max_heading_level"; levels that a page does not set are those of the site.`
  const both = ['toc_min_heading_level: 4', 'toc_max_heading_level: 3']
  expect(await problemsOf(page(...both))).toEqual([
    `front-matter/wrong-type | docs/a.md:2 | ${message(4, 3)}`,
  ])
  expect(await problemsOf(page('toc_min_heading_level: 5'))).toEqual([
    `front-matter/wrong-type | docs/a.md:2 | ${message(5, 3)}`,
  ])
  const theme = { tableOfContents: { minHeadingLevel: 3 } }
  expect(await problemsOf(page('title: A', 'toc_max_heading_level: 2'), { theme })).toEqual([
    `front-matter/wrong-type | docs/a.md:3 | ${message(3, 2)}`,
  ])
  expect(await problemsOf(page(...both, 'hide_table_of_contents: true'))).toEqual([])
  expect(await problemsOf(page('toc_min_heading_level: 3'))).toEqual([])
})
