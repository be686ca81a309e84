import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
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

it('finds the files of a folder that is a symbolic link, and of linked folders and submodules in it', async () => {
  const linked = join(root, 'linked')
  symlinkSync(join(repository, 'site'), linked)
  expect([...(await gitDates(linked)).keys()]).toEqual(['docs/a.md'])
  const content = join(root, 'content')
  mkdirSync(content)
  symlinkSync(docs, join(content, 'docs'))
  git('clone', '-q', '.', join(content, 'tool'))
  expect([...(await gitDates(content)).keys()]).toEqual(['docs/a.md', 'tool/site/docs/a.md'])
})

it('has no dates of files that a shallow clone has no change of', async () => {
  const shallow = join(root, 'shallow')
  writeFileSync(join(docs, 'b.md'), '# B\n')
  git('add', '.')
  git('-c', 'user.name=Bob', '-c', 'user.email=bob@example.org', 'commit', '-q', '-m', 'Two')
  writeFileSync(join(docs, 'a.md'), '# A again\n')
  git('-c', 'user.name=Cy', '-c', 'user.email=cy@example.org', 'commit', '-q', '-a', '-m', 'Three')
  git('clone', '-q', '--depth=2', `file://${repository}`, shallow)
  const dates = await gitDates(join(shallow, 'site/docs'))
  expect([...dates].map(([path, { author }]) => [path, author])).toEqual([['a.md', 'Cy']])
})

it('finds nothing without git', async () => {
  const plain = join(root, 'plain')
  expect(await gitDates(plain)).toEqual(new Map())
  mkdirSync(plain)
  expect(await gitDates(plain)).toEqual(new Map())
})
