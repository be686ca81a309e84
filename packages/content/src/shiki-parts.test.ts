import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openSite, renderPath, writeSite } from './fixtures/write-site'

const cds = {
  name: 'cds',
  scopeName: 'source.cds',
  patterns: [{ match: '\\b(entity|service)\\b', name: 'keyword.control.cds' }],
}
const keyword = '<span class="landing-tk-keyword">entity</span> Books'

it('makes a page again when a grammar or a transformer changes', async () => {
  const cacheDir = mkdtempSync(join(tmpdir(), 'shiki-'))
  const contentDir = writeSite({ 'docs/a.md': '```cds\nentity Books\n```' })
  const fileOf = (name: string, text: string) => join(writeSite({ [name]: text }), name)
  const grammar = (lang: object) => fileOf('cds.json', JSON.stringify(lang))
  const build = async (lang: object, ...transformer: readonly [code: string, id?: string]) => {
    const [code = '{}', ...options] = transformer
    const module = fileOf('a.mjs', `export default (name) => (${code})`)
    const shiki = { langs: [grammar(lang)], transformers: [[module, ...options] as const] }
    const { content } = await openSite({}, { markdown: { shiki } }, { cacheDir, contentDir })
    const { data } = await renderPath(content, '/docs/a/')
    await content.dispose()
    return data.kind === 'doc' ? data.html : ''
  }
  expect(await build(cds, '{}')).toContain(keyword)
  expect(await build({ ...cds, patterns: [] }, '{}')).not.toContain('tk-')
  const withId = '{ pre(node) { node.properties.id = name } }'
  expect(await build(cds, withId, 'one')).toContain('id="one"')
  expect(await build(cds, withId, 'two')).toContain('id="two"')
  expect(await build(cds, withId.replace('name', "'three'"), 'two')).toContain('id="three"')
})
