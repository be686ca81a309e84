import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openSite, renderPath, writeSite } from './fixtures/write-site'

const shout = `export const shout = (sign = '!') => (tree) => {
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: sign }] })
}
export default shout
export const both = [shout, [shout, '2']]
`

describe('plugins that are named by their modules', () => {
  it('work on pages, those of the configuration first', async () => {
    const file = join(writeSite({ 'shout.mjs': shout }), 'shout.mjs')
    const { content } = await openSite(
      { 'docs/a.md': 'a' },
      { markdown: { remarkPlugins: [[file, '1']] } },
      { remarkPlugins: [[file, '2'], () => () => undefined] },
    )
    const { data } = await renderPath(content, '/docs/a/')
    expect(data.kind === 'doc' && data.html).toBe('<p>a</p>\n<p>1</p>\n<p>2</p>')
  })
})
