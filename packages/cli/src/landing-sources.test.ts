import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openContent } from '@landing/content'
import { removeSites, writeSite } from '@landing/tooling/sites'
import { afterAll, expect, it, vi } from 'vitest'
import { landingSources } from './landing-sources'

afterAll(removeSites)

const repository = mkdtempSync(join(tmpdir(), 'landing-origin-'))
afterAll(() => rmSync(repository, { recursive: true, force: true }))

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
    cwd: repository,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })

/** A release of a provider with one page, and one file that is no documentation. */
function release(tag: string, text: string): void {
  execFileSync('mkdir', ['-p', join(repository, 'docs/resources')])
  writeFileSync(join(repository, 'docs/index.md'), `# Provider\n\n${text}\n`)
  writeFileSync(join(repository, 'docs/resources/role.md'), `# Role\n\n[start](../index.md)\n`)
  writeFileSync(join(repository, 'LICENSE'), 'Apache License\n  Version 2.0, January 2004\n')
  writeFileSync(join(repository, 'main.go'), 'package main\n')
  git('add', '-A')
  git('commit', '-qm', tag, '--allow-empty')
  git('tag', '-am', tag, tag)
}

git('init', '-q', '-b', 'main')
release('v1.9.0', 'Nine.')
release('v1.10.0', 'Ten.')
release('v2.0.0-beta1', 'Beta.')

const source = { git: repository, into: 'docs/api-reference/btp' }

function siteOf(...sources: object[]): { folder: string; config: object } {
  const config = { title: 'T', url: 'https://example.org', sources }
  const folder = writeSite({
    'content/docs/index.md': '# Start\n\n[roles](/docs/api-reference/btp/resources/role/)\n',
    'landing.config.json': JSON.stringify(config),
  })
  return { folder, config }
}

async function run(folder: string, ...args: string[]) {
  const lines: string[] = []
  const push = (text: string) => lines.push(text.replaceAll(repository, '<repository>'))
  return { code: await landingSources(args, folder, { log: push, error: push }), lines }
}

const pathsOf = (folder: string) =>
  readdirSync(join(folder, 'content/.sources'), { recursive: true, encoding: 'utf8' }).sort()

const open = ({ folder, config }: ReturnType<typeof siteOf>) =>
  openContent({
    contentDir: join(folder, 'content'),
    config: config as Parameters<typeof openContent>[0]['config'],
    production: true,
  })

it('publishes the latest release of another repository', async () => {
  const site = siteOf(source)
  const { code, lines } = await run(site.folder)
  expect(code).toBe(0)
  expect(lines).toEqual([expect.stringMatching(/^btp: v1\.10\.0 \([0-9a-f]{7}\), fetched$/)])
  expect(pathsOf(site.folder)).toEqual([
    'btp',
    'btp.json',
    'btp/index.md',
    'btp/resources',
    'btp/resources/role.md',
  ])
  const content = await open(site)
  const route = content.model.routes.find(({ path }) => path.endsWith('/role/'))
  expect(route?.path).toBe('/docs/api-reference/btp/resources/role/')
  const page = route && (await content.renderPage(route))
  expect(page?.data).toMatchObject({
    html: expect.stringContaining('href="/docs/api-reference/btp/"'),
    origin: { ref: 'v1.10.0', license: 'Apache-2.0' },
  })
  await content.dispose()
})

it('fetches nothing twice, and a new release when there is one', async () => {
  const site = siteOf({ ...source, ref: 'main' })
  await run(site.folder)
  const again = await run(site.folder)
  expect(again.lines).toEqual([expect.stringMatching(/^btp: main \([0-9a-f]{7}\), up to date$/)])
  writeFileSync(join(repository, 'docs/new.md'), '# New\n')
  git('add', '-A')
  git('commit', '-qm', 'new')
  const { lines } = await run(site.folder)
  expect(lines[0]).toMatch(/, fetched$/)
  expect(pathsOf(site.folder)).toContain('btp/new.md')
  git('reset', '-q', '--hard', 'HEAD~')
})

it('leaves the repository alone whose hook runs the command', async () => {
  const site = siteOf(source)
  const own = mkdtempSync(join(tmpdir(), 'landing-hook-'))
  execFileSync('git', ['init', '-q', own])
  const config = readFileSync(join(own, '.git/config'), 'utf8')
  // As git does in a hook of a server or a worktree.
  vi.stubEnv('GIT_DIR', join(own, '.git'))
  vi.stubEnv('GIT_INDEX_FILE', join(own, '.git/index'))
  vi.resetModules()
  const { landingSources } = await import('./landing-sources')
  const code = await landingSources([], site.folder, { log: () => {}, error: () => {} })
  vi.unstubAllEnvs()
  expect(code).toBe(0)
  expect(pathsOf(site.folder)).toContain('btp/index.md')
  expect(readFileSync(join(own, '.git/config'), 'utf8')).toBe(config)
  expect(existsSync(join(own, '.git/index'))).toBe(false)
  rmSync(own, { recursive: true })
})

it('removes what a command that was killed left behind', async () => {
  const site = siteOf(source)
  const killed = spawnSync(process.execPath, ['-e', '']).pid
  for (const pid of [killed, process.pid]) {
    mkdirSync(join(site.folder, `content/.sources/.fetch-${pid}-abcdef/new`), { recursive: true })
  }
  await run(site.folder)
  const work = pathsOf(site.folder).filter((path) => path.startsWith('.fetch-'))
  // The other one may be at work.
  expect(work).toEqual([`.fetch-${process.pid}-abcdef`, `.fetch-${process.pid}-abcdef/new`])
})

it('publishes older tags as versions, and removes those that are not asked for any more', async () => {
  const site = siteOf({ ...source, versions: ['v1.9.0'] })
  await run(site.folder)
  const content = await open(site)
  expect(content.model.versions.map(({ docsSet, name, path }) => [docsSet, name, path])).toEqual([
    ['default', 'current', '/docs/'],
    ['btp', '1.10.0', '/docs/api-reference/btp/'],
    ['btp', '1.9.0', '/docs/api-reference/btp/1.9.0/'],
  ])
  await content.dispose()
  writeFileSync(join(site.folder, 'landing.config.json'), JSON.stringify(siteOf(source).config))
  await run(site.folder)
  expect(pathsOf(site.folder)).not.toContain('btp_versions/1.9.0')
})

it('keeps what was fetched and fails when the repository lacks a version', async () => {
  const site = siteOf({ ...source, versions: ['v1.9.0'] })
  await run(site.folder)
  const wrong = siteOf({ ...source, versions: ['v1.9.0', '1.10.0'] })
  cpSync(join(site.folder, 'content'), join(wrong.folder, 'content'), { recursive: true })
  const { code, lines } = await run(wrong.folder)
  expect(code).toBe(1)
  expect(lines[0]).toContain('has no tag and no branch "1.10.0".')
  expect(lines[0]).toContain('Did you mean "v1.10.0"?')
  expect(lines[1]).toContain('stays in use.')
  const content = await open(wrong)
  expect(content.messages.map(({ message }) => message.replace(repository, '…'))).toEqual([
    'The version "1.10.0" of the source "btp" has not been fetched from …: its pages are left out.',
  ])
  await content.dispose()
})

it('leaves out what has not been fetched, with a note, and no link to it is broken', async () => {
  const content = await open(siteOf(source))
  expect(
    content.messages.map(({ code, message }) => [code, message.replace(repository, '…')]),
  ).toEqual([
    [
      'sources/not-fetched',
      'The source "btp" has not been fetched from …: its pages are left out.',
    ],
  ])
  expect(content.model.docsSets.en?.map(({ id }) => id)).toEqual(['default'])
  const links = [{ href: '/docs/api-reference/btp/x/', location: { file: 'docs/index.md' } }]
  const page = { path: '/docs/', ids: [], links }
  expect(content.audit([page], { paths: [], files: [] })).toEqual([])
  await content.dispose()
})

it('warns of mistakes in another repository, which nobody can correct from here', async () => {
  const site = siteOf(source)
  await run(site.folder)
  writeFileSync(join(site.folder, 'content/.sources/btp/broken.md'), '# Broken\n\n[x](./none.md)\n')
  const content = await open(site)
  const route = content.model.routes.find(({ path }) => path.endsWith('/broken/'))
  const page = route && (await content.renderPage(route))
  expect(
    page?.messages.map(({ code, severity, location }) => [code, severity, location.file]),
  ).toEqual([['links/broken-markdown', 'warn', '.sources/btp/broken.md']])
  await content.dispose()
})

it('runs the code of MDX in another repository only if the source is trusted', async () => {
  writeFileSync(join(repository, 'docs/code.mdx'), '# Code\n\n{[1].map((n) => n + 1)}\n')
  git('add', '-A')
  git('commit', '-qm', 'mdx')
  const moduleOf = async (options: object) => {
    const site = siteOf({ ...source, ref: 'main', ...options })
    await run(site.folder)
    const plugins = [join(import.meta.dirname, 'fixtures/mdx.ts')]
    const content = await open({ ...site, config: { ...site.config, plugins } })
    const path = '.sources/btp/code.mdx'
    const code = await content.mdxModule(path)
    expect(content.mdxSources()).toEqual(code === undefined ? [] : [path])
    const route = content.model.routes.find(({ path }) => path.endsWith('/code/'))
    const page = route && (await content.renderPage(route))
    await content.dispose()
    return [code !== undefined, page?.messages.map(({ code, severity }) => `${code} ${severity}`)]
  }
  expect(await moduleOf({})).toEqual([false, ['mdx/refused warn']])
  expect(await moduleOf({ mdx: true })).toEqual([true, []])
  git('reset', '-q', '--hard', 'HEAD~')
})

it('publishes single files of a repository, whose links lead to its other files', async () => {
  const readme =
    '# Module\n\n[a](LICENSE) [b](./examples/one) [c](NEWS.md) [d](../x.md) [e](modules/a/)\n'
  mkdirSync(join(repository, 'modules/a'), { recursive: true })
  writeFileSync(join(repository, 'README.md'), readme)
  writeFileSync(join(repository, 'modules/a/README.md'), '# A\n\n[up](../../README.md)\n')
  writeFileSync(join(repository, 'NEWS.md'), '# News\n')
  git('add', '-A')
  git('commit', '-qm', 'module')
  const root = { ...source, ref: 'main', dir: '.', files: ['README.md', 'modules/'] }
  const site = siteOf(root)
  await run(site.folder)
  expect(pathsOf(site.folder)).toEqual([
    'btp',
    'btp.json',
    'btp/README.md',
    'btp/modules',
    'btp/modules/a',
    'btp/modules/a/README.md',
  ])
  git('reset', '-q', '--hard', 'HEAD~')

  // As if it came from an address that people can open.
  const address = 'https://github.com/o/module'
  const record = join(site.folder, 'content/.sources/btp.json')
  writeFileSync(record, readFileSync(record, 'utf8').replace(repository, address))
  const published = siteOf({ ...root, git: address }).config
  const content = await open({ ...site, config: published })
  const linksOf = async (path: string) => {
    const route = content.model.routes.find((each) => each.path === path)
    const page = route && (await content.renderPage(route))
    const { html = '', editUrl } = { ...page?.data } as { html?: string; editUrl?: string }
    return [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href).concat(editUrl ?? '')
  }
  expect(await linksOf('/docs/api-reference/btp/')).toEqual([
    `${address}/tree/main/LICENSE`,
    `${address}/tree/main/examples/one`,
    `${address}/tree/main/NEWS.md`,
    '/docs/api-reference/btp/',
    '/docs/api-reference/btp/modules/a/',
    `${address}/blob/HEAD/README.md`,
  ])
  expect(await linksOf('/docs/api-reference/btp/modules/a/')).toEqual([
    '/docs/api-reference/btp/',
    `${address}/blob/HEAD/modules/a/README.md`,
  ])
  await content.dispose()
})

it('keeps what was fetched when the repository is gone, and says so', async () => {
  const site = siteOf(source)
  await run(site.folder)
  const moved = { ...source, git: join(repository, 'gone') }
  const other = siteOf(moved)
  const missing = await run(other.folder)
  expect(missing.code).toBe(1)
  expect(missing.lines[0]).toContain(
    'sources/git: The repository <repository>/gone cannot be read: fatal:',
  )
  expect(existsSync(join(other.folder, 'content/.sources'))).toBe(false)

  const head = readFileSync(join(repository, '.git/HEAD'), 'utf8')
  rmSync(join(repository, '.git/HEAD'))
  const { code, lines } = await run(site.folder)
  writeFileSync(join(repository, '.git/HEAD'), head)
  expect(code).toBe(0)
  expect(lines.at(-1)).toMatch(/^btp: v1\.10\.0 \([0-9a-f]{7}\) stays in use\.$/)
})

it.each([
  [
    { ref: 'v9' },
    'sources/unknown-ref: The repository <repository> has no tag and no branch "v9".',
  ],
  [{ dir: 'website' }, 'sources/no-folder: The repository <repository> has no folder "website" at'],
  [
    { files: ['readme.txt', 'x/'] },
    'sources/no-folder: The repository <repository> has no files "readme.txt", "x/" in the folder "docs" at',
  ],
])('says what is wrong with %o', async (option, message) => {
  const { code, lines } = await run(siteOf({ ...source, ...option }).folder)
  expect(code).toBe(1)
  expect(lines.join('\n')).toContain(message)
})

it.each([
  [{ git: '--upload-pack=touch x' }, 'git'],
  [{ ref: '--force' }, 'ref'],
  [{ dir: '../etc' }, 'dir'],
  [{ files: ['!README.md'] }, 'files[0]'],
  [{ into: 'docs/../..' }, 'into'],
  [{ id: '../docs' }, 'id'],
])('refuses %o', async (option, key) => {
  const { code, lines } = await run(siteOf({ ...source, ...option }).folder)
  expect(code).toBe(2)
  expect(lines[0]).toContain(`sources[0].${key}`)
})

it('replaces no folder of the site itself', async () => {
  const origin = { git: repository, ref: 'latest', versions: [], dir: 'docs', mdx: false }
  const config = { title: 'T', url: 'https://example.org', docs: { path: 'docs', origin } }
  const folder = writeSite({
    'content/docs/index.md': '# Start\n',
    'landing.config.json': JSON.stringify(config),
  })
  const { code, lines } = await run(folder)
  expect(code).toBe(2)
  expect(lines[0]).toContain('docs.origin: is set by "sources" alone')
  expect(readFileSync(join(folder, 'content/docs/index.md'), 'utf8')).toBe('# Start\n')
})

it('says that nothing is configured, and where it looked', async () => {
  const folder = writeSite({ 'vite.config.js': '' })
  const { code, lines } = await run(folder)
  expect(code).toBe(0)
  expect(lines[0]).toContain('vite.config.js  warning  check/no-config')
  expect(lines.slice(1)).toEqual(['The configuration names no "sources".'])
})

it('fetches the sources that are named', async () => {
  const site = siteOf(source, { ...source, into: 'docs/cf' })
  expect((await run(site.folder, 'cf')).lines).toHaveLength(1)
  const unknown = await run(site.folder, 'cloud')
  expect(unknown.code).toBe(2)
  expect(unknown.lines[0]).toContain(
    'sources/usage: Unknown source "cloud"; configured: "btp", "cf".',
  )
})

it('fetches no links out of the folder, no packages and no record of generated pages', async () => {
  const repository = writeSite({
    'secret.md': '# Secret\n',
    'docs/index.md': '# Docs\n',
    'docs/a/.PAGES/pages.json': '{}',
    'docs/.pages/pages.json': '{"pages":[{"path":"a.md","file":"../../../landing.config.json"}]}',
    'docs/a/node_modules/typescript/index.js': '',
  })
  const links = { in: 'index.md', up: '../secret.md', passwd: '/etc/passwd', loop: '.', none: 'no' }
  for (const [name, to] of Object.entries(links)) symlinkSync(to, join(repository, 'docs', name))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: repository })
  git('init', '-q', '-b', 'main')
  git('add', '-Af')
  git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '-qm', 'a')
  const sources = [{ git: repository, ref: 'main', into: 'docs/x' }]
  const config = { title: 'T', url: 'https://example.org', sources }
  const folder = writeSite({ 'landing.config.json': JSON.stringify(config) })
  const error = (text: string) => expect.unreachable(text)
  expect(await landingSources([], folder, { log: () => {}, error })).toBe(0)
  const found = readdirSync(join(folder, 'content/.sources/x'), { recursive: true })
  expect(found.sort()).toEqual(['a', 'in', 'index.md'])
})
