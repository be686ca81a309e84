import { removeSites } from '@landing/tooling/sites'
import { afterAll, describe, expect, it } from 'vitest'
import { migrated } from '../fixtures/migrated'

afterAll(removeSites)

describe('names with numbers and of folders', () => {
  it.each([
    [
      'vitepress',
      '.vitepress/config.js',
      `export default { themeConfig: { sidebar: { 'adr/': { base: '/adr/', items: [{ text: 'First', link: '0001-first' }] } } } }`,
      'adr/',
    ],
    [
      'starlight',
      'astro.config.mjs',
      `import starlight from '@astrojs/starlight'
      export default { integrations: [starlight({ title: 'T', sidebar: [{ label: 'First', slug: 'adr/0001-first' }] })] }`,
      'src/content/docs/adr/',
    ],
  ] as const)('stay in addresses of %s, but not in ids', (from, config, text, docs) => {
    const { read } = migrated(from, {
      [config]: text,
      [`${docs}0001-first.md`]: '# First',
      [`${docs}0002-second.md`]: '---\nslug: adr/own\n---\nSecond',
      [`${docs}adr.md`]: 'Like its folder',
      [`${docs}index.md`]: 'The folder',
      [`${docs}README.md`]: 'Another page',
    })
    expect(read('content/docs/adr/0001-first.md')).toContain('slug: /adr/0001-first\n')
    expect(read('content/docs/adr/0002-second.md').match(/^slug/gm)).toHaveLength(1)
    expect(read('content/docs/adr/adr.md')).toContain('slug: /adr/adr\n')
    expect(read('content/docs/adr/index.md')).not.toContain('slug')
    const readme = from === 'starlight' ? 'readme' : 'README'
    expect(read(`content/docs/adr/${readme}.md`)).toContain(`slug: /adr/${readme}\n`)
    expect(read('landing.config.ts')).toContain("{ type: 'doc', id: 'adr/first', label: 'First' }")
  })

  it('are text in front matter', () => {
    const { read } = migrated('vitepress', {
      '.vitepress/config.js':
        "export default { themeConfig: { sidebar: { '/2024/': [{ text: 'A', link: '/2024/a' }] } } }",
      '2024/a.md': 'A',
      '2024/b.md': 'B',
    })
    expect(read('content/docs/2024/b.md')).toContain('displayed_sidebar: "2024"\n')
  })
})
