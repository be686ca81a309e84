import { mkdirSync, mkdtempSync, rmdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SiteConfig } from '@landing/schema'
import { resolveConfig } from '@landing/schema/validate'
import { expect, it } from 'vitest'
import { openSite } from './state'

const root = mkdtempSync(join(tmpdir(), 'landing-state-'))

async function open(files: Readonly<Record<string, string>>, settings: Partial<SiteConfig> = {}) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const config = resolveConfig({ title: 'Docs', url: 'https://example.org', ...settings })
  return openSite({ root, config, cacheDir: join(root, '.cache'), production: true })
}

it('leads links home to the documentation where there is no home page, and names a page that cannot load', async () => {
  const files = { 'content/docs/intro.md': '# Intro\n', 'src/pages/team.tsx': '' }
  const state = await open(files)
  expect(state.site.home).toBe('/docs/')
  const route = state.find('/team/')
  if (route === undefined) throw new Error('There is no such route.')
  const load = () => Promise.reject(new Error('no rows'))
  const failed = state.page(route, async () => ({ default: () => null, load }))
  await expect(failed).rejects.toThrow(/^"load" of src\/pages\/team\.tsx failed: no rows\n {4}at /)
  await expect(failed).rejects.toMatchObject({ code: 'page/load-failed' })
})

it('refuses a folder in place of a file of the site', async () => {
  mkdirSync(join(root, 'src/theme.tsx'), { recursive: true })
  await expect(open({})).rejects.toThrow(
    'Could not access "src/theme.tsx": it is a folder, not a file (EISDIR, read).',
  )
  rmdirSync(join(root, 'src/theme.tsx'))
})

it('has documents compiled in the words of their language', async () => {
  const text = '# Seite\n\n:::note\nText\n:::\n\n::table{data="releases"}\n\n## Teil\n'
  const row = { date: { date: '2026-03-04' }, stable: true }
  const columns = ['date', 'stable'].map((key) => ({ key, label: key }))
  const state = await open(
    {
      'content/docs/seite.md': text,
      'content/i18n/de/docs/seite.md': text,
      'content/i18n/ar/docs/seite.md': text,
    },
    {
      i18n: {
        defaultLocale: 'en',
        locales: ['en', 'de', 'ar'],
        localeConfigs: { de: { htmlLang: 'de-AT' } },
      },
      data: { releases: () => ({ columns, rows: [row] }) },
    },
  )
  const htmlAt = async (path: string) => {
    const route = state.find(path)
    if (route === undefined) throw new Error(`There is no route ${path}.`)
    const { data } = await state.page(route, () => Promise.reject(new Error()))
    return data.kind === 'doc' ? data.html : ''
  }
  const words = {
    '/docs/seite/': ['>Note<', '4 March 2026', '>Yes<', 'Table: Seite', 'Direct link to Teil'],
    '/de/docs/seite/': ['>Hinweis<', '4. März 2026', '>Ja<', 'Tabelle: Seite', 'Link zu Teil'],
    '/ar/docs/seite/': ['>ملاحظة<', 'مارس', '>نعم<', 'جدول: Seite', 'رابط مباشر إلى Teil'],
  }
  for (const [path, expected] of Object.entries(words)) {
    const html = await htmlAt(path)
    for (const word of expected) expect(html).toContain(word)
  }
})

it('searches pages of its own, with the title of the site where they have none, unless they say otherwise', async () => {
  const state = await open({ 'src/pages/index.tsx': '', 'src/pages/team.tsx': '' })
  const pageAt = async (path: string, more: object) => {
    const route = state.find(path)
    if (route === undefined) throw new Error(`There is no route ${path}.`)
    return state.page(route, async () => ({ default: () => null, ...more }))
  }
  expect((await pageAt('/', {})).search).toMatchObject({ path: '/', title: 'Docs', sections: [] })
  expect((await pageAt('/team/', { title: 'Team' })).search?.title).toBe('Team')
  const hidden = await pageAt('/team/', { title: 'Team', noIndex: true })
  expect(hidden.search).toBeUndefined()
  expect(hidden.data.head).toEqual({ title: 'Team', noIndex: true })
  expect(hidden.data).not.toHaveProperty('frame')
  expect((await pageAt('/team/', { frame: false })).data).toMatchObject({ frame: false })
})

it('finds the home page by the keywords of the site, and no other', async () => {
  const files = { 'src/pages/index.tsx': '', 'content/docs/intro.md': '# Intro\n' }
  const state = await open(files, { keywords: ['iac'] })
  const found: Record<string, readonly string[] | undefined> = {}
  for await (const { page } of state.somePages(state.routes, async () => ({
    default: () => null,
  }))) {
    if (page.search) found[page.data.path] = page.search.keywords
  }
  const named = Object.keys(found).filter((path) => found[path]?.includes('iac'))
  expect(named).toEqual(['/'])
})

it('offers a context in the versions that have pages in it', async () => {
  const paths = { old: '/docs/1.0/old', start: '/docs', team: '/team', none: '/none' }
  const contexts = Object.entries(paths).map(([id, path]) => ({ id, label: id, paths: [path] }))
  const { site } = await open(
    {
      'content/docs/intro.md': '# New',
      'content/docs_versions/1.0/old.md': '# Old',
      'content/docs_versions/2.0/intro.md': '# Two',
      'src/pages/team.tsx': '',
    },
    {
      search: {
        contexts: [...contexts, { id: 'own', label: 'own', paths: ['/team'], versions: ['1.0'] }],
      },
    },
  )
  expect(site.searchContexts.map(({ id, versions }) => [id, versions])).toEqual([
    ['old', ['1.0']],
    ['start', undefined],
    ['team', undefined],
    ['none', []],
    ['own', ['1.0']],
  ])
})

it('answers at addresses without a page with the document of the site', async () => {
  const text = '---\ntitle: Lost?\n---\n:::note\nTo [the start](./intro.md).\n:::\n\n::counter\n'
  const state = await open({
    'content/docs/intro.md': '# Intro\n',
    'content/docs/404.md': text,
    'src/components/counter.tsx': '',
  })
  expect(state.find('/docs/404/')).toBeUndefined()
  const route = state.find('/404.html')
  if (route === undefined) throw new Error('There is no such route.')
  const { data, links, search, markdown } = await state.page(route, () => Promise.reject())
  expect(data).toMatchObject({
    path: '/404.html',
    head: { title: 'Lost?', noIndex: true },
    layout: 'home',
    html: expect.stringMatching(/<a href="[^"]*\/intro\/">/),
    parts: expect.arrayContaining([expect.objectContaining({ name: 'counter' })]),
  })
  expect([links.length, search, markdown]).toEqual([1, undefined, undefined])
  const { sidebars } = state.content.model.versions[0] ?? {}
  expect(JSON.stringify(sidebars?.docs)).not.toContain('"404"')
})

it('changes pages of its own with the data that they may read, and not with texts', async () => {
  const state = await open({
    'content/docs/intro.md': '# Intro\n',
    'content/data/a.csv': 'name\nA\n',
    'src/pages/index.tsx': '',
  })
  const changedBy = async (path: string) => {
    const { changed } = await state.update([join(state.root, 'content', path)])
    return changed
  }
  expect(await changedBy('data/a.csv')).toContain('/')
  expect(await changedBy('docs/intro.md')).not.toContain('/')
})

it('has one route for a page of its own, where the list of documents would be', async () => {
  const state = await open(
    { 'content/docs/a.md': 'A', 'src/pages/index.tsx': '' },
    { docs: { routeBasePath: '/' } },
  )
  expect(state.routes.filter(({ path }) => path === '/').map(({ kind }) => kind)).toEqual([
    'component',
  ])
})

it('reads the navigation of a plugin again after an edit', async () => {
  const state = await open(
    {
      'plugin.mjs': `const site = (_, { readFile }) => {
        const label = readFile('docs/label.txt')
        return { dialect: { name: 'x', sidebar: () => [{ type: 'category', label, items: ['a'] }] } }
      }
      export default { name: 'x', site: async () => site }`,
      'content/docs/a.md': '# A',
      'content/docs/label.txt': 'Before',
    },
    { plugins: [join(root, 'plugin.mjs')], docs: { dialect: 'x' } },
  )
  const file = join(state.root, 'content/docs/label.txt')
  writeFileSync(file, 'After')
  const { state: next, changed, structure } = await state.update([file])
  expect(JSON.stringify(next.content.model.versions[0]?.sidebars)).toContain('After')
  expect([changed, structure]).toEqual([next.routes.map(({ path }) => path), true])
})
