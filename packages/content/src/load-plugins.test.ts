import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openSite, renderPath, writeSite } from './fixtures/write-site'

const shout = `export const shout = (sign = '!') => (tree) => {
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: sign }] })
}
export default shout
`

describe('plugins that are named by their modules', () => {
  it('work on pages, in their order', async () => {
    const file = join(writeSite({ 'shout.mjs': shout }), 'shout.mjs')
    const { content } = await openSite(
      { 'docs/a.md': 'a' },
      {
        markdown: {
          remarkPlugins: [
            [file, '1'],
            [`${file}#shout`, '2'],
          ],
        },
      },
    )
    const { data } = await renderPath(content, '/docs/a/')
    expect(data.kind === 'doc' && data.html).toBe('<p>a</p>\n<p>1</p>\n<p>2</p>')
  })

  it('give titles and descriptions the words of their directives', async () => {
    const code = `export default {
      name: 'mine',
      compile: () => () => ({
        directives: {
          term: { text: { html: ({ children }) => children } },
          key: { text: { html: () => [], plain: (_, label) => label.toUpperCase() } },
          raw: { text: { html: () => [], plain: () => undefined } },
          block: { leaf: { html: () => [] } },
        },
      }),
    }\n`
    const module = join(writeSite({ 'mine.mjs': code }), 'mine.mjs')
    const text = '# The :term[*API*] at 10:30\n\nPress :key[esc], :raw[a] or :block[b].'
    const { content } = await openSite({ 'docs/a.md': text }, { plugins: [{ module }] })
    const { title, description } = content.model.versions[0]?.docs.a?.facts ?? {}
    expect([title, description]).toEqual(['The API at 10:30', 'Press ESC, :raw[a] or :block[b].'])
  })

  it('change titles and descriptions with their plain steps, as texts of pages', async () => {
    const code = `export default {
      name: 'mine',
      compile: () => () => ({
        steps: [{ at: 'plain', plain: (text) => text.replaceAll(':acme:', 'ACME') }],
      }),
    }\n`
    const module = join(writeSite({ 'mine.mjs': code }), 'mine.mjs')
    const text = '# Use :acme: :tada:\n\nWith :acme: at :100:.\n\n## `:acme:` on :acme: :tada:\n'
    const { content } = await openSite({ 'docs/a.md': text }, { plugins: [{ module }] })
    const version = content.model.versions[0]
    const { title, description } = version?.docs.a?.facts ?? {}
    expect([title, description]).toEqual(['Use ACME 🎉', 'With ACME at 💯.'])
    expect(version?.sidebars).toMatchObject({ docs: { items: [{ label: 'Use ACME 🎉' }] } })
    const { data } = await renderPath(content, '/docs/a/')
    expect(data).toMatchObject({
      html: expect.stringContaining('<h1 id="use-acme-tada">Use ACME 🎉'),
      toc: [{ text: ':acme: on ACME 🎉', id: 'acme-on-acme-tada' }],
    })
  })

  it('are named where they throw on a page', async () => {
    const code = `export default {
      name: 'mine',
      compile: () => () => ({ directives: { hello: { leaf: { html() { throw new Error('boom') } } } } }),
    }\n`
    const module = join(writeSite({ 'mine.mjs': code }), 'mine.mjs')
    const { content } = await openSite({ 'docs/a.md': '::hello\n' }, { plugins: [{ module }] })
    const { messages } = await renderPath(content, '/docs/a/')
    expect(messages).toMatchObject([
      {
        code: 'page/failed',
        message: `The page cannot be compiled: the plugin "${module}" failed: boom`,
        help: 'Correct the plugin, or remove it from "plugins".',
        location: { file: 'docs/a.md' },
      },
    ])
    const twice = openSite({ 'docs/a.md': 'a' }, { plugins: [{ module }, { module }] })
    await expect(twice).rejects.toThrow(`The plugin "${module}" is in "plugins" twice.`)
  })

  it('are named where they throw while the compiler attaches them', async () => {
    const module = join(writeSite({ 'mine.mjs': 'export default () => null.x\n' }), 'mine.mjs')
    const { content } = await openSite(
      { 'docs/a.md': 'a' },
      { markdown: { rehypePlugins: [module] } },
    )
    await expect(renderPath(content, '/docs/a/')).rejects.toMatchObject({
      code: 'content/plugin',
      message: expect.stringContaining(`The plugin "${module}" failed: Cannot read properties`),
    })
  })

  it('are named where they throw while titles are read, with the page', async () => {
    const halves = [
      "compile: () => () => ({ dialect: { name: 'mine', rewrite() { throw new Error('boom') } } })",
      "site: () => () => ({ dialect: { name: 'mine', facts() { throw new Error('boom') } } })",
    ]
    for (const half of halves) {
      const code = `export default { name: 'mine', ${half} }\n`
      const module = join(writeSite({ 'mine.mjs': code }), 'mine.mjs')
      const { content } = await openSite(
        { 'docs/a.md': 'a' },
        { plugins: [{ module }], docs: { dialect: 'mine' } },
        { production: false },
      )
      expect(content.messages).toContainEqual(
        expect.objectContaining({
          code: 'content/plugin',
          severity: 'throw',
          message: expect.stringMatching(/^The plugin ".*mine\.mjs" failed with .*a\.md: boom$/),
          location: { file: 'docs/a.md' },
        }),
      )
    }
  })

  it('are named where their plain steps throw on a title, with the page', async () => {
    const code = `export default {
      name: 'mine',
      compile: () => () => ({ steps: [{ at: 'plain', plain() { throw new Error('boom') } }] }),
    }\n`
    const module = join(writeSite({ 'mine.mjs': code }), 'mine.mjs')
    await expect(openSite({ 'docs/a.md': '# A' }, { plugins: [{ module }] })).rejects.toMatchObject(
      {
        code: 'content/plugin',
        message: `The plugin "${module}" failed with docs/a.md: boom`,
      },
    )
  })

  it('are named where their syntax throws', async () => {
    const tokenize = "tokenize() { throw new Error('boom') }"
    const syntax = `{ micromark: [{ text: { 36: { ${tokenize} } } }], fromMarkdown: [] }`
    const code = `export default { name: 'mine', compile: () => () => ({ syntax: [${syntax}] }) }\n`
    const module = join(writeSite({ 'mine.mjs': code }), 'mine.mjs')
    const { content } = await openSite({ 'docs/a.md': '$a$\n' }, { plugins: [{ module }] })
    const { messages } = await renderPath(content, '/docs/a/')
    expect(messages.map(({ message }) => message)).toEqual([
      `The page cannot be compiled: the plugin "${module}" failed: boom`,
    ])
  })
})
