import { join } from 'node:path'
import { expect, it } from 'vitest'
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
