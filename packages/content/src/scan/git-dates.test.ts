import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { gitDates } from './git-dates'

const root = realpathSync(mkdtempSync(join(tmpdir(), 'landing-dates-')))
const repository = join(root, 'repository')
const docs = join(repository, 'site/docs')
const git = (...args: string[]) => execFileSync('git', args, { cwd: repository })

mkdirSync(docs, { recursive: true })
writeFileSync(join(docs, 'a.md'), '# A\n')
git('init', '-q')
git('add', '.')
git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', 'commit', '-q', '-m', 'One')
afterEach(() => vi.unstubAllEnvs())
afterAll(() => rmSync(root, { recursive: true }))

it('finds who changed a file', async () => {
  expect((await gitDates(docs)).get('a.md')).toMatchObject({ author: 'Ada', contributors: ['Ada'] })
})

it('reads the repository of the folder in a hook of a worktree', async () => {
  vi.stubEnv('GIT_DIR', join(repository, '.git'))
  expect([...(await gitDates(docs)).keys()]).toEqual(['a.md'])
})

it('reads a repository outside of its folder, if both are named', async () => {
  const moved = join(root, 'moved.git')
  git('clone', '-q', '--bare', '.', moved)
  const copy = join(root, 'copy')
  mkdirSync(join(copy, 'site/docs'), { recursive: true })
  vi.stubEnv('GIT_DIR', moved)
  vi.stubEnv('GIT_WORK_TREE', copy)
  expect([...(await gitDates(join(copy, 'site/docs'))).keys()]).toEqual(['a.md'])
})

it('finds nothing without git', async () => {
  expect(await gitDates(root)).toEqual(new Map())
})
