import { expect, it, vi } from 'vitest'
import { openContent } from '../src/content/open-content'
import { writeFiles, writeSite } from '../src/fixtures/write-site'

let turn = 0

const texts = [
  ':::note[A *title* with `code`]{#id .class}\n\n- a\n- b\n\n:::',
  '::::tabs{group="os"}\n:::tab[Linux]\n```sh\nls\n```\n:::\n:::tab[Windows]\nText\n:::\n::::',
  '> [!NOTE]\n> Text\n\n> [!unknown]\n> x',
  '## Heading {#custom}\n\n### `code` {#other}\n\nText.[^1]\n\n[^1]: Foot *note*.',
  '```hcl title="main.tf" {1,3-4} showLineNumbers=3\nresource "a" "b" {}\n```',
  '<details>\n<summary>S</summary>\n\nText **bold**\n\n</details>',
  '[a]: ./b.md "T"\n\n[a] ![A](./a.png "Title")',
  '| a | b |\n|:--|--:|\n| `x|y` | 2 |\n\nTerm\n: Meaning\n\n漢字 **強調**です',
]

// Folders are listed in another order each time, as other file systems would.
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  return {
    ...fs,
    readdirSync: (...args: Parameters<typeof fs.readdirSync>) => {
      const entries = fs.readdirSync(...args) as unknown[]
      const at = turn++ % Math.max(entries.length, 1)
      return [...entries.slice(at), ...entries.slice(0, at)].reverse()
    },
  }
})

const pages = [...texts, ...texts, ...texts].map((text, index) => [
  `docs/${['a', 'b/c', 'b/d', 'E'][index % 4]}/${index % 3}-p${index}.md`,
  `---\ntags: [t${index % 5}, T${index % 3}]\nkeywords: [x]\n---\n\n# Page ${index}\n\n[next](../nowhere.md) ![p](/p.svg)\n\n${text}\n\n\`\`\`hcl\nresource "a_b" "c" {}\n\`\`\`\n`,
])
const files = {
  ...(Object.fromEntries(pages) as Record<string, string>),
  'docs/tags.yml': 't1: {}\n',
  'docs/b/_category_.yml': 'label: B\nlink: { type: generated-index }\n',
  'static/p.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>',
  'versions/1.0/a.md': '# A',
  'versions/2.0/a.md': '# A',
}

async function build(entries: readonly (readonly [string, string])[]): Promise<string> {
  const contentDir = writeSite({})
  for (const [path, text] of entries) writeFiles(contentDir, { [path]: text })
  const content = await openContent({
    contentDir,
    config: {
      title: 'S',
      url: 'https://example.org',
      i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
    },
    production: true,
  })
  const output: unknown[] = [content.model, content.messages]
  for await (const page of content.renderAll()) output.push(page)
  output.push(content.assets().map(({ href }) => href))
  return JSON.stringify(output)
}

it('makes the same bytes of the same content, in any order of the file system', async () => {
  const entries = Object.entries(files)
  const first = await build(entries)
  expect(first.length).toBeGreaterThan(50_000)
  expect(await build(entries.toReversed())).toBe(first)
  expect(await build([...entries.slice(7), ...entries.slice(0, 7)])).toBe(first)
})
