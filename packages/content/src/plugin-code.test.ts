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
  const contentDir = writeSite({ 'docs/a.md': '# A\n' })
  const compiled: string[] = []
  vi.stubGlobal('compiledBy', (version: string) => void compiled.push(version))
  const step = (version: string) =>
    `{ at: 'markdown', plugin: () => () => globalThis.compiledBy('${version}') }`
  const halves: Readonly<Record<string, (version: string) => string>> = {
    steps: (version) => `compile: async () => () => ({ steps: [${step(version)}] })`,
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
  /** What compiles the page when the plugin of this name has changed. */
  const compilesWith = async (changed?: string) => {
    compiled.length = 0
    const plugins = Object.keys(halves).map((name) =>
      join(name === changed ? after : before, `${name}.mjs`),
    )
    const config = { title: 'T', url: 'https://example.org', plugins }
    const { content } = await openSite({}, config, { contentDir, cacheDir })
    await renderPath(content, '/docs/a/')
    await content.dispose()
    return [...compiled]
  }
  expect(await compilesWith()).toEqual(['old'])
  expect(await compilesWith()).toEqual([])
  expect(await compilesWith('site')).toEqual([])
  expect(await compilesWith('rules')).toEqual([])
  expect(await compilesWith('steps')).toEqual(['new'])
  vi.unstubAllGlobals()
})
