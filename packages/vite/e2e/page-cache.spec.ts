import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FixtureSite, openFixture } from './fixture-site'

let site: FixtureSite
beforeAll(async () => {
  site = await openFixture()
  await site.edit('vite.config.js', 'export default {', "export default { cacheDir: '.cache',")
  await site.write('content/docs/code.md', '# Code\n\n```js file=./part.js\n```\n')
  await site.write('content/docs/part.js', 'first()\n')
  for (let number = 0; number < 80; number++) {
    const text = `Word${number}x stands here. ${'And a long text of its own. '.repeat(90)}`
    await site.write(`content/docs/many/page-${number}.md`, `# Page ${number}\n\n${text}\n`)
  }
})
afterAll(() => site.dispose())

const build = (): Promise<string> => site.buildOrThrow()

async function outputFiles(): Promise<Record<string, string>> {
  const folder = join(site.root, 'dist')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map(async (file) => [file, await readFile(file, 'base64')] as const)
  return Object.fromEntries(await Promise.all(files))
}

/** Builds after edits. Tells how many files were written. */
async function written(): Promise<number> {
  return Number(/: (\d+) files written/.exec(await build())?.[1])
}

it('writes what an edit changes, and gives the files of a build from nothing', async () => {
  await build()
  expect(await written()).toBe(0)

  await site.edit('content/docs/many/page-40.md', 'stands here', 'stood there')
  // Three files of the page, the entry of the search index and its list, some parts.
  expect(await written()).toBeLessThan(40)

  await site.edit('content/docs/many/page-40.md', '# Page 40', '# Another title')
  expect(await written()).toBeGreaterThan(80)
  expect(await site.read('dist/docs/many/page-41/index.html')).toContain('Another title')

  await site.write('content/docs/part.js', 'second()\n')
  await build()
  expect(await site.read('dist/docs/code/index.html')).toContain('second')

  await site.remove('content/docs/many/page-41.md')
  await build()

  const files = await outputFiles()
  await site.remove('.cache')
  await site.remove('dist')
  await build()
  expect(await outputFiles()).toEqual(files)
})

it('makes files of a plugin again after its code has changed, whatever key it gives', async () => {
  await site.write(
    'mine.mjs',
    `const files = async function* () { yield { path: '/mine.txt', key: 'same', content: 'one' } }
export default { name: 'mine', site: () => () => ({ emit: [{ owns: (path) => path === '/mine.txt', files }] }) }
`,
  )
  await site.edit(
    'landing.config.js',
    'export default {',
    "export default { plugins: ['./mine.mjs'],",
  )
  await build()
  expect(await site.read('dist/mine.txt')).toBe('one')
  await site.edit('mine.mjs', "'one'", "'two'")
  await build()
  expect(await site.read('dist/mine.txt')).toBe('two')
  await site.edit('landing.config.js', "plugins: ['./mine.mjs'],", '')
})

it('writes missing pages again, and ignores a damaged cache', async () => {
  await build()
  const files = await outputFiles()
  await site.remove('dist/docs/many/page-7/index.html')
  await writeFile(join(site.root, 'dist/docs/many/page-8/index.html'), 'changed by hand')
  expect(await build()).toMatch(/: 2 files written/)
  expect(await outputFiles()).toEqual(files)
  const store = join(site.root, '.cache/landing/store')
  for (const name of await readdir(store)) await writeFile(join(store, name), 'damaged')
  await build()
  expect(await outputFiles()).toEqual(files)
})
