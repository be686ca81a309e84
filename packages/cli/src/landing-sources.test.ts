import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeSites, writeSite } from '@landing/tooling/sites'
import { afterAll, expect, it, vi } from 'vitest'
import { git, open, pathsOf, repository, run, siteOf, source } from './fixtures/origin'

afterAll(removeSites)
afterAll(() => rmSync(repository, { recursive: true, force: true }))

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
