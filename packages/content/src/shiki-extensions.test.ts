import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openSite, renderPath, writeSite } from './fixtures/write-site'

const cds = {
  name: 'Cds',
  scopeName: 'source.cds',
  aliases: ['CDL'],
  embeddedLangs: ['js', 'none-such'],
  patterns: [
    { match: '\\b(entity|service)\\b', name: 'keyword.control.cds' },
    { begin: '<js>', end: '</js>', patterns: [{ include: 'source.js' }] },
  ],
}
const keyword = '<span class="landing-tk-keyword">entity</span> Books'

it('makes a page again when a grammar or the key of the transformers changes', async () => {
  const cacheDir = mkdtempSync(join(tmpdir(), 'shiki-'))
  const contentDir = writeSite({ 'docs/a.md': '```cds\nentity Books\n```' })
  const mark = join(
    writeSite({
      'a.mjs': 'export default (name) => ({ pre(node) { node.properties.id = name } })',
    }),
    'a.mjs',
  )
  const build = async (shiki: object, pluginsKey?: string) => {
    const markdown = { shiki, ...(pluginsKey && { pluginsKey }) }
    const { content } = await openSite({}, { markdown }, { cacheDir, contentDir })
    const { data } = await renderPath(content, '/docs/a/')
    await content.dispose()
    return data.kind === 'doc' ? data.html : ''
  }
  expect(await build({ langs: [cds] })).toContain(keyword)
  expect(await build({ langs: [{ ...cds, patterns: [] }] })).not.toContain('tk-')
  const withId = (id: string) => ({ langs: [cds], transformers: [[mark, id]] })
  expect(await build(withId('one'), '1')).toContain('id="one"')
  // Nobody but the key says that anything changed.
  expect(await build(withId('two'), '1')).toContain('id="one"')
  expect(await build(withId('two'), '2')).toContain('id="two"')
  expect(await build(withId('three'))).toContain('id="three"')
})
