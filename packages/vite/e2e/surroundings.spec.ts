import { execFile } from 'node:child_process'
import { chmod, readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { launchBrowser } from '@landing/tooling/browser'
import { serveStatic } from '@landing/tooling/static-server'
import { afterEach, expect, it } from 'vitest'
import { type FixtureSite, openFixture, viteCommand } from './fixture-site'

const folder = join(import.meta.dirname, '../.tmp')
let site: FixtureSite
afterEach(() => site.dispose())

/** Runs `vite build` by a line of a shell, in which `"$@"` is the command. */
function buildBy(line: string): Promise<Error | null> {
  const [command, args] = viteCommand(['build'])
  return new Promise((resolve) => {
    execFile('sh', ['-c', line, 'sh', command, ...args], { cwd: site.root }, resolve)
  })
}

it.each([
  ['without HOME, USER and TMPDIR', 'env -i PATH="$PATH" "$@"'],
  ['with standard output closed', '"$@" >&-'],
  ['whose output nobody reads', '"$@" | true'],
])('builds %s', async (_, line) => {
  site = await openFixture()
  expect(await buildBy(line)).toBeNull()
  expect(await site.read('dist/docs/start/index.html')).toContain('The first paragraph.')
})

it('builds in a folder with spaces, quotes, umlauts and %20', async () => {
  site = await openFixture(join(folder, `it's a "site" %20 ü`))
  await site.buildOrThrow()
  expect(await site.read('dist/docs/start/index.html')).toContain('The first paragraph.')
})

it('builds what cannot be written, and comes from the future', async () => {
  site = await openFixture()
  const content = join(site.root, 'content')
  for (const path of await readdir(content, { recursive: true })) {
    await utimes(join(content, path), 4_070_908_800, 4_070_908_800)
    if (path.includes('.')) await chmod(join(content, path), 0o444)
  }
  await site.buildOrThrow()
  expect(await site.buildOrThrow()).toContain(' 0 files written')
})

it('reads lines of old Macs, and separators of Unicode', async () => {
  site = await openFixture()
  const text = 'One\u2028two\u2029three\u0085four \u200Ffive\u200E'
  await site.write('content/docs/start.md', `---\rtitle: Start\r---\r\r# Start\r\r${text}\r`)
  await site.buildOrThrow()
  expect(await site.read('dist/docs/start/index.html')).toContain(`<p>${text}</p>`)
})

it('survives images whose names hide properties of the document', async () => {
  site = await openFixture()
  const names = ['cookie', 'scripts', 'body', 'head', 'querySelectorAll', 'getElementById']
  const images = names.map((name) => `<img name="${name}" alt="${name}">`).join('\n')
  await site.write('content/docs/start.md', `# Start\n\n${images}\n`)
  await site.buildOrThrow()
  const server = await serveStatic({ folder: join(site.root, 'dist'), base: '/base/' })
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.goto(`${server.href}docs/start/`)
    await page.waitForSelector('html[data-scripts="ready"]')
    expect(errors).toEqual([])
    expect(await page.locator('h1').textContent()).toContain('Start')
  } finally {
    await browser.close()
    await server.close()
  }
})

// The message is that of Node.js, which says that it cannot find a package.
it('leaves the output as it is where too few files can be open', async () => {
  site = await openFixture()
  await site.buildOrThrow()
  const manifest = await site.read('dist/.landing-manifest')
  await site.edit('content/docs/start.md', 'The first paragraph.', 'An edit.')
  expect(await buildBy('ulimit -n 30; "$@"')).not.toBeNull()
  expect(await site.read('dist/.landing-manifest')).toBe(manifest)
  expect(await site.read('dist/docs/start/index.html')).toContain('The first paragraph.')
  await site.buildOrThrow()
  expect(await site.read('dist/docs/start/index.html')).toContain('An edit.')
})
