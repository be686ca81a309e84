import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openSite, renderPath, writeSite } from '../fixtures/write-site'
import { loadPresets } from './load-presets'

it('loads presets by the names of their modules, and says what is wrong with one', async () => {
  const folder = writeSite({
    'one.mjs': "export default { dialect: 'one' }\nexport const two = { dialect: 'two' }\n",
    'none.mjs': 'export default { dialects: 1 }\n',
  })
  const file = join(folder, 'one.mjs')
  const presets = await loadPresets([file, `${file}#two`], folder)
  expect(presets.of('two')).toBe(presets.all[1])
  expect(presets.of('landing')).toBeUndefined()
  expect(presets.key).not.toBe((await loadPresets([file], folder)).key)
  await expect(loadPresets([join(folder, 'none.mjs')], folder)).rejects.toMatchObject({
    code: 'content/preset',
    message: expect.stringContaining('exports no preset'),
  })
  await expect(loadPresets(['not-installed'], folder)).rejects.toMatchObject({
    code: 'content/preset',
    message: expect.stringContaining('The preset "not-installed" cannot be loaded'),
  })
})

it('reads facts and pages again when the module of a preset has changed', async () => {
  const cacheDir = writeSite({})
  const contentDir = writeSite({ 'docs/a.md': '---\nowner: ann\n---\n\n# A\n' })
  const tagsOf = async (version: number) => {
    // A module is imported once in a process: the next build has another.
    const file = join(contentDir, `preset-${version}.mjs`)
    writeFileSync(
      file,
      `export default { dialect: 'x', facts: () => ({ ownKeys: ['owner'], tags: ['v${version}'] }) }\n`,
    )
    const config = {
      title: 'T',
      url: 'https://example.org',
      presets: [file],
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

it('gives presets their options and the files that they read, and names both', async () => {
  const folder = writeSite({
    'made.mjs': 'export default ({ file }, { readFile }) => ({ dialect: readFile(file).trim() })\n',
    'a.txt': 'one\n',
  })
  const load = (file: string) => loadPresets([[join(folder, 'made.mjs'), { file }]], folder)
  const first = await load('a.txt')
  expect(first.of('one')).toBeDefined()
  expect(first.reads(join(folder, 'a.txt'))).toBe(true)
  expect(first.reads(join(folder, 'b.txt'))).toBe(false)
  writeFileSync(join(folder, 'a.txt'), 'two\n')
  expect((await load('a.txt')).key).not.toBe(first.key)
  // As "command > file" of Windows PowerShell writes it.
  writeFileSync(join(folder, 'a.txt'), '\uFEFFthree\r\n', 'utf16le')
  expect((await load('a.txt')).of('three')).toBeDefined()
  await expect(load('b.txt')).rejects.toMatchObject({
    code: 'content/preset',
    message: expect.stringMatching(/^The preset ".*made.mjs" cannot read the file "b.txt"\.$/),
  })
})

it('gives presets the files below a folder, and names these', async () => {
  const folder = writeSite({
    'made.mjs': `export default ({ folder }, { readFiles }) => ({
      dialect: [...readFiles(folder, (path) => path.endsWith('.json'))].flat().join(' '),
    })`,
    'docs/a.json': '1',
    'docs/a.md': '# A',
    'docs/b/c.json': '2',
  })
  const load = (name: string) => loadPresets([[join(folder, 'made.mjs'), { folder: name }]], folder)
  const first = await load('docs')
  const isRead = (path: string) => first.reads(join(folder, path))
  expect(['docs/a.json', 'docs/new/d.json'].filter(isRead)).toHaveLength(2)
  expect(['docs/a.md', 'data/a.json'].filter(isRead)).toEqual([])
  expect(first.of('a.json 1 b/c.json 2')).toBeDefined()
  writeFileSync(join(folder, 'docs/b/d.json'), '3')
  expect((await load('docs')).key).not.toBe(first.key)
  await expect(load('none')).rejects.toMatchObject({
    code: 'content/preset',
    message: expect.stringMatching(/^The preset ".*made.mjs" cannot read the folder "none"\.$/),
  })
})
