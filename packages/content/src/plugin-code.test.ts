import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { openSite, renderPath, writeSite } from './fixtures/write-site'

/** A plugin whose half for the site is this expression. */
const pluginOf = (site: string) => `export default { name: 'x', site: async () => ${site} }\n`

it('reads facts and pages again when code of a plugin has changed, also behind its imports', async () => {
  const cacheDir = writeSite({})
  const contentDir = writeSite({ 'docs/a.md': '---\nowner: ann\n---\n\n# A\n' })
  const tagsOf = async (version: number) => {
    // A module is imported once in a process: the next build has another.
    const folder = writeSite({
      'package.json': '{}',
      'plugin.mjs': `import { tags } from './tags.mjs'
        ${pluginOf("() => ({ dialect: { name: 'x', facts: () => ({ ownKeys: ['owner'], tags }) } })")}`,
      'tags.mjs': `export const tags = ['v${version}']`,
    })
    const config = {
      title: 'T',
      url: 'https://example.org',
      plugins: [join(folder, 'plugin.mjs')],
      docs: { dialect: 'x' },
    }
    const { content } = await openSite({}, config, { contentDir, cacheDir })
    expect(content.messages).toEqual([])
    const { data } = await renderPath(content, '/docs/a/')
    await content.dispose()
    return data.kind === 'doc' ? data.tags.map(({ label }) => label) : undefined
  }
  expect(await tagsOf(1)).toEqual(['v1'])
  expect(await tagsOf(2)).toEqual(['v2'])
})

it('compiles pages again for code that makes them, and for no other', async () => {
  const cacheDir = writeSite({})
  const contentDir = writeSite({ 'docs/a.md': '# A\n', 'other/b.md': '# B\n' })
  const compiled: string[] = []
  vi.stubGlobal('compiledBy', (name: string) => void compiled.push(name))
  const step = (version: string, of = '') =>
    `{ at: 'plain', ${of} plugin: () => (_, { path }) => globalThis.compiledBy('${version} ' + path) }`
  const halves: Readonly<Record<string, (version: string) => string>> = {
    steps: (version) => `compile: async () => () => ({ steps: [${step(version)}] })`,
    other: (version) => {
      const hooks = `{ dialect: { name: 'o' }, steps: [${step(`o ${version}`, "dialect: 'o',")}] }`
      return `compile: async () => () => (${hooks})`
    },
    rules: (version) => `compile: async () => () => ({ lint: [() => '${version}'] })`,
    site: (version) => `site: async () => () => ({ synonyms: [['a', '${version}']] })`,
  }
  const folderOf = (version: string) => {
    const files = Object.entries(halves).map(([name, half]) => [
      `${name}.mjs`,
      `export default { name: '${name}', ${half(version)} }`,
    ])
    return writeSite({ 'package.json': '{}', ...Object.fromEntries(files) })
  }
  // A module is imported once in a process: changed ones are in another folder.
  const [before, after] = [folderOf('old'), folderOf('new')]
  /** What compiles pages when the plugin of this name has changed. */
  const compilesWith = async (changed?: string) => {
    compiled.length = 0
    const plugins = Object.keys(halves).map((name) =>
      join(name === changed ? after : before, `${name}.mjs`),
    )
    const docs = [{ path: 'docs' }, { id: 'other', path: 'other', dialect: 'o' }]
    const config = { title: 'T', url: 'https://example.org', plugins, docs }
    const { content } = await openSite({}, config, { contentDir, cacheDir })
    for (const route of content.model.routes)
      if (route.kind === 'doc') await content.renderPage(route)
    await content.dispose()
    return [...compiled]
  }
  const all = ['old docs/a.md', 'old other/b.md', 'o old other/b.md']
  expect(await compilesWith()).toEqual(all)
  expect(await compilesWith()).toEqual([])
  expect(await compilesWith('site')).toEqual([])
  expect(await compilesWith('rules')).toEqual([])
  expect(await compilesWith('other')).toEqual(['old other/b.md', 'o new other/b.md'])
  expect(await compilesWith('steps')).toEqual(all.map((each) => each.replace(/^old/, 'new')))
  vi.unstubAllGlobals()
})
