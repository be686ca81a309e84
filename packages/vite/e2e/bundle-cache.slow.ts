import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FixtureSite, openFixture } from './fixture-site'

let site: FixtureSite
beforeAll(async () => {
  site = await openFixture()
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
  expect(output).toMatch(/✓ \d+ documents?.* in/)
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

const store = () => join(site.root, '.cache/landing/store')

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
  await rm(join(site.root, '.cache'), { recursive: true })
  await site.remove('dist')
  expect(await build()).toBe(true)
  expect(await outputFiles()).toEqual(files)
})

// What else decides about bundles: unit tests of `bundle-inputs.ts`.
it.each<[string, () => Promise<void>]>([
  ['the site in its configuration', () => site.edit('landing.config.js', 'Fixture', 'Other')],
  ['a variable of the environment', () => site.write('.env', 'VITE_NAME=value\n')],
])('bundles again after a change of %s', async (_, change) => {
  await change()
  expect(await build()).toBe(true)
})

it('uses the bundles of an earlier state again', async () => {
  await site.edit('src/who.js', 'Somebody', 'Nobody')
  expect(await build()).toBe(true)
  expect(await site.read('dist/about/index.html')).toContain('Nobody')
  await site.edit('src/who.js', 'Nobody', 'Somebody')
  expect(await build()).toBe(false)
})

it('bundles again when the configuration file computes another option', async () => {
  await site.write('version.txt', '1')
  await site.edit(
    'vite.config.js',
    'export default {',
    "import { readFileSync } from 'node:fs'\nexport default { define: { VERSION: readFileSync('version.txt', 'utf8') },",
  )
  await site.write('src/pages/version.jsx', 'export default () => <p>Version {VERSION}</p>\n')
  expect(await build()).toBe(true)
  await site.write('version.txt', '2')
  expect(await build()).toBe(true)
  expect(await site.read('dist/version/index.html')).toContain('Version 2')
  await site.remove('src/pages/version.jsx')
})

it.each(['shared.js', 'shared.css'])(
  'bundles again after an edit of %s beside the project',
  async (name) => {
    const file = join(site.root, '../', name)
    await writeFile(
      file,
      name.endsWith('js') ? "export const who = 'First'" : '.first { color: red }',
    )
    await site.write('src/who.js', `import '../../${name}'\nexport const who = 'Somebody'\n`)
    expect(await build()).toBe(true)
    await writeFile(
      file,
      name.endsWith('js') ? "export const who = 'Other'" : '.other { color: red }',
    )
    expect(await build()).toBe(true)
    await site.write('src/who.js', "export const who = 'Somebody'\n")
    await rm(file)
  },
)

it('bundles again when one byte of a cached bundle is flipped', async () => {
  await build()
  for (const name of await readdir(store())) {
    const bytes = await readFile(join(store(), name))
    // In the middle of the text, which is the bundle's.
    const place = Math.floor(bytes.length / 2)
    bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place)
    await writeFile(join(store(), name), bytes)
  }
  expect(await build()).toBe(true)
  expect(await build()).toBe(false)
})

it('does not cache a bundle that is refused', async () => {
  await site.write('src/pages/clicks.jsx', 'export default () => <p onClick={() => {}}>Click</p>\n')
  for (const _ of [1, 2]) expect((await site.build()).output).toContain('"onClick" is outside')
  await site.remove('src/pages/clicks.jsx')
})

it('is cached by two builds at once', async () => {
  await rm(join(site.root, '.cache'), { recursive: true })
  expect(await Promise.all([build(), build()])).toEqual([true, true])
  expect(await build()).toBe(false)
})

it.each([
  [
    'styles that import others from outside of src',
    'src/styles.css',
    "@import '../content/own.css';",
    '<root>/src/styles.css may read any file',
  ],
  ['PostCSS plugins', 'postcss.config.js', 'export default { plugins: [] }', 'PostCSS'],
])('bundles in every build with %s, and reports why', async (_, path, text, reason) => {
  await site.write('content/own.css', '.own { color: red }')
  await site.write(path, text)
  const { output } = await site.build('--logLevel', 'info')
  expect(output).toContain('The bundles are not cached: ')
  expect(output).toContain(reason)
  await site.remove(path)
})

it('bundles in every build with a plugin of another package, and reports why', async () => {
  await site.edit(
    'vite.config.js',
    'plugins: [',
    "plugins: [{ name: 'mine', transform: (code) => code.concat('\\n') }, ",
  )
  const { output } = await site.build()
  expect(output).toContain('The bundles are not cached: the plugin "mine" may read any file.')
  expect(output).not.toContain('SOURCEMAP')
  expect(await build()).toBe(true)
})
