import { execFileSync } from 'node:child_process'
import { readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { removeSites, writeSite } from './fixtures/write-site'
import { landingSources } from './landing-sources'

afterAll(removeSites)

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
