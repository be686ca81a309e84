import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { removeSites, writeSite } from '@landing/tooling/sites'
import { afterAll, expect, it } from 'vitest'
import { git, open, pathsOf, repository, run, siteOf, source } from '../fixtures/origin'
import { landingSources } from '../landing-sources'

afterAll(removeSites)
afterAll(() => rmSync(repository, { recursive: true, force: true }))

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
    const plugins = [join(import.meta.dirname, '../fixtures/mdx.ts')]
    const content = await open({ ...site, config: { ...site.config, plugins } })
    const path = '.sources/btp/code.mdx'
    const code = await content.pageModule(path)
    expect(content.codeSources()).toEqual(code === undefined ? [] : [path])
    const route = content.model.routes.find(({ path }) => path.endsWith('/code/'))
    const page = route && (await content.renderPage(route))
    await content.dispose()
    return [code !== undefined, page?.messages.map(({ code, severity }) => `${code} ${severity}`)]
  }
  expect(await moduleOf({})).toEqual([false, ['page/refused warn']])
  expect(await moduleOf({ trusted: true })).toEqual([true, []])
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

it('replaces no folder of the site itself', async () => {
  const origin = { git: repository, ref: 'latest', versions: [], dir: 'docs', trusted: false }
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
