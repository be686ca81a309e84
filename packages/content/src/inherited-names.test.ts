import { describe, expect, it } from 'vitest'
import { checkAll } from './fixtures/check-all'
import { openSite, renderPath, writeSite } from './fixtures/write-site'

/** Names that each object of JavaScript inherits. */
describe.each(['constructor', 'toString', '__proto__'])('the name "%s"', (name) => {
  it.each([
    ['images/missing', `![A picture](${name})`],
    ['data/unknown-view', `::table{data="${name}"}`],
  ])('is unknown: %s', async (code, text) => {
    const { content } = await openSite({ 'docs/a.md': `# A\n\n${text}\n` })
    const { messages } = await renderPath(content, '/docs/a/')
    expect(messages.map((message) => message.code)).toEqual([code])
  })

  it('is no sidebar', async () => {
    const text = `---\ndisplayed_sidebar: ${name}\n---\n\n# A\n`
    await expect(openSite({ 'docs/a.md': text })).rejects.toMatchObject({
      diagnostics: [{ code: 'docs/unknown-id' }],
    })
  })

  it('is no key of front matter', async () => {
    const contentDir = writeSite({ 'docs/a.md': `---\n${name}: 1\n---\n\n# A\n` })
    const config = { title: 'Site', url: 'https://example.org' }
    const { messages } = await checkAll(contentDir, config)
    expect(messages.map(({ code }) => code)).not.toContain('source/unreadable')
  })
})
