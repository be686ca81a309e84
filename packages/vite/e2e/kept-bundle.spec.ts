import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FixtureSite, openFixture } from './fixture-site'

let site: FixtureSite
beforeAll(async () => {
  site = await openFixture()
  // What is kept lies in a folder of the site's own.
  await site.edit('vite.config.js', 'export default {', "export default { cacheDir: '.kept',")
  await site.write(
    'src/pages/about.jsx',
    "import { who } from '../who.js'\nexport default () => <p>{who}</p>\n",
  )
  await site.write('src/who.js', "export const who = 'Somebody'\n")
  await site.write('src/theme.jsx', '')
})
afterAll(() => site.dispose())

/** Builds, and tells whether the bundler was asked. */
async function build(): Promise<boolean> {
  const { ok, output } = await site.build('--logLevel', 'info')
  if (!ok) throw new Error(output)
  expect(output).toMatch(/✓ \d+ documents in/)
  return /modules transformed/.test(output)
}

/** Names and contents of all files of the output. */
async function outputFiles(): Promise<Record<string, string>> {
  const folder = join(site.root, 'dist')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => {
      const file = join(entry.parentPath, entry.name)
      return [
        file,
        createHash('sha1')
          .update(await readFile(file))
          .digest('hex'),
      ] as const
    })
  return Object.fromEntries(await Promise.all(files))
}

const kept = (path = '') => join(site.root, '.kept/landing/bundle', path)

it('uses the bundles again when only Markdown has changed, and gives the same files', async () => {
  expect(await build()).toBe(true)
  expect(await build()).toBe(false)
  await site.edit('content/docs/start.md', 'first paragraph', 'edited paragraph')
  expect(await build()).toBe(false)
  expect(await site.read('dist/docs/start/index.html')).toContain('edited paragraph')
  const files = await outputFiles()
  await site.remove('dist')
  expect(await build()).toBe(false)
  expect(await outputFiles()).toEqual(files)
  await rm(join(site.root, '.kept'), { recursive: true })
  await site.remove('dist')
  expect(await build()).toBe(true)
  expect(await outputFiles()).toEqual(files)
})

it.each<[string, () => Promise<void>, RegExp?]>([
  ['a module', () => site.edit('src/who.js', 'Somebody', 'Anybody'), /Anybody/],
  ['styles', () => site.write('src/styles.css', 'body { color: red }')],
  ['a new page', () => site.write('src/pages/more.jsx', 'export default () => <p>More</p>\n')],
  ['a page that has gone', () => site.remove('src/pages/more.jsx')],
  ['a theme of its own', () => site.write('src/theme.tsx', 'export const messages = {}\n')],
  [
    'the site in its configuration',
    () => site.edit('landing.config.js', "title: 'Fixture',", "title: 'Other',"),
  ],
  ['the base', () => site.edit('landing.config.js', '/base/', '/other/')],
  ['a static file', () => site.write('content/static/new.txt', 'new')],
  ['a variable of the environment', () => site.write('.env', 'VITE_NAME=value\n')],
  [
    'an option of Vite',
    () => site.edit('vite.config.js', 'export default {', "export default { define: { A: '1' },"),
  ],
])('bundles anew after a change of %s', async (_, change, about) => {
  await change()
  expect(await build()).toBe(true)
  if (about) expect(await site.read('dist/about/index.html')).toMatch(about)
  expect(await build()).toBe(false)
})

it('bundles anew when what is kept is damaged', async () => {
  const [folder = ''] = (await readdir(kept())).filter((name) => name !== 'bundle.json')
  const record = JSON.parse(await readFile(kept('bundle.json'), 'utf8')) as { folder: string }
  await writeFile(kept(`${record.folder}/server/server.js`), 'export {')
  expect(folder).not.toBe('')
  expect(await build()).toBe(true)
  await writeFile(kept('bundle.json'), '{ "version": 1, "key":')
  expect(await build()).toBe(true)
  expect(await build()).toBe(false)
})

it('lets two builds at once go their ways', async () => {
  await rm(join(site.root, '.kept'), { recursive: true })
  expect(await Promise.all([build(), build()])).toEqual([true, true])
  expect(await build()).toBe(false)
})

it('bundles in every build with a plugin that may do anything, and says so', async () => {
  await site.edit('vite.config.js', 'plugins: [', "plugins: [{ name: 'mine' }, ")
  const { output } = await site.build()
  expect(output).toContain('Bundles are not kept: the plugin "mine".')
  expect(await build()).toBe(true)
})
